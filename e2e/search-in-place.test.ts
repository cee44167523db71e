// The search from any page: the button that opens it where one is, what is chosen and offered there, and where the bar itself stands.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { pathOf, products, richManufacturer } from './directory.ts'
import { searchButton, searchDialog, searchField, waysToSearch } from './searching.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const site = inject('site')
const { launch } = withBrowser()

type Offer = { kind: 'word' | 'category' | 'business' | 'product'; text: string; id?: string; count?: number }

/** Writes into the search of a page; what it is offered there. */
async function offersFor(page: Page, text: string): Promise<Offer[]> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/resources/suggestions' && searchParams.get('search') === text
  })
  await searchField(page).fill(text)
  return (await (await answer).json()) as Offer[]
}

/** An offer as a line says it: what it is stands beside its text, of a category how many stand under it. */
function lineOf({ kind, text, count }: Offer): string {
  if (kind === 'word') return text
  if (kind === 'category') return `${text} ${count} manufacturer${count === 1 ? '' : 's'}`
  return `${text} ${kind === 'product' ? 'Product' : 'Company'}`
}

test('in the dialog one chooses type, country and words, and is offered companies, products and categories with numbers', async () => {
  const maker = await richManufacturer(site)
  const [bearing] = (await products(site, { textQuery: 'bearing', size: 1 })).results
  const { page, open } = await visitorWith(launch())
  await open('/about-us')
  await searchButton(page).click()
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  const choice = (name: string) => searchDialog(page).locator(`select[name="${name}"]`)
  expect([await choice('business').inputValue(), await choice('countries').inputValue()]).toEqual([
    'MA',
    'global',
  ])
  expect(await choice('business').locator('option').count()).toBe(11)
  expect(await choice('countries').locator('option').count()).toBeGreaterThan(240)

  const kinds = new Map<string, Offer>()
  const list = searchDialog(page).getByRole('listbox').getByRole('option')
  for (const text of [maker.general.companyName.slice(0, 6), bearing!.name.slice(0, 8), 'bea']) {
    const offers = await offersFor(page, text)
    for (const offer of offers) kinds.set(offer.kind, offer)
    await expect.poll(() => list.allTextContents()).toEqual(offers.map(lineOf))
  }
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['business', 'product', 'category']))

  // A category, which the last of these texts has, leads to its page, and the dialog is gone.
  const category = kinds.get('category')!
  await list
    .filter({ hasText: lineOf(category) })
    .first()
    .click()
  const name = category.id!.includes('-') ? 'category' : 'industry'
  await page.waitForURL((url) => url.searchParams.get(name) === category.id)
  await expect.poll(() => searchDialog(page).count()).toBe(0)

  // Nothing of it is left for whoever comes back; what is chosen there is what is searched for.
  await page.goBack()
  await page.waitForURL('**/about-us')
  await page.locator('main h1', { hasText: 'About' }).waitFor()
  expect(await searchDialog(page).count()).toBe(0)
  await searchButton(page).click()
  await searchField(page).waitFor()
  await choice('business').selectOption('PR')
  await choice('countries').selectOption('DE')
  await searchField(page).fill('gear')
  await searchField(page).press('Enter')
  await page.waitForURL('**/search-result?business=PR&countries=DE&search=gear')
})

test('the button stands on pages without the search bar, which is on search pages only; on phones the menu has it too', async () => {
  const { page, open } = await visitorWith(launch(), { width: 360, language: 'ja' })
  await open(pathOf(await richManufacturer(site)))
  expect(await waysToSearch(page, 'ja')).toEqual(['button', 'menu'])
  const headerOf = async (address: string) =>
    /<header.*?<\/header>/su.exec(await (await fetch(`${site}${address}`)).text())![0]
  for (const address of [
    '/',
    '/industries',
    '/price-list',
    '/contact-us',
    '/accounts/log-in',
    '/our-network',
  ]) {
    const header = await headerOf(address)
    expect(header, address).toContain('aria-keyshortcuts="/"')
    expect(header, address).not.toMatch(/<select|type="search"/)
  }
  const header = await headerOf('/search-result?business=PR')
  expect(header.match(/<select|type="search"/g)).toHaveLength(3)
  expect(header).not.toContain('aria-keyshortcuts="/"')
})
