// What the pages of a company and of its product say in each language of the site, when it writes Japanese, and English and Chinese
// beside it: each text in the best language there is, marked where that is not the page's, and its original one link away.
import { afterAll, expect, test, vi } from 'vitest'
import type { ApiClient } from '../contract/api.ts'
import type { EditionEntry } from '../contract/editions.ts'
import { languages, type Language } from '../contract/locale.ts'
import { businessPath, productPath } from '../contract/slugs.ts'
import { allEditions } from '../domains/editions/editions.ts'
import { testDatabase } from '../testing/database.ts'
import { aSession } from '../testing/sessions.ts'
import { aSite, cookieOf, type SiteWish } from '../testing/site.ts'
import { aTranslated, translated } from '../testing/translated.ts'
import type { Head } from './api/head.ts'
import type { PageOnServer } from './api/page.ts'
import { originalWish, readingOf } from './components/text/reading.ts'
import { pageDataOf as businessDataOf } from './screens/businesses/page-data.ts'
import { pageDataOf as productDataOf } from './screens/products/page-data.ts'
import { apiInProcess } from '../roles/api.ts'
import { createPageCache } from '../roles/web/page-cache.ts'

vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
}))
// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { metaOf, toldOf } = await import('./api/head.ts')
const { businessHead } = await import('./screens/businesses/head.server.ts')
const { productHead } = await import('./screens/products/head.server.ts')

const database = await testDatabase()
const { db } = database
const editions = allEditions('en') as EditionEntry[]
const [japan] = editions
const { origin } = japan!

const made = await aTranslated(database, {
  general: { registeredName: '株式会社檜川軸受製作所', nameReading: 'ひのかわじくうけせいさくしょ' },
  verification: {
    scope: ['registration'],
    checkedBy: 'Millwright verification desk',
    checkedOn: '2026-01-10',
    validUntil: '2099-01-10',
  },
})
const [productID] = made.productIDs

type Calls = Pick<PageOnServer, 'api' | 'language' | 'url'>
function pageAt(path: string, language: Language): PageOnServer {
  const speaking = {
    caller: { language, edition: 'jp', address: '127.0.0.1', authorization: undefined },
    tag: () => {},
  }
  const calls: Calls = { api: apiInProcess(db, speaking), language, url: new URL(path, origin) }
  const i18n = { _: (text: string) => text, locale: language }
  return { ...calls, edition: japan, editions, i18n } as unknown as PageOnServer
}

async function businessIn(language: Language, query = '') {
  const page = pageAt(`/business/${made.businessID}/${query}`, language)
  const id = made.businessID
  const [profile, products] = await Promise.all([
    page.api.showBusinessProfile({ id, ...originalWish(page) }),
    page.api.listProductsOfBusiness({ bid: id }),
  ])
  const path = businessPath(profile)
  const reading = await readingOf(page, profile, path)
  const summary = { reactionCount: { like: 0 }, session: { reactionType: null } }
  const follows = { followersCount: 0, session: { following: false } }
  const calls = {
    profile,
    products,
    reactions: summary,
    follows,
    trust: { events: [], statement: null },
    reading,
  }
  const data = businessDataOf(calls, language, '2026-11-20')
  return { data, path, head: businessHead(page, profile, { products, crumbs: [] }) }
}

async function productIn(language: Language, query = '') {
  const page = pageAt(`/business-product/${productID}/${query}`, language)
  const product = await page.api.showProduct({ productID: productID!, ...originalWish(page) })
  const path = productPath(product)
  const reading = await readingOf(page, product, path)
  const summary = { reactionCount: { like: 0 }, session: { reactionType: null } }
  const data = productDataOf(product, [], summary, { language, reading })
  return { data, path, head: productHead(page, product) }
}

/** In which language each text is to be read, by that of the page. */
const expected: Record<Language, { first: 'ja' | 'en' | 'zh'; later: 'ja' | 'en'; names: object }> = {
  ja: { first: 'ja', later: 'ja', names: {} },
  en: { first: 'en', later: 'en', names: {} },
  // Its Chinese ends after the first line.
  zh: { first: 'zh', later: 'en', names: { en: '英语' } },
  es: { first: 'en', later: 'en', names: { en: 'inglés' } },
  it: { first: 'en', later: 'en', names: { en: 'inglese' } },
}

test.each(languages)(
  'in %s every text of the page of a company has the language in which it stands',
  async (language) => {
    const { first, later, names } = expected[language]
    const langOf = (text: string) => (text === language ? undefined : text)
    const { data, path } = await businessIn(language)
    expect(data).toMatchObject({
      name: translated[first].name,
      nameLang: langOf(first),
      short: translated[first].short,
      shortLang: langOf(first),
      about: translated[later].about,
      aboutLang: langOf(later),
      factory: { facilities: translated[later].facilities, facilitiesLang: langOf(later) },
      products: [
        { name: translated[first].product, nameLang: langOf(first), descriptionLang: langOf(first) },
      ],
    })
    expect(data.reading).toEqual({
      names,
      ...(language !== 'ja' && { original: `${path}?texts=original` }),
    })
    // The badge was given to the Japanese name.
    expect(data.originalName).toEqual(
      language === 'ja' ? undefined : { text: translated.ja.name, lang: 'ja' },
    )
    // Which name was checked is said in every language, in its own writing.
    expect(data.verification?.name).toEqual({ text: translated.ja.name, lang: langOf('ja') })
    expect(data.general.registeredName).toEqual({ text: translated.ja.name, lang: langOf('ja') })
    expect(data.general.nameReading).toBe(language === 'ja' ? 'ひのかわじくうけせいさくしょ' : undefined)
  },
)

test.each(languages)(
  'in %s every text of the page of a product has the language in which it stands',
  async (language) => {
    const { first, names } = expected[language]
    const langOf = (text: string) => (text === language ? undefined : text)
    const { data, path } = await productIn(language)
    expect(data).toMatchObject({
      name: translated[first].product,
      nameLang: langOf(first),
      text: translated[first].description,
      textLang: langOf(first),
      company: { name: translated[first].name, nameLang: langOf(first) },
    })
    expect(data.reading).toEqual({
      // Of the product all is Chinese there.
      names: language === 'zh' ? {} : names,
      ...(language !== 'ja' && { original: `${path}?texts=original` }),
    })
  },
)

test.each(languages)('in %s the original is shown as it was written, and leads back', async (language) => {
  const langOf = language === 'ja' ? undefined : 'ja'
  const [business, product] = [
    await businessIn(language, `?lang=${language}&texts=original`),
    await productIn(language, '?texts=original'),
  ]
  expect(business.data).toMatchObject({
    name: translated.ja.name,
    nameLang: langOf,
    about: translated.ja.about,
    aboutLang: langOf,
    reading: { back: { path: `${business.path}?lang=${language}` } },
  })
  expect(business.data.originalName).toBeUndefined()
  expect(business.data.reading.original).toBeUndefined()
  expect(product.data).toMatchObject({
    name: translated.ja.product,
    text: translated.ja.description,
    textLang: langOf,
    reading: { back: { path: product.path } },
  })
  for (const { head, path } of [business, product]) {
    const own = language === 'en' ? origin + path : `${origin}${path}?lang=${language}`
    expect(metaOf(head)).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head.canonical).toBe(own)
  }
})

const alternatesOf = (head: Head) =>
  Object.fromEntries(toldOf(head)!.alternates.map((one) => [one.language, one.href]))

test('search engines are told of the languages that are written, in each of them alike', async () => {
  for (const pageIn of [businessIn, productIn]) {
    const { head, path } = await pageIn('en')
    const plain = origin + path
    const inOwn = { en: plain, ja: `${plain}?lang=ja`, zh: `${plain}?lang=zh`, 'x-default': plain }
    const all = alternatesOf(head)
    expect(all).toMatchObject(inOwn)
    // In every other edition's own language.
    expect(Object.keys(all)).toHaveLength(4 + 24)
    expect(all).toHaveProperty('es-MX')
    for (const language of ['ja', 'zh'] as const)
      expect(alternatesOf((await pageIn(language)).head)).toEqual(inOwn)
    // What around its texts alone is Italian is nobody's Italian page, yet one of its own.
    const italian = (await pageIn('it')).head
    expect([alternatesOf(italian), italian.canonical]).toEqual([{}, `${plain}?lang=it`])
  }
})

test('the head and what machines are told speak the shown texts, and name the others', async () => {
  for (const language of languages) {
    const { first } = expected[language]
    const shown = translated[first]
    const [business, product] = [await businessIn(language), await productIn(language)]
    expect(business.head.title).toContain(shown.name)
    expect(business.head.description).toBe(shown.short)
    expect(product.head.title).toContain(`${shown.product} – ${shown.name}`)
    const names = (field: 'name' | 'product') =>
      [translated.ja, translated.de, translated.en, translated.zh]
        .map((texts) => texts[field])
        .filter((name) => name !== shown[field])
    const [organization, , page] = toldOf(business.head)!.structured as Record<string, unknown>[]
    expect(organization).toMatchObject({
      name: shown.name,
      alternateName: names('name'),
      legalName: translated.ja.name,
      description: shown.short,
    })
    expect(page).toMatchObject({ '@type': 'WebPage', inLanguage: language, url: business.head.canonical })
    const [told] = toldOf(product.head)!.structured as Record<string, unknown>[]
    expect(told).toMatchObject({ name: shown.product, alternateName: names('product') })
  }
})

test('the original is never another visitor’s page, nor the page the original', async () => {
  const asked: string[] = []
  const handlePage: SiteWish['handlePage'] = async (request, page) => {
    if (!page.session) asked.push(new URL(request.url).search)
    const { general } = await nameAsAsked(page)
    return Response.json(general.companyName)
  }
  const nameAsAsked = (page: { api: ApiClient; url: URL }) =>
    page.api.showBusinessProfile({ id: made.businessID, ...originalWish(page) })
  const app = await aSite({ db, handlePage, cache: createPageCache(10_000_000) })
  const stranger = await aSession(db)
  const read = async (query: string, cookie?: string) => {
    const headers = { host: 'jp.localhost', 'accept-language': 'en', ...(cookie && { cookie }) }
    const answer = await app.inject({ url: `/business/${made.businessID}/${query}`, headers })
    return answer.json<string>()
  }
  for (let round = 0; round < 2; round++) {
    expect(await read('')).toBe(translated.en.name)
    expect(await read('?texts=original')).toBe(translated.ja.name)
    expect(await read('?texts=other')).toBe(translated.en.name)
    expect(await read('?lang=zh')).toBe(translated.zh.name)
    expect(await read('?texts=original&lang=zh')).toBe(translated.ja.name)
    expect(await read('', cookieOf(stranger))).toBe(translated.en.name)
    expect(await read('?texts=original', cookieOf(stranger))).toBe(translated.ja.name)
  }
  // Visitors were shown what was kept in the second round.
  expect(asked.toSorted()).toEqual([
    '',
    '?lang=zh',
    '?texts=original',
    '?texts=original&lang=zh',
    '?texts=other',
  ])
})
