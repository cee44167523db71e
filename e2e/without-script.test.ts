// The same path in a browser without JavaScript: forms, links and details do all of it.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '../src/contract/limits.ts'
import { pathOf, poorCompany, productsOf, richManufacturer, search } from './directory.ts'
import { languages, screens, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

const names = (page: Page) => page.locator('main article h2').allTextContents()
const box = (page: Page) => page.locator('header input[name="search"]')

describe.each(languages)('in %s', (language) => {
  describe.each(screens)('at %i px', (width) => {
    const visit = { language, width, script: false }

    test('searches by words, type and country with the form alone', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      for (const words of ['軸受', 'bearing', '6204-2RS']) {
        await box(page).fill(words)
        await box(page).press('Enter')
        await page.waitForURL((url) => url.searchParams.get('search') === words)
        const { results } = await search(site, { textQuery: words }, language)
        expect(await names(page)).toEqual(results.map(({ general }) => general.companyName))
      }
      await box(page).fill('')
      await page.locator('header select[name="business"]').selectOption('DI')
      await page.locator('header select[name="countries"]').selectOption('DE')
      await page.locator('header button[type="submit"]').click()
      await page.waitForURL('**/search-result?business=DI&countries=DE&search=')
      const { results } = await search(site, { businessType: 'DI', country: 'DE' }, language)
      expect(await names(page)).toEqual(results.map(({ general }) => general.companyName))
      expect(await page.locator('header select[name="countries"]').inputValue()).toBe('DE')
    })

    test('finds an exact company name first', async () => {
      const company = await poorCompany(site, true)
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await box(page).fill(company.general.companyName)
      await page.locator('header button[type="submit"]').click()
      await page.waitForURL(/search=./)
      const first = page.locator('main article h2 a').first()
      expect(await first.getAttribute('href')).toBe(pathOf(company))
    })

    test('pages on, opens a Japanese manufacturer, unfolds what is folded and goes back', async () => {
      const maker = await richManufacturer(site)
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result?countries=JP')
      await page.locator('nav a[rel="next"]').click()
      await page.waitForURL(/[?&]page=2\b/)
      const second = await search(site, { country: 'JP', skip: limits.searchPageSize }, language)
      expect(await names(page)).toEqual(second.results.map(({ general }) => general.companyName))

      await open(`/search-result?countries=JP&search=${encodeURIComponent(maker.general.companyName)}`)
      const before = page.url()
      await page.locator('main article h2 a').first().click()
      await page.waitForURL(`**${pathOf(maker)}`)
      expect(await page.locator('h1').textContent()).toBe(maker.general.companyName)
      const products = await productsOf(site, maker.businessID, language)
      const last = page.locator('main article', { hasText: products.at(-1)!.name }).last()
      expect(products.length).toBeGreaterThan(4)
      expect(await last.isVisible()).toBe(false)
      await page.locator('#products summary').click()
      expect(await last.isVisible()).toBe(true)
      await page.goBack()
      await page.waitForURL(before)
      expect(await names(page)).toContain(maker.general.companyName)
    })

    test('changes the language', async () => {
      const other = language === 'en' ? 'ja' : 'en'
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result?search=bearing')
      await page.locator(`footer a[hreflang="${other}"]`).click()
      await page.waitForURL(/\/search-result\?.*search=bearing/)
      expect(await page.locator('html').getAttribute('lang')).toBe(other)
      expect(await page.locator('h1').textContent()).toContain('bearing')
    })
  })
})

test('on a phone the industries are a folded list', async () => {
  const { page, open } = await visitorWith(launch(), { width: 360, script: false })
  await open('/search-result')
  const industry = page.locator('main details a', { hasText: 'Power Transmission' })
  expect(await industry.isVisible()).toBe(false)
  await page.locator('main details summary').first().click()
  expect(await industry.isVisible()).toBe(true)
})
