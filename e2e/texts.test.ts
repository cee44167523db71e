// Every text, limit and cut that the specification gives for the public screens, each under its section.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '../src/contract/limits.ts'
import { aCompanyMore } from './changes.ts'
import { pathOf, poorCompany, profileOf, richManufacturer, search } from './directory.ts'
import { visitorWith, withBrowser, type Visit } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

async function at(address: string, visit: Visit = {}): Promise<Page> {
  const { page, open } = await visitorWith(launch(), visit)
  await open(address)
  return page
}

/** The page of a company that a test has made for itself. */
async function pageOf(id: string, visit: Visit = {}): Promise<Page> {
  return at(pathOf({ businessID: id, general: (await profileOf(site, id)).general }), visit)
}

const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim())

const contentOf = (page: Page, name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')

const industries = [
  'Automation',
  'Electronics & IT',
  'Energy',
  'Industrial Technology',
  'Machineries',
  'Power Transmission',
  'Apparel',
  'Baby World',
  'Beauty Care',
  'Fashion Accessories',
  'Food & Agriculture',
  'Furniture',
  'Health Care',
  'Home & Construction',
  'Business Services',
]

describe('section 2, search bar', () => {
  test('type, country and text, with its placeholder', async () => {
    const page = await at('/search-result')
    const bar = page.locator('header form')
    expect(await bar.locator('input').getAttribute('placeholder')).toBe('Search companies and products')
    expect(await bar.locator('select[name="business"] option').count()).toBe(11)
    const countries = await texts(page, 'header select[name="countries"] option')
    expect(countries[0]).toBe('Global')
    expect(countries.length).toBeGreaterThan(240)
  })

  test('is not on the home page', async () => {
    expect(await (await at('/')).locator('header form').count()).toBe(0)
  })

  test('stays in step with the address, forth and back', async () => {
    const page = await at('/search-result?business=EX&countries=DE&search=gear')
    const bar = page.locator('header form')
    const shown = async () => [
      await bar.locator('[name="business"]').inputValue(),
      await bar.locator('[name="countries"]').inputValue(),
      await bar.locator('[name="search"]').inputValue(),
    ]
    expect(await shown()).toEqual(['EX', 'DE', 'gear'])
    await bar.locator('[name="countries"]').selectOption('global')
    await bar.locator('[name="search"]').fill('valve')
    await bar.locator('button').click()
    await page.waitForURL('**/search-result?business=EX&countries=global&search=valve')
    await expect.poll(shown).toEqual(['EX', 'global', 'valve'])
    await page.goBack()
    await expect.poll(shown).toEqual(['EX', 'DE', 'gear'])
  })
})

describe('sections 2 and 5, defaults of a search', () => {
  test('manufacturers, everywhere, no words', async () => {
    const page = await at('/search-result')
    expect(await page.locator('header [name="business"]').inputValue()).toBe('MA')
    expect(await page.locator('header [name="countries"]').inputValue()).toBe('global')
    expect(await page.locator('header [name="search"]').inputValue()).toBe('')
  })
})

describe('section 2, search results', () => {
  test("header '{n} Results for {type label} - {query}'", async () => {
    const { total_results } = await search(site, { textQuery: 'bearing', businessType: 'DI' })
    const page = await at('/search-result?business=DI&search=bearing')
    expect(await page.locator('h1').textContent()).toBe(`${total_results} Results for Distributors - bearing`)
  })

  test('five results per page, page 1 first, skip 5 times (page minus 1); a page too far is the last', async () => {
    const all = await search(site, { textQuery: 'bearing', size: 50 })
    const names = all.results.map(({ general }) => general.companyName)
    for (const number of [1, 2, 3]) {
      const page = await at(`/search-result?search=bearing&page=${number}`)
      const from = limits.searchPageSize * (number - 1)
      expect(await texts(page, 'main article h2')).toEqual(names.slice(from, from + limits.searchPageSize))
    }
    const last = Math.ceil(all.total_results / 5)
    const page = await at('/search-result?search=bearing&page=1999')
    expect(await page.locator('[aria-current="page"]').textContent()).toBe(String(last))
  })

  test('something moves while results are on their way', async () => {
    const page = await at('/search-result?search=bearing')
    let letThrough = () => {}
    const asked = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/search-result.data**', async (route) => {
      await asked
      await route.continue()
    })
    await page.locator('nav a[rel="next"]').click()
    await page.locator('main[aria-busy="true"]').waitFor()
    letThrough()
    await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
    expect(await page.locator('main[aria-busy]').count()).toBe(0)
  })

  test('business search card: image, name, year, country, industry, type, description, likes, badges, two buttons', async () => {
    const { results } = await search(site, { textQuery: 'bearing' })
    const card = results[0]!
    const page = await at('/search-result?search=bearing')
    const article = page.locator('main article').first()
    await article.locator('img').first().waitFor()
    const said = (await article.textContent()) ?? ''
    for (const part of [
      card.general.companyName,
      String(card.general.yearStablished),
      card.contactInfo.country.countryName,
      card.general.industry.name,
      card.general.businessType.name,
      card.general.shortDescription,
      String(card.reactions.reactionCount.like),
      card.verified ? 'Verified' : 'Not Verified',
      'Send Request',
      'Save Business',
    ])
      expect(said).toContain(part)
    expect(said.toLowerCase()).toContain(card.subscription)
  })
})

describe('sections 2 and 9, cuts', () => {
  test.each([
    ['AE', 'United Arab Emirates', 'United Arab Emirates…'],
    ['JP', 'Japan', 'Japan'],
  ])('country name of %s: 24 characters, an ellipsis when longer than 16', async (countryCode, name, cut) => {
    const companyName = `Cutting ${countryCode} Proof Works`
    await aCompanyMore({ companyName, countryCode, stateID: null, city: null })
    await expect
      .poll(
        async () =>
          (await search(site, { textQuery: companyName })).results[0]?.contactInfo.country.countryName,
      )
      .toBe(name)
    const page = await at(`/search-result?search=${encodeURIComponent(companyName)}`)
    const article = page.locator('main article', { hasText: companyName })
    expect(await article.getByText(cut, { exact: true }).count()).toBe(1)
  })

  test('a country name longer than 24 characters loses the rest', async () => {
    const response = await fetch(`${site}/api/ref-data/country`, { headers: { 'accept-language': 'en' } })
    const { data } = (await response.json()) as { data: { code: string; countryName: string }[] }
    const { code, countryName } = data.find((country) => [...country.countryName].length > 24)!
    const companyName = 'Cutting Far Proof Works'
    await aCompanyMore({ companyName, countryCode: code, stateID: null, city: null })
    await expect.poll(async () => (await search(site, { textQuery: companyName })).total_results).toBe(1)
    const page = await at(`/search-result?search=${encodeURIComponent(companyName)}`)
    const cut = `${[...countryName].slice(0, 24).join('').trimEnd()}…`
    expect(await page.locator('main article').first().textContent()).toContain(cut)
    expect(await page.locator('main article').first().textContent()).not.toContain(countryName)
  })

  test('product cards: four specifications, values of 50 characters, descriptions of 200; long facts; 340 of a description', async () => {
    const long = (letter: string, length: number) => letter.repeat(length)
    const id = await aCompanyMore({
      companyName: 'Cutting Product Proof Works',
      generalDescription: long('g', 600),
      factory: { manufacturingFacilities: long('m', 90) },
      products: [
        {
          name: 'Proof ring',
          description: long('d', 300),
          specs: ['One', 'Two', 'Three', 'Four', 'Five'].map((key) => ({ key, value: long('v', 60) })),
          stock: true,
        },
        { name: 'Proof ring to order', stock: false },
      ],
    })
    const page = await pageOf(id)
    const card = page.locator('main article', { hasText: 'Proof ring' }).filter({ hasText: 'In stock' })
    expect(await card.locator('dt').allTextContents()).toEqual(['One', 'Two', 'Three', 'Four'])
    expect((await card.locator('dd').first().textContent())?.trim()).toBe(`${long('v', 50)}…`)
    const said = (await card.textContent()) ?? ''
    expect(said).toContain(`${long('d', 200)}…`)
    expect(said).not.toContain(long('d', 201))
    expect(await page.locator('main article', { hasText: 'Proof ring to order' }).textContent()).toContain(
      'Made to order',
    )

    const label = page.locator('#factory dt', { hasText: 'Facilities' })
    const value = page.locator('#factory dd', { hasText: long('m', 90) })
    const top = async (part: typeof label) => (await part.boundingBox())!.y
    expect(Math.abs((await top(label)) - (await top(value)))).toBeLessThanOrEqual(6)

    const about = page.locator('#about')
    expect(await about.getByText(long('g', 600)).isVisible()).toBe(false)
    expect(await about.getByText(`${long('g', 340)}…`).isVisible()).toBe(true)
    await about.getByText('View more', { exact: true }).click()
    expect(await about.getByText(long('g', 600)).isVisible()).toBe(true)
    expect(await about.getByText('View less', { exact: true }).isVisible()).toBe(true)
  })
})

describe('section 2, business profile', () => {
  test('its sections and, for who is not the owner, its buttons', async () => {
    const maker = await richManufacturer(site)
    const page = await at(pathOf(maker))
    for (const name of ['Like', 'Follow', 'Connect', 'Send Request'])
      expect(await page.getByRole('link', { name: new RegExp(`^${name}`) }).count(), name).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Business Profile/ }).count()).toBe(1)
    expect(await page.getByRole('link', { name: /^Company Products/ }).count()).toBe(1)
    const titles = (await texts(page, 'main h2')).join('\n')
    for (const title of [
      'Main products',
      'General',
      'Factory',
      'Trade capabilities',
      'Business terms',
      'Certificates',
      'Contact',
    ])
      expect(titles).toContain(title)
    for (const forOwners of ['Edit profile', 'Manage Profile', 'Membership', 'Members'])
      expect(await page.locator('main').getByRole('link', { name: forOwners, exact: true }).count()).toBe(0)
  })

  test("Share copies the link, toast 'Business Link copied!'", async () => {
    const company = await poorCompany(site, true)
    const { page, context, open } = await visitorWith(launch())
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    await open(pathOf(company))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('Business Link copied!', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + pathOf(company))
  })

  test('without the right to copy, the link stands there', async () => {
    const company = await poorCompany(site, false)
    const { page, open } = await visitorWith(launch())
    await open(pathOf(company))
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      }),
    )
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => page.locator('main input[readonly]').inputValue()).toBe(site + pathOf(company))
  })

  test('Like, Follow, Connect and Send Request lead a visitor to the log-in, which leads back (sections 1 and 6)', async () => {
    const company = await poorCompany(site, false)
    const page = await at(pathOf(company))
    for (const name of ['Like', 'Follow', 'Connect']) {
      const href = await page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .getAttribute('href')
      expect(href).toBe(`/accounts/log-in?continue=${encodeURIComponent(pathOf(company))}`)
    }
    const ask = await page
      .getByRole('link', { name: /^Send Request/ })
      .first()
      .getAttribute('href')
    expect(ask).toBe(
      `/accounts/log-in?continue=${encodeURIComponent(`/business/${company.businessID}/send-request`)}`,
    )
  })
})

describe('section 2, navigation', () => {
  test('sidebar: the 15 industries and All Categories', async () => {
    const page = await at('/search-result')
    expect(await texts(page, 'main nav [data-industry]')).toEqual([...industries, 'All Categories'])
    const link = page.locator('main nav [data-industry]', { hasText: 'Electronics & IT' })
    await link.click()
    await page.waitForURL((url) => url.searchParams.get('search') === 'Electronics & IT')
  })

  test('flyout: name, up to 6 categories with up to 6 subcategories, View More, View More Categories', async () => {
    const page = await at('/search-result')
    await page.locator('main nav [data-industry]', { hasText: 'Power Transmission' }).hover()
    const flyout = page.locator('main nav li', { has: page.locator('h3') })
    await flyout.locator('h3').waitFor()
    expect(await flyout.locator('h3').textContent()).toBe('Power Transmission')
    expect(await flyout.locator('h4').count()).toBe(6)
    for (const list of await flyout.locator('h4 + ul').all()) {
      const count = await list.locator('li').count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(6)
    }
    expect(await page.getByRole('link', { name: 'View More', exact: true }).getAttribute('href')).toBe(
      '/industries',
    )
    expect(await page.getByRole('link', { name: 'View More Categories' }).getAttribute('href')).toBe(
      '/industries',
    )
    const category = flyout.locator('h4 a').first()
    const name = (await category.textContent())!
    await category.click()
    await page.waitForURL((url) => url.searchParams.get('search') === name)
    await page.locator('main nav h3').waitFor({ state: 'detached' })
  })

  test('flyout: closes when the pointer leaves', async () => {
    const page = await at('/search-result')
    await page.locator('main nav [data-industry]').first().hover()
    await page.locator('main nav h3').waitFor()
    await page.mouse.move(1_270, 890)
    await expect.poll(() => page.locator('main nav h3').count()).toBe(0)
  })

  test('top bar, logged out: Login, and Register on wide screens only', async () => {
    const wide = await at('/search-result')
    const narrow = await at('/search-result', { width: 360 })
    const link = (page: Page, name: string) =>
      page.locator('header nav').getByRole('link', { name, exact: true }).filter({ visible: true }).count()
    expect([await link(wide, 'Login'), await link(wide, 'Register')]).toEqual([1, 1])
    expect([await link(narrow, 'Login'), await link(narrow, 'Register')]).toEqual([1, 0])
  })

  test('mobile menu: ACCOUNT, MAIN MENU (Home, Articles, Industries), SUPPORT (Contact us)', async () => {
    const page = await at('/search-result', { width: 360 })
    await page.locator('header [popovertarget="menu"]').first().click()
    const menu = page.locator('#menu')
    await menu.waitFor({ state: 'visible' })
    expect((await texts(page, '#menu h2')).slice(0, 3)).toEqual(['ACCOUNT', 'MAIN MENU', 'SUPPORT'])
    for (const [name, to] of [
      ['Home', '/'],
      ['Articles', '/b2b-tips/export-to-the-world-tip-0'],
      ['Industries', '/industries'],
      ['Contact us', '/contact-us'],
    ] as const)
      expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(to)
  })

  test('pages scroll to the top when opened', async () => {
    const page = await at('/search-result?search=bearing')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.locator('footer').getByRole('link', { name: 'Company Verification' }).click()
    await page.waitForURL(`${site}/`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('any other path leads to /', async () => {
    const page = await at('/no/such/path')
    expect(page.url()).toBe(`${site}/`)
  })
})

describe('section 2, footer', () => {
  const groups: Record<string, string[]> = {
    Company: ['/about-us', '/privacy-policy', '/mission-vision', '/terms-and-conditions', '/contact-us', '/'],
    'Our services': [
      '/membership-standard',
      '/membership-gold',
      '/membership-premium',
      '/membership-platinum',
      '/',
      '/',
    ],
    Manufacturers: ['/why-', '/b2b-tips/export-to-the-world-tip-0', '/', '/', '/', '/'],
    Distributors: ['/our-network', '/work-with-', '/', '/', '/', '/'],
    Buyers: ['/', '/', '/', '/', '/', '/'],
  }

  test.each(Object.entries(groups))('%s: six entries', async (name, addresses) => {
    const page = await at('/search-result')
    const group = page.locator('footer nav > div', { has: page.locator('h2', { hasText: name }) })
    const links = await group
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBe(6)
    for (const [place, address] of addresses.entries()) expect(links[place]!.startsWith(address)).toBe(true)
  })

  test('numbers for USA and Europe, languages, 2000-2020 (section 1)', async () => {
    const page = await at('/search-result')
    const said = (await page.locator('footer').textContent()) ?? ''
    for (const text of ['USA', 'Europe', 'Español', 'Italiano', '中文', '2000–2020'])
      expect(said).toContain(text)
    expect(await page.locator('footer a[href^="tel:"]').count()).toBe(2)
  })
})

describe('sections 1 and 2, titles filled from edition and language', () => {
  const italian = () => site.replace('localhost', 'it.localhost')

  test.each([
    ['/', 'Japan', '日本'],
    ['/search-result?search=bearing', 'Japan', '日本'],
  ])('%s', async (address, english, japanese) => {
    for (const [language, country] of [
      ['en', english],
      ['ja', japanese],
    ] as const) {
      const page = await at(address, { language })
      expect(await page.title()).toContain(country)
      expect((await contentOf(page, 'description'))!.length).toBeGreaterThan(20)
      expect(await contentOf(page, 'keywords')).toContain(country)
    }
  })

  test('a business page: its name, country, line and words', async () => {
    const maker = await richManufacturer(site)
    const page = await at(pathOf(maker))
    expect(await page.title()).toContain(maker.general.companyName)
    expect(await page.title()).toContain('Millwright Japan')
    expect(await contentOf(page, 'description')).not.toBe('')
    expect(await contentOf(page, 'keywords')).toContain(maker.general.companyName)
  })

  test('another edition: its country in titles, its own colour', async () => {
    const page = await at('/search-result?search=bearing', { site: italian() })
    expect(await page.title()).toContain('Italy')
    expect(await page.title()).not.toContain('Japan')
    expect(await contentOf(page, 'keywords')).toContain('Italy')
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    )
    expect(colour).toBe('#0B6B4D')
    const links = await page
      .locator('link[rel="canonical"], link[rel="alternate"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(link).toContain('//it.')
  })
})

describe('section 8, errors', () => {
  test("a page that fails on its way: 'An unexpected error has occurred, please try again.' and what to do", async () => {
    const company = await poorCompany(site, false)
    const { page, faults, open } = await visitorWith(launch(), { expected: [500] })
    await open(`/search-result?search=${encodeURIComponent(company.general.companyName)}`)
    await page.route('**/business/**.data**', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.locator('main article h2 a').first().click()
    await page.locator('h1', { hasText: 'An unexpected error has occurred, please try again.' }).waitFor()
    expect(await page.getByText('please try refreshing the page.').isVisible()).toBe(true)
    // The router tells the console of the failure that this test has made.
    faults.length = 0
  })

  test("GET user/profile without a session: 401 'TokenNotFound' (section 7)", async () => {
    const response = await fetch(`${site}/api/user/profile`)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ success: false, name: 'TokenNotFound' })
  })
})
