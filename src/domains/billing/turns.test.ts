// Where one year turns into the next: what is paid and has not begun, what was credited and has ended, and who wanted no more.
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { moving } from '../../testing/memberships.ts'
import { goodCard } from '../../testing/payments.ts'
import { today } from '../../platform/days.ts'
import { aSession } from '../../testing/sessions.ts'
import { bookTransfer } from './bookings.ts'
import { subscribe } from './checkout.ts'
import { orderTransfer } from './transfers.ts'

const database = await testDatabase()
const { db } = database
const world = moving(database)
const { aMember, bank, charges, dayOf, decline, pass, renewals, resume, run, tierAt } = world
beforeEach(() => world.anew())
const operator = await aSession(db, { staff: ['admin'] })

const march = new Date('2026-03-01T06:00:00.000Z')
const place = { language: 'en', edition: 'jp' }
type Member = Awaited<ReturnType<typeof aMember>>
const above = { ...place, planId: 'premium-yearly' }
const upgrade = ({ businessID, owner }: Member, at: Date) =>
  subscribe(
    db,
    bank().provider,
    owner,
    { ...above, businessID, paymentMethod: goodCard, email: 'owner@example.com' },
    { at },
  )
const order = ({ businessID, owner }: Member, at: Date) =>
  transaction(db, (tx) => orderTransfer(tx, owner, { ...above, businessID }, at))
const book = (orderID: string, amount: number, at: Date) =>
  transaction(db, (tx) =>
    bookTransfer(tx, operator, { orderID, amount, receivedOn: today(), reference: 'KITAZAWA' }, at),
  )

test('while the next year is paid and has not begun no other plan is bought; once it has begun it is credited', async () => {
  const member = await aMember('Asia/Tokyo', march)
  await resume(member)
  await run(dayOf(member, 0, 1))
  expect(charges()).toBe(2)
  await expect(upgrade(member, dayOf(member, 0, 2))).rejects.toMatchObject({ name: 'PaymentRunning' })
  await expect(order(member, dayOf(member, 0, 2))).rejects.toMatchObject({ name: 'PaymentRunning' })
  expect(charges()).toBe(2)
  const { amount } = await upgrade(member, dayOf(member, 1, 2))
  // Of 2,650 dollars all but the days that are used; with the tax of Japan.
  expect(amount).toBeLessThan(Math.round((265_000 - 185_000 + 600) * 1.1))
})

test('a transfer may be paid as long as the plan lasts whose days are credited, and is booked no later', async () => {
  const member = await aMember('Asia/Tokyo', march)
  const waiting = await order(member, dayOf(member, -10))
  expect(new Date(waiting.payableUntil)).toEqual(member.end)
  await expect(book(waiting.orderID, waiting.amount, dayOf(member, 1))).rejects.toMatchObject({
    name: 'PlanNotAbove',
  })
  expect(await tierAt(member, dayOf(member, 1))).toBe('standard')
  expect(await book(waiting.orderID, waiting.amount, dayOf(member, -1))).toMatchObject({ status: 'booked' })
  expect(await tierAt(member, dayOf(member, 1))).toBe('premium')
})

test('a transfer that nobody has booked gives way to the renewal', async () => {
  const member = await aMember('Asia/Tokyo', march)
  await resume(member)
  await order(member, dayOf(member, -3))
  await run(dayOf(member, 0, 1))
  expect(charges()).toBe(2)
  expect(await renewals(member)).toMatchObject([{ status: 'paid' }])
  expect(await tierAt(member, dayOf(member, 30))).toBe('gold')
})

test('after a plan has ended unpaid the next one is not renewed unless its owner says so', async () => {
  const member = await aMember('Asia/Tokyo', march)
  await resume(member)
  await decline(member)
  await pass(dayOf(member, 0, 0), dayOf(member, 15, 0))
  const before = charges()
  const at = dayOf(member, 40)
  await upgrade(member, at)
  const again = { ...member, end: new Date(at.getTime() + 365 * 86_400_000) }
  await pass(dayOf(again, -1, 0), dayOf(again, 2, 0))
  expect(charges()).toBe(before + 1)
})
