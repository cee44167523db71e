// The roles in two processes, pages here and calls there, serve what the one process serves.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { aCompanyMore, changeLine } from './changes.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { filmedProduct, pathOf, pathOfProduct, profileOf, richManufacturer, richPerson } from './directory.ts'
import { databaseOf, startInstance, type Instance } from './instance.ts'
import { languagesFor, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

let api: Instance
let web: Instance

beforeAll(async () => {
  const SECRET = randomBytes(32).toString('hex')
  const DATABASE_URL = databaseOf(inject('dataFolder')).url
  // No worker: it would take exports and mails of other journeys, and put them where nobody looks.
  api = await startInstance({ options: ['--roles=api'], env: { DATABASE_URL, SECRET } })
  const API_URL = `http://127.0.0.1:${api.port}`
  web = await startInstance({ options: ['--roles=web'], env: { API_URL, SECRET } })
})
afterAll(async () => {
  expect(await web?.stop()).toEqual([])
  expect(await api?.stop()).toEqual([])
})

async function htmlOf(address: string, language: string): Promise<string> {
  const response = await fetch(address, { headers: { 'accept-language': language } })
  expect(response.status).toBe(200)
  // Links to the other editions stay on the port that was asked (whose digits may stand in an ID too), and what tells where a
  // list goes on is signed with the secret of each site.
  return (await response.text())
    .replaceAll(new RegExp(`:${new URL(address).port}\\b`, 'g'), ':PORT')
    .replaceAll(/(\\"next\\",\\")[^"\\]+/g, '$1CURSOR')
}

/** A search for words, companies or products as `what` says, that finds some, and nothing Sponsored: of those each process chooses its own (docs/decisions/0142). */
async function foundUnpaid(what: string, language: string): Promise<string> {
  for (const words of ['bearing', 'valve', 'pump', 'cable', 'glass', 'paper', 'steel', 'tools', 'ISO 9001']) {
    const address = `/search-result?${what}search=${encodeURIComponent(words)}`
    const html = await htmlOf(site + address, language)
    if (html.includes('<article') && !html.includes('data-boost=')) return address
  }
  throw new Error('for each of these words something is Sponsored')
}

describe.each(languagesFor('roles apart'))('in %s', (language) => {
  test.each([
    ['home', async () => '/'],
    ['search', () => foundUnpaid('', language)],
    ['products found', () => foundUnpaid('business=PR&', language)],
    ['people found', async () => '/search-result?business=UR'],
    ['industries', async () => '/industries'],
    ['product', async () => pathOfProduct(await filmedProduct(site))],
    ['person', async () => profilePath((await richPerson(site)).userID)],
    ['nothing found', async () => '/search-result?search=zzqqxx'],
    ['business', async () => pathOf(await richManufacturer(site))],
  ])('%s: the same page, byte for byte', async (_, addressOf) => {
    const address = await addressOf()
    // Companies come and go beside this test: for a moment one of both may have an older page.
    await vi.waitFor(
      async () =>
        expect(await htmlOf(web.address + address, language)).toBe(await htmlOf(site + address, language)),
      { timeout: 20_000, interval: 1_000 },
    )
  })
})

test('the same pictures', async () => {
  const html = await htmlOf(`${web.address}/search-result?search=bearing`, 'en')
  const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source!)
  expect(pictures.length).toBeGreaterThan(5)
  for (const source of new Set(pictures)) {
    const [here, there] = await Promise.all([fetch(web.address + source), fetch(site + source)])
    expect([source, here.status, here.headers.get('content-type')]).toEqual([
      source,
      200,
      there.headers.get('content-type'),
    ])
    expect(await here.text()).toBe(await there.text())
  }
})

test('the same part of a film', async () => {
  const { videos } = await filmedProduct(site)
  const part = (origin: string) => fetch(origin + videos[0]!.url, { headers: { range: 'bytes=100-299' } })
  const [here, there] = await Promise.all([part(web.address), part(site)])
  expect([here.status, here.headers.get('content-range')]).toEqual([206, there.headers.get('content-range')])
  const [film, same] = await Promise.all([here.arrayBuffer(), there.arrayBuffer()])
  expect(film.byteLength).toBe(200)
  expect(Buffer.from(film).equals(Buffer.from(same))).toBe(true)
})

test('the same in a browser, without a complaint', async () => {
  const maker = await richManufacturer(site)
  const { page, open } = await visitorWith(launch(), { site: web.address })
  await open('/search-result?search=bearing')
  await page.locator('main article h2 a').first().click()
  await page.waitForURL(/\/business\//)
  await open(pathOf(maker))
  expect(await page.locator('h1').textContent()).toBe(maker.general.companyName)
  await page.locator('#products article h3 a').first().click()
  await page.waitForURL(/\/business-product\//)
  await page.locator('#specifications').waitFor()
  await open(profilePath((await richPerson(site)).userID))
  expect(await page.locator('h1').textContent()).toContain((await richPerson(site)).lastName)
})

test('the api process serves no pages, the web process no calls of its own', async () => {
  expect((await fetch(`${api.address}/search-result`)).status).toBe(404)
  const asked = await fetch(`${web.address}/api/user/profile`)
  expect([asked.status, ((await asked.json()) as { name: string }).name]).toEqual([401, 'TokenNotFound'])
})

test('a page made before a company changed is gone before its time is over', async () => {
  const id = await aCompanyMore({ companyName: 'Changing Proof Works', shortDescription: 'First line.' })
  const address = web.address + pathOf(await profileOf(site, id))
  expect(await htmlOf(address, 'en')).toContain('First line.')
  for (const line of ['Second line.', 'Third line.']) {
    await changeLine(id, line)
    // After five seconds it would be made anew without any news.
    await expect.poll(() => htmlOf(address, 'en'), { timeout: 4_000, interval: 50 }).toContain(line)
  }
})
