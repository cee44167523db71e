// How long pages are for whoever looks at them: the one action on the first screen, phones without long ways (U10, D67).
import { expect, inject, test } from 'vitest'
import { pathOf, pathOfProduct, products, richManufacturer, search } from './directory.ts'
import { openedWith } from './reading.ts'
import { languages, withBrowser } from './visitor.ts'

const site = inject('site')
const at = openedWith(withBrowser())

test.each(languages)('in %s, a company is asked on the first screen of a laptop', async (language) => {
  const { results } = await search(site, { businessType: 'MA', size: 8 })
  const rich = await richManufacturer(site)
  for (const address of [pathOf(rich), ...results.map(pathOf)]) {
    const page = await at(address, { width: 1280, language })
    const low = await page.locator('main').evaluate((main) => {
      const asks = [...main.querySelectorAll<HTMLAnchorElement>('a')].filter(
        (link) => decodeURIComponent(link.href).includes('send-request') && link.offsetWidth > 100,
      )
      return {
        cover: main.querySelector('.sheet > :first-child')!.getBoundingClientRect().height,
        ask: asks[0]?.getBoundingClientRect().bottom ?? Infinity,
      }
    })
    expect(low.cover, address).toBeLessThanOrEqual(220)
    expect(low.ask, address).toBeLessThanOrEqual(700)
    await page.close()
  }
})

test.each(languages)('in %s, phones have short ways: footer, industries, properties', async (language) => {
  const page = await at('/industries', { width: 360, language })
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().height))
  expect(await heightOf('html')).toBeLessThanOrEqual(3000)
  expect(await heightOf('footer')).toBeLessThanOrEqual(600)
  // A group of the footer unfolds by its whole line, by the keyboard as well, and without scripts.
  const group = page.locator('footer summary').first()
  const link = page.locator('footer nav li a').first()
  expect(await link.isVisible()).toBe(false)
  await group.focus()
  await page.keyboard.press('Enter')
  await link.waitFor()
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const { results } = await products(site, { textQuery: 'bearing', size: 6 }, language)
  for (const address of results.map(pathOfProduct)) {
    await page.goto(`${site}${address}`)
    const rows = await page
      .locator('main dl > div')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
    expect(rows.length, address).toBeGreaterThan(3)
    expect(Math.max(...rows), address).toBeLessThanOrEqual(90)
  }
  await page.close()
})
