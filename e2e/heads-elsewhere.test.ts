// What search engines are told across the editions, of offers and of the site itself, and the files that they ask for by their names.
import http from 'node:http'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { maskOf } from '../src/domains/businesses/visibility.ts'
import { makeCompany } from './changes.ts'
import { pathOf, pathOfProduct, productOf, richManufacturer } from './directory.ts'
import { headOf as readHead, kindOf } from './head-of.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()

type Edition = { code: string; origin: string; abbreviation: string }
let reader: Page
let japan: Edition
let italy: Edition
let origin: string
beforeAll(async () => {
  reader = await browser.launch().newPage()
  const { data } = (await (await fetch(`${site}/api/edition`)).json()) as { data: Edition[] }
  japan = data.find(({ code }) => code === 'jp')!
  italy = data.find(({ code }) => code === 'it')!
  origin = japan.origin
})
afterAll(() => reader.close())

const headOf = (path: string, language?: string) => readHead(reader, path, language)
const business = async () => pathOf(await richManufacturer(site))

test('the pages of another edition name the first one back, and have an address of their own', async () => {
  for (const [here, there] of [
    ['/', '/'],
    ['/about-us', '/about-us'],
    [`/why-${japan.abbreviation}`, `/why-${italy.abbreviation}`],
    [await business(), await business()],
  ] as const) {
    const inJapan = await headOf(here)
    expect(inJapan.alternates['it-IT']).toBe(new URL(there, italy.origin).href)
    const html = await askEdition('it', there)
    expect(html).toContain(`rel="canonical" href="${new URL(there, italy.origin).href}"`)
    expect(html).toContain(`hrefLang="en" href="${new URL(here, origin).href}"`)
    expect(html).toContain(`hrefLang="x-default" href="${new URL(here, origin).href}"`)
  }
})

/** A page as another edition's host shows it; `fetch` sends no Host header of its own. */
const askEdition = (code: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(site)
    http
      .get({ host: '127.0.0.1', port, path, headers: { host: `${code}.localhost:${port}` } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Buffer.concat(parts).toString()))
      })
      .on('error', reject)
  })

test('a company that hides in an edition names no address there, and neither do its products', async () => {
  const { businessID, productIDs, remove } = await makeCompany({
    companyName: 'Kettler Hidden Works',
    hiddenEditions: maskOf('it'),
    products: [{ name: 'Shaft seal' }],
  })
  onTestFinished(remove)
  const profile = await (await fetch(`${site}/api/business/profile/${businessID}`)).json()
  const made = await productOf(site, productIDs[0]!)
  for (const path of [
    pathOf((profile as { data: Parameters<typeof pathOf>[0] }).data),
    pathOfProduct(made),
  ]) {
    const { alternates } = await headOf(path)
    expect(alternates['it-IT']).toBeUndefined()
    expect(alternates['es-ES']).toBeDefined()
  }
})

test('home tells search engines who runs the site and how it is searched', async () => {
  const head = await headOf('/')
  expect(kindOf(head, 'Organization')).toMatchObject({
    '@id': `${origin}/#organization`,
    url: `${origin}/`,
    legalName: expect.stringContaining('Millwright'),
  })
  expect(kindOf(head, 'WebSite')).toMatchObject({
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search-result?search={words}` },
      'query-input': 'required name=words',
    },
  })
})

test('a product in stock is not offered without a price', async () => {
  const { productIDs, remove } = await makeCompany({
    products: [{ name: 'Seal ring', stock: true, leadTime: 12 }],
  })
  onTestFinished(remove)
  const made = await productOf(site, productIDs[0]!)
  const told = kindOf(await headOf(pathOfProduct(made)), 'Product') as unknown as Record<string, unknown>
  expect(told).not.toHaveProperty('offers')
})

test('the logo of the site is a PNG', async () => {
  const { logo } = kindOf(await headOf('/'), 'Organization') as unknown as { logo: string }
  expect(logo).toBe(`${origin}/logo.png`)
  const response = await fetch(`${site}/logo.png`)
  expect(response.headers.get('content-type')).toBe('image/png')
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
})

test('the icon that browsers ask for by themselves is one', async () => {
  const response = await fetch(`${site}/favicon.ico`)
  const icon = Buffer.from(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const [offset, length] = [icon.readUInt32LE(18), icon.readUInt32LE(14)]
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  expect(await sharp(icon.subarray(offset, offset + length)).metadata()).toMatchObject({
    format: 'png',
    width: 16,
  })
})

test('whoever finds a hole is told to whom (RFC 9116)', async () => {
  const response = await fetch(`${site}/.well-known/security.txt`)
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const said = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  expect(said('Contact')).toMatch(/^mailto:.+@/)
  const days = (Date.parse(said('Expires')) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(366)
  expect(said('Preferred-Languages')).toBe('en, ja, es, it, zh')
  expect(said('Canonical')).toBe(`${origin}/.well-known/security.txt`)
})

test.each([
  ['JA', 'ja'],
  ['zh-TW', 'zh'],
])('lang=%s is understood', async (asked, language) => {
  const head = await headOf(`/industries?lang=${asked}`)
  expect([head.language, head.canonical[0]]).toEqual([language, `${origin}/industries?lang=${language}`])
})
