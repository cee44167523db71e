// Home and the industries: what they show, in which number, and where it leads (P2.10 and P9.11).
import http from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { businessPath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { categoryCounts, industryTree, latestCompanies } from './directory.ts'
import { industryNames } from './industry-names.ts'
import { logInFor, oneFor, openedWith, texts } from './reading.ts'
import { withBrowser } from './visitor.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

/** The title of the home page that the host `name` answers, whatever this machine knows of names. */
function titleAt(name: string): Promise<string> {
  const { port } = new URL(site)
  const headers = { host: `${name}:${port}`, 'accept-language': 'en' }
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/', headers }, (response) => {
        let html = ''
        response.setEncoding('utf8').on('data', (part: string) => (html += part))
        response.on('end', () => resolve(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
      })
      .on('error', reject)
  })
}

describe('P2.10, home', () => {
  const page = oneFor(browser, () => '/')

  test('hero: what it is, the ways to search and to register; no search bar', async () => {
    expect(await texts(page(), 'h1')).toEqual(['Find industrial suppliers. Be found by buyers.'])
    const hero = page().locator('main section').first()
    const search = hero.getByRole('link', { name: 'Search suppliers' })
    expect(await search.getAttribute('href')).toBe('/search-result')
    expect(await hero.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      logInFor('/').replace('log-in', 'register'),
    )
    expect(await page().locator('header form, main form').count()).toBe(0)
  })

  test('P2.10 and P9.11: the three latest manufacturers, distributors, exporters and consultants', async () => {
    const latest = await latestCompanies(site)
    expect(latest.map(({ businessType }) => businessType.code)).toEqual(['MA', 'DI', 'EX', 'CO'])
    for (const { businessType, businesses } of latest) {
      const group = page().locator(`section[aria-labelledby="latest-${businessType.code}"]`)
      expect(await group.locator('h3').textContent()).toBe(businessType.name)
      expect(businesses.length).toBe(3)
      expect(
        await group.locator('h4 a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(businesses.map(businessPath))
    }
  })

  test('business card: logo, company name, short description, country; the business type above it', async () => {
    const [manufacturers] = await latestCompanies(site)
    const cards = page().locator('section[aria-labelledby="latest-MA"] article')
    for (const [at, { general, contactInfo }] of manufacturers!.businesses.entries()) {
      const card = cards.nth(at)
      expect(await card.locator('h4').textContent()).toBe(general.companyName)
      expect(await card.getByText(general.shortDescription, { exact: true }).isVisible()).toBe(true)
      expect(await card.textContent()).toContain(contactInfo.country.countryName.slice(0, 24))
      expect(await card.locator('img, svg').first().isVisible()).toBe(true)
    }
  })

  test('P2.10 and P9.11: 25 territorial platforms, each with logo and link', async () => {
    const platforms = page().locator('section[aria-labelledby="platforms"] li a')
    expect(await platforms.count()).toBe(25)
    expect(await texts(page(), '#platforms')).toEqual(['25 territorial platforms'])
    const shown = await platforms.evaluateAll((all) =>
      all.map((link) => ({
        href: (link as HTMLAnchorElement).href,
        country: link.querySelector('b')?.textContent ?? '',
        logos: link.querySelectorAll('svg').length,
      })),
    )
    expect(new Set(shown.map(({ href }) => href)).size).toBe(25)
    expect(shown.map(({ logos }) => logos)).toEqual(Array(25).fill(1))
    expect(shown.find(({ country }) => country === 'Japan')?.href).toBe(`${site}/`)
    for (const { href, country } of shown) expect(await titleAt(new URL(href).hostname)).toContain(country)
  })

  test("banner 'Register Now and Go Global' leads to the register page", async () => {
    const link = page().getByRole('link', { name: 'Register Now and Go Global', exact: true })
    expect(await link.getAttribute('href')).toBe('/accounts/register?continue=%2F')
  })
})

test('P2.10 and P9.5, home: a company is among the latest at once; its country is cut at 24 characters', async () => {
  const companyName = 'Latest Proof Works'
  await aCompanyMore({ companyName, countryCode: 'AE', stateID: null, city: null })
  const newest = async () => (await latestCompanies(site))[0]!.businesses[0]?.general.companyName
  await expect.poll(newest).toBe(companyName)
  const page = await at('/', { width: 360 })
  const card = page.locator('section[aria-labelledby="latest-MA"] article').first()
  expect(await card.locator('h4').textContent()).toBe(companyName)
  expect(await card.getByText('United Arab Emirates…', { exact: true }).count()).toBe(1)
})

describe('P2.11, industries', () => {
  const page = oneFor(browser, () => '/industries')

  test('15 of them in their order, each with icon, button and description', async () => {
    const tree = await industryTree(site)
    const titles = page().locator('main section h2')
    expect(await texts(page(), 'main section h2')).toEqual(industryNames)
    for (const [at, { name, description }] of tree.entries()) {
      const section = page().locator('main section').nth(at)
      expect(await titles.nth(at).locator('svg').count()).toBe(1)
      expect(await section.locator('h2 + p').textContent()).toBe(description)
      const button = section.locator('h2 ~ a').first()
      expect(new URL((await button.getAttribute('href'))!, site).searchParams.get('search')).toBe(name)
    }
  })

  test('all categories and subcategories, each leads to a search for its name', async () => {
    const tree = await industryTree(site)
    const shown = await page()
      .locator('main section')
      .evaluateAll((all) =>
        all.map((industry) =>
          [...industry.querySelectorAll('h3')].map((category) => ({
            name: category.querySelector('a')!.textContent,
            subs: [...category.parentElement!.querySelectorAll('li a')].map((sub) => sub.textContent),
          })),
        ),
      )
    expect(shown).toEqual(
      tree.map(({ categories }) =>
        categories.map(({ name, subCategories }) => ({ name, subs: subCategories.map((sub) => sub.name) })),
      ),
    )
    const wrong = await page()
      .locator('main section :is(h3, li) a')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter((link) => new URL(link.href).searchParams.get('search') !== link.textContent)
          .map((link) => link.href),
      )
    expect(wrong).toEqual([])
  })

  test('counts as the directory has them: manufacturers of industries and categories, products of subcategories', async () => {
    const number = (text: string | null) => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0)
    const section = page().locator('#industry-0006')
    const shown = async () => number(await section.locator('h2 ~ a').first().textContent())
    const told = async () => (await categoryCounts(site)).get('0006')!.manufacturers
    // The company of the test before has just gone: its news reach the page a moment after the count.
    await expect
      .poll(async () => {
        await page().reload()
        return (await shown()) === (await told())
      })
      .toBe(true)
    const counts = await categoryCounts(site)
    const [industry] = (await industryTree(site)).filter(({ id }) => id === '0006')
    /** The number that stands beside a name. */
    const countOf = (entry: Locator) =>
      entry.evaluate((element) => element.lastChild?.nodeValue ?? '').then(number)
    expect(await shown()).toBe(counts.get('0006')!.manufacturers)
    for (const { id, name, subCategories } of industry!.categories) {
      const category = section.locator('h3', { has: page().getByText(name, { exact: true }) })
      expect([name, await countOf(category)]).toEqual([name, counts.get(id)?.manufacturers ?? 0])
      const [sub] = subCategories
      const item = category.locator('xpath=..').locator('li').first()
      expect([sub!.name, await countOf(item)]).toEqual([sub!.name, counts.get(sub!.id)?.products ?? 0])
    }
  })
})
