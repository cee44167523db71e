// The product page: its parts, texts, limits and cuts (P2.23, P4, P8.5 and P9.5), on a company made for it.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { businessKey, businessPath, productKey, productPath, sendRequestPath } from '../src/contract/slugs.ts'
import { likeIt, makeCompany, type MadeCompany } from './changes.ts'
import { filmedProduct, richProduct } from './directory.ts'
import { actOf, hrefOf, logInFor, oneFor, openedWith, texts } from './reading.ts'
import { languages, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn, withPlainSpaces } from './words.ts'

const site = inject('site')
const browser = withBrowser()
const at = openedWith(browser)

const long = (letter: string, length: number) => letter.repeat(length)
const companyName = 'Product Proof Works'
const name = 'Proof spindle X1'
const specs = [
  { key: 'Bore', value: '20–110 mm' },
  { key: 'Fifty', value: long('v', 50) },
  { key: 'Fifty-one', value: long('w', 51) },
  { key: 'Tolerance', value: 'P5' },
  { key: 'Cage', value: 'Brass' },
  { key: 'Grease', value: 'Lithium' },
]

let company: MadeCompany
let photos: string[]
const pathOfThe = (which: number, productName: string) =>
  productPath({ key: productKey({ productID: company.productIDs[which]!, name: productName, companyName }) })
const path = () => pathOfThe(0, name)
const plainPath = () => pathOfThe(1, 'Proof ring')
const companyPath = () => businessPath({ key: businessKey({ businessID: company.businessID, companyName }) })

beforeAll(async () => {
  const [filmed, pictured] = [await filmedProduct(site), await richProduct(site, 'bearing')]
  photos = [...Array.from({ length: pictured.photoCount }).keys()].map((at) =>
    pictured.mainImage!.url.replace(/\d+\.svg$/, `${at + 1}.svg`),
  )
  company = await makeCompany({
    companyName,
    products: [
      {
        name,
        categoryID: '0006-01',
        subCategoryID: '0006-01-01',
        description: long('d', 600),
        specs,
        leadTime: 12,
        stock: true,
        mainImage: photos[0],
        photos,
        videos: [
          { videoID: 'a', url: filmed.videos[0]!.url },
          { videoID: 'b', url: 'https://www.youtube.com/watch?v=AAAAAAAAAAA' },
          { videoID: 'c', url: 'https://films.example/film.mp4' },
        ],
      },
      { name: 'Proof ring', description: `${long('e', 200)}${long('f', 100)}` },
      { name: 'Proof pin', description: 'A short line.' },
    ],
  })
  await likeIt({ type: 'product', id: company.productIDs[0]! }, 3)
})
afterAll(() => company.remove())

describe('P2.23, product page', () => {
  const page = oneFor(browser, path)

  test('the name leads to the page of the business', async () => {
    const link = page().locator('h1 a')
    expect(await link.textContent()).toBe(name)
    expect(await link.getAttribute('href')).toBe(companyPath())
  })

  test('its parts in their order: pictures and name, controls, business, the tables, videos, comments, other products', async () => {
    const parts = await page()
      .locator('main :is([aria-label="Image gallery"], h1, [role="group"], aside, section[id])')
      .evaluateAll((all) => all.map((part) => part.id || (part.ariaLabel ?? part.tagName)))
    expect(parts).toEqual([
      'Image gallery',
      'H1',
      'Actions',
      'Business',
      'specifications',
      'technical',
      'videos',
      'comments',
      'products',
    ])
  })

  test('main image first in a gallery of all', async () => {
    const pictures = page().locator('[aria-label="Image gallery"] a[data-picture]')
    expect(await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('href')))).toEqual(
      photos,
    )
    const first = pictures.first().locator('img')
    expect(await first.isVisible()).toBe(true)
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page().locator('[aria-label="Image gallery"] a[href^="#picture-"]').count()).toBe(
      photos.length,
    )
  })

  test('reactions summary: how many like it', async () => {
    const like = page().locator('main').getByRole('button', { name: /^Like/ })
    expect((await like.textContent())?.trim()).toBe('Like 3')
  })

  test('controls lead to the log-in, which leads back to finish them (P2.4 and P6.2)', async () => {
    for (const act of ['like', 'save'])
      expect(await actOf(page(), new RegExp(`^${act}`, 'i'))).toEqual([
        `${act}.product.${company.productIDs[0]}`,
        path(),
      ])
    expect(await hrefOf(page(), 'Send Request')).toBe(
      logInFor(`${sendRequestPath(company.businessID)}?product=${company.productIDs[0]}`),
    )
  })

  test('business summary card: who, where, what, verified or not, Send Request for others', async () => {
    const card = page().locator('main aside[aria-label="Business"]')
    const said = (await card.textContent()) ?? ''
    for (const part of [companyName, 'Not Verified', 'Osaka', 'Japan', 'Manufacturer', 'Send Request'])
      expect(said).toContain(part)
    expect(await card.getByRole('link', { name: companyName }).getAttribute('href')).toBe(companyPath())
  })

  test('specifications table: industry, product name, category, subcategory, lead time, stock available', async () => {
    const rows = page().locator('#specifications dl > div')
    expect(await rows.locator('dt').allTextContents()).toEqual([
      'Industry',
      'Product name',
      'Category',
      'Subcategory',
      'Lead time',
      'Stock available',
    ])
    expect((await rows.locator('dd').allTextContents()).map(withPlainSpaces)).toEqual([
      'Power Transmission',
      name,
      'Bearings',
      expect.stringMatching(/\w/),
      '12 days',
      'Yes',
    ])
  })

  test('technical specification: every key and its whole value', async () => {
    const rows = await page().locator('#technical dl > div').allTextContents()
    expect(new Set(rows.map(withPlainSpaces))).toEqual(new Set(specs.map(({ key, value }) => key + value)))
  })

  test('P9.5: a value longer than 50 characters spans both columns and aligns to the top', async () => {
    const row = (key: string) =>
      page().locator('#technical dl > div', { has: page().getByText(key, { exact: true }) })
    const width = async (key: string) => (await row(key).boundingBox())!.width
    expect(await width('Fifty-one')).toBeGreaterThan(1.9 * (await width('Fifty')))
    const top = async (part: string) => (await row('Fifty-one').locator(part).boundingBox())!.y
    expect(await top('dt')).toBe(await top('dd'))
  })

  test('videos with controls; another service is a link until it is asked for; unknown places are left out', async () => {
    const own = page().locator('#videos video')
    expect(await own.count()).toBe(1)
    expect(await own.evaluate((film: HTMLVideoElement) => film.controls)).toBe(true)
    expect(await page().locator('#videos a').allTextContents()).toEqual(['Play on YouTube'])
    expect(await page().locator('#videos iframe').count()).toBe(0)
    expect(
      await page().locator('#videos [src*="films.example"], #videos [href*="films.example"]').count(),
    ).toBe(0)
  })

  test("grid 'Main products of {company}': the others, picture or placeholder and name lead to their pages", async () => {
    expect(await texts(page(), '#products h2')).toEqual([`Main products of ${companyName}`])
    const cards = page().locator('#products article')
    expect(await cards.locator('h3').allTextContents()).toEqual(['Proof pin', 'Proof ring'])
    const ring = cards.nth(1)
    const links = await ring.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([plainPath(), plainPath()])
    expect(await ring.locator('a').first().locator('svg').count()).toBe(1)
  })

  test('P9.5: previews of descriptions end after 200 characters', async () => {
    const previews = await texts(page(), '#products article h3 + p')
    expect(previews).toEqual(['A short line.', `${long('e', 200)}…`])
  })

  test('P2.23 and P9.5: the title has the first 64 characters of the description', async () => {
    expect(await page().title()).toBe(`${name} – ${companyName}: ${long('d', 64)}…`)
  })

  test('P9.5: wide screens show the description whole', async () => {
    expect(await page().getByText(long('d', 600), { exact: true }).isVisible()).toBe(true)
    expect(await page().getByText('View more', { exact: true }).isVisible()).toBe(false)
  })
})

describe('P2.23, product page of something made to order', () => {
  const page = oneFor(browser, plainPath)

  test('stock available: No; a placeholder instead of pictures; no empty tables', async () => {
    expect((await texts(page(), '#specifications dd')).at(-1)).toBe('No')
    expect(await page().locator('[aria-label="Image gallery"] img').count()).toBe(0)
    expect(await page().locator('main svg').first().isVisible()).toBe(true)
    expect(await page().locator('#technical, #videos').count()).toBe(0)
  })

  test('the picture of another product leads to it', async () => {
    const card = page().locator('#products article', { hasText: name })
    expect(await card.locator('a').first().locator('img').getAttribute('src')).toBe(photos[0])
    expect(await card.locator('a').first().getAttribute('href')).toBe(path())
  })
})

test('P9.5: phones show 340 characters of a description, View more the rest (P4.14)', async () => {
  const page = await at(path(), { width: 360 })
  const whole = page.getByText(long('d', 600), { exact: true })
  expect(await whole.isVisible()).toBe(false)
  expect(await page.getByText(`${long('d', 340)}…`, { exact: true }).isVisible()).toBe(true)
  await page.getByText('View more', { exact: true }).click()
  expect(await whole.isVisible()).toBe(true)
  await page.getByText('View less', { exact: true }).click()
  expect(await whole.isVisible()).toBe(false)
})

test.each(languages)(
  "P2.23, in %s: Share copies the page's link, toast 'Product Link copied!'",
  async (language) => {
    const { page, context, open } = await visitorWith(browser.launch(), { language })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    await open(path())
    await page.getByRole('button', { name: wordsIn(language, 'Share'), exact: true }).click()
    await page.getByText(wordsIn(language, 'Product Link copied!'), { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + path())
  },
)
