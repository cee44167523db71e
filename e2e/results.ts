// What a search has found, as a test counts it: what is shown as Sponsored stands beside it and is not among it (D18).
import type { Page } from 'playwright-core'

const paid = 'h2 a[rel~=sponsored]'

/** The cards of what was found, in its order. */
export const foundCards = (page: Page) => page.locator(`main article:has(h2):not(:has(${paid}))`)
export const foundNames = (page: Page) => foundCards(page).locator('h2').allTextContents()
export const foundLinks = (page: Page) => foundCards(page).locator('h2 a')
