// A company's products in the hands of its people: made with photos, published, found, ordered, copied, removed and brought back.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  aCompanyOfMine,
  aPhoto,
  button,
  chooseBearings,
  confirmDelete,
  pasteText,
  saves,
} from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { signIn, signedInAs } from './signed-in.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const rows = (page: Page) => page.locator('main tbody tr')
const names = (page: Page) => rows(page).locator('th a').allTextContents()
const menuOf = (page: Page, name: string) => rows(page).filter({ hasText: name }).locator('summary')
const status = (page: Page, text: string) => page.getByRole('status').getByText(text).first()

async function isWellMade(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}

test.each(pairsFor('company-products'))(
  'in %s at %i px: a product with photos is published and found',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, expected: [400] })
    const { page, open } = visitor
    const { products, tag } = await aCompanyOfMine(visitor)
    await open(products)
    await isWellMade(page)
    await page.getByRole('link', { name: word('Add your first product') }).click()
    await page.waitForURL(`**${products}/new`)

    await saves(page, 'publish').click()
    await page.locator('#field-name-error').getByText(word('Please fill in this field.')).waitFor()
    await field(page, 'name').fill(`Turntable ${tag}`)
    await saves(page, 'publish').click()
    // Nothing typed is lost, and the summary has the focus.
    await page.getByRole('alert').waitFor()
    expect(await field(page, 'name').inputValue()).toBe(`Turntable ${tag}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')

    await chooseBearings(page, word('Category'))
    await expect.poll(() => field(page, 'category').inputValue()).toMatch(/^0006\.0006-/)

    await field(page, 'description').fill(`A turntable that carries 400 kg. ${tag}`)
    const keyword = page.locator('main [id="field-keywords"]')
    await keyword.fill('turntable,')
    await keyword.fill('slewing ring')
    await keyword.press('Enter')
    expect(await field(page, 'keywords').inputValue()).toBe('turntable, slewing ring')

    await page
      .locator('main input[type="file"]')
      .setInputFiles([await aPhoto('red.png', '#a02020'), await aPhoto('blue.png', '#2020a0')])
    const pictures = page.locator('main ol[class] > li[data-ref]')
    await expect.poll(() => pictures.count(), { timeout: 30_000 }).toBe(2)
    const second = await pictures.nth(1).getAttribute('data-ref')
    await pictures.nth(1).locator('[data-act="main"]').click()
    expect(await pictures.first().getAttribute('data-ref')).toBe(second)
    await pictures.nth(1).locator('[data-act="remove"]').click()
    await expect.poll(() => pictures.count()).toBe(1)
    await page.getByRole('button', { name: word('Undo') }).click()
    await expect.poll(() => pictures.count()).toBe(2)

    await field(page, 'video-0').fill('https://example.com/film')
    await field(page, 'video-0').blur()
    await expect.poll(() => field(page, 'video-0').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'video-0').fill('https://vimeo.com/76979871')
    await page.getByText(word('This video can be shown.')).waitFor()

    await field(page, 'spec-key-0').focus()
    await pasteText(page, 'Load\t400 kg\nDiameter\t1,200 mm\nDrive\t"a 2"" worm"')
    expect(await field(page, 'spec-value-2').inputValue()).toBe('a 2" worm')
    await page.locator('main [data-act="up-1"]').click()
    expect(await field(page, 'spec-key-0').inputValue()).toBe('Diameter')
    await field(page, 'leadTime').fill('21')
    await isWellMade(page)
    await saves(page, 'publish').click()
    await status(page, word('Saved and published')).waitFor()
    await page.waitForURL(/made=published/)
    expect(await field(page, 'leadTime').inputValue()).toBe('21')
    expect(await page.locator('main li[data-ref]').count()).toBe(2)

    // A buyer finds it, with all that was said.
    const buyer = await visitorWith(launch(), { language, width })
    const found = async () => {
      await buyer.page.goto(`/search-result?business=PR&search=${tag}`)
      return buyer.page.getByRole('link', { name: `Turntable ${tag}` }).count()
    }
    await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(0)
    await buyer.page
      .getByRole('link', { name: `Turntable ${tag}` })
      .first()
      .click()
    await buyer.page.getByRole('heading', { level: 1, name: `Turntable ${tag}` }).waitFor()
    for (const text of ['1,200', '400', 'a 2" worm'])
      await buyer.page.locator('main dd').getByText(text).first().waitFor()
    expect(await buyer.page.locator('main img[src*="/files/"]').count()).toBeGreaterThanOrEqual(2)
  },
)

test.each(pairsFor('company-products'))(
  'in %s at %i px: several at once, order, copy, removal and the end of the plan',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const visitor = await visitorWith(launch(), { language, width, expected: [409] })
    const { page, open } = visitor
    const seven = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => `${name} ring`)
    const { products, businessID } = await aCompanyOfMine(visitor, { products: seven })
    await open(`${products}?state=published`)
    const before = await names(page)
    expect(before).toHaveLength(7)
    await isWellMade(page)

    // The order of the showcase, by the keyboard: the button keeps the focus.
    const up = rows(page).nth(2).locator('button[value^="up:"]')
    const moved = await up.getAttribute('value')
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual([before[0], before[2], before[1], ...before.slice(3)])
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLButtonElement).value))
      .toBe(moved)
    await page.keyboard.press('Enter')
    const order = [before[2]!, before[0]!, before[1]!, ...before.slice(3)]
    await expect.poll(() => names(page)).toEqual(order)
    const shownFirst = async () => {
      await page.goto(`/business/${businessID}/`)
      return page.locator('#products article h3').allTextContents()
    }
    await expect.poll(shownFirst, { timeout: 30_000 }).toEqual(order)

    // A copy is a draft; the plan is full.
    await open(products)
    await menuOf(page, 'One ring').click()
    await page.locator('button[value^="duplicate:"]:visible').click()
    await page.waitForURL(/made=copy/)
    await field(page, 'name').fill('Eighth ring')
    await saves(page, 'publish').click()
    await page
      .getByRole('alert')
      .getByText(word('Your plan has no room for more published products.'))
      .waitFor()
    expect(await field(page, 'name').inputValue()).toBe('Eighth ring')

    // From the list too, and nothing is published.
    await open(`${products}?state=draft`)
    await field(page, 'productID').first().check()
    await button(page, 'act', 'publish').click()
    await page.getByRole('alert').waitFor()
    expect(await names(page)).toEqual(['Eighth ring'])

    // Two go, then there is room.
    await open(`${products}?state=published`)
    await field(page, 'productID').nth(5).check()
    await field(page, 'productID').nth(6).check()
    await button(page, 'act', 'unpublish').click()
    await expect.poll(() => rows(page).count()).toBe(5)
    await open(`${products}?state=draft`)
    await field(page, 'productID').first().check()
    await button(page, 'act', 'publish').click()
    await expect.poll(() => rows(page).count()).toBe(0)

    // Removed, and back.
    await open(`${products}?search=eighth`)
    expect(await names(page)).toEqual(['Eighth ring'])
    await menuOf(page, 'Eighth ring').click()
    await page.locator('button[value^="remove:"]:visible').click()
    await confirmDelete(page)
    await expect.poll(() => rows(page).count()).toBe(0)
    await page.getByRole('button', { name: word('Undo') }).click()
    await expect.poll(() => names(page)).toEqual(['Eighth ring'])
    await page.getByText(word('Published')).first().waitFor()
  },
)

test('without JavaScript: a draft is written, published, removed and brought back by forms alone', async () => {
  const visitor = await visitorWith(launch(), { script: false, expected: [400] })
  const { page, open } = visitor
  const { products, tag } = await aCompanyOfMine(visitor)
  await open(`${products}/new`)
  await field(page, 'name').fill(`Plain ${tag}`)
  await field(page, 'industry').selectOption('0004')
  await button(page, 'intent', 'categories').click()
  expect(await field(page, 'name').inputValue()).toBe(`Plain ${tag}`)
  await field(page, 'category').selectOption({ index: 3 })
  const category = await field(page, 'category').inputValue()
  expect(category).toMatch(/^0004\./)
  await field(page, 'keywords').fill('one, two')
  await field(page, 'spec-key-0').fill('Weight')
  await field(page, 'spec-value-0').fill('2 kg')
  await field(page, 'leadTime').fill('soon')
  await saves(page, 'save').click()
  await page.getByRole('alert').waitFor()
  expect(await field(page, 'spec-value-0').inputValue()).toBe('2 kg')
  await field(page, 'leadTime').fill('5')
  await saves(page, 'save').click()
  await page.waitForURL(/made=draft/)
  expect(await field(page, 'category').inputValue()).toBe(category)
  expect(await field(page, 'keywords').inputValue()).toBe('one, two')

  await page.goto(products)
  await field(page, 'productID').check()
  await button(page, 'act', 'publish').click()
  expect(await page.locator('main noscript [role="status"]').textContent()).toBe('1 product published')
  await menuOf(page, tag).click()
  await page.locator('button[value^="remove:"]:visible').click()
  await page.locator('button[value^="restore:"]').click()
  expect(await names(page)).toEqual([`Plain ${tag}`])
})

test('what somebody else saved meanwhile is shown beside one’s own, and only then replaced', async () => {
  const visitor = await visitorWith(launch(), { expected: [409] })
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['Old name'] })
  await open(products)
  await rows(page).locator('th a').click()
  await field(page, 'name').fill('My name')
  const other = await visitor.context.newPage()
  await other.goto(page.url())
  await field(other, 'name').fill('Their name')
  await saves(other, 'save').click()
  await status(other, 'Product saved').waitFor()
  await saves(page, 'save').click()
  const both = page.getByRole('alert').locator('tbody tr')
  await both.waitFor()
  expect(await both.locator('td').allTextContents()).toEqual(['Their name', 'My name'])
  expect(await field(page, 'name').inputValue()).toBe('My name')
  await saves(page, 'save').click()
  await status(page, 'Product saved').waitFor()
  await open(products)
  expect(await names(page)).toEqual(['My name'])
})

test('a preview shows what is typed, saved or not', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['Kept name'] })
  await open(products)
  await rows(page).locator('th a').click()
  await field(page, 'name').fill('Not saved name')
  const [preview] = await Promise.all([
    visitor.context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ])
  await preview.getByRole('heading', { level: 1, name: 'Not saved name' }).waitFor()
  expect(await field(page, 'name').inputValue()).toBe('Not saved name')
  await open(products)
  expect(await names(page)).toEqual(['Kept name'])
})

test('a member writes drafts, and neither publishes nor changes what is published', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { role: 'member', products: ['Shown ring'] })
  await open(products)
  expect(await field(page, 'productID').count()).toBe(0)
  await rows(page).locator('th a').click()
  await field(page, 'name').waitFor()
  expect(await field(page, 'name').isDisabled()).toBe(true)
  await open(`${products}/new`)
  expect(await saves(page, 'publish').count()).toBe(0)
  await field(page, 'name').fill('A proposal')
  await chooseBearings(page, 'Category')
  await saves(page, 'save').click()
  await page.waitForURL(/made=draft/)

  const stranger = await visitorWith(launch(), { expected: [404] })
  await signedInAs(stranger, '/profile/')
  expect((await stranger.page.goto(products))?.status()).toBe(404)
})

test('who is not signed in logs in first and comes back to the list', async () => {
  const visitor = await visitorWith(launch())
  const { products } = await aCompanyOfMine(visitor)
  const { email } = await signedInAs(visitor, '/profile/')
  // A page that is still open would ask for its session once more.
  await visitor.page.goto('about:blank')
  await visitor.context.clearCookies()
  await visitor.page.goto(`${products}?state=draft`)
  const back = new URL(visitor.page.url()).searchParams.get('continue')
  expect(back).toBe(`${products}?state=draft`)
  await signIn(visitor, '/profile/', email)
})
