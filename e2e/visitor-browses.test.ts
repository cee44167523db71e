// A visitor who knows no name yet: from home by way of the industries to a maker and its products, and back again.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { categoryNamed, pathOfProduct, people, products } from './directory.ts'
import { foundNames } from './results.ts'
import { languages, pairs, screensOf, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** The address comes first, the page a moment later. */
const arrived = async (page: Page, path: RegExp, title: string) => {
  await page.waitForURL(path)
  await page.locator('h1', { hasText: title }).waitFor()
}
const industries = { en: 'Industries', ja: '産業分野' }
/** The links of a page's main part that lead to products other than the one shown. */
const otherProducts = (page: Page) =>
  page.locator('main article h3 a[href*="/business-product/"]').filter({ visible: true })

describe.each(languages)('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
    describe.each([
      ['with scripts', true],
      ['without scripts', false],
    ])('%s', (_, script) => {
      const visit = { language, width, script }

      test('home, industries, a category, a maker, its product, another product, and back', async () => {
        const category = await categoryNamed(site, '0006-01', language)
        const { page, open } = await visitorWith(launch(), visit)
        await open('/')
        await page.locator('main a[href="/industries"]').filter({ visible: true }).first().click()
        await arrived(page, /\/industries$/, industries[language])

        const link = page
          .locator('main')
          .getByRole('link', { name: category, exact: true, includeHidden: true })
        // On phones an industry is folded; wide screens show everything.
        for (const fold of await link.first().locator('xpath=ancestor::details').all())
          if (!(await link.first().isVisible())) await fold.locator('summary').first().click()
        await link.first().click()
        await page.waitForURL((url) => url.searchParams.get('search') === category)
        await page.locator('h1', { hasText: category }).waitFor()

        const maker = page.locator('main article h2 a').first()
        const name = (await maker.textContent())!
        await maker.click()
        await arrived(page, /\/business\//, name)
        const company = page.url()
        const first = (await otherProducts(page).first().textContent())!
        await otherProducts(page).first().click()
        await arrived(page, /\/business-product\//, first)

        const product = page.url()
        const second = (await otherProducts(page).first().textContent())!
        expect(second).not.toBe(first)
        await otherProducts(page).first().click()
        await page.waitForURL((url) => url.href !== product && url.pathname.startsWith('/business-product/'))
        await page.locator('h1', { hasText: second }).waitFor()

        await page.goBack()
        await page.waitForURL(product)
        await page.locator('h1', { hasText: first }).waitFor()
        await page.goBack()
        await page.waitForURL(company)
        await otherProducts(page).first().waitFor()
      })
    })
  })
})

describe.each(pairs)('in %s at %i px', (language, width) => {
  describe.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s', (_, script) => {
    const visit = { language, width, script }

    test('searches products and opens one', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      await page.locator('header select[name="business"]').selectOption('PR')
      await page.locator('header input[name="search"]').fill('bearing')
      await page.locator('header button[type="submit"]').click()
      await page.waitForURL(/business=PR/)
      const { results, total_results } = await products(site, { textQuery: 'bearing' }, language)
      expect(total_results).toBeGreaterThan(5)
      await page.locator('main article h2', { hasText: results[0]!.name }).first().waitFor()
      expect(await foundNames(page)).toEqual(results.map(({ name }) => name))

      const wanted = results[0]!
      await page.locator('main article h2 a').first().click()
      await page.waitForURL(`**${pathOfProduct(wanted)}`)
      await page.locator('h1', { hasText: wanted.name }).waitFor()
    })

    test('searches people and opens a profile', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result?business=UR&countries=JP&search=')
      const { profiles } = await people(site, { country: 'JP' }, language)
      expect(profiles.length).toBe(5)
      expect(await page.locator('main article h2 a').count()).toBe(5)
      await page.locator('main article h2 a').first().click()
      await arrived(page, new RegExp(`/profile/${profiles[0]!.userID}$`), profiles[0]!.lastName)
    })
  })
})
