// What the provider says meets an order: from webhooks, from the reconciling job, early, late and twice.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payThrough } from '../../platform/payments/place.ts'
import { somePlace } from '../../testing/billing.ts'
import { buyersOf } from '../../testing/buyers.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import {
  askingCard,
  declinedCard,
  goodCard,
  memoryPayments,
  type MemoryPayments,
} from '../../testing/payments.ts'
import { testLog } from '../../testing/server.ts'
import { currentPeriod } from '../subscriptions/periods.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { subscribe } from './checkout.ts'
import { findOrder } from './queries/orders.ts'
import { reconcile } from './reconciling.ts'
import { settle } from './settling.ts'
import { takeWebhook } from './webhook.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)

const begin = new Date('2027-03-01T03:00:00.000Z')
const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
let now = begin
let bank: MemoryPayments
beforeEach(() => {
  now = begin
  bank = memoryPayments(() => now)
  payThrough(bank.provider)
})
afterEach(() => payThrough(undefined))

const aBuyer = buyersOf(db, () => ({ provider: bank.provider, at: now }))
const tierOf = async (businessID: string, at = now) => (await tiersOf(db, [businessID], at)).get(businessID)
const statusOf = async (orderID: string) => (await findOrder(db, orderID))?.status
const run = (minutes: number) => {
  now = later(minutes)
  return reconcile(db, bank.provider, testLog, now)
}
const post = (sent: { bytes: Buffer; signature?: string }, type = 'application/json') =>
  api.inject({
    method: 'POST',
    url: '/api/subscription/webhook',
    headers: {
      'content-type': type,
      ...(sent.signature !== undefined && { 'stripe-signature': sent.signature }),
    },
    payload: sent.bytes,
  })

test('a webhook brings the plan whose answer was lost, once, however often it is sent', async () => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'lost')
  const { status, subscriptionId } = await buy()
  expect([status, await tierOf(businessID)]).toEqual(['pending', 'standard'])
  const [event] = bank.events
  const sent = bank.webhook(event!, new Date())
  const answers = await Promise.all([post(sent), post(sent), post(sent)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect([await statusOf(subscriptionId), await tierOf(businessID, new Date())]).toEqual(['paid', 'standard'])
  expect(await tierOf(businessID)).toBe('gold')
  const { rows } = await pool.query('select event_id from billing_events where event_id = $1', [event!.id])
  expect(rows).toHaveLength(1)
  const invoices = await pool.query('select from billing_invoices where order_id = $1', [subscriptionId])
  expect(invoices.rowCount).toBe(1)
})

test.each([
  [
    'signed by somebody else',
    (sent: MemoryPayments) => sent.webhook(sent.events[0]!, new Date(), 'another secret'),
  ],
  [
    'six minutes late',
    (sent: MemoryPayments) => sent.webhook(sent.events[0]!, new Date(Date.now() - 360_000)),
  ],
  ['not signed', (sent: MemoryPayments) => ({ bytes: sent.webhook(sent.events[0]!, new Date()).bytes })],
  [
    'of changed bytes',
    (sent: MemoryPayments) => {
      const { bytes, signature } = sent.webhook(sent.events[0]!, new Date())
      return { bytes: Buffer.concat([bytes, Buffer.from(' ')]), signature }
    },
  ],
])('a webhook %s is refused and changes nothing', async (_, made) => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'lost')
  await buy()
  const answer = await post(made(bank))
  expect([answer.statusCode, answer.json().name]).toEqual([400, 'InvalidInput'])
  expect(await tierOf(businessID)).toBe('standard')
  const { rows } = await pool.query('select from billing_events where event_id = $1', [bank.events[0]!.id])
  expect(rows).toHaveLength(0)
})

test('a signed event of nothing of ours is taken, whatever its body says it is', async () => {
  const event = {
    id: 'evt_of_nothing',
    type: 'radar.warning',
    createdAt: new Date(),
    payment: undefined,
    refund: undefined,
  }
  for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain'])
    expect((await post(bank.webhook(event, new Date()), type)).statusCode).toBe(200)
})

test('a webhook while the provider cannot be asked is sent again, and counts then', async () => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'lost')
  await buy()
  const signed = bank.webhook(bank.events[0]!)
  bank.fail('payment', 'away')
  await expect(takeWebhook(db, bank.provider, signed, now)).rejects.toMatchObject({ name: 'PaymentsAway' })
  expect(await tierOf(businessID)).toBe('standard')
  await takeWebhook(db, bank.provider, signed, now)
  expect(await tierOf(businessID)).toBe('gold')
})

test('a payment of another amount or currency gives no plan and goes back', async () => {
  for (const wrong of [{ amount: 100 }, { currency: 'JPY' }]) {
    now = begin
    const { businessID, buy } = await aBuyer()
    const { subscriptionId } = await buy({ paymentMethod: askingCard })
    const payment = bank.payments().at(-1)!
    Object.assign(payment, wrong)
    bank.confirm(payment.id, true)
    await run(2)
    expect([await tierOf(businessID), await statusOf(subscriptionId)]).toEqual(['standard', 'failed'])
    expect(bank.moneyOf(subscriptionId)).toMatchObject({ refunded: payment.amount })
  }
})

test('news that is old by then changes nothing of what is settled', async () => {
  const { businessID, buy } = await aBuyer()
  const { subscriptionId } = await buy({ paymentMethod: askingCard })
  const asked = await bank.provider.payment(bank.payments()[0]!.id)
  bank.confirm(asked.id, true)
  const paid = await bank.provider.payment(asked.id)
  await settle(db, subscriptionId, paid, { at: now })
  await settle(db, subscriptionId, asked, { at: now })
  await settle(db, subscriptionId, { ...asked, status: 'failed' }, { at: now })
  await settle(db, subscriptionId, { ...paid, orderID: undefined }, { at: now })
  expect([await tierOf(businessID), await statusOf(subscriptionId)]).toEqual(['gold', 'paid'])
  expect(await settle(db, subscriptionId, { ...paid, orderID: undefined })).toBe(undefined)
})

test('a coupon is used by the order that is paid, and free again after one that is not', async () => {
  const { businessID, buy } = await aBuyer()
  await pool.query(
    "insert into billing_coupons (code, percent, expires_at, reason, made_by, made_at) values ('SPRING', 10, '2030-01-01', 'Fair', gen_random_uuid(), now()), ('ALL', 100, '2030-01-01', 'Fair', gen_random_uuid(), now())",
  )
  await expect(buy({ coupon: 'WINTER' })).rejects.toMatchObject({ name: 'CouponRefused' })
  expect((await buy({ coupon: 'spring', paymentMethod: declinedCard })).status).toBe('failed')
  expect(await buy({ coupon: 'spring' })).toMatchObject({ status: 'active', amount: 183_150 })
  await expect(buy({ coupon: 'SPRING', planId: 'premium-yearly' })).rejects.toMatchObject({
    name: 'CouponRefused',
  })
  // What is left of nothing is not charged.
  const free = await buy({ coupon: 'ALL', planId: 'platinum-yearly' })
  expect([free.status, free.amount, bank.payments().length]).toEqual(['active', 0, 2])
  expect(await tierOf(businessID)).toBe('platinum')
})

test('an upgrade within the same second as the plan before it leaves one plan', async () => {
  const { businessID, buy } = await aBuyer()
  await buy()
  expect((await buy({ planId: 'platinum-yearly' })).status).toBe('active')
  expect((await currentPeriod(db, businessID, now))?.tier).toBe('platinum')
  const { rows } = await pool.query(
    "select tier from subscriptions where business_id = $1 and status = 'active'",
    [businessID],
  )
  expect(rows).toEqual([{ tier: 'platinum' }])
})

test('the provider takes longer than the page waits: pending, and the charge goes on and counts', async () => {
  const { businessID, owner } = await aBuyer()
  let answer = () => {}
  bank.fail('charge', new Promise<void>((resolve) => (answer = resolve)))
  const wish = {
    businessID,
    planId: 'gold-yearly',
    paymentMethod: goodCard,
    email: 'owner@example.com',
    ...somePlace,
  }
  const { status, subscriptionId } = await subscribe(db, bank.provider, owner, wish, { at: now, waitMs: 20 })
  expect(status).toBe('pending')
  answer()
  await expect.poll(() => statusOf(subscriptionId)).toBe('paid')
  expect(await tierOf(businessID)).toBe('gold')
})
