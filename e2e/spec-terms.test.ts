// Specifications in every reader's language: the owner sees what others will, refuses and chooses; readers see theirs and the original.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Language } from '../src/contract/locale.ts'
import { aCompanyOfMine, chooseBearings, saves } from './company-of-mine.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
/** What is said below a row of the specification. */
const below = (page: Page, at: number) =>
  page.locator('main details', { has: page.locator(`[name="spec-term-${at}"]`) })
const namesOn = (page: Page) => page.locator('#technical dl').first().locator('dt').allTextContents()

const typed = [
  ['Bore', '12.5 mm'],
  ['Width', '9 mm'],
  ['Dynamic load ratng C', '14 kN'],
] as const
const seen: [Language, string[]][] = [
  ['en', ['Bore', 'Width', 'Basic dynamic load rating']],
  ['ja', ['内径', 'Width', '基本動定格荷重']],
  ['es', ['Diámetro interior', 'Width', 'Capacidad de carga dinámica']],
  ['it', ['Diametro interno', 'Width', 'Coefficiente di carico dinamico']],
  ['zh', ['内径', 'Width', '额定动载荷']],
]

test.each(pairsFor('spec-terms'))(
  'in %s at %i px: an owner refuses one name and chooses another, and readers of five languages see theirs',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width })
    const { page, open } = visitor
    const { products, tag } = await aCompanyOfMine(visitor)
    await open(`${products}/new`)
    await field(page, 'name').fill(`Ring ${tag}`)
    await chooseBearings(page, word('Category'))
    for (const [at, [key, value]] of typed.entries()) {
      if ((await field(page, `spec-key-${at}`).count()) === 0)
        await page.getByRole('button', { name: word('Add row') }).click()
      await field(page, `spec-key-${at}`).fill(key)
      await field(page, `spec-value-${at}`).fill(value)
    }

    await below(page, 0).getByText('Diámetro interior').waitFor()
    expect(await below(page, 0).locator('bdi[lang="ja"]').textContent()).toBe('内径')
    await below(page, 1).locator('summary').focus()
    await page.keyboard.press('Enter')
    await field(page, 'spec-term-1').selectOption('-')
    await below(page, 1).getByText(word('Every reader sees this name as you typed it.')).waitFor()
    // What may mean several is asked, unfolded.
    const asked = field(page, 'spec-term-2')
    await asked.waitFor()
    expect(await asked.locator('option').count()).toBeLessThanOrEqual(12)
    await asked.selectOption('dynamic-load-rating')
    await below(page, 2).getByText('额定动载荷').waitFor()

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await scriptsRun(page)
    await page.getByText(word('What you typed here before is back. It has not been sent.')).waitFor()
    await expect.poll(() => field(page, 'spec-term-1').inputValue()).toBe('-')
    await expect.poll(() => field(page, 'spec-term-2').inputValue()).toBe('dynamic-load-rating')

    await saves(page, 'publish').click()
    await page.waitForURL(/made=published/)
    const productID = new URL(page.url()).pathname.split('/').at(-1)!
    await below(page, 2).getByText('额定动载荷').waitFor()

    for (const [reader, names] of seen) {
      const { page: read, open: visit } = await visitorWith(launch(), { language: reader, width })
      await visit(`/business-product/${productID}`)
      expect(await namesOn(read)).toEqual(names)
      const original = read.locator('#technical details')
      await original.locator('summary').click()
      // Where nothing else is another, the mistyped name still is.
      expect(await original.locator('dt').allTextContents()).toContain('Dynamic load ratng C')
      expect(await original.locator('dt span').first().getAttribute('lang')).toBe(
        reader === 'en' ? null : 'en',
      )
      const told = await read.locator('script[type="application/ld+json"]').allTextContents()
      expect(told.join()).toContain(names[0])
    }
  },
)

test('without scripts it is shown and can be refused, and readers have the original', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['Ring'] })
  await open(products)
  await open(
    (await page.locator('main a[href*="/products/"]:not([href$="/new"])').first().getAttribute('href'))!,
  )
  await field(page, 'spec-key-0').fill('Bore')
  await field(page, 'spec-value-0').fill('12.5 mm')
  await saves(page, 'save').click()
  await below(page, 0).getByText('Diámetro interior').waitFor()
  await below(page, 0).locator('summary').click()
  await field(page, 'spec-term-0').selectOption('-')
  await saves(page, 'save').click()
  await below(page, 0).getByText('Every reader sees this name as you typed it.').waitFor()
  expect(await field(page, 'spec-term-0').inputValue()).toBe('-')
  const productID = new URL(page.url()).pathname.split('/').at(-1)!
  const reader = await visitorWith(launch(), { script: false, language: 'ja' })
  await reader.open(`/business-product/${productID}`)
  expect(await namesOn(reader.page)).toEqual(['Bore'])

  await below(page, 0).locator('summary').click()
  await field(page, 'spec-term-0').selectOption('')
  await saves(page, 'save').click()
  await below(page, 0).getByText('Diámetro interior').waitFor()
  await reader.open(`/business-product/${productID}`)
  expect(await namesOn(reader.page)).toEqual(['内径'])
  await reader.page.locator('#technical details summary').click()
  const original = reader.page.locator('#technical details dt')
  expect(await original.textContent()).toBe('Bore')
  expect(await original.locator('span').getAttribute('lang')).toBe('en')
})
