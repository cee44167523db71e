// What stands in the audit log after each change of rights, name, plan and removal, and after what moderators do.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { somePlace } from '../../testing/billing.ts'
import { aPayingTeam } from '../../testing/orders.ts'
import { goodCard, memoryPayments } from '../../testing/payments.ts'
import { aSession } from '../../testing/sessions.ts'
import { aTeam, testCalls } from '../../testing/team.ts'
import { subscribe } from '../billing/checkout.ts'
import { makeCoupon } from '../billing/coupons.ts'
import { approveRefund, proposeRefund } from '../billing/refunds.ts'
import { removeOwnBusiness, restoreBusiness } from '../businesses/removal.ts'
import { businessCards } from '../businesses/cards.ts'
import { decideReports } from '../moderation/deciding.ts'
import { reportResource } from '../moderation/reporting.ts'
import { endPeriod, giveGrace } from '../subscriptions/periods.ts'
import { addPaidPeriod } from '../subscriptions/tiers.ts'
import { findOfBusiness, findOfSubject } from './reading.ts'
import { verify } from './verifying.ts'

const database = await testDatabase()
const { db } = database
const call = testCalls(await testApi(database))

/** Act, actor and details of what is logged of a company, oldest first. */
async function loggedOf(businessID: string) {
  const entries = await findOfBusiness(db, { businessID, before: null, limit: 50 })
  return entries
    .toReversed()
    .map(({ actor, act, subjectID, details }) => ({ actor, act, subjectID, details }))
}

test('who becomes what in a company, and who leaves it', async () => {
  const { businessID, owner, admin, member } = await aTeam(db)
  await call('changeMemberRole', { id: businessID, userID: member.userID, role: 'admin' }, owner)
  await call('changeMemberRole', { id: businessID, userID: member.userID, role: 'admin' }, owner)
  await call('removeMember', { id: businessID, userID: member.userID }, admin)
  await call('removeMember', { id: businessID, userID: member.userID }, owner)
  await call('leaveBusiness', { id: businessID }, admin)
  expect(await loggedOf(businessID)).toEqual([
    { actor: `user:${owner.userID}`, act: 'team.role', subjectID: member.userID, details: { role: 'admin' } },
    {
      actor: `user:${admin.userID}`,
      act: 'team.removed',
      subjectID: member.userID,
      details: { role: 'admin' },
    },
    { actor: `user:${admin.userID}`, act: 'team.left', subjectID: admin.userID, details: { role: 'admin' } },
  ])
})

test('paid periods, removal and return', async () => {
  const { businessID, owner } = await aTeam(db)
  const [start, end, early] = [new Date('2026-01-01'), new Date('2027-01-01'), new Date('2026-06-01')]
  const id = crypto.randomUUID()
  await transaction(db, async (tx) => {
    await addPaidPeriod(tx, { businessID, tier: 'gold', start, end }, id)
    await giveGrace(tx, id, early, early)
    await endPeriod(tx, id, early)
    await endPeriod(tx, crypto.randomUUID(), early)
  })
  const card = (await businessCards(db, [businessID], 'en')).get(businessID)!
  await removeOwnBusiness(db, owner, businessID, card.general.companyName)
  await restoreBusiness(db, owner, businessID)
  const logged = await loggedOf(businessID)
  expect(logged.map(({ actor, act }) => [actor, act])).toEqual([
    ['system', 'plan.began'],
    ['system', 'plan.grace'],
    ['system', 'plan.ended'],
    [`user:${owner.userID}`, 'business.removed'],
    [`user:${owner.userID}`, 'business.restored'],
  ])
  expect(logged[0]!.details).toEqual({
    period: id,
    plan: 'gold',
    start: start.toISOString(),
    end: end.toISOString(),
  })
})

test('a decision about a report says which, who and why', async () => {
  const { businessID, stranger } = await aTeam(db)
  const { reportID } = await transaction(db, (tx) =>
    reportResource(
      tx,
      stranger,
      { type: 'business', id: businessID },
      { reason: 'fake', text: 'Not theirs' },
      { edition: 'jp', language: 'en' },
    ),
  )
  await decideReports(db, 'os:ada', { id: reportID, verdict: 'dismissed', reason: 'It is theirs' })
  expect(await findOfSubject(db, { type: 'report', id: reportID, limit: 5 })).toMatchObject([
    { actor: 'os:ada', act: 'report.dismissed', reason: 'It is theirs' },
  ])
  expect((await verify(db)).faults).toEqual([])
})

test('what operators do with money', async () => {
  const bank = memoryPayments()
  const [operator, second] = [
    await aSession(db, { staff: ['admin'] }),
    await aSession(db, { staff: ['admin'] }),
  ]
  const { businessID, owner } = await aPayingTeam(db)
  const card = { businessID, planId: 'gold-yearly', paymentMethod: goodCard, email: 'a@kitazawa.example' }
  const { invoiceId } = await subscribe(db, bank.provider, owner, { ...card, ...somePlace })
  const wish = { invoiceID: invoiceId!, amount: 100, reason: 'Bought twice', endsPlan: false }
  const { refundID } = await transaction(db, (tx) => proposeRefund(tx, operator, wish))
  const approval = { refundID, reason: 'The invoice was paid twice' }
  await approveRefund(db, bank.provider, second, approval)
  await approveRefund(db, bank.provider, second, approval)
  const made = { code: 'SPRING-27', percent: 10, amountOff: null, expiresAt: '2099-01-01T00:00:00Z' }
  await transaction(db, (tx) => makeCoupon(tx, operator, { ...made, reason: 'Fair of spring' }))
  expect((await findOfSubject(db, { type: 'refund', id: refundID, limit: 5 })).toReversed()).toMatchObject([
    { actor: `user:${operator.userID}`, act: 'refund.proposed', reason: 'Bought twice' },
    {
      actor: `user:${second.userID}`,
      act: 'refund.approved',
      reason: 'The invoice was paid twice',
      details: { invoice: invoiceId, amount: 100 },
    },
  ])
  expect(await findOfSubject(db, { type: 'coupon', id: 'SPRING-27', limit: 5 })).toMatchObject([
    { actor: `user:${operator.userID}`, act: 'coupon.made', reason: 'Fair of spring' },
  ])
})
