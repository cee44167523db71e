// How long pages are for whoever looks at them: the one action on the first screen, phones without long ways (U10, D67).
import { expect, inject, test } from 'vitest'
import { pathOf, pathOfProduct, products, richManufacturer, search } from './directory.ts'
import { openedWith } from './reading.ts'
import { languagesFor, withBrowser } from './visitor.ts'

const site = inject('site')
const at = openedWith(withBrowser())

test.each(languagesFor('the first screen'))(
  'in %s, a company is asked on the first screen of a laptop',
  async (language) => {
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
  },
)

test.each(languagesFor('short ways'))(
  'in %s, phones have short ways: footer, industries, properties',
  async (language) => {
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
  },
)

test('on a phone a company is asked from wherever its page is read', async () => {
  const page = await at(pathOf(await richManufacturer(site)), { width: 360 })
  const ask = page.locator('main a[href*="send-request"]').filter({ hasText: 'Send Request' })
  /** How many ways to ask are on the screen, whole, with nothing before them. */
  const inReach = () =>
    ask.evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, right, top, bottom, height } = one.getBoundingClientRect()
          const isWhole =
            height >= 44 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
          return isWhole && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        }).length,
    )
  const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(length).toBeGreaterThan(2_000)
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const top = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' })
      return scrollY
    }, length * part)
    expect(Math.abs(top - length * part), `${part}`).toBeLessThan(2)
    expect(await inReach(), `${part}`).toBeGreaterThan(0)
  }
})

test('names of standards stand whole on the cards of a search, on phones and on laptops', async () => {
  const page = await at('/search-result?certificate=ISO+9001', { width: 360 })
  // Not the number of further ones behind them.
  const names = page.locator('main article dl > :last-child dd .nowrap').filter({ hasNotText: /^\s*\+\d/ })
  expect(await names.count()).toBeGreaterThan(5)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await names.evaluateAll((all) =>
      all
        .filter((name) => {
          const cell = name.closest('dd')!.getBoundingClientRect()
          const [line, ...others] = name.getClientRects()
          return !line || others.length > 0 || line.right > cell.right + 1 || line.bottom > cell.bottom + 1
        })
        .map((name) => name.textContent),
    )
    expect(cut, `${width} px`).toEqual([])
  }
})
