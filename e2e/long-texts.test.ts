// Long texts: their chapters stay in reach, and tables of words can be read on a phone.
import { expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { openedWith } from './reading.ts'
import { languagesFor, withBrowser } from './visitor.ts'
import { wordsIn } from './words.ts'

const at = openedWith(withBrowser())
const texts = ['/terms-and-conditions', '/privacy-policy', '/b2b-tips/export-to-the-world-tip-0']

test.each(languagesFor('chapters on a phone'))(
  'in %s, on a phone the chapters stand in one line that stays and unfolds',
  async (language) => {
    for (const address of texts) {
      const page = await at(address, { width: 360, language })
      const line = page.locator('main details', { hasText: wordsIn(language, 'On this page') }).first()
      const summary = line.locator('summary')
      expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      await expect.poll(async () => Math.round((await summary.boundingBox())!.y)).toBeLessThanOrEqual(2)
      await summary.press('Enter')
      const links = line.locator('a')
      expect(await links.count()).toBeGreaterThan(3)
      expect(await seriousFindings(page)).toEqual([])
      const last = links.last()
      const id = decodeURIComponent((await last.getAttribute('href'))!.slice(1))
      await last.press('Enter')
      // It folds, and the chapter stands below it, not under it.
      await expect.poll(() => line.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false)
      const heading = page.locator(`[id="${id}"]`)
      await expect
        .poll(async () => (await heading.boundingBox())!.y)
        .toBeGreaterThanOrEqual((await summary.boundingBox())!.height - 1)
      expect(await overhang(page)).toBe(0)
      await page.close()
    }
  },
)

test.each(languagesFor('chapters on a laptop'))(
  'in %s, on a laptop they stand beside the text all the way',
  async (language) => {
    for (const address of texts) {
      const page = await at(address, { width: 1280, language })
      const list = page.getByRole('navigation', { name: wordsIn(language, 'On this page') })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      const box = (await list.boundingBox())!
      expect(box.y, address).toBeGreaterThanOrEqual(0)
      expect(box.y, address).toBeLessThan(200)
      await page.close()
    }
  },
)

test.each(languagesFor('columns on a phone'))(
  'in %s, three columns of words stand below each other on a phone',
  async (language) => {
    const page = await at('/b2b-tips/export-to-the-world-tip-0', { width: 360, language })
    const table = page
      .getByRole('table')
      .filter({ has: page.locator('td[data-head]') })
      .first()
    expect(await table.getByRole('row').count()).toBeGreaterThan(2)
    const cells = await table
      .getByRole('cell')
      .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)))
    expect(Math.min(...cells)).toBeGreaterThan(240)
    const second = table.locator('tbody tr').first().locator('td').nth(1)
    const said = await second.evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(said).toContain(await second.getAttribute('data-head'))
    const wide = await at('/b2b-tips/export-to-the-world-tip-0', { width: 1280, language })
    const columns = await wide
      .locator('table:has(td[data-head]) tbody tr')
      .first()
      .locator('td')
      .evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size)
    expect(columns).toBe(1)
  },
)
