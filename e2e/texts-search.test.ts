// Texts, limits and cuts of the search: its bar, its results and the card of a company (P2.12, P5.1 and P9.5).
import { describe, expect, inject, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { profilePath } from '../src/contract/slugs.ts'
import { aCompanyMore } from './changes.ts'
import { people, products, search } from './directory.ts'
import { openedWith, texts } from './reading.ts'
import { foundNames } from './results.ts'
import { withBrowser } from './visitor.ts'
import { withPlainSpaces } from './words.ts'

const site = inject('site')
const at = openedWith(withBrowser())

describe('P2.8, search bar', () => {
  test('type, country and text, with its placeholder', async () => {
    const page = await at('/search-result')
    const bar = page.locator('header form')
    expect(await bar.locator('input').getAttribute('placeholder')).toBe('Search companies and products')
    expect(await texts(page, 'header select[name="business"] option')).toEqual([
      'Products',
      'Users',
      'Manufacturers',
      'Distributors',
      'Wholesalers',
      'Importers',
      'Exporters',
      'Retailers',
      'Investors',
      'Consultants',
      'Government',
    ])
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

describe('P2.8 and P5.1, defaults of a search', () => {
  test('manufacturers, everywhere, no words', async () => {
    const page = await at('/search-result')
    expect(await page.locator('header [name="business"]').inputValue()).toBe('MA')
    expect(await page.locator('header [name="countries"]').inputValue()).toBe('global')
    expect(await page.locator('header [name="search"]').inputValue()).toBe('')
  })
})

describe('P2.12, search results', () => {
  const ofThings = 'How results are ordered'
  test.each([
    ['business=MA&search=bearing', ofThings],
    ['business=PR&search=bearing', ofThings],
    ['business=UR&search=engineer', ofThings],
  ])('D58, %s: beside Sort it is said where the order is told', async (query, said) => {
    const html = await (await fetch(`${site}/search-result?${query}`)).text()
    expect(/<form(?:(?!<\/form>).)*<select name="sort".*?<\/form>/su.exec(html)?.[0]).toContain(said)
  })

  test("header '{n} Results for {type label} - {query}', in three kinds", async () => {
    const { total_results } = await search(site, { textQuery: 'bearing', businessType: 'DI' })
    const ofProducts = (await products(site, { textQuery: 'bearing' })).total_results
    const ofPeople = (await people(site, { textQuery: 'engineer' })).totalResults
    const header = async (query: string) => (await texts(await at(`/search-result?${query}`), 'h1'))[0]
    expect(await header('business=DI&search=bearing')).toBe(
      `${total_results} Results for Distributors - bearing`,
    )
    expect(await header('business=PR&search=bearing')).toBe(`${ofProducts} Results for Products - bearing`)
    expect(await header('business=UR&search=engineer')).toBe(`${ofPeople} Results for Users - engineer`)
  })

  test('five results per page, page 1 first, skip 5 times (page minus 1); a page too far is the last', async () => {
    const all = await search(site, { textQuery: 'bearing', size: 50 })
    const names = all.results.map(({ general }) => general.companyName)
    for (const number of [1, 2, 3]) {
      const page = await at(`/search-result?search=bearing&page=${number}`)
      const from = limits.searchPageSize * (number - 1)
      expect(await foundNames(page)).toEqual(names.slice(from, from + limits.searchPageSize))
    }
    const last = Math.ceil(all.total_results / 5)
    const page = await at('/search-result?search=bearing&page=1999')
    expect(await page.locator('[aria-current="page"]').textContent()).toBe(String(last))
  })

  test('five products and five people per page too, the next ones on page 2', async () => {
    const found = (await products(site, { textQuery: 'bearing', skip: 5 })).results.map(({ name }) => name)
    expect(found.length).toBe(limits.searchPageSize)
    const second = await at('/search-result?business=PR&search=bearing&page=2')
    expect(await foundNames(second)).toEqual(found)
    const { profiles } = await people(site, { country: 'JP', skip: 5 })
    const others = await at('/search-result?business=UR&countries=JP&page=2')
    const links = others.locator('main article h2 a')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      profiles.map(({ userID }) => profilePath(userID)),
    )
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
    const said = withPlainSpaces((await article.textContent()) ?? '')
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

describe('P2.12 and P9.5, cuts', () => {
  test.each([
    ['AE', 'United Arab Emirates', 'United Arab Emirates…'],
    ['JP', 'Japan', 'Japan'],
  ])('country name of %s: 24 characters, an ellipsis when longer than 16', async (countryCode, name, cut) => {
    const companyName = `Cutting ${countryCode} Proof Works`
    await aCompanyMore({ companyName, countryCode, stateID: null, city: null })
    // Until it is found, others stand there that have some of the words.
    const first = async () => (await search(site, { textQuery: companyName })).results[0]
    await expect.poll(async () => (await first())?.general.companyName).toBe(companyName)
    expect((await first())?.contactInfo.country.countryName).toBe(name)
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
    await expect
      .poll(async () => (await search(site, { textQuery: companyName })).results[0]?.general.companyName)
      .toBe(companyName)
    const page = await at(`/search-result?search=${encodeURIComponent(companyName)}`)
    const cut = `${[...countryName].slice(0, 24).join('').trimEnd()}…`
    expect(await page.locator('main article').first().textContent()).toContain(cut)
    expect(await page.locator('main article').first().textContent()).not.toContain(countryName)
  })
})
