// Payments that end later or elsewhere than they began: money that an operator books, a renewal that another card pays, a payment
// that is confirmed in another tab (P2.20, D15, D17).
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { changeRole } from '../src/domains/staff/granting.ts'
import { graceOf } from '../src/domains/billing/dunning.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { currentPeriod, giveGrace } from '../src/domains/subscriptions/periods.ts'
import { today } from '../src/platform/days.ts'
import { transaction } from '../src/platform/db.ts'
import { onDatabase } from './changes.ts'
import {
  anOwnerWhoBuys,
  atTheBank,
  cards,
  choose,
  no,
  payButton,
  section,
  typeCard,
  yes,
  type Buyer,
} from './checking-out.ts'
import { databaseOf } from './instance.ts'
import { overhang, seriousFindings } from './judges.ts'
import { aPersonWithSession } from './signed-in.ts'
import { pairsFor, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
/** From three thousand dollars on two operators book. */
const ordered = {
  en: { plan: 'gold', name: 'Gold', operators: 1 },
  ja: { plan: 'platinum', name: 'Platinum', operators: 2 },
} as const

/** Somebody of our staff, until the test has ended; answers their address. */
async function anOperator(): Promise<string> {
  const { email, userID } = await onDatabase((db) => aPersonWithSession(db))
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeProfile(tx, userID))))
  const grant = { role: 'admin', edition: '' } as const
  await onDatabase((db) => changeRole(db, 'os:journeys', { userID, grant, reason: 'Books transfers' }))
  return email
}

/** What `npm run billing` says to these words. */
async function billing(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/billing.mjs', ...words], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: databaseOf(inject('dataFolder')).url },
  })
  return stdout
}

/** All that stands in a PDF, without its blanks. */
async function textOf(paper: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(paper)
  const text = Array.from(document.pages(), (page) => page.getText()).join('')
  document.destroy()
  library.destroy()
  return text.replaceAll(/\s+/g, '')
}

/** The last day of what was paid for is today, and its renewal is unpaid. */
const unpaid = (businessID: string): Promise<void> =>
  onDatabase((db) =>
    transaction(db, async (tx) => {
      await sql`
        update subscriptions set period_start = now() - interval '1 year', period_end = now() - interval '3 hours'
        where business_id = ${businessID}`.execute(tx)
      const now = new Date()
      const end = new Date(now.getTime() - 3 * 3_600_000)
      const period = await currentPeriod(tx, businessID, new Date(end.getTime() - 3_600_000))
      await giveGrace(tx, period!.id, graceOf({ end }, 'Asia/Tokyo'), now)
    }),
  )

async function buyGold(buyer: Buyer, language: 'en' | 'ja'): Promise<void> {
  const { page, word } = buyer
  await choose(buyer, 'gold')
  await typeCard(page, language, cards.good)
  await payButton(page, word).click()
  await section(page, 'plan').getByText(word('Gold')).waitFor()
}

describe.each(pairsFor('payments later'))('in %s at %i px', (language, width) => {
  const visit = { language, width }

  test('a bank transfer: ordered by an owner, booked by operators, then plan, invoice and its paper are there', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word, open, context } = buyer
    const { plan, name, operators } = ordered[language]
    await choose(buyer, plan)
    await page.getByText(word('Pay by bank transfer instead')).click()
    await page.getByRole('button', { name: word('Order by bank transfer') }).click()
    const waiting = section(page, 'transfer')
    const told = (called: string) => waiting.locator('dl > div', { hasText: word(called) }).locator('dd')
    const amount = /[\d,]+\.\d\d/.exec((await told('Amount').first().textContent()) ?? '')![0]
    const reference = (await told('Reference').textContent())!

    for (let booked = 1; booked <= operators; booked++) {
      await open(buyer.path)
      await section(page, 'plan').getByText(word('Standard')).waitFor()
      const by = await anOperator()
      expect(await billing('--as', by, '--transfers')).toContain(reference)
      const money = ['--amount', amount.replaceAll(',', ''), '--on', today(), '--reference', 'KETTLER WORKS']
      expect(await billing('--as', by, '--book', reference, ...money)).toContain(
        booked < operators ? 'a second operator has to book the same' : 'the plan has begun',
      )
    }

    await open(buyer.path)
    await section(page, 'plan').getByText(word(name)).waitFor()
    expect(await waiting.count()).toBe(0)
    const invoice = section(page, 'invoices')
      .locator('tbody tr', { hasText: word('Paid') })
      .first()
    const number = (await invoice.locator('td').nth(1).textContent())!
    expect(await invoice.textContent()).toContain(amount)
    const paper = await context.request.get((await invoice.locator('a').getAttribute('href'))!)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    const said = await textOf(await paper.body())
    for (const text of [number, amount, reference]) expect(said).toContain(text.replaceAll(/\s+/g, ''))
  })

  test('a renewal that was not paid: told with its days of grace, and paid by another card at once', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word, open } = buyer
    await buyGold(buyer, language)
    const card = section(page, 'card')
    const keep = async (number: string) => {
      await card.getByRole('link', { name: word('Replace the card') }).click()
      await typeCard(page, language, number)
      await card.getByRole('button', { name: word('Save this card') }).click()
    }
    // Its bank lets it be kept, and refuses what is charged to it: the year's own job may try meanwhile.
    await keep(cards.refusedLater)
    await card.getByText('0341').waitFor()
    await section(page, 'renewal')
      .getByRole('button', { name: word('Renew automatically') })
      .click()
    await section(page, 'renewal')
      .getByRole('link', { name: word('Cancel the renewal') })
      .waitFor()

    await unpaid(buyer.businessID)
    await open(buyer.path)
    const [unpaidWords = ''] = word('The renewal of {until} could not be paid.')
      .split('{until}')
      .toSorted((one, other) => other.length - one.length)
    const notice = section(page, 'plan').getByText(unpaidWords.trim())
    await notice.waitFor()
    await section(page, 'plan').getByText(word('Gold')).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await overhang(page)).toBe(0)

    await keep(cards.good)
    await page.getByText(word('The card was saved.')).waitFor()
    await notice.waitFor({ state: 'detached' })
    await section(page, 'plan').getByText(word('Gold')).waitFor()
    await card.getByText('4242').waitFor()
    expect(await section(page, 'invoices').locator('tbody tr').count()).toBe(2)
  })

  test('a payment begun in another tab waits for its owner: what they refuse is told, what they confirm is paid', async () => {
    const buyer = await anOwnerWhoBuys(launch(), visit)
    const { page, word, context } = buyer
    const begin = async () => {
      await choose(buyer, 'gold')
      await typeCard(page, language, cards.secure)
      await payButton(page, word).click()
      await expect.poll(() => page.frames().some((frame) => frame.url().includes('/3ds/'))).toBe(true)
    }
    const other = await context.newPage()
    const confirm = async (answer: string) => {
      await other.goto(buyer.path)
      await section(other, 'open')
        .getByRole('button', { name: word('Confirm the payment') })
        .click()
      await atTheBank(other, answer)
    }
    await begin()
    await confirm(no[language])
    await other
      .getByRole('alert')
      .filter({ hasText: word('You have error in your card information: {0}').replace('{0}', '') })
      .waitFor()
    await section(other, 'open').waitFor({ state: 'detached' })
    await section(other, 'plan').getByText(word('Standard')).waitFor()

    await begin()
    await confirm(yes[language])
    await other.getByText(word('Successful checkout!')).waitFor()
    await section(other, 'plan').getByText(word('Gold')).waitFor()
  })
})
