// A company that writes Japanese, and English and Chinese beside it, read in other languages: each text says in which language it
// stands, quietly where that is not the page's, and what was written first is one link away, with scripts and without.
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { businessPath, productPath } from '../src/contract/slugs.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aTranslated, translated } from '../src/testing/translated.ts'
import { onDatabase } from './changes.ts'
import { pairs, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** The company with a badge, and another that has Japanese alone. */
let company: string
let product: string
let untranslated: string
beforeAll(() => {
  const made = onDatabase(async (db, pool) => {
    const world = { db, pool }
    const verification = {
      scope: ['registration' as const],
      checkedBy: 'Millwright verification desk',
      checkedOn: '2026-01-10',
      validUntil: '2099-01-10',
    }
    const several = await aTranslated(world, {
      verification,
      general: { registeredName: translated.ja.name, nameReading: 'ひのかわじくうけせいさくしょ' },
    })
    const alone = await aTranslated(world, { languages: [] })
    return [several, alone] as const
  })
  const paths = made.then(async ([several, alone]) => {
    const dataOf = async (call: string) =>
      ((await (await fetch(`${site}/api/${call}`)).json()) as { data: { key: string } }).data
    company = businessPath(await dataOf(`business/profile/${several.businessID}`))
    product = productPath(await dataOf(`product/${several.productIDs[0]}`))
    untranslated = businessPath(await dataOf(`business/profile/${alone.businessID}`))
  })
  return paths.then(() => async () => {
    for (const { businessID } of await made)
      await onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID)))
  })
})

/** The language in which a text of the page is read: the nearest that anything around it says. */
const readIn = (page: Page, text: string) =>
  page
    .locator('main')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest('[lang]')!.getAttribute('lang'))

const words = {
  en: { original: 'Show the original', by: 'Translated by the company', back: 'Back to English' },
  ja: { original: '原文を表示', by: '企業自身による翻訳', back: '日本語表示に戻る' },
} as const

describe.each(pairs)('in %s at %i px', (language, width) => {
  const own = translated[language]
  const { original, by, back } = words[language]

  test('each text of a company and its product says its language', async () => {
    const { page, open } = await visitorWith(launch(), { language, width })
    await open(company)
    expect(await page.locator('h1').textContent()).toBe(own.name)
    for (const text of [own.name, own.short, own.about, own.facilities, own.product])
      expect([text, await readIn(page, text)]).toEqual([text, language])
    expect(await page.locator('main').getByText(by).count()).toBe(language === 'en' ? 1 : 0)
    await open(product)
    for (const text of [own.product, own.description, own.name])
      expect([text, await readIn(page, text)]).toEqual([text, language])
  })

  test('another language than the page’s is named, once a text', async () => {
    const { page, open } = await visitorWith(launch(), { language, width })
    const mark = { en: 'In Japanese', ja: '日本語で記載' }[language]
    await open(untranslated)
    expect(await readIn(page, translated.ja.about)).toBe('ja')
    // Below its first line, beside its works, and beside what it says of itself.
    expect(await page.locator('main').getByText(mark, { exact: true }).count()).toBe(
      language === 'en' ? 3 : 0,
    )
    expect(await page.locator('main').getByText(original).count()).toBe(0)
  })

  test.each([true, false])(
    'what was written first is one link away and leads back; scripts: %s',
    async (script) => {
      const { page, open } = await visitorWith(launch(), { language, width, script })
      // A reader of Japanese is shown the English by its address.
      const texts = translated.en
      for (const [path, shown, first] of [
        [company, texts.about, translated.ja.about],
        [product, texts.description, translated.ja.description],
      ] as const) {
        await open(`${path}?lang=en`)
        await page.getByRole('link', { name: words.en.original }).click()
        await page.waitForURL(/texts=original/)
        await page.locator('main').getByText(first, { exact: true }).first().waitFor()
        expect(await readIn(page, first)).toBe('ja')
        expect(await page.locator('main').getByText(shown, { exact: true }).count()).toBe(0)
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
        await page.getByRole('link', { name: words.en.back }).click()
        await page.waitForURL((url) => !url.search.includes('texts'))
        await page.locator('main').getByText(shown, { exact: true }).first().waitFor()
        expect(await page.locator('meta[name="robots"]').count()).toBe(0)
      }
      expect(await page.getByText(back).count()).toBe(0)
    },
  )

  test('a badge stands beside the name to which it was given', async () => {
    const { page, open } = await visitorWith(launch(), { language, width })
    await open(company)
    const name = page.locator('main').getByText(translated.ja.name, { exact: true })
    // As its first name where another is shown, as that of what was checked, and as that of its register.
    expect(await name.count()).toBe(3)
    expect(await readIn(page, translated.ja.name)).toBe('ja')
    expect(await page.locator('main').getByText('ひのかわじくうけせいさくしょ').count()).toBe(
      language === 'ja' ? 1 : 0,
    )
  })
})
