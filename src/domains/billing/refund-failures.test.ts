// A bank that sends a refund back, days after it was made: it is noted, owed by the same credit note, and made again by two operators.
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ProviderEvent } from '../../platform/payments/provider.ts'
import { payThrough } from '../../platform/payments/place.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { somePlace } from '../../testing/billing.ts'
import { aPayingTeam } from '../../testing/orders.ts'
import { goodCard, memoryPayments, type MemoryPayments } from '../../testing/payments.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { subscribe } from './checkout.ts'
import { reconcile } from './reconciling.ts'
import { watchRefunds } from './refund-failures.ts'
import { takeWebhook } from './webhook.ts'
import { testLog } from '../../testing/server.ts'

const database = await testDatabase()
const { db } = database
const { get, post } = callsOf(await testApi(database))
const [operator, second] = [
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
]
let bank: MemoryPayments
beforeEach(() => {
  bank = memoryPayments()
  payThrough(bank.provider)
})
afterAll(() => payThrough(undefined))
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

async function aPaidYear() {
  const team = await aPayingTeam(db)
  const { businessID, owner } = team
  const card = { businessID, planId: 'gold-yearly', paymentMethod: goodCard, email: 'a@kitazawa.example' }
  const { invoiceId } = await subscribe(db, bank.provider, owner, { ...card, ...somePlace })
  return { ...team, invoiceID: invoiceId! }
}
const propose = async (invoiceID: string, amount: number, as = operator) =>
  (await post(as, '/billing/refund', { invoiceID, amount, reason: 'Bought twice', endsPlan: false }))
    .data as {
    refundID: string
  }
const approve = (refundID: string, as = second) =>
  post(as, `/billing/refund/${refundID}/approve`, { reason: 'Seen' })
const again = (refundID: string, as = operator) =>
  post(as, `/billing/refund/${refundID}/again`, { reason: 'Another account' })

/** A refund that was made, and comes back from its bank. */
async function aRefundThatCameBack() {
  const team = await aPaidYear()
  const { refundID } = await propose(team.invoiceID, 50_000)
  const { data } = await approve(refundID)
  bank.failRefund(bank.refunds().at(-1)!.id)
  return { ...team, refundID, creditNoteID: (data as { creditNoteID: string }).creditNoteID }
}
const tell = (event: ProviderEvent) => takeWebhook(db, bank.provider, bank.webhook(event))
const watch = (at: Date) =>
  watchRefunds(
    db,
    bank.provider,
    (_, error) => {
      throw error
    },
    at,
  )

type Listed = { refundID: string; status: string; creditNoteNumber: string | null; failure: string | null }
async function listed(of: string): Promise<Listed[]> {
  const all = (await get(operator, '/billing/refund')).data as (Listed & { invoiceID: string })[]
  return all.filter(({ invoiceID }) => invoiceID === of)
}
async function books(invoiceID: string) {
  const { rows } = await sql<{ notes: number; refunded: number; owed: number }>`
    select (select count(*)::int from billing_invoices as note where note.credits = invoice.invoice_id) as notes, refunded
    from billing_invoices as invoice join billing_orders using (order_id) where invoice_id = ${invoiceID}`.execute(
    db,
  )
  const gone = bank.payments().reduce((sum, one) => sum + one.refunded, 0)
  return { ...rows[0]!, gone }
}

test('by webhook: it is listed as failed, and made again by two operators for the same credit note', async () => {
  const { invoiceID, refundID, creditNoteID } = await aRefundThatCameBack()
  expect(await books(invoiceID)).toEqual({ notes: 1, refunded: 50_000, gone: 0 })
  expect(await listed(invoiceID)).toEqual([])
  await tell(bank.events.at(-1)!)
  await tell(bank.events.at(-1)!)
  const [failed] = await listed(invoiceID)
  expect(failed).toMatchObject({
    refundID,
    status: 'failed',
    failure: 'lost_or_stolen_card',
    failedAt: expect.any(String) as string,
    creditNoteNumber: expect.stringMatching(/^JP-C-/) as string,
  })
  // Documents and what can still be given back are as they were.
  expect(await books(invoiceID)).toEqual({ notes: 1, refunded: 50_000, gone: 0 })
  expect((await approve(refundID)).name).toBe('AmountRefused')

  const { refundID: next } = (await again(refundID)).data as { refundID: string }
  expect((await again(refundID)).data).toEqual({ refundID: next })
  expect((await listed(invoiceID)).map((one) => [one.refundID, one.status])).toEqual([[next, 'proposed']])
  expect((await approve(next, operator)).name).toBe('SecondNeeded')
  expect((await approve(next)).data).toEqual({ status: 'refunded', creditNoteID })
  expect(await books(invoiceID)).toEqual({ notes: 1, refunded: 50_000, gone: 50_000 })
  expect(await listed(invoiceID)).toEqual([])
})

test('with its webhook lost the job sees it within a day, for weeks', async () => {
  const { invoiceID } = await aPaidYear()
  await approve((await propose(invoiceID, 50_000)).refundID)
  await watch(inDays(29))
  bank.failRefund(bank.refunds().at(-1)!.id)
  await watch(inDays(29.5))
  expect(await listed(invoiceID)).toEqual([])
  await watch(inDays(30.1))
  expect(await listed(invoiceID)).toMatchObject([{ status: 'failed' }])
})

test('one that comes back a second time is made again a second time; all of the money can go, and no more', async () => {
  const { invoiceID, refundID } = await aRefundThatCameBack()
  await tell(bank.events.at(-1)!)
  const { refundID: next } = (await again(refundID)).data as { refundID: string }
  await approve(next)
  bank.failRefund(bank.refunds().at(-1)!.id)
  await tell(bank.events.at(-1)!)
  expect(await listed(invoiceID)).toMatchObject([{ refundID: next, status: 'failed' }])
  // What the rest comes to is not changed by it.
  await approve((await propose(invoiceID, 203_500 - 50_000)).refundID)
  expect((await approve(((await again(next)).data as { refundID: string }).refundID)).data).toMatchObject({
    status: 'refunded',
  })
  expect(await books(invoiceID)).toEqual({ notes: 2, refunded: 203_500, gone: 203_500 })
})

test('one that the provider refuses while it is made again is listed as failed, and owed as before', async () => {
  const { invoiceID, refundID } = await aRefundThatCameBack()
  await tell(bank.events.at(-1)!)
  const { refundID: next } = (await again(refundID)).data as { refundID: string }
  const [payment] = bank.payments()
  const byHand = { key: 'by hand', payment: payment!.id, amount: payment!.amount, refundID: 'by hand' }
  await bank.provider.refund(byHand)
  expect((await approve(next)).name).toBe('AmountRefused')
  expect(await listed(invoiceID)).toMatchObject([
    { refundID: next, status: 'failed', failure: 'charge_already_refunded' },
  ])
  expect((await books(invoiceID)).refunded).toBe(50_000)
})

test('one that failed before its credit note is proposed anew as it was', async () => {
  const { invoiceID } = await aPaidYear()
  const { refundID } = await propose(invoiceID, 50_000)
  await sql`update billing_refunds set status = 'failed' where refund_id = ${refundID}`.execute(db)
  const { refundID: next } = (await again(refundID)).data as { refundID: string }
  await approve(next)
  expect(await books(invoiceID)).toEqual({ notes: 1, refunded: 50_000, gone: 50_000 })
})

test('money without a plan that came back goes once more by itself', async () => {
  await aPaidYear()
  const { orderID, id: payment } = bank.payments()[0]!
  await sql`
    insert into billing_returns (provider_payment, order_id, amount, reason, created_at)
    values (${payment}, ${orderID}, 203500, 'over', now())`.execute(db)
  await reconcile(db, bank.provider, testLog)
  bank.failRefund(bank.refunds().at(-1)!.id)
  expect(bank.payments()[0]!.refunded).toBe(0)
  await tell(bank.events.at(-1)!)
  await reconcile(db, bank.provider, testLog)
  expect(bank.payments()[0]!.refunded).toBe(203_500)
})

test('operators alone', async () => {
  const { owner, invoiceID, refundID } = await aRefundThatCameBack()
  const stranger = await aSession(db)
  expect((await again(refundID)).name).toBe('NotFound')
  await tell(bank.events.at(-1)!)
  for (const other of [owner, stranger]) {
    expect((await get(other, '/billing/refund')).name).toBe('NotFound')
    expect((await again(refundID, other)).name).toBe('NotFound')
  }
  expect((await get(undefined, '/billing/refund')).status).toBe(401)
  expect(await listed(invoiceID)).toMatchObject([{ refundID, status: 'failed' }])
})
