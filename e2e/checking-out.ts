// What the journeys of the membership page do there: save to whom the invoice goes, type a card into the provider's frame, pay.
import { expect, inject } from 'vitest'
import type { Browser, Frame, Page } from 'playwright-core'
import type { PlanEntry } from '../src/contract/subscriptions.ts'
import type { BusinessWish } from '../src/testing/businesses.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { visitorWith, type Language, type Visit, type Visitor } from './visitor.ts'
import { wordsIn } from './words.ts'

const site = inject('site')

/** Test cards of the provider. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secure: '4000002760003184',
  /** Kept, and refused when it is charged. */
  refusedLater: '4000000000000341',
}
/** What the buttons of the bank's page say. */
export const yes = { en: 'Complete authentication', ja: '認証を完了する' } as const
export const no = { en: 'Fail authentication', ja: '認証を失敗させる' } as const

type Setup = { publicKey: string | null; script: string | null; isTest: boolean; plans: PlanEntry[] }

/** What the site says of its payments, and the origin of the provider. */
export async function paymentsOf(): Promise<Setup & { origin: string }> {
  const answer = await fetch(`${site}/api/subscription/setup`)
  const { data } = (await answer.json()) as { data: Setup }
  if (data.script === null) throw new Error('the site has no payment provider')
  return { ...data, origin: new URL(data.script).origin }
}

export type Buyer = Visitor & { businessID: string; path: string; word(text: string): string }

/** An owner of a company, on Standard unless wished, who may load what the provider serves and nothing else of others. */
export async function anOwnerWhoBuys(
  browser: Browser,
  { plan, ...visit }: Visit & Pick<BusinessWish, 'plan'>,
): Promise<Buyer> {
  const { origin } = await paymentsOf()
  const visitor = await visitorWith(browser, { payments: origin, ...visit })
  const { businessID } = await aCompanyOfMine(visitor, plan ? { plan } : {})
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { ...visitor, businessID, path: `/business/${businessID}/membership`, word }
}

/** A part of the page. */
export const section = (page: Page, id: string) => page.locator(`main section#${id}`)

/** Chooses an upgrade and saves to whom the invoice is made out. */
export async function choose({ page, open, path, word }: Buyer, plan: string): Promise<void> {
  await open(path)
  await section(page, 'upgrade').locator(`a[href*="plan=${plan}"]`).click()
  await page.waitForURL(`**/membership?plan=${plan}*`)
  await saveDetails(page, word)
}

/** Fills in the billing details where they are asked for. */
export async function saveDetails(page: Page, word: Buyer['word']): Promise<void> {
  const save = page.getByRole('button', { name: word('Save billing details') })
  const pay = page.getByText(word('Pay by bank transfer instead'))
  await save.or(pay).first().waitFor()
  if ((await save.count()) === 0) return
  const fill = (name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value)
  await fill('addressLine1', '1-2-3 Kita')
  await fill('city', 'Osaka')
  await fill('zipCode', '530-0001')
  await page.locator('main [name="countryCode"]').selectOption('JP')
  await save.click()
  await pay.waitFor()
}

const fieldNames = {
  en: { number: 'Card number', expiry: /^Expir/, code: /^(?:CVC|Security code)/ },
  ja: { number: 'カード番号', expiry: /^有効期限/, code: 'セキュリティコード' },
} as const

/** The fields of the card in the frame of the provider. */
export function cardFields(page: Page, language: Language) {
  const frame = page.frameLocator('#card-input iframe')
  const { number, expiry, code } = fieldNames[language]
  return { number: frame.getByLabel(number), expiry: frame.getByLabel(expiry), code: frame.getByLabel(code) }
}

export async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  const fields = cardFields(page, language)
  await fields.number.fill(number)
  await fields.expiry.fill(`12/${String(new Date().getUTCFullYear() + 3).slice(2)}`)
  await fields.code.fill('123')
}

/** The button that pays, whatever it costs. */
export const payButton = (page: Page, word: Buyer['word']) =>
  section(page, 'upgrade').getByRole('button', {
    name: new RegExp(word('Pay {total}').replace('{total}', '.*US\\$.*')),
  })

/** Presses a button of the bank's page, in whichever frame the provider shows that. */
export async function atTheBank(page: Page, name: string): Promise<void> {
  let found: Frame | undefined
  const isThere = async (frame: Frame) =>
    (await frame
      .getByRole('button', { name })
      .count()
      .catch(() => 0)) > 0
  await expect
    .poll(async () => {
      for (const frame of page.frames()) if (await isThere(frame)) found = frame
      return found !== undefined
    })
    .toBe(true)
  await found!.getByRole('button', { name }).click()
}

/** What is to be paid, as the checkout tells it: cents. */
export async function totalOf(page: Page): Promise<number> {
  const text = await section(page, 'upgrade').locator('dl dd').last().textContent()
  return Number((text ?? '').replaceAll(/[^\d]/g, ''))
}
