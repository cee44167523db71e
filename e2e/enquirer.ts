// Somebody who fills in the need-help form, and what the server has of it.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { ticketNumber } from '../src/contract/help.ts'
import { onDatabase } from './changes.ts'
import { visitorWith, type Visit } from './visitor.ts'
import { wordsIn } from './words.ts'

export const path = '/contact-us/form'
export const anAddress = () => `asks-${randomBytes(6).toString('hex')}@example.com`

/** Somebody who opens the form; that it refuses and fails is expected. */
export async function anEnquirer(browser: Browser, visit: Visit = {}) {
  const visitor = await visitorWith(browser, { expected: [400, 500], ...visit })
  const word = (text: string) => wordsIn(visit.language ?? 'en', text)
  return { ...visitor, word }
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const valueOf = (page: Page, name: string) => field(page, name).inputValue()

/** What the server has of whoever has this address. */
export const keptOf = (email: string) =>
  onDatabase(async (db) => {
    const { rows } = await sql<{ ticket: string; language: string; fields: Record<string, unknown> }>`
      select ticket, language, fields from help_enquiries where fields ->> 'email' = ${email}`.execute(db)
    return rows
  })

/** What the form cannot be sent without. */
export async function fillLeast(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'companyPhoneCode').fill('+81')
  await field(page, 'companyPhone').fill('06-1234-5678')
}

/** The number that an enquiry has been given, once the page tells it. */
export async function ticketOn(page: Page): Promise<string> {
  await page.waitForURL((url) => url.searchParams.has('sent'))
  const ticket = new URL(page.url()).searchParams.get('sent')?.split('.')[0] ?? ''
  expect(ticket).toMatch(ticketNumber)
  await page.locator('main dd').getByText(ticket).waitFor()
  return ticket
}

/** Enquiries cannot be kept until `work` is done. */
export async function whileFailing(work: () => Promise<void>): Promise<void> {
  const rename = (from: string, to: string) =>
    onDatabase((db) => sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db))
  await rename('help_enquiries', 'help_enquiries_away')
  try {
    await work()
  } finally {
    await rename('help_enquiries_away', 'help_enquiries')
  }
}
