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
    const box = (await searchButton(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    const isInSight = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 780
    expect(isInSight, `at ${width} px`).toBe(true)
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
