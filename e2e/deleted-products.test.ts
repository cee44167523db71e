// A product that was deleted by one press: found again under "Deleted" for 30 days, and told at its own address.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine, confirmDelete, saves } from './company-of-mine.ts'
import { overhang, seriousFindings } from './judges.ts'
import { pairsFor, visitorWith, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const { launch } = withBrowser()
const names = (page: Page) => page.locator('main tbody tr th a').allTextContents()
const restoring = (page: Page) => page.locator('main button[value^="restore:"]')

async function isWellMade(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overhang(page)).toBeLessThanOrEqual(0)
}

test.each(pairsFor('deleted-products'))(
  'in %s at %i px: deleted, left, found under Deleted and restored',
  async (language, width) => {
    const word = (text: string) => wordsIn(language, text)
    const { page, open, ...visitor } = await visitorWith(launch(), { language, width })
    const { products } = await aCompanyOfMine(
      { page, open, ...visitor },
      { products: ['One ring', 'Two ring'] },
    )
    await open(products)
    const row = page.locator('main tbody tr').filter({ hasText: 'One ring' })
    const editor = (await row.locator('th a').getAttribute('href'))!
    await row.locator('summary').click()
    await page.locator('button[value^="remove:"]:visible').click()
    // Asked first: who thinks better of it has lost nothing.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('Cancel') })
      .click()
    expect((await names(page)).toSorted()).toEqual(['One ring', 'Two ring'])
    await row.locator('summary').click()
    await page.locator('button[value^="remove:"]:visible').click()
    await confirmDelete(page)
    await expect.poll(() => names(page)).toEqual(['Two ring'])

    // The toast has gone with the page.
    await open(editor)
    await page.getByText(/One ring/).waitFor()
    await restoring(page).waitFor()
    expect(await page.getByRole('heading', { name: word('This page is not available.') }).count()).toBe(0)
    await isWellMade(page)
    await open(products)
    await page.getByRole('link', { name: new RegExp(`^${word('Deleted')} 1$`) }).click()
    await page.locator('main li b', { hasText: 'One ring' }).waitFor()
    await page.getByText(/30 days left|あと30日/).waitFor()
    expect(await page.locator('main li').filter({ hasText: 'One ring' }).innerText()).not.toMatch(
      new RegExp(`${word('Published')}|${word('Draft')}`),
    )
    await isWellMade(page)
    await restoring(page).click()
    await page.getByText(word('No deleted products')).waitFor()
    await isWellMade(page)
    await open(products)
    expect((await names(page)).toSorted()).toEqual(['One ring', 'Two ring'])
  },
)

test('whoever deleted the last product is led to the deleted ones', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['One ring'] })
  await open(products)
  await page.locator('main tbody summary').click()
  await page.locator('button[value^="remove:"]:visible').click()
  await confirmDelete(page)
  await page.getByText('No products left').waitFor()
  expect(await page.getByText('No products yet').count()).toBe(0)
  await page.getByRole('link', { name: 'Show deleted products' }).click()
  await restoring(page).waitFor()
})

test('without scripts a deleted product is restored from its own address', async () => {
  const visitor = await visitorWith(launch(), { script: false })
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['One ring'] })
  await open(products)
  const editor = (await page.locator('main tbody th a').getAttribute('href'))!
  await page.locator('main tbody summary').click()
  await page.locator('button[value^="remove:"]:visible').click()
  await open(editor)
  await restoring(page).click()
  expect(await names(page)).toEqual(['One ring'])
})

test('what was corrected is told no longer; half a row of the specification is kept in a draft', async () => {
  const visitor = await visitorWith(launch(), { expected: [400] })
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor)
  await open(`${products}/new`)
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  await field('name').fill('Bearing')
  await field('spec-key-0').fill('Bore')
  await field('leadTime').fill('soon')
  await saves(page, 'save').click()
  await expect.poll(() => field('leadTime').getAttribute('aria-invalid')).toBe('true')
  expect(await field('spec-value-0').getAttribute('aria-invalid')).not.toBe('true')
  await field('leadTime').fill('5')
  await expect.poll(() => field('leadTime').getAttribute('aria-invalid')).not.toBe('true')
  expect(await field('spec-key-0').inputValue()).toBe('Bore')
})
