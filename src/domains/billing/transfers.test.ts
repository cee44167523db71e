import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { today } from '../../platform/days.ts'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPayingTeam, mailsTo } from '../../testing/orders.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { bookTransfer } from './bookings.ts'
import { makeCoupon } from './coupons.ts'
import { findRunning } from './queries/orders.ts'
import { newReference, referenceFrom } from './references.ts'
import { watchTransfers } from './transfers.ts'

const database = await testDatabase()
const { db } = database
const { get, post, remove } = callsOf(await testApi(database))
const [operator, second] = [
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
]
const day = 86_400_000

type Ordered = { orderID: string; amount: number; reference: string; invoiceId: string; payableUntil: string }
const path = (businessID: string) => `/subscription/${businessID}/transfer`
async function anOrder(planId = 'gold-yearly', coupon?: string) {
  const team = await aPayingTeam(db)
  const { data } = await post(team.owner, path(team.businessID), { planId, ...(coupon && { coupon }) })
  return { ...team, order: data as Ordered }
}
const book = (orderID: string, amount: number, as = operator) =>
  post(as, `/billing/transfer/${orderID}/book`, { amount, receivedOn: today(), reference: 'KITAZAWA' })
const tierOf = async (businessID: string) => (await tiersOf(db, [businessID])).get(businessID)
const papers = async (businessID: string) => {
  const { rows } = await sql<{ kind: string; number: string | null; void: boolean }>`
    select kind, number, voided_at is not null as void from billing_invoices where business_id = ${businessID}
    order by issued_at, invoice_id`.execute(db)
  return rows
}

test('a transfer is ordered with a pro-forma invoice, booked once its money is there, and then the plan begins', async () => {
  const { businessID, owner, order } = await anOrder()
  // With the consumption tax of Japan.
  expect(order).toMatchObject({ amount: 203_500, bank: { holder: 'Millwright Japan K.K.' } })
  expect(referenceFrom(order.reference)).toBe(order.reference)
  expect(await papers(businessID)).toEqual([{ kind: 'pro-forma', number: null, void: false }])
  expect(await tierOf(businessID)).toBe('standard')
  expect(await mailsTo(db, owner)).toMatchObject([
    { template: 'transfer-ordered', data: { amount: 'US$2,035.00', reference: order.reference } },
  ])
  const { data } = await get(operator, '/billing/transfer')
  expect(data).toContainEqual(
    expect.objectContaining({ orderID: order.orderID, businessID, amount: 203_500, bookedBy: null }),
  )

  expect((await book(order.orderID, 203_500)).data).toEqual({ status: 'booked' })
  expect(await tierOf(businessID)).toBe('gold')
  expect(await papers(businessID)).toEqual([
    { kind: 'pro-forma', number: null, void: false },
    { kind: 'invoice', number: expect.stringMatching(/^JP-\d{4}-\d{6}$/), void: false },
  ])
  expect((await book(order.orderID, 203_500)).name).toBe('NotFound')
})

test('another amount is refused with what is owed, and owners book nothing', async () => {
  const { businessID, owner, order } = await anOrder()
  const refused = await book(order.orderID, 203_499)
  expect([refused.name, refused.body]).toMatchObject(['AmountRefused', { owed: 203_500 }])
  expect((await book(order.orderID, 203_500, owner)).name).toBe('NotFound')
  expect((await get(owner, '/billing/transfer')).name).toBe('NotFound')
  const late = await post(operator, `/billing/transfer/${order.orderID}/book`, {
    amount: 203_500,
    receivedOn: '2999-01-01',
    reference: 'KITAZAWA',
  })
  expect(late.name).toBe('InvalidInput')
  expect(await tierOf(businessID)).toBe('standard')
})

test('from a limit on a second operator books it too', async () => {
  const { businessID, owner, order } = await anOrder('platinum-yearly')
  expect(order.amount).toBeGreaterThanOrEqual(limits.transferSecondFrom)
  expect((await book(order.orderID, order.amount)).data).toEqual({ status: 'second needed' })
  expect((await book(order.orderID, order.amount)).name).toBe('SecondNeeded')
  expect((await book(order.orderID, order.amount - 1, second)).name).toBe('AmountRefused')
  expect(await tierOf(businessID)).toBe('standard')
  // Its money is there: it neither lapses nor is taken back.
  expect((await remove(owner, path(businessID))).name).toBe('PaymentRunning')
  await watchTransfers(db, new Date(Date.now() + 40 * day))
  expect((await book(order.orderID, order.amount, second)).data).toEqual({ status: 'booked' })
  expect(await tierOf(businessID)).toBe('platinum')
})

test('booked by many at once it counts once', async () => {
  for (const planId of ['gold-yearly', 'platinum-yearly']) {
    const { businessID, order } = await anOrder(planId)
    const wish = { orderID: order.orderID, amount: order.amount, receivedOn: today(), reference: 'KITAZAWA' }
    const ends = await Promise.allSettled(
      [operator, second, operator, second].map((as) => transaction(db, (tx) => bookTransfer(tx, as, wish))),
    )
    const booked = ends.filter((end) => end.status === 'fulfilled' && end.value.status === 'booked')
    expect(booked).toHaveLength(1)
    expect((await papers(businessID)).filter(({ kind }) => kind === 'invoice')).toHaveLength(1)
  }
})

test('an owner withdraws it, and may order again; its coupon comes back', async () => {
  const coupon = { code: 'SPRING-FAIR', percent: 10, amountOff: null, reason: 'Fair' }
  const expiresAt = new Date(Date.now() + day).toISOString()
  await transaction(db, (tx) => makeCoupon(tx, operator, { ...coupon, expiresAt }))
  const { businessID, owner, admin, order } = await anOrder('gold-yearly', 'spring-fair')
  expect(order.amount).toBe(183_150)
  const again = { planId: 'gold-yearly', coupon: 'SPRING-FAIR' }
  expect((await post(owner, path(businessID), again)).name).toBe('PaymentRunning')
  expect((await remove(admin, path(businessID))).name).toBe('NotAllowed')
  expect((await remove(operator, path(businessID))).name).toBe('NotFound')
  expect((await remove(owner, path(businessID))).status).toBe(200)
  expect(await papers(businessID)).toEqual([{ kind: 'pro-forma', number: null, void: true }])
  expect((await remove(owner, path(businessID))).name).toBe('NotFound')
  expect((await post(owner, path(businessID), again)).data).toMatchObject({ amount: 183_150 })
})

test('what costs nothing begins at once', async () => {
  const expiresAt = new Date(Date.now() + day).toISOString()
  const coupon = { code: 'WHOLE-YEAR', percent: 100, amountOff: null, reason: 'Partner', expiresAt }
  await transaction(db, (tx) => makeCoupon(tx, operator, coupon))
  const { businessID, order } = await anOrder('gold-yearly', 'WHOLE-YEAR')
  expect(order.amount).toBe(0)
  expect(await tierOf(businessID)).toBe('gold')
  expect((await papers(businessID)).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('its owner is reminded once before it lapses, and told when it has', async () => {
  const { businessID, owner, order } = await anOrder()
  const until = Date.parse(order.payableUntil)
  expect(until - Date.now()).toBeGreaterThan(29 * day)
  const told = async (at: number) => {
    await watchTransfers(db, new Date(at))
    return (await mailsTo(db, owner)).map(({ template }) => template).slice(1)
  }
  expect(await told(until - 8 * day)).toEqual([])
  expect(await told(until - 6 * day)).toEqual(['transfer-reminder'])
  expect(await told(until - 5 * day)).toEqual(['transfer-reminder'])
  expect(await told(until - 1)).toEqual(['transfer-reminder'])
  expect(await told(until + 1)).toEqual(['transfer-reminder', 'transfer-lapsed'])
  expect(await told(until + 2)).toEqual(['transfer-reminder', 'transfer-lapsed'])
  expect(await papers(businessID)).toEqual([{ kind: 'pro-forma', number: null, void: true }])
  expect(await findRunning(db, businessID)).toBeUndefined()
  expect((await book(order.orderID, order.amount)).name).toBe('NotFound')
})

test('references follow ISO 11649: a wrong digit and two that changed places are told', () => {
  for (let at = 0; at < 50; at++) {
    const reference = newReference()
    const plain = reference.replaceAll(' ', '')
    const [check, number] = [plain.slice(2, 4), plain.slice(4)]
    expect(BigInt(`${number}2715${check}`) % 97n).toBe(1n)
    expect(referenceFrom(plain.toLowerCase())).toBe(reference)
    const [last, before] = [plain.at(-1)!, plain.at(-2)!]
    expect(referenceFrom(plain.slice(0, -1) + ((Number(last) + 1) % 10))).toBeUndefined()
    const turned = referenceFrom(plain.slice(0, -2) + last + before)
    expect(last === before ? undefined : turned).toBeUndefined()
  }
})
