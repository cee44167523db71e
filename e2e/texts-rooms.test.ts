// A page that is reached from one of another room (src/web/api/rooms.ts) says the same as one that is loaded.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signedIn } from './signed-in.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** What a page says but for its numbers: companies of other journeys come and go meanwhile. */
const told = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\d+/g, '0')

/** Follows the first link to `path` on the page that is open: what it says then, and what after a reload. */
async function followed(page: Page, path: string): Promise<{ reached: string; loaded: string }> {
  await page.evaluate(() => void (document.body.dataset['same'] = 'yes'))
  const link = page.locator(`a[href^="${path}"]`).first()
  const left = await told(page)
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL((url) => url.pathname === path)
  // The address may be there a moment before the page is.
  await expect.poll(() => told(page)).not.toBe(left)
  await page.locator('main h1').waitFor()
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe(null)
  const reached = await told(page)
  expect(await page.evaluate(() => document.body.dataset['same']), 'the document stays').toBe('yes')
  await page.reload()
  await scriptsRun(page)
  return { reached, loaded: await told(page) }
}

test.each(['/accounts/register', '/accounts/log-in', '/industries'])(
  'a visitor goes from home to %s',
  async (path) => {
    const { page, open } = await visitorWith(launch(), { language: 'ja' })
    await open('/')
    const { reached, loaded } = await followed(page, path)
    expect(reached).toBe(loaded)
  },
)

test.each(['/my-business', '/favorites', '/profile/', '/accounts/security', '/notifications'])(
  'who is signed in goes from the industries to %s',
  async (path) => {
    const visitor = await visitorWith(launch(), { language: 'ja' })
    await signedIn(visitor)
    await visitor.open('/industries')
    const { reached, loaded } = await followed(visitor.page, path)
    expect(reached).toBe(loaded)
  },
)
