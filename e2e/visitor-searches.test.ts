// A visitor types what is needed, reads results, opens a Japanese manufacturer and goes back to the same place.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '../src/contract/limits.ts'
import { aRichRivalOf } from './changes.ts'
import { pathOf, poorCompany, richManufacturer, search } from './directory.ts'
import { foundCards, foundLinks, foundNames } from './results.ts'
import { languagesFor, screensOf, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

const box = (page: Page) => page.locator('header input[name="search"]')
const heading = (page: Page, text: string) => page.locator('h1', { hasText: text })
const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''))

/** Types words into the search bar and sends them with Enter. */
async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).fill(words)
  await box(page).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('search') === words)
  await heading(page, words).waitFor()
}

describe.each(languagesFor('visitor searches'))('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
    const visit = { language, width }

    test.each(['軸受', 'bearing', '6204-2RS'])('types %s and finds companies', async (words) => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await searchFor(page, words)
      const { total_results, results } = await search(site, { textQuery: words }, language)
      expect(total_results).toBeGreaterThan(0)
      const said = (await page.locator('h1').textContent())?.replace(words, '') ?? ''
      expect(numberIn(said)).toBe(total_results)
      expect(await foundNames(page)).toEqual(results.map(({ general }) => general.companyName))
      expect(await box(page).inputValue()).toBe(words)
      expect(await page.title()).toContain(words)
    })

    test.each([
      ['Japanese', true],
      ['Latin', false],
    ])('types an exact %s company name: it comes first, whatever its rivals pay', async (_, japanese) => {
      const company = await poorCompany(site, japanese)
      const rival = await aRichRivalOf(company)
      const textQuery = company.general.companyName
      const ids = async () => (await search(site, { textQuery })).results.map(({ businessID }) => businessID)
      await expect.poll(ids, { timeout: 30_000 }).toContain(rival)

      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await searchFor(page, textQuery)
      const first = foundLinks(page).first()
      const { results } = await search(site, { textQuery }, language)
      const found = results.find(({ businessID }) => businessID === company.businessID)
      expect(await first.textContent()).toBe(found?.general.companyName)
      expect(await foundNames(page)).toContain(`Rival of ${textQuery}`)
      expect(await first.getAttribute('href')).toBe(pathOf(company))
    })

    test('types nothing and sees all manufacturers, pages on and to the last page', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result?search=bearing')
      await box(page).fill('')
      await page.locator('header button[type="submit"]').click()
      await page.waitForURL((url) => url.searchParams.get('search') === '')
      const { total_results } = await search(site, {})
      const firstPage = await search(site, {}, language)
      await page.getByText(firstPage.results[0]!.general.companyName, { exact: true }).first().waitFor()

      await page.locator('nav a[rel="next"]').click()
      await page.waitForURL(/[?&]page=2\b/)
      const second = await search(site, { skip: limits.searchPageSize }, language)
      await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
      expect(await foundNames(page)).toEqual(second.results.map(({ general }) => general.companyName))
      expect(await page.evaluate(() => scrollY)).toBe(0)

      const last = Math.ceil(total_results / limits.searchPageSize)
      await page.locator(`nav ol a[href$="page=${last}"]`).click()
      await page.waitForURL(new RegExp(`[?&]page=${last}\\b`))
      await page.locator('[aria-current="page"]', { hasText: String(last) }).waitFor()
      const rest = await search(site, { skip: limits.searchPageSize * (last - 1) }, language)
      expect(await foundNames(page)).toEqual(rest.results.map(({ general }) => general.companyName))
      expect(await page.locator('nav a[rel="next"]').count()).toBe(0)
    })

    test('opens a Japanese manufacturer and goes back to the same place', async () => {
      const maker = await richManufacturer(site)
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await page.locator('header select[name="countries"]').selectOption('JP')
      await searchFor(page, maker.general.industry.name)
      await page.locator('nav a[rel="next"]').click()
      await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
      const link = foundLinks(page).nth(3)
      await page.evaluate(() => scrollTo(0, 300))
      await link.hover()
      const before = { url: page.url(), names: await foundNames(page), y: await page.evaluate(() => scrollY) }
      expect(before.y).toBeGreaterThan(0)

      const name = before.names[3]!
      await link.click()
      await page.waitForURL(/\/business\//)
      await heading(page, name).waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await page.title()).toContain(name)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

      await page.goBack()
      await page.waitForURL(before.url)
      await heading(page, maker.general.industry.name).waitFor()
      expect(await foundNames(page)).toEqual(before.names)
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before.y))
        .toBeLessThanOrEqual(4)
      expect(await box(page).inputValue()).toBe(maker.general.industry.name)
      expect(await page.locator('header select[name="countries"]').inputValue()).toBe('JP')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header') !== null)).toBe(true)
    })
  })
})

test('the number per page that was chosen once holds for the next search, until another is chosen', async () => {
  const { page, open } = await visitorWith(launch())
  const cards = foundCards(page)
  await open('/search-result?business=PR&search=bearing')
  await expect.poll(() => cards.count()).toBe(limits.searchPageSize)
  await page.locator('select[name=size]').selectOption('20')
  await expect.poll(() => cards.count()).toBe(20)
  await open('/search-result?business=PR&search=gear')
  expect(await cards.count()).toBe(20)
  expect(await page.locator('select[name=size]').inputValue()).toBe('20')
  // Within the page too: data that a script asks for is of the same number.
  await page.locator('#search-text').fill('valve')
  await page.locator('#search-text').press('Enter')
  await page.waitForURL(/search=valve/)
  await expect.poll(() => cards.count()).toBe(20)
  await page.locator('select[name=size]').selectOption(String(limits.searchPageSize))
  await expect.poll(() => cards.count()).toBe(limits.searchPageSize)
  await open('/search-result?business=PR&search=gear')
  expect(await cards.count()).toBe(limits.searchPageSize)
})

test.each([
  ['business=PR&page=2338', 'business=PR&countries=global&search=&page=2001'],
  ['countries=ZZ&search=bearing&lang=ja', 'business=MA&countries=global&search=bearing&lang=ja'],
])('an address that asks for what there is not (%s) says what is shown', async (asked, mended) => {
  const { page, open } = await visitorWith(launch())
  await open(`/search-result?${asked}`)
  expect(new URL(page.url()).search).toBe(`?${mended}`)
  await page.locator('main h1').waitFor()
})
