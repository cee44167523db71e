import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { anOrder } from '../../testing/orders.ts'
import { aSession } from '../../testing/sessions.ts'
import { couponFor, giveCouponBack, makeCoupon, offOf, takeCoupon } from './coupons.ts'

const { db } = await testDatabase()
const operator = await aSession(db, { staff: ['admin'] })
const day = 86_400_000

const aCode = () => `T${randomUUID().slice(0, 8)}`
const wish = (over: Partial<Parameters<typeof makeCoupon>[2]> = {}) => ({
  code: aCode(),
  percent: 10,
  amountOff: null,
  expiresAt: new Date(Date.now() + 30 * day).toISOString(),
  reason: 'Fair in Osaka',
  ...over,
})
const make = (over: Parameters<typeof wish>[0] = {}, as: { userID: string } = operator) =>
  transaction(db, (tx) => makeCoupon(tx, as, wish(over)))
const find = (code: string, businessID: string = randomUUID(), at = new Date()) =>
  transaction(db, (tx) => couponFor(tx, code, businessID, at))
const take = (code: string, order: { businessID: string; orderID: string }) =>
  transaction(db, (tx) => takeCoupon(tx, { code, ...order }))

test('an operator makes one, which is found in letters of any case until its day', async () => {
  const { code } = await make({ code: 'osaka-fair', percent: null, amountOff: 5_000 })
  expect(code).toBe('OSAKA-FAIR')
  expect(await find('Osaka-Fair')).toEqual({ code, percent: null, amountOff: 5_000 })
  await expect(find(code, undefined, new Date(Date.now() + 31 * day))).rejects.toMatchObject({
    name: 'CouponRefused',
  })
  await expect(find('OSAKA-FAIRS')).rejects.toMatchObject({ name: 'CouponRefused' })
})

test('nobody but an operator makes one, and none that is wrong or there already', async () => {
  await expect(make({}, await aSession(db))).rejects.toMatchObject({ name: 'NotFound' })
  await expect(make({}, { ...operator, sessionID: randomUUID() } as typeof operator)).rejects.toMatchObject({
    name: 'SessionError',
  })
  const { code } = await make()
  const fields = (field: string) => ({
    name: 'InvalidInput',
    details: { fields: { [field]: expect.anything() } },
  })
  await expect(make({ code: code.toLowerCase() })).rejects.toMatchObject(fields('code'))
  await expect(make({ amountOff: 100 })).rejects.toMatchObject(fields('percent'))
  await expect(make({ percent: null })).rejects.toMatchObject(fields('percent'))
  await expect(make({ expiresAt: new Date().toISOString() })).rejects.toMatchObject(fields('expiresAt'))
})

test('a company uses it once, and again when its order was not paid', async () => {
  const { code } = await make()
  const [first, second] = [await anOrder(db), await anOrder(db)]
  await take(code, first)
  await expect(find(code, first.businessID)).rejects.toMatchObject({ name: 'CouponRefused' })
  expect(await find(code, second.businessID)).toMatchObject({ code })
  await transaction(db, (tx) => giveCouponBack(tx, first.orderID))
  expect(await find(code, first.businessID)).toMatchObject({ code })
})

test('of two orders of a company at once one has it, of two companies both', async () => {
  const { code } = await make()
  const { businessID } = await aBusiness(db)
  const own = [await anOrder(db, { businessID, status: 'failed' }), await anOrder(db, { businessID })]
  const ends = await Promise.allSettled(own.map((order) => take(code, order)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const others = [await anOrder(db), await anOrder(db)]
  expect(await Promise.all(others.map((order) => take(code, order)))).toHaveLength(2)
})

test('it takes off no more than there is, a percentage half up to the cent', () => {
  expect(offOf({ percent: 10, amountOff: null }, 185_005)).toBe(18_501)
  expect(offOf({ percent: 10, amountOff: null }, 185_004)).toBe(18_500)
  expect(offOf({ percent: 100, amountOff: null }, 185_000)).toBe(185_000)
  expect(offOf({ percent: null, amountOff: 200_000 }, 185_000)).toBe(185_000)
  expect(offOf({ percent: null, amountOff: 200 }, 185_000)).toBe(200)
})
