// From home by way of the industries to a maker and its products with the keyboard alone, and searches of products and people.
import { describe, expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { profilePath } from '../src/contract/slugs.ts'
import {
  categoryNamed,
  pathOf,
  pathOfProduct,
  people,
  products,
  richManufacturer,
  richProduct,
} from './directory.ts'
import { focused, tabTo, type Stop } from './keyboard.ts'
import { languages, pairs, screensOf, visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

/** Presses Enter on what has the focus; the page that comes begins at its title. */
async function enterTo(page: Page, path: RegExp, title: string): Promise<void> {
  await page.keyboard.press('Enter')
  await page.waitForURL(path)
  await page.locator('h1', { hasText: title }).waitFor()
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
}

const isProduct = ({ region, href, text }: Stop) =>
  region === 'MAIN' && text !== '' && (href ?? '').startsWith('/business-product/')

describe.each(languages)('in %s', (language) => {
  describe.each(screensOf(language))('at %i px', (width) => {
    const visit = { language, width }

    test('home, industries, a category, a maker, its product, another product, and back', async () => {
      const category = await categoryNamed(site, '0006-01', language)
      const { page, open } = await visitorWith(launch(), visit)
      await open('/')
      await tabTo(page, ({ region, href }) => region === 'MAIN' && href === '/industries')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/industries$/)
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })

      if (width === 360) {
        // Folded industries are two stops each.
        await tabTo(page, ({ href }) => /[?&]industry=0006(?:&|$)/.test(href ?? ''))
        await tabTo(page, ({ tag }) => tag === 'SUMMARY')
        await page.keyboard.press('Enter')
      } else {
        // The list of industries spares a person hundreds of links.
        await tabTo(page, ({ href }) => href?.endsWith('#industry-0006') ?? false)
        await page.keyboard.press('Enter')
        await page.waitForURL(/#industry-0006$/)
        await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
      }
      const found = await tabTo(page, ({ text }) => text === category)
      expect(found.href).toContain('/search-result?')
      await enterTo(page, /\/search-result\?/, category)

      const maker = await tabTo(
        page,
        ({ region, href }) => region === 'MAIN' && (href ?? '').startsWith('/business/'),
      )
      await enterTo(page, /\/business\//, maker.text)
      const first = await tabTo(page, isProduct)
      await enterTo(page, /\/business-product\//, first.text)
      const product = page.url()
      const second = await tabTo(page, isProduct)
      expect(second.text).not.toBe(first.text)
      await enterTo(page, /\/business-product\//, second.text)

      // Alt and left arrow belong to the browser's own window, which is not there.
      await page.goBack()
      await page.waitForURL(product)
      await page.locator('h1', { hasText: first.text }).waitFor()
      await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    })
  })
})

describe.each(pairs)('in %s at %i px', (language, width) => {
  const visit = { language, width }

  test('chooses products, searches and opens one', async () => {
    const { page, open } = await visitorWith(launch(), visit)
    const { results } = await products(site, { textQuery: 'bearing' }, language)
    await open('/search-result')
    await page.keyboard.press('/')
    await tabTo(page, ({ name }) => name === 'business', 'Shift+Tab')
    await page.keyboard.press('Home')
    await tabTo(page, ({ name }) => name === 'search')
    await page.keyboard.insertText('bearing')
    await page.keyboard.press('Enter')
    await page.waitForURL(/business=PR/)
    await page.locator('h1', { hasText: 'bearing' }).waitFor()
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    await tabTo(page, ({ href }) => href === pathOfProduct(results[0]!))
    await enterTo(page, /\/business-product\//, results[0]!.name)
  })

  test('goes from companies to people and opens a profile', async () => {
    const { page, open } = await visitorWith(launch(), visit)
    const { profiles } = await people(site, { textQuery: 'Hinokawa' }, language)
    await open('/search-result?search=Hinokawa')
    await tabTo(page, ({ href }) => /[?&]business=UR/.test(href ?? ''))
    await page.keyboard.press('Enter')
    await page.waitForURL(/business=UR/)
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' })
    await tabTo(page, ({ href }) => href === profilePath(profiles[0]!.userID))
    await enterTo(page, /\/profile\//, profiles[0]!.lastName)
  })
})

test.each([
  ['a company', 1280, async () => pathOf(await richManufacturer(site))],
  ['a company', 360, async () => pathOf(await richManufacturer(site))],
  ['a product', 1280, async () => pathOfProduct(await richProduct(site, 'bearing'))],
  ['a product', 360, async () => pathOfProduct(await richProduct(site, 'bearing'))],
] as const)(
  'through the page of %s at %i px and back, no bar lies over the focus',
  async (_, width, path) => {
    const { page, open } = await visitorWith(launch(), { width })
    await open(await path())
    await tabTo(page, ({ region }) => region === 'MAIN')
    await tabTo(page, ({ region }) => region === 'FOOTER')
    const bar = await tabTo(page, ({ region }) => region === 'HEADER', 'Shift+Tab')
    expect(bar.under).toBe(undefined)
  },
)
