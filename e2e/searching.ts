// The search that opens over a page without a search bar (P2.6), as a test meets it.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Language } from './visitor.ts'
import { wordsIn } from './words.ts'

export const searchButton = (page: Page) => page.locator('header a[aria-keyshortcuts="/"]')
export const searchDialog = (page: Page) => page.locator('dialog[open]')
export const searchField = (page: Page) => searchDialog(page).locator('input[name="search"]')

/** What opens the search over a page of a phone that has no search bar itself; the button is in sight on a laptop too. */
export async function waysToSearch(page: Page, language: Language): Promise<string[]> {
  expect(await page.locator('header :is(select, input[type="search"])').count()).toBe(0)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    const { x, y, width: wide, height } = (await searchButton(page).boundingBox())!
    expect(x >= 0 && y >= 0 && x + wide <= width && y + height <= 780, `in sight at ${width}`).toBe(true)
  }
  const ways: string[] = []
  const address = page.url()
  const opens = async (way: string) => {
    await searchField(page).waitFor()
    expect(await searchDialog(page).locator('select').count()).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(() => searchDialog(page).count()).toBe(0)
    expect(page.url()).toBe(address)
    ways.push(way)
  }
  await searchButton(page).tap()
  await opens('button')
  await page.locator('header [popovertarget="menu"]').first().tap()
  const entry = page.locator('#menu').getByRole('link', { name: wordsIn(language, 'Search'), exact: true })
  await entry.tap()
  await opens('menu')
  return ways
}
