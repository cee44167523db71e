// Nobody of staff moves money or hours of a company that they belong to.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { today } from '../../platform/days.ts'
import { payThrough } from '../../platform/payments/place.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPayingTeam } from '../../testing/orders.ts'
import { goodCard, memoryPayments } from '../../testing/payments.ts'
import { callsOf } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'
import { subscribe } from './checkout.ts'

const database = await testDatabase()
const { db } = database
const { post } = callsOf(await testApi(database))
const bank = memoryPayments()
payThrough(bank.provider)
afterAll(() => payThrough(undefined))

const [colleague, other] = [
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
]
const own = { status: 403, name: 'OwnCase' }

/** A company, of which one of staff is a member. */
async function theirTeam() {
  const team = await aPayingTeam(db)
  const member = await aSession(db, { staff: ['admin'] })
  await sql`
    insert into business_members (business_id, user_id, role, created_at)
    values (${team.businessID}, ${member.userID}, 'member', now())`.execute(db)
  return { ...team, member }
}

test('a refund is neither proposed nor approved by who belongs to the company', async () => {
  const { businessID, owner, member } = await theirTeam()
  const place = { language: 'en', edition: 'jp', email: 'a@kitazawa.example' }
  const wish = { businessID, planId: 'premium-yearly', paymentMethod: goodCard, ...place }
  const { invoiceId } = await subscribe(db, bank.provider, owner, wish)
  const why = { reason: 'The bank shows it twice' }
  const refund = { invoiceID: invoiceId!, amount: 10_000, reason: 'Bought twice', endsPlan: false }
  expect(await post(member, '/billing/refund', refund)).toMatchObject(own)
  const { refundID } = (await post(other, '/billing/refund', refund)).data as { refundID: string }
  expect(await post(member, `/billing/refund/${refundID}/approve`, why)).toMatchObject(own)
  expect(bank.payments().reduce((sum, { refunded }) => sum + refunded, 0)).toBe(0)
  expect((await post(colleague, `/billing/refund/${refundID}/approve`, why)).status).toBe(200)

  const hours = { businessID, minutes: 45, what: 'Texts of the profile', on: today() }
  expect(await post(member, '/billing/support', hours)).toMatchObject(own)
  expect((await post(colleague, '/billing/support', hours)).status).toBe(200)
})

test('money of a transfer is not booked by who belongs to the company', async () => {
  const { businessID, owner, member } = await theirTeam()
  const ordered = await post(owner, `/subscription/${businessID}/transfer`, { planId: 'gold-yearly' })
  const { orderID, amount } = ordered.data as { orderID: string; amount: number }
  const booking = { amount, receivedOn: today(), reference: 'KITAZAWA' }
  expect(await post(member, `/billing/transfer/${orderID}/book`, booking)).toMatchObject(own)
  expect((await post(other, `/billing/transfer/${orderID}/book`, booking)).data).toEqual({ status: 'booked' })
})
