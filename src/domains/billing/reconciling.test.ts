// What was lost between the provider and us is found by the job that runs each minute, and money without a plan goes back.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payThrough } from '../../platform/payments/place.ts'
import { transaction } from '../../platform/db.ts'
import { buyersOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { askingCard, memoryPayments, type MemoryPayments } from '../../testing/payments.ts'
import { testLog } from '../../testing/server.ts'
import { addPaidPeriod, tiersOf } from '../subscriptions/tiers.ts'
import { findOrder } from './queries/orders.ts'
import { reconcile } from './reconciling.ts'

const database = await testDatabase()
const { db, pool } = database

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

test('the job finds a payment whose answer and webhook were lost', async () => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'lost')
  const { subscriptionId } = await buy()
  await run(1)
  expect([await tierOf(businessID), await statusOf(subscriptionId)]).toEqual(['gold', 'paid'])
  const { rows } = await pool.query('select card from billing_accounts where business_id = $1', [businessID])
  expect(rows[0].card).toMatchObject({ last4: '4242' })
})

test('an order that the provider never heard of is over after ten minutes, and nobody charges it after five', async () => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'away')
  const { subscriptionId } = await buy({ key: 'one' })
  await run(6)
  expect(await statusOf(subscriptionId)).toBe('open')
  expect((await buy({ key: 'one' })).status).toBe('pending')
  expect(bank.payments()).toEqual([])
  await run(11)
  expect(await statusOf(subscriptionId)).toBe('failed')
  expect((await buy({ key: 'two' })).status).toBe('active')
  expect(await tierOf(businessID)).toBe('gold')
})

test('a payment that nobody confirms for an hour is cancelled at the provider first', async () => {
  const { buy } = await aBuyer()
  const { subscriptionId } = await buy({ paymentMethod: askingCard })
  await run(59)
  expect(await statusOf(subscriptionId)).toBe('requires_action')
  await run(61)
  expect(await statusOf(subscriptionId)).toBe('lapsed')
  bank.confirm(bank.payments()[0]!.id, true)
  expect(bank.moneyOf(subscriptionId).charged).toBe(0)
})

test('one that is confirmed as it lapses is paid, and counts', async () => {
  const { businessID, buy } = await aBuyer()
  const { subscriptionId } = await buy({ paymentMethod: askingCard })
  bank.confirm(bank.payments()[0]!.id, true)
  await run(61)
  expect([await statusOf(subscriptionId), await tierOf(businessID)]).toEqual(['paid', 'gold'])
})

test('money for a plan that the company has by then goes back, once, whatever is lost', async () => {
  const { businessID, buy } = await aBuyer()
  const { subscriptionId } = await buy({ paymentMethod: askingCard })
  const period = { businessID, tier: 'platinum' as const, start: later(1), end: later(600_000) }
  await transaction(db, (tx) => addPaidPeriod(tx, period))
  bank.confirm(bank.payments()[0]!.id, true)
  bank.fail('refund', 'lost')
  await run(2)
  expect(await statusOf(subscriptionId)).toBe('failed')
  await run(3)
  await run(4)
  expect(bank.moneyOf(subscriptionId)).toEqual({ charged: 203_500, refunded: 203_500, payments: 1 })
  expect(bank.refunds()).toHaveLength(1)
  expect(await tierOf(businessID)).toBe('platinum')
})

test('a charge that arrives when its order is over is found without any news, and goes back', async () => {
  const { businessID, buy } = await aBuyer()
  bank.fail('charge', 'late')
  const { subscriptionId } = await buy()
  await run(11)
  bank.arrive()
  await run(12)
  expect(bank.moneyOf(subscriptionId)).toMatchObject({ charged: 203_500, refunded: 0 })
  await run(72)
  expect(bank.moneyOf(subscriptionId)).toMatchObject({ charged: 203_500, refunded: 203_500 })
  expect([await tierOf(businessID), await statusOf(subscriptionId)]).toEqual(['standard', 'failed'])
})

test('a provider that is away ends the round, and one order that cannot be settled keeps no other', async () => {
  const [one, two] = [await aBuyer(), await aBuyer()]
  bank.fail('charge', 'lost', 'lost')
  const [first, second] = [await one.buy(), await two.buy()]
  bank.fail('paymentsOf', 'away')
  await run(1)
  expect(await statusOf(second.subscriptionId)).toBe('open')
  bank.fail('paymentsOf', 'crash before')
  await run(2)
  expect(new Set([await statusOf(first.subscriptionId), await statusOf(second.subscriptionId)])).toEqual(
    new Set(['open', 'paid']),
  )
  await run(3)
  expect([await statusOf(first.subscriptionId), await statusOf(second.subscriptionId)]).toEqual([
    'paid',
    'paid',
  ])
})
