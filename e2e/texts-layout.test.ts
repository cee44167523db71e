// What all pages share: navigation, footer, titles of an edition and a language (P1.5 and P2.1).
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pathOf, richManufacturer } from './directory.ts'
import { industryNames } from './industry-names.ts'
import { contentOf, oneFor, openedWith, texts } from './reading.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

describe('P2.6, navigation', () => {
  test('sidebar: the 15 industries and All Categories', async () => {
    const page = await at('/search-result')
    expect(await texts(page, 'main nav [data-industry]')).toEqual([...industryNames, 'All Categories'])
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
    const name = await category.evaluate((link) => link.firstChild?.textContent)
    const count = (await category.locator('[aria-hidden]').textContent())?.trim()
    expect(Number(count)).toBeGreaterThan(0)
    // Of what the number is: seen above the list, heard with each.
    await flyout.getByText('Numbers: companies of a category, products of a subcategory.').waitFor()
    expect(await category.locator('.vh').textContent()).toMatch(new RegExp(`^ ${count} compan(y|ies)$`))
    await category.click()
    await page.waitForURL((url) => url.searchParams.get('search') === name)
    await expect.poll(() => page.locator('main h1').innerText()).toMatch(new RegExp(`^${count} Results `))
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
    await page.locator('footer').getByRole('link', { name: 'About us' }).click()
    await page.waitForURL('**/about-us')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('any other path leads to /', async () => {
    const page = await at('/no/such/path')
    expect(page.url()).toBe(`${site}/`)
  })
})

describe('P2.9, footer', () => {
  const groups: Record<string, string[]> = {
    Company: [
      '/about-us',
      '/privacy-policy',
      '/mission-vision',
      '/terms-and-conditions',
      '/contact-us',
      '/transparency',
      '/ranking',
      '/status',
      '/',
    ],
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
    // What P2.9 names beside them has no page yet, and is absent until it has one.
    Buyers: ['/', '/', '/', '/'],
  }

  const page = oneFor(browser, () => '/search-result')

  test.each(Object.entries(groups))('%s: each entry leads to its page', async (name, addresses) => {
    const group = page().locator('footer nav > div', {
      has: page().locator('h2', { hasText: name }),
    })
    const links = await group
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBe(addresses.length)
    expect(links).not.toContain('/')
    for (const [place, address] of addresses.entries()) expect(links[place]!.startsWith(address)).toBe(true)
  })

  test('numbers for USA and Europe, languages, 2000-2020 (P1.8)', async () => {
    const said = (await page().locator('footer').textContent()) ?? ''
    for (const text of ['USA', 'Europe', 'Español', 'Italiano', '中文', '2000–2020'])
      expect(said).toContain(text)
    expect(await page().locator('footer a[href^="tel:"]').count()).toBe(2)
  })
})

describe('P1.5 and P2.1, titles filled from edition and language', () => {
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
