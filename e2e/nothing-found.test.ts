// Where nothing is found it is said as it is, with where to look instead and whom to ask; numbers open exactly as many.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { categoryCounts, industryTree, products, search } from './directory.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const site = inject('site')

const headline = (page: Page) => page.locator('main h1').innerText()
const subCategories = async () =>
  (await industryTree(site)).flatMap(({ categories }) =>
    categories.flatMap((category) => category.subCategories.map((sub) => ({ ...sub, category }))),
  )
/** The number in the brackets behind a link. */
const numberBehind = (text: string) => Number(/\(([\d,]+)\)/.exec(text)?.[1]?.replaceAll(',', ''))

test('a category in which nothing stands is said to, with the one above it, its neighbours and the way to ask', async () => {
  const counts = await categoryCounts(site)
  const empty = (await subCategories()).filter(
    ({ id, category }) => !counts.has(id) && (counts.get(category.id)?.products ?? 0) > 0,
  )
  const asked = empty.filter((_, at) => at % 20 === 0).slice(0, 12)
  const totals = await Promise.all(
    asked.map(async ({ name }) => (await products(site, { textQuery: name })).total_results),
  )
  const nowhere = asked.filter((_, at) => totals[at] === 0)
  expect(nowhere.length).toBeGreaterThan(0)

  const { name, category } = nowhere[0]!
  const { page, open } = await visitorWith(launch(), { script: false })
  await open(`/search-result?business=PR&search=${encodeURIComponent(name)}`)
  expect(await headline(page)).toMatch(/^0 Results /)
  expect(await page.locator('main article').count()).toBe(0)
  const above = page.locator('main p', { hasText: 'The category above it:' })
  expect(await above.count()).toBe(1)
  expect(await above.getByRole('link').innerText()).toBe(category.name)
  const ways = [above, ...(await page.locator('main li:has(a[href*="category="])').all())]
  expect(ways.length).toBeGreaterThan(1)
  const told = await Promise.all(
    ways.map(async (way) => ({
      number: numberBehind(await way.innerText()),
      address: (await way.getByRole('link').getAttribute('href'))!,
    })),
  )
  const ask = (await page.getByRole('link', { name: 'Ask for it' }).getAttribute('href'))!
  for (const { number, address } of told) {
    expect(number).toBeGreaterThan(0)
    await open(address)
    expect([address, await headline(page)]).toEqual([
      address,
      expect.stringMatching(new RegExp(`^${number.toLocaleString('en')} Results? `)),
    ])
  }
  await open(ask)
  expect(await page.locator('main [name="buyProduct1"]').inputValue()).toBe(name)
})

test('of a country without companies that is said, and nobody of another one is shown', async () => {
  expect((await search(site, { country: 'AF' })).total_results).toBe(0)
  const { page, open } = await visitorWith(launch(), { script: false })
  for (const words of ['', 'bearing']) {
    await open(`/search-result?countries=AF&search=${words}`)
    expect(await headline(page)).toMatch(/^0 Results /)
    expect(await page.locator('main article').count()).toBe(0)
    await page.getByText('No company in Afghanistan fits this yet.').waitFor()
  }
})

test('a page far behind the last one is the last that can be shown', async () => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open('/search-result?search=bearing&page=999999')
  const { total_results } = await search(site, { textQuery: 'bearing' })
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
  expect(await page.locator('[aria-current="page"]').last().innerText()).toBe(
    String(Math.ceil(total_results / 5)),
  )
})

test('the industries mark what is empty, and what is not opens as many as they say', async () => {
  const { page, open } = await visitorWith(launch(), { script: false })
  await open('/industries')
  const entries = await page.locator('main #industry-0006 :is(h3, li):has(> a)').evaluateAll((all) =>
    all.map((entry) => ({
      count: entry.lastChild?.nodeValue?.trim() ?? '',
      colour: getComputedStyle(entry.querySelector('a')!).color,
      address: entry.querySelector('a')!.getAttribute('href')!,
    })),
  )
  expect(entries.filter(({ count }) => !/^\(?\d[\d,]*\)?$/.test(count))).toEqual([])
  const digits = (count: string) => Number(count.replace(/\D/g, ''))
  const [empty, full] = [
    entries.filter((one) => digits(one.count) === 0),
    entries.filter((one) => digits(one.count) > 0),
  ]
  expect(empty.length).toBeGreaterThan(0)
  for (const { colour } of empty) expect(full.map((one) => one.colour)).not.toContain(colour)
  for (const { count, address } of [...full.slice(0, 6), ...empty.slice(0, 1)]) {
    await open(address)
    expect([address, await headline(page)]).toEqual([
      address,
      expect.stringMatching(new RegExp(`^${digits(count).toLocaleString('en')} Results? `)),
    ])
  }
})
