// The same path in a browser without JavaScript: forms, links and details do all of it.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { limits } from '../src/contract/limits.ts'
import { profilePath } from '../src/contract/slugs.ts'
import {
  categoryNamed,
  filmedProduct,
  pathOf,
  pathOfProduct,
  poorCompany,
  productsOf,
  richManufacturer,
  richPerson,
  richProduct,
  search,
} from './directory.ts'
import { foundNames } from './results.ts'
import { languages, pairs, screensOf, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

const box = (page: Page) => page.locator('header input[name="search"]')

describe.each(languages)('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
    const visit = { language, width, script: false }

    test('searches by words, type and country with the form alone', async () => {
      const { page, open } = await visitorWith(launch(), visit)
      await open('/search-result')
      for (const words of ['軸受', 'bearing', '6204-2RS']) {
        await box(page).fill(words)
        await box(page).press('Enter')
        await page.waitForURL((url) => url.searchParams.get('search') === words)
        const { results } = await search(site, { textQuery: words }, language)
        expect(await foundNames(page)).toEqual(results.map(({ general }) => general.companyName))
      }
      await box(page).fill('')
      await page.locator('header select[name="business"]').selectOption('DI')
      await page.locator('header select[name="countries"]').selectOption('DE')
      await page.locator('header button[type="submit"]').click()
      await page.waitForURL('**/search-result?business=DI&countries=DE&search=')
      const { results } = await search(site, { businessType: 'DI', country: 'DE' }, language)
      expect(await foundNames(page)).toEqual(results.map(({ general }) => general.companyName))
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
      expect(await foundNames(page)).toEqual(second.results.map(({ general }) => general.companyName))

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
      expect(await foundNames(page)).toContain(maker.general.companyName)
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
  const industry = page.locator('main details a[data-industry]', { hasText: 'Power Transmission' })
  expect(await industry.isVisible()).toBe(false)
  await page.locator('main details summary').first().click()
  expect(await industry.isVisible()).toBe(true)
})

test.each(pairs)(
  'pictures of a product, in %s at %i px: thumbnails lead to each, no button that needs scripts',
  async (language, width) => {
    const product = await richProduct(site, 'bearing')
    const { page, open } = await visitorWith(launch(), { language, width, script: false })
    await open(pathOfProduct(product))
    const row = page.locator('ul:has(> li > a[data-picture])')
    const seen = () => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    expect(await seen()).toBe(0)
    const thumbnails = page.locator('main a[href^="#picture-"]')
    expect(await thumbnails.count()).toBe(product.photoCount)
    await thumbnails.nth(2).click()
    await page.waitForURL(/#picture-3$/)
    await expect.poll(seen).toBe(2)
    expect(await page.locator('#picture-3').isVisible()).toBe(true)
    // A picture is a link to itself, for those who want it larger.
    const picture = page.locator('#picture-3 a')
    expect((await fetch(site + (await picture.getAttribute('href')))).headers.get('content-type')).toMatch(
      /^image/,
    )
    await expect.poll(() => page.locator('main button:not([form])').filter({ visible: true }).count()).toBe(0)
  },
)

test('industries on a phone are folded, and unfold', async () => {
  const category = await categoryNamed(site, '0006-01', 'en')
  const { page, open } = await visitorWith(launch(), { width: 360, script: false })
  await open('/industries')
  const industry = page.locator('#industry-0006')
  const link = industry.getByRole('link', { name: category, exact: true })
  const sub = industry.getByRole('link', { name: 'Deep Groove Ball Bearings', exact: true })
  expect([await link.isVisible(), await sub.isVisible()]).toEqual([false, false])
  await industry.locator('summary').first().click()
  expect([await link.isVisible(), await sub.isVisible()]).toEqual([true, false])
  await industry.locator('h3 + details summary').first().click()
  expect(await sub.isVisible()).toBe(true)
  await sub.click()
  await page.waitForURL(/business=PR.*search=Deep\+Groove\+Ball\+Bearings/)
  await page.locator('main article h2').first().waitFor()
})

test('industries on a wide screen stand there whole', async () => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open('/industries')
  const links = page.locator('main section li a')
  expect(await links.filter({ visible: true }).count()).toBe(await links.count())
  expect(await page.locator('main summary').filter({ visible: true }).count()).toBe(0)
})

test('a film has its controls', async () => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open(pathOfProduct(await filmedProduct(site)))
  const film = page.locator('#videos video')
  expect(await film.first().isVisible()).toBe(true)
  expect(await film.first().getAttribute('controls')).not.toBeNull()
  const source = (await film.first().getAttribute('src'))!
  expect((await fetch(site + source, { method: 'HEAD' })).headers.get('content-type')).toMatch(/^video\//)
})

test.each([
  ['a company', async () => pathOf(await richManufacturer(site))],
  ['a product', async () => pathOfProduct(await richProduct(site, 'bearing'))],
  ['a person', async () => profilePath((await richPerson(site)).userID)],
])('on the page of %s there is no Share, which needs scripts, and everything else', async (_, addressOf) => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open(await addressOf())
  const group = page.locator('main [role="group"]')
  expect(await group.locator('button[form]').filter({ visible: true }).count()).toBeGreaterThanOrEqual(2)
  expect(await group.locator('button:not([form])').filter({ visible: true }).count()).toBe(0)
})
