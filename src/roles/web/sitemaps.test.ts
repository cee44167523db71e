import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { EditionEntry } from '../../contract/editions.ts'
import { businessKey, businessPath, idOfSlug, productKey, productPath } from '../../contract/slugs.ts'
import { deliverAll } from '../../platform/events.ts'
import { allEditions, editionBit } from '../../domains/editions/editions.ts'
import { apiInProcess } from '../api.ts'
import { domainListeners } from '../domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { aTranslated, translated } from '../../testing/translated.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { pageContext, type pageOf } from '../../web/api/page.ts'
import { loader as robots } from '../../web/resources/robots.ts'
import { loader as sitemap } from '../../web/resources/sitemap.ts'
import { loader as sitemapIndex } from '../../web/resources/sitemap-index.ts'

const database = await testDatabase()
const { db } = database
const editions = allEditions('en') as EditionEntry[]
const editionOf = (code: string) => editions.find((edition) => edition.code === code)!

type Loader = (args: Parameters<typeof sitemap>[0]) => Response | Promise<Response>

/** What a visitor of an edition is answered. */
async function answerOf(load: Loader, code: string, params: Record<string, string> = {}): Promise<Response> {
  const edition = editionOf(code)
  const speaking = {
    caller: { language: 'en', edition: code, address: '127.0.0.1', authorization: undefined },
    tag: () => {},
  }
  const context = new RouterContextProvider()
  context.set(pageContext, { api: apiInProcess(db, speaking), edition, editions } as ReturnType<
    typeof pageOf
  >)
  return load({ params, context } as unknown as Parameters<typeof sitemap>[0])
}
const partOf = (file: string, code = 'jp') => answerOf(sitemap, code, { file })

/** The texts of the elements called `name`; throws when the document is not well-formed. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  const open: { name: string; from: number }[] = []
  const token = /<\?xml [^<>?]*\?>|<(\/?)([a-z:]+)((?: [a-z:]+="[^"<>]*")*)\s*(\/?)>|[^<>]+|[<>]/giy
  for (let match = token.exec(xml); match; match = token.exec(xml)) {
    const [whole, closing, element, attributes = '', empty] = match
    if (whole === '<' || whole === '>') throw new Error(`a stray ${whole} at ${match.index}`)
    const text = element === undefined && !whole.startsWith('<?') ? whole : attributes
    if (/&(?!amp;|lt;|gt;|quot;|apos;)/.test(text)) throw new Error(`a stray & in ${text}`)
    if (element === undefined) {
      if (open.length === 0 && !whole.startsWith('<?') && whole.trim())
        throw new Error(`text outside: ${text}`)
    } else if (closing) {
      const last = open.pop()
      if (last?.name !== element) throw new Error(`${element} closes ${last?.name}`)
      if (element === name) texts.push(xml.slice(last.from, match.index))
    } else if (!empty) open.push({ name: element, from: token.lastIndex })
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} is left open`)
  return texts.map((text) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&'))
}

/** Language and address of the links of an entry. */
const alternatesIn = (entry: string) =>
  [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) => found)

const hostile = `"Ø' & <b>東京</b>]]> 50% / ?a=1&b=2#c`

let api: FastifyInstance
let shy: { businessID: string; productIDs: string[] }
let odd: { businessID: string; productIDs: string[] }
let written: { businessID: string; productIDs: string[] }
beforeAll(async () => {
  api = await testApi(database)
  shy = await aBusiness(db, {
    companyName: 'Shy Gears',
    hiddenEditions: 1 << editionBit('it'),
    products: [{ name: 'Spur gear' }],
  })
  odd = await aBusiness(db, {
    companyName: hostile,
    createdAt: new Date('2026-02-03T12:00:00Z'),
    products: [{ name: `${hostile} 6204` }],
  })
  written = await aTranslated(database)
  await deliverAll(db, domainListeners, testLog)
})

describe('the sitemaps of an edition (P2.1)', () => {
  test('are listed at its own origin, those of all editions in robots.txt with its own first', async () => {
    for (const code of ['jp', 'it']) {
      const { origin } = editionOf(code)
      const index = await answerOf(sitemapIndex, code)
      expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
      expect(textsOf(await index.text(), 'loc')).toEqual(
        ['pages', 'business-1', 'product-1'].map((name) => `${origin}/sitemaps/${name}.xml`),
      )
      const lines = (await (await answerOf(robots, code)).text()).split('\n')
      const named = lines.filter((line) => line.startsWith('Sitemap: '))
      expect(named[0]).toBe(`Sitemap: ${origin}/sitemap.xml`)
      expect(named.toSorted()).toEqual(editions.map((one) => `Sitemap: ${one.origin}/sitemap.xml`).toSorted())
      for (const path of ['/accounts/', '/api/']) expect(lines).toContain(`Disallow: ${path}`)
    }
  })

  test('have the canonical addresses of companies and products, with the day of their last change', async () => {
    const { origin } = editionOf('jp')
    const companies = await (await partOf('business-1.xml')).text()
    expect(textsOf(companies, 'loc')).toEqual([
      `${origin}${businessPath({ key: businessKey({ businessID: odd.businessID, companyName: hostile }) })}`,
      `${origin}${businessPath({ key: businessKey({ businessID: shy.businessID, companyName: 'Shy Gears' }) })}`,
      `${origin}${businessPath({ key: businessKey({ businessID: written.businessID, companyName: translated.ja.name }) })}`,
    ])
    expect(textsOf(companies, 'lastmod')[0]).toBe('2026-02-03')
    const products = await (await partOf('product-1.xml')).text()
    expect(textsOf(products, 'loc')[0]).toBe(
      `${origin}${productPath({ key: productKey({ productID: odd.productIDs[0]!, companyName: hostile, name: `${hostile} 6204` }) })}`,
    )
    for (const address of [...textsOf(companies, 'loc'), ...textsOf(products, 'loc')])
      expect(new URL(address).href).toBe(address)
  })

  test('name the languages in which a page is written, and the plain address', async () => {
    const xml = await (await partOf('business-1.xml')).text()
    const [entry = ''] = textsOf(xml, 'url').filter((url) => url.includes('Shy'))
    const plain = `${editionOf('jp').origin}${businessPath({ key: businessKey({ businessID: shy.businessID, companyName: 'Shy Gears' }) })}`
    expect(alternatesIn(entry)).toEqual([
      ['en', plain],
      ['x-default', plain],
    ])
    const products = await (await partOf('product-1.xml')).text()
    for (const [xmlOf, id] of [
      [xml, written.businessID],
      [products, written.productIDs[0]!],
    ] as const) {
      const [own = ''] = textsOf(xmlOf, 'url').filter((url) => url.includes(id))
      const [, at] = alternatesIn(own)[0]!
      // German is none of the languages of pages.
      expect(alternatesIn(own)).toEqual([
        ['en', at],
        ['ja', `${at}?lang=ja`],
        ['zh', `${at}?lang=zh`],
        ['x-default', at],
      ])
    }
    // Pages that are not somebody's are there in all languages.
    const [home = ''] = textsOf(await (await partOf('pages.xml')).text(), 'url')
    expect(alternatesIn(home).map(([language]) => language)).toEqual([
      'en',
      'ja',
      'es',
      'it',
      'zh',
      'x-default',
    ])
  })

  test('name the languages that the page itself names', async () => {
    for (const [file, id, path] of [
      ['business-1.xml', written.businessID, 'business/profile'],
      ['business-1.xml', shy.businessID, 'business/profile'],
      ['business-1.xml', odd.businessID, 'business/profile'],
      ['product-1.xml', written.productIDs[0]!, 'product'],
      ['product-1.xml', odd.productIDs[0]!, 'product'],
    ] as const) {
      const { data } = (await api.inject(`/api/${path}/${id}`)).json<{ data: { writtenIn: string[] } }>()
      const kind = file === 'business-1.xml' ? 'business' : 'product'
      const listed = (await api.inject(`/api/directory/page/${kind}/1`)).json<{
        data: { id: string; writtenIn: string[] }[]
      }>().data
      expect(listed.find((page) => page.id === id)?.writtenIn.toSorted()).toEqual(data.writtenIn.toSorted())
    }
  })

  test('in an edition of another language have that at the plain address', async () => {
    const xml = await (await partOf('business-1.xml', 'mx')).text()
    const [entry = ''] = textsOf(xml, 'url').filter((url) => url.includes('Shy'))
    const plain = `${editionOf('mx').origin}${businessPath({ key: businessKey({ businessID: shy.businessID, companyName: 'Shy Gears' }) })}`
    const found = alternatesIn(entry)
    expect(found).toContainEqual(['es-MX', plain])
    expect(found).toContainEqual(['en-MX', `${plain}?lang=en`])
    // Everybody else is served by the first edition.
    expect(found.map(([language]) => language)).not.toContain('x-default')
  })

  test('show neither a company that hides from the edition nor its products', async () => {
    for (const file of ['business-1.xml', 'product-1.xml']) {
      expect(await (await partOf(file, 'jp')).text()).toContain('Shy-Gears')
      expect(await (await partOf(file, 'it')).text()).not.toContain('Shy-Gears')
    }
  })

  test('lead to pages that are there', async () => {
    for (const [file, call] of [
      ['business-1.xml', (id: string) => `/api/business/profile/${id}`],
      ['product-1.xml', (id: string) => `/api/product/${id}`],
    ] as const) {
      const addresses = textsOf(await (await partOf(file)).text(), 'loc')
      expect(addresses).toHaveLength(3)
      for (const address of addresses) {
        const id = idOfSlug(new URL(address).pathname.replace(/\/$/, ''))
        expect((await api.inject(call(id ?? ''))).statusCode, address).toBe(200)
      }
    }
  })

  test('begin with the pages that are always there, people among none of them', async () => {
    const xml = await (await partOf('pages.xml')).text()
    const paths = textsOf(xml, 'loc').map((address) => address.slice(editionOf('jp').origin.length))
    expect(paths).toEqual(expect.arrayContaining(['/', '/industries', '/search-result']))
    expect(paths).toContain('/search-result?business=DI')
    expect(xml).toContain('/search-result?business=DI&amp;lang=ja"')
    const nodes = paths.filter((path) => /(?:industry|category)=/.test(path))
    const counts = (await api.inject('/api/directory/category-count')).json<{
      data: { id: string; manufacturers: number; products: number }[]
    }>().data
    expect(nodes.length).toBeGreaterThan(0)
    for (const path of nodes) {
      const [, id = ''] = /=([\d-]+)$/.exec(path) ?? []
      const count = counts.find((one) => one.id === id)
      expect(path.includes('business=PR') ? count?.products : count?.manufacturers, path).toBeGreaterThan(0)
    }
    expect(paths.filter((path) => /UR|profile/.test(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each([
    'business-2.xml',
    'business-0.xml',
    'business-01.xml',
    'business-9999999.xml',
    'business-99999999999999999999.xml',
    'person-1.xml',
    'business-1',
    'business-1.xml.gz',
    '../robots.txt',
    '%E0%A4%A',
    '',
  ])('%j is none of them', async (file) => {
    const answer = await partOf(file)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('location')).toBeNull()
  })
})
