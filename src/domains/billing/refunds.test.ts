import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { payThrough } from '../../platform/payments/place.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPayingTeam, mailsTo } from '../../testing/orders.ts'
import { goodCard, memoryPayments, type MemoryPayments } from '../../testing/payments.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { subscribe } from './checkout.ts'
import { approveRefund, reconcileRefunds } from './refunds.ts'
import { unsettledOf } from './unsettled.ts'

const database = await testDatabase()
const { db } = database
const { post } = callsOf(await testApi(database))
const [operator, second, third] = [
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
]
let bank: MemoryPayments
beforeEach(() => {
  bank = memoryPayments()
  payThrough(bank.provider)
})
afterAll(() => payThrough(undefined))
const total = 203_500

async function aPaidYear() {
  const team = await aPayingTeam(db)
  const { businessID, owner } = team
  const place = { language: 'en', edition: 'jp' }
  const wish = {
    businessID,
    planId: 'gold-yearly',
    paymentMethod: goodCard,
    email: 'a@kitazawa.example',
    ...place,
  }
  const { invoiceId } = await subscribe(db, bank.provider, owner, wish)
  return { ...team, invoiceID: invoiceId! }
}
const propose = (invoiceID: string, amount: number, over: object = {}, as = operator) =>
  post(as, '/billing/refund', { invoiceID, amount, reason: 'Bought twice', endsPlan: false, ...over })
async function aProposal(invoiceID: string, amount: number, over: object = {}): Promise<string> {
  return ((await propose(invoiceID, amount, over)).data as { refundID: string }).refundID
}
const approve = (refundID: string, as = second) =>
  post(as, `/billing/refund/${refundID}/approve`, { reason: 'Seen' })
const gone = () => bank.payments().reduce((sum, { refunded }) => sum + refunded, 0)
const tierOf = async (businessID: string) => (await tiersOf(db, [businessID])).get(businessID)
async function notes(invoiceID: string) {
  const { rows } = await sql<{ number: string; total: number }>`
    select number, total from billing_invoices where credits = ${invoiceID} order by issued_at, invoice_id`.execute(
    db,
  )
  return rows
}
const later = () => new Date(Date.now() + 120_000)
const reconciled = () =>
  reconcileRefunds(
    db,
    bank.provider,
    (_, error) => {
      throw error
    },
    later(),
  )

test('two operators give back a part of an invoice: the money, a credit note, and the word to the owner', async () => {
  const { businessID, owner, invoiceID } = await aPaidYear()
  const refundID = await aProposal(invoiceID, 50_000)
  expect(gone()).toBe(0)
  expect((await approve(refundID, operator)).name).toBe('SecondNeeded')
  const { data } = await approve(refundID)
  expect(data).toMatchObject({ status: 'refunded', creditNoteID: expect.any(String) })
  expect(gone()).toBe(50_000)
  const issued = await notes(invoiceID)
  expect(issued).toMatchObject([{ number: expect.stringMatching(/^JP-C-/), total: 50_000 }])
  expect(await tierOf(businessID)).toBe('gold')
  expect(await mailsTo(db, owner)).toMatchObject([
    { template: 'refund-made', data: { amount: 'US$500.00', number: issued[0]!.number } },
  ])
  // Approved again it says the same, and nothing more goes.
  expect((await approve(refundID, third)).data).toEqual(data)
  expect([gone(), await notes(invoiceID)]).toEqual([50_000, issued])
})

test('never more than was paid less what went back, whoever approves', async () => {
  const { invoiceID } = await aPaidYear()
  const refused = await propose(invoiceID, total + 1)
  expect([refused.name, refused.body]).toMatchObject(['AmountRefused', { left: total }])
  const [first, other] = [await aProposal(invoiceID, 150_000), await aProposal(invoiceID, 150_000)]
  await approve(first)
  const late = await approve(other)
  expect([late.name, late.body]).toMatchObject(['AmountRefused', { left: 53_500 }])
  expect((await propose(invoiceID, 53_501)).name).toBe('AmountRefused')
  await approve(await aProposal(invoiceID, 53_500))
  expect(gone()).toBe(total)
})

test('two approvals at once of one refund pay once, of two that are too much together one', async () => {
  const { invoiceID } = await aPaidYear()
  const one = await aProposal(invoiceID, 100_000)
  await Promise.all([approve(one), approve(one, third), approve(one)])
  expect(gone()).toBe(100_000)
  const many = await Promise.all([60_000, 60_000, 60_000].map((amount) => aProposal(invoiceID, amount)))
  const ends = await Promise.all(many.map((refundID) => approve(refundID)))
  expect(ends.map(({ name = 'ok' }) => name).toSorted()).toEqual(['AmountRefused', 'AmountRefused', 'ok'])
  expect(gone()).toBe(160_000)
  expect((await notes(invoiceID)).map((note) => note.total).toSorted((a, b) => a - b)).toEqual([
    60_000, 100_000,
  ])
})

test('what a later plan was credited with is not given back as well', async () => {
  const { businessID, owner, invoiceID } = await aPaidYear()
  const early = await aProposal(invoiceID, total)
  const upgrade = {
    businessID,
    planId: 'platinum-yearly',
    paymentMethod: goodCard,
    email: 'a@kitazawa.example',
  }
  const { amount } = await subscribe(db, bank.provider, owner, { ...upgrade, language: 'en', edition: 'jp' })
  // All of the year is left, and so credited.
  expect(amount).toBe(Math.round((365_000 - 185_000) * 1.1))
  expect(await propose(invoiceID, 1)).toMatchObject({ name: 'AmountRefused', body: { left: 0 } })
  expect(await approve(early)).toMatchObject({ name: 'AmountRefused', body: { left: 0 } })
  expect(gone()).toBe(0)
})

test('where that was proposed the plan ends, and is not renewed', async () => {
  const { businessID, owner, invoiceID } = await aPaidYear()
  await sql`update billing_accounts set renews = true where business_id = ${businessID}`.execute(db)
  await approve(await aProposal(invoiceID, total, { endsPlan: true }))
  expect(await tierOf(businessID)).toBe('standard')
  const { rows } = await sql`select renews from billing_accounts where business_id = ${businessID}`.execute(
    db,
  )
  expect(rows).toEqual([{ renews: false }])
  expect((await mailsTo(db, owner)).map(({ template }) => template)).toEqual(['refund-ends-plan'])
})

test.each(['lost', 'away', 'crash before', 'crash after'] as const)(
  'an answer of the provider that is %s is found again by the job, and the money goes once',
  async (fault) => {
    const { invoiceID } = await aPaidYear()
    const refundID = await aProposal(invoiceID, 70_000)
    bank.fail('refund', fault)
    await approveRefund(db, bank.provider, second, { refundID, reason: 'Seen' }).catch(() => {})
    expect(await notes(invoiceID)).toEqual([])
    await reconciled()
    await reconciled()
    expect(gone()).toBe(70_000)
    expect(await notes(invoiceID)).toHaveLength(1)
    expect((await approve(refundID)).data).toMatchObject({ status: 'refunded' })
  },
)

test('what the provider refuses can be proposed anew', async () => {
  const { invoiceID } = await aPaidYear()
  const [payment] = bank.payments()
  // Given back by hand, at the provider.
  await bank.provider.refund({ key: 'by hand', payment: payment!.id, amount: 200_000, refundID: 'by hand' })
  const refundID = await aProposal(invoiceID, 100_000)
  expect((await approve(refundID)).name).toBe('AmountRefused')
  expect((await approve(refundID)).name).toBe('AmountRefused')
  expect(await notes(invoiceID)).toEqual([])
  expect((await approve(await aProposal(invoiceID, 3_500))).data).toMatchObject({ status: 'refunded' })
})

test('nothing that an upgrade is being credited with', async () => {
  const { businessID, owner, invoiceID } = await aPaidYear()
  const refundID = await aProposal(invoiceID, total, { endsPlan: true })
  await post(owner, `/subscription/${businessID}/transfer`, { planId: 'premium-yearly' })
  expect((await approve(refundID)).name).toBe('PaymentRunning')
  expect(gone()).toBe(0)
})

test('of a transfer the money goes back by hand, with its credit note at once', async () => {
  const { businessID, owner } = await aPayingTeam(db)
  const { data } = await post(owner, `/subscription/${businessID}/transfer`, { planId: 'gold-yearly' })
  const { orderID } = data as { orderID: string }
  const booking = { amount: total, receivedOn: '2026-01-01', reference: 'KITAZAWA' }
  await post(operator, `/billing/transfer/${orderID}/book`, booking)
  const { rows } = await sql<{ id: string }>`
    select invoice_id as id from billing_invoices where order_id = ${orderID} and kind = 'invoice'`.execute(
    db,
  )
  const refundID = await aProposal(rows[0]!.id, total, { endsPlan: true })
  expect((await approve(refundID)).data).toMatchObject({ status: 'refunded' })
  expect(await notes(rows[0]!.id)).toMatchObject([{ total }])
  expect(await tierOf(businessID)).toBe('standard')
})

test('operators alone', async () => {
  const { owner, invoiceID } = await aPaidYear()
  expect((await propose(invoiceID, 100, {}, owner)).name).toBe('NotFound')
  const refundID = await aProposal(invoiceID, 100)
  expect((await approve(refundID, owner)).name).toBe('NotFound')
  expect((await approve(invoiceID)).name).toBe('NotFound')
  expect((await propose(refundID, 100)).name).toBe('NotFound')
  payThrough(undefined)
  expect((await approve(refundID)).name).toBe('PaymentsAway')
  expect(gone()).toBe(0)
})

test('a refund that was proposed is taken back or declined, and then neither made nor listed; approved, it is neither', async () => {
  const { invoiceID, businessID } = await aPaidYear()
  const decline = (refundID: string, as = second) =>
    post(as, `/billing/refund/${refundID}/decline`, { reason: 'Paid once only' })
  for (const as of [operator, second]) {
    const refundID = await aProposal(invoiceID, 10_000)
    expect((await decline(refundID, as)).status).toBe(200)
    expect((await decline(refundID, as)).name).toBe('NotFound')
    expect((await approve(refundID, third)).name).toBe('NotFound')
    // Nothing is under way that would keep the company from being merged.
    expect((await unsettledOf(db, businessID)).order).toBe(false)
  }
  const refundID = await aProposal(invoiceID, 10_000)
  const both = await Promise.all([approve(refundID), decline(refundID, operator)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const isMade = both[0].status === 200
  expect(gone()).toBe(isMade ? 10_000 : 0)
  const { rows } =
    await sql`select from billing_refunds where invoice_id = ${invoiceID} and status = 'proposed'`.execute(db)
  expect(rows).toEqual([])
})
