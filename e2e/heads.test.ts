// What search engines and previews of links are told of each kind of page (P1.6 and P2.1): one address in five languages, cards, JSON-LD.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { idOfSlug, profilePath } from '../src/contract/slugs.ts'
import { pathOf, pathOfProduct, productOf, richManufacturer, richPerson, richProduct } from './directory.ts'
import { headOf as readHead, kindOf } from './head-of.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const languages = ['en', 'ja', 'es', 'it', 'zh']

let reader: Page
let origin: string
beforeAll(async () => {
  reader = await browser.launch().newPage()
  const response = await fetch(`${site}/api/edition`)
  const { data } = (await response.json()) as { data: { code: string; origin: string }[] }
  origin = data.find(({ code }) => code === 'jp')!.origin
})
afterAll(() => reader.close())

const headOf = (path: string, language?: string) => readHead(reader, path, language)

/** The address of a page in another language than the edition's. */
const inLanguage = (plain: string, language: string) =>
  language === 'en' ? plain : `${plain}${plain.includes('?') ? '&' : '?'}lang=${language}`

/** In which languages a page is written: that of a company or a product as these are, with the edition's own; any other in all. */
async function writtenAt(path: string): Promise<string[]> {
  const id = idOfSlug(path.replace(/\/$/, ''))
  const call = path.startsWith('/business/')
    ? `business/profile/${id}`
    : path.startsWith('/business-product/')
      ? `product/${id}`
      : undefined
  if (call === undefined) return languages
  const { data } = (await (await fetch(`${site}/api/${call}`)).json()) as { data: { writtenIn: string[] } }
  return ['en', ...data.writtenIn]
}

const business = async () => pathOf(await richManufacturer(site))
const product = async () => pathOfProduct(await richProduct(site, 'bearing'))
const person = async () => profilePath((await richPerson(site)).userID)

/** Every kind of page with its address, what it is to others, its JSON-LD, and whether search engines may list it. */
const kinds: [string, () => Promise<string>, string, string[], 'listed' | 'noindex'][] = [
  ['home', async () => '/', 'website', ['Organization', 'WebSite'], 'listed'],
  ['industries', async () => '/industries', 'website', ['BreadcrumbList'], 'listed'],
  ['companies found', async () => '/search-result?search=bearing', 'website', ['ItemList'], 'noindex'],
  ['companies of a type', async () => '/search-result?business=DI', 'website', ['ItemList'], 'listed'],
  [
    'products found',
    async () => '/search-result?business=PR&search=bearing',
    'website',
    ['ItemList'],
    'noindex',
  ],
  ['people found', async () => '/search-result?business=UR', 'website', [], 'noindex'],
  ['nothing found', async () => '/search-result?search=zzqqxx', 'website', [], 'noindex'],
  ['a business', business, 'website', ['Organization', 'BreadcrumbList', 'WebPage'], 'listed'],
  ['a product', product, 'product', ['Product', 'BreadcrumbList', 'WebPage'], 'listed'],
  ['a person', person, 'website', ['ProfilePage'], 'listed'],
  ['the log-in', async () => '/accounts/log-in', 'website', [], 'noindex'],
]

describe.each(kinds)('%s', (_, addressOf, type, types, listed) => {
  test('one address, canonical; the same in five languages, each naming those that are written, and every edition’s own', async () => {
    const path = await addressOf()
    const plain = new URL(path, origin).href
    const head = await headOf(path)
    expect(head.canonical).toEqual([plain])
    const written = await writtenAt(path)
    const own = [...languages.filter((language) => written.includes(language)), 'x-default']
    const inOwn = Object.fromEntries(
      own.map((language) => [language, language === 'x-default' ? plain : inLanguage(plain, language)]),
    )
    const elsewhere = Object.keys(head.alternates).filter((language) => !own.includes(language))
    expect(head.alternates).toMatchObject(inOwn)
    expect(elsewhere.length).toBe(listed === 'listed' ? 24 : 0)
    for (const language of languages) {
      const address = inLanguage(plain, language)
      const there = await headOf(address.replace(origin, ''))
      expect([there.language, there.canonical]).toEqual([language, [address]])
      const named = language === 'en' ? head.alternates : inOwn
      expect(there.alternates).toEqual(written.includes(language) ? named : {})
    }
  })

  test('title, description, keywords and the card of a link say the same, in both languages', async () => {
    for (const language of ['en', 'ja']) {
      const { title, says, canonical } = await headOf(await addressOf(), language)
      expect(title).toMatch(/\S/)
      expect(says['description']!.length).toBeGreaterThan(20)
      // The site's name in Japanese ends in it: a text that adds it says it twice.
      expect(`${title} ${says['description']}`).not.toContain('版版')
      expect(says['keywords']).toMatch(language === 'en' ? /Japan/ : /日本/)
      expect(says).toMatchObject({
        'og:title': title,
        'og:description': says['description'],
        'og:type': type,
        'og:url': canonical[0],
        'og:locale': language === 'en' ? 'en_US' : 'ja_JP',
        'og:site_name': expect.stringMatching(/^Millwright /),
        'og:image': expect.stringMatching(/^http[^ ]+\.png$/),
        'twitter:card': 'summary_large_image',
      })
    }
  })

  test(`JSON-LD: ${types.join(', ') || 'none'}; robots: ${listed}`, async () => {
    const head = await headOf(await addressOf())
    expect(head.structured.map((object) => object['@type'])).toEqual(types)
    expect(head.structured.map((object) => object['@context'])).toEqual(types.map(() => 'https://schema.org'))
    expect(head.says['robots'] ?? 'listed').toBe(listed)
  })
})

test.each([
  ['business', business],
  ['product', product],
  ['industries', async () => '/industries'],
])(
  'the BreadcrumbList of %s is the breadcrumb that people see, and its links answer',
  async (_, addressOf) => {
    const head = await headOf(await addressOf())
    const items = kindOf(head, 'BreadcrumbList')!.itemListElement
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
    const links = items.filter(({ item }) => item)
    expect(links.map(({ name, item }) => ({ name, href: item }))).toEqual(
      head.crumbs
        .filter(({ href }) => href)
        .map(({ name, href }) => ({ name, href: new URL(href!, origin).href })),
    )
    for (const { item } of links) await headOf(item!.replace(origin, ''))
  },
)

test('an Organization says what the page says', async () => {
  const profile = await richManufacturer(site)
  const head = await headOf(await business())
  const { general, contactInfo } = profile
  expect(kindOf(head, 'Organization')).toMatchObject({
    '@id': `${head.canonical[0]}#organization`,
    name: general.companyName,
    url: head.canonical[0],
    description: general.shortDescription,
    address: { '@type': 'PostalAddress', addressCountry: contactInfo.country.code },
  })
})

test('a Product says what the page says; its brand is the Organization of the business page', async () => {
  const { productID, name, specs, description, businessProfile } = await productOf(
    site,
    (await richProduct(site, 'bearing')).productID,
  )
  const head = await headOf(await product())
  const told = kindOf(head, 'Product')!
  expect(told).toMatchObject({
    name,
    url: head.canonical[0],
    description,
    additionalProperty: specs.map(({ key, value }) => ({ '@type': 'PropertyValue', name: key, value })),
  })
  expect(told.url).toContain(productID)
  const owner = await headOf(pathOf(businessProfile))
  expect(told.brand['@id']).toBe(kindOf(owner, 'Organization')!['@id'])
})

test.each([
  ['home', async () => '/'],
  ['article', async () => '/b2b-tips/export-to-the-world-tip-0'],
  ['search', async () => '/search-result?search=bearing'],
  ['log-in', async () => '/accounts/log-in'],
  ['business', business],
  ['product', product],
  ['person', person],
])('the card of the %s has a picture that everybody shows: a PNG of 1200 × 630', async (_, addressOf) => {
  const { says } = await headOf(await addressOf())
  const picture = says['og:image']!
  expect(picture.startsWith(`${origin}/`)).toBe(true)
  const response = await fetch(picture.replace(origin, site))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const size = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(size).toMatchObject({ format: 'png', width: 1_200, height: 630 })
})

test('a person is told of without a birth date, telephone or e-mail', async () => {
  const { structured } = await headOf(await person())
  expect(JSON.stringify(structured)).not.toMatch(/birthDate|telephone|email|@[a-z-]+\.[a-z]/)
})
