// Pages that a test reads: one for itself, or one that all tests of a group look at.
import { afterAll, beforeAll, expect } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { visitorWith, watchedVisitor, type Visit, type Visitor } from './visitor.ts'

type WithBrowser = { launch(): Browser }

/** Opens pages that are closed after their test. */
export const openedWith =
  ({ launch }: WithBrowser) =>
  async (address: string, visit: Visit = {}): Promise<Page> => {
    const { page, open } = await visitorWith(launch(), visit)
    await open(address)
    return page
  }

/** One page for a group of tests that change nothing in it; the group fails when the browser complained. */
export function oneFor(
  { launch }: WithBrowser,
  addressOf: () => string | Promise<string>,
  visit: Visit = {},
): () => Page {
  let visitor: Visitor | undefined
  beforeAll(async () => {
    visitor = await watchedVisitor(launch(), visit)
    await visitor.open(await addressOf())
  })
  afterAll(async () => {
    await visitor?.context.close()
    expect(visitor?.faults, 'what the browser complained about').toEqual([])
  })
  return () => {
    if (!visitor) throw new Error('the page is not open yet')
    return visitor.page
  }
}

/** HTML without ids and what is made of them: what is looked for may stand in their digits too. */
export const withoutIDs = (html: string): string =>
  html.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{12,}/g, 'ID')

/** The words of all parts that `selector` finds, without what stands around them. */
export const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim())

/** What a button of the page's main part would do, and where that leads back to: the form that visitors send before they log in. */
export async function actOf(page: Page, name: string | RegExp): Promise<[string | null, string]> {
  const button = page
    .locator('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
  const form = page.locator(`form#${await button.getAttribute('form')}[method="post"][action="/act"]`)
  return [await button.getAttribute('value'), await form.locator('[name="back"]').inputValue()]
}

/** What a meta tag says. */
export const contentOf = (page: Page, name: string): Promise<string | null> =>
  page.locator(`meta[name="${name}"]`).getAttribute('content')

/** Where a link of the page's main part leads, by its words or label. */
export const hrefOf = (page: Page, name: string | RegExp): Promise<string | null> =>
  page
    .locator('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .getAttribute('href')

/** The log-in that leads back to `path`. */
export const logInFor = (path: string): string => `/accounts/log-in?continue=${encodeURIComponent(path)}`
