// A buyer and a supplier in browsers of their own, and what a test does as one of them.
import { expect, onTestFinished } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { BusinessWish } from '../src/testing/businesses.ts'
import { aTag } from '../src/testing/tags.ts'
import { makeCompany } from './changes.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, type Language, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

/** A buyer with a company, and the owner of a supplier with a product; both at one place unless the buyer's is given. */
export async function aBuyerAndASupplier(
  browser: Browser,
  visit: Visit,
  { company, ...away }: Visit & { company?: BusinessWish } = {},
) {
  const tag = aTag()
  const supplier = await visitorWith(browser, { expected: [404], ...visit })
  const { userID: owner } = await signedInAs(supplier, '/profile/')
  const sold = await makeCompany({
    companyName: `Kettler ${tag} Works`,
    members: [{ userID: owner, role: 'owner' }],
    products: [{ name: `Spindle bearing ${tag}` }],
  })
  onTestFinished(sold.remove)
  const buyer = await visitorWith(browser, { expected: [400], ...visit, ...away })
  const { userID } = await signedInAs(buyer, '/profile/', { firstName: 'Jonas', lastName: 'Weidner' })
  const bought = await makeCompany({
    ...company,
    companyName: `Weidner ${tag} Spindelbau`,
    members: [{ userID, role: 'owner' }],
  })
  onTestFinished(bought.remove)
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { tag, supplier, buyer, word, userID, sold, bought, productID: sold.productIDs[0]! }
}

/** A message as it stands in the open conversation, not its beginning in the list. */
export const said = (page: Page, text: string) =>
  page.getByRole('region').getByText(text, { exact: true }).and(page.locator(':not(bdi)'))
export const replyBox = (page: Page) => page.locator('#reply')

/** Shows what was asked, where a small window has it behind one line. */
export async function openFacts(page: Page): Promise<void> {
  const brief = page.locator('main details[class*=brief]:not([open]) > summary')
  if (await brief.isVisible()) await brief.click()
}

/** Writes into the open conversation. */
export async function say(page: Page, text: string): Promise<void> {
  await replyBox(page).fill(text)
  await replyBox(page).press('Enter')
}

/** The numbers of the messages that a page shows, from top to bottom. */
export const numbersOn = (page: Page) =>
  page
    .locator('[data-number]')
    .evaluateAll((messages) => messages.map((one) => Number(one.getAttribute('data-number'))))

/** Fills the form and sends it with a double click: it arrives once. */
export async function ask(page: Page, language: Language, message: string, from?: string): Promise<void> {
  if (from !== undefined) await page.locator('[name=from]').selectOption(from)
  await page.locator('[name=subject]').selectOption({ index: 1 })
  await page.locator('[name=message]').fill(message)
  await page.getByRole('button', { name: wordsIn(language, 'Upload Inquiry') }).dblclick()
  await page.getByText(wordsIn(language, 'Inquiry sent successfully')).waitFor()
}

/** A follow-up of the company that was asked: its subject is there, and nothing speaks of what buyers look for. */
export async function followUpAsAsked(page: Page, language: Language, message: string): Promise<void> {
  expect(await page.locator('select[name=subject]').count()).toBe(0)
  expect(await page.locator('input[name=typed]').inputValue()).toMatch(/^Re: ./)
  expect(await page.getByRole('button', { name: wordsIn(language, 'Upload Inquiry') }).count()).toBe(0)
  await page.locator('[name=message]').fill(message)
  await page.getByRole('button', { name: wordsIn(language, 'Send'), exact: true }).dblclick()
  await page.getByText(wordsIn(language, 'Your message was sent. The conversation goes on here.')).waitFor()
}

/** Ends the open conversation, which asks once more. */
export async function end(page: Page, language: Language): Promise<void> {
  await page.getByText(wordsIn(language, 'Request menu')).locator('..').click()
  await page.getByRole('link', { name: wordsIn(language, 'End Conversation') }).click()
  await page.getByRole('button', { name: wordsIn(language, 'End Conversation') }).click()
}

/** The ways by which a browser hears of news: streams that are open, how many were begun or refused, and pages loaded. */
export function waysOf(context: BrowserContext) {
  const open = new Set<object>()
  const counted = { begun: 0, refused: 0, loaded: 0 }
  const isStream = (address: string) => new URL(address).pathname === '/api/live'
  context.on('request', (request) => {
    if (request.isNavigationRequest()) counted.loaded += 1
  })
  context.on('response', (response) => {
    if (!isStream(response.url()) || !response.ok()) return
    counted.begun += 1
    open.add(response.request())
  })
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => {
    if (!open.delete(request) && isStream(request.url())) counted.refused += 1
  })
  return { open: () => open.size, counted: () => ({ ...counted }) }
}

/** When something that matches stands in the page, by a clock that all pages of this machine share. */
export function whenSeen(page: Page, selector: string, pattern: string): Promise<number> {
  return page.evaluate(
    ([wanted, text]) =>
      new Promise<number>((resolve) => {
        const words = new RegExp(text, 'u')
        const look = () => {
          if (![...document.querySelectorAll(wanted)].some((one) => words.test(one.textContent))) return
          watching.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const watching = new MutationObserver(look)
        watching.observe(document, { subtree: true, childList: true, characterData: true })
        look()
      }),
    [selector, pattern] as const,
  )
}

/** When the answer to the newest call at a path arrived in the page, by the same clock. */
export const whenAnswered = (page: Page, path: string): Promise<number> =>
  page.evaluate((part) => {
    const ends = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(part))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    return performance.timeOrigin + Math.max(...ends)
  }, path)
