// What is said while a page is on its way and when it fails (P8), and where wrong addresses lead (D29, D36).
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { profilePath } from '../src/contract/slugs.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { aPerson } from '../src/testing/people.ts'
import { onDatabase } from './changes.ts'
import {
  pathOf,
  pathOfProduct,
  poorCompany,
  productsOf,
  profileOf,
  richPerson,
  richProduct,
} from './directory.ts'
import { aDataFolder, databaseOf, startInstance, type Instance } from './instance.ts'
import { visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')
const { launch } = withBrowser()

describe('P8.16, loading texts', () => {
  /** The words shown after the click on `link` while the answer of `pattern` is held back. */
  async function saidMeanwhile(page: Page, link: string, pattern: string): Promise<string> {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(pattern, async (route) => {
      await held
      await route.continue()
    })
    await page.locator(link).first().click()
    const loader = page.locator('[role="status"]', { hasText: /Loading|読み込/ })
    await loader.waitFor()
    const said = (await loader.textContent()) ?? ''
    const h1 = await page.locator('h1').textContent()
    letThrough()
    await page.locator('h1').filter({ hasNotText: h1! }).waitFor()
    await loader.waitFor({ state: 'detached' })
    return said.trim()
  }

  test.each([
    ['en', 'a company', 'search=bearing', '**/business/**.data**', 'Loading the business profile...'],
    ['en', 'a product', 'business=PR&search=bearing', '**/business-product/**.data**', 'Loading'],
    ['en', 'a person', 'business=UR', '**/profile/**.data**', 'Loading user profile...'],
    ['ja', 'a company', 'search=bearing', '**/business/**.data**', 'Loading the business profile...'],
  ] as const)('in %s, %s', async (language, _, query, pattern, words) => {
    const { page, open } = await visitorWith(launch(), { language })
    await open(`/search-result?${query}`)
    expect(await saidMeanwhile(page, 'main article h2 a', pattern)).toBe(wordsIn(language, words))
  })
})

describe('P8, a page that fails on its way', () => {
  test.each([
    [
      'a company',
      'search=bearing',
      '**/business/**.data**',
      'An unexpected error has occurred, please try again.',
      'please try refreshing the page.',
    ],
    [
      'a product',
      'business=PR&search=bearing',
      '**/business-product/**.data**',
      'Error loading data',
      'Try again',
    ],
    [
      'a person',
      'business=UR',
      '**/profile/**.data**',
      'An unexpected error has occurred, please try again.',
      'Try again',
    ],
  ])('%s: what it says, and what to do', async (_, query, pattern, title, way) => {
    const { page, faults, open } = await visitorWith(launch(), { expected: [500] })
    await open(`/search-result?${query}`)
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'x' }))
    const link = page.locator('main article h2 a').first()
    const path = await link.getAttribute('href')
    const name = (await link.textContent())!
    await link.click()
    await page.locator('h1', { hasText: title }).waitFor()
    expect(await page.getByText(way, { exact: true }).isVisible()).toBe(true)
    // The router tells the console of the failure that this test has made.
    faults.length = 0
    await page.unroute(pattern)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('h1', { hasText: name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

describe('P8, calls that fail on the server', () => {
  const place = aDataFolder()
  let instance: Instance

  beforeAll(async () => {
    instance = await startInstance({ folder: place.folder, options: ['--no-demo'] })
  })
  afterAll(async () => {
    expect(await instance?.stop()).toEqual([])
    place.remove()
  })

  /** Runs `work` while a table bears another name, so that every query of it fails. */
  async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
    const { url } = databaseOf(place.folder)
    const rename = (from: string, to: string) =>
      onDatabase((db) => sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db), url)
    await rename(table, `${table}_away`)
    try {
      return await work()
    } finally {
      await rename(`${table}_away`, table)
    }
  }

  const see = async (path: string, language: string) => {
    const response = await fetch(`${instance.address}${path}?lang=${language}`)
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replaceAll(/<[^>]*>/g, '')
    return { status: response.status, h1 }
  }

  /** Pages of a company, a product and a person that nobody has read before: what was read is kept, and comes all the same. */
  async function freshPages() {
    const made = await onDatabase(
      async (db) => ({ ...(await aBusiness(db, { products: 1 })), ...(await aPerson(db)) }),
      databaseOf(place.folder).url,
    )
    const [card] = await productsOf(instance.address, made.businessID)
    const businessProfile = await profileOf(instance.address, made.businessID)
    return {
      product: pathOfProduct(card!),
      business: pathOf(businessProfile),
      person: profilePath(made.userID),
    }
  }

  const unexpected = 'An unexpected error has occurred, please try again.'
  test.each<[string, string, string, 'product' | 'business' | 'person', string]>([
    ['the product', 'products', 'en', 'product', 'Error loading data'],
    ['the business profile of a product', 'businesses', 'ja', 'product', 'Error loading data'],
    ['the reactions of a product', 'reaction_counts', 'it', 'product', 'Error loading data'],
    ['the reactions of a company', 'reaction_counts', 'en', 'business', unexpected],
    ['the followers of a company', 'follow_counts', 'ja', 'business', unexpected],
    ['a person', 'public_profiles', 'en', 'person', unexpected],
    ['the followers of a person', 'follow_counts', 'ja', 'person', unexpected],
  ])('%s (%s), in %s: the page says it, and is whole afterwards', async (_, table, language, of, text) => {
    const path = (await freshPages())[of]
    const failed = await without(table, () => see(path, language))
    expect(failed).toEqual({ status: 500, h1: wordsIn(language, text) })
    const after = await see(path, language)
    expect(after.status).toBe(200)
    expect(after.h1).not.toBe(failed.h1)
    expect(await without(table, () => see(path, language))).toEqual(after)
  })
})

describe('where addresses lead', () => {
  const ask = (path: string, language = 'en') =>
    fetch(site + path, { redirect: 'manual', headers: { 'accept-language': language } })
  const leadsTo = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers.get('location')]
  }
  const nobody = '01980000-0000-7000-8000-000000000000'

  test.each([
    ['company', async () => pathOf(await poorCompany(site, true))],
    ['product', async () => pathOfProduct(await richProduct(site, '軸受'))],
  ])(
    'D36: any slug with the id of a %s leads to its one address, singly encoded too',
    async (_, addressOf) => {
      const path = await addressOf()
      const [, folder = '', slug = ''] = /^\/([^/]+)\/([^/]+)/.exec(path)!
      const id = slug.slice(-36)
      const own = [301, path]
      expect(await leadsTo(`/${folder}/${decodeURIComponent(slug)}`)).toEqual(own)
      expect(await leadsTo(`/${folder}/x-${id}`)).toEqual(own)
      expect(await leadsTo(`/${folder}/${id.toUpperCase()}`)).toEqual(own)
      expect(await leadsTo(`/${folder}/%25-${id}`)).toEqual(own)
      expect(await leadsTo(`/${folder}/%E8%BB-${id}`)).toEqual(own)
      expect(await leadsTo(`/${folder}/x-${id}?lang=ja&utm_source=y`)).toEqual([301, `${path}?lang=ja`])
      expect((await ask(path)).status).toBe(200)
    },
  )

  test('D36: a person has one address', async () => {
    const { userID } = await richPerson(site)
    expect(await leadsTo(`/profile/${userID.toUpperCase()}`)).toEqual([301, `/profile/${userID}`])
    expect(await leadsTo(`/profile/${userID}/`)).toEqual([301, `/profile/${userID}`])
    expect((await ask(`/profile/${userID}`)).status).toBe(200)
  })

  test.each(['/business/x', '/business-product/x', '/profile/x', `/profile/x-${nobody}`, '/no/such/path'])(
    'P2.2, D29: %s leads to /',
    async (path) => {
      expect(await leadsTo(path)).toEqual([302, '/'])
    },
  )

  test.each([
    [`/business/Nobody-${nobody}/`, 'This company is not here'],
    [`/business-product/Nobody-${nobody}`, 'This product is not here'],
    [`/profile/${nobody}`, 'This person is not here'],
  ])('D29: %s is not there, with help', async (path, title) => {
    for (const language of ['en', 'ja']) {
      const response = await ask(path, language)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain(`${wordsIn(language, title)}</h1>`)
      expect(html.slice(html.indexOf('</h1>'))).toContain('href="/search-result')
    }
  })

  test.each(['/profile/', '/profile/edit', '/newsfeed', '/my-business'])(
    'P6.2: %s needs a session, the log-in leads back',
    async (path) => {
      expect(await leadsTo(path)).toEqual([302, `/accounts/log-in?continue=${encodeURIComponent(path)}`])
    },
  )

  test("P7.2: GET user/profile without a session: 401 'TokenNotFound'", async () => {
    const response = await fetch(`${site}/api/user/profile`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ success: false, name: 'TokenNotFound' })
  })
})
