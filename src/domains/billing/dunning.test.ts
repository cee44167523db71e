// A renewal that is not paid (D15): the grace, what owners are told in it, another card, and who comes at the same time.
import { beforeEach, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { moving } from '../../testing/memberships.ts'
import { declinedCard, goodCard, otherCard } from '../../testing/payments.ts'
import { aTeam } from '../../testing/products.ts'
import { testLog } from '../../testing/server.ts'
import { addPaidPeriod } from '../subscriptions/tiers.ts'
import { dayIn, daysAfter } from './days.ts'
import { reconcile } from './reconciling.ts'
import { runYear } from './year.ts'

const database = await testDatabase()
const { db, pool } = database
const world = moving(database)
const {
  aMember,
  bank,
  cancel,
  charges,
  dayOf,
  decline,
  mailsTo,
  pass,
  pay,
  renewals,
  resume,
  run,
  setNow,
  tierAt,
  told,
} = world
beforeEach(() => world.anew())

const hourMs = 3_600_000
const march = new Date('2027-03-01T03:00:00.000Z')
const tokyo = 'Asia/Tokyo'
const kindsTold = async () => (await told()).map(({ kind }) => kind)

test('unpaid: the plan stays for 14 days, owners are told on days 1, 7 and 12 and the card is tried after each; then Standard', async () => {
  const member = await aMember(tokyo, march, { products: 9 })
  await resume(member)
  await decline(member)
  await pass(dayOf(member, 0, 3), dayOf(member, 16, 3))
  expect(await kindsTold()).toEqual(['dunning 1', 'dunning 7', 'dunning 12', 'standard'])
  const all = await told()
  for (const [index, days] of [1, 7, 12].entries()) {
    const late = all[index]!.at.getTime() - dayOf(member, days).getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(hourMs)
  }
  expect((await renewals(member)).map(({ at }) => dayIn(tokyo, at))).toEqual(
    [0, 1, 7, 12].map((days) => daysAfter(dayIn(tokyo, member.end), days)),
  )
  const graceEnd = new Date(member.end.getTime() + 14 * 24 * hourMs)
  expect(await tierAt(member, new Date(graceEnd.getTime() - 1))).toBe('gold')
  expect(await tierAt(member, graceEnd)).toBe('standard')
  const mails = await mailsTo(member)
  expect(mails.map(({ template }) => template)).toEqual([
    'membership-unpaid',
    'membership-unpaid',
    'membership-unpaid-last',
    'membership-standard',
  ])
  expect(mails[0]!.data).toMatchObject({ day: dayIn(tokyo, graceEnd), amount: 'US$2,035.00', plan: 'gold' })
  expect(charges()).toBe(1)
})

test('another card pays the unpaid year at once; nobody is told or charged again', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await decline(member)
  await pass(dayOf(member, 0, 0), dayOf(member, 3, 0))
  setNow(dayOf(member, 3, 1))
  await pay(member, otherCard)
  expect(await tierAt(member, new Date(member.end.getTime() + 300 * 24 * hourMs))).toBe('gold')
  await pass(dayOf(member, 3, 2), dayOf(member, 20, 0), 6)
  expect(await kindsTold()).toEqual(['dunning 1'])
  expect(charges()).toBe(2)
  const { rows } = await pool.query('select grace_until as grace from subscriptions where business_id = $1', [
    member.businessID,
  ])
  expect(rows.map(({ grace }: { grace: Date | null }) => grace)).toEqual([null, null])
})

test('a card that is refused too is told, and the grace goes on', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await decline(member)
  await run(dayOf(member, 0, 1))
  await expect(pay(member, declinedCard)).rejects.toMatchObject({
    name: 'CardRefused',
  })
  expect(await tierAt(member, new Date(member.end.getTime() + 24 * hourMs))).toBe('gold')
})

test.each([
  ['three days over the end', 0, 3],
  ['three days over nine o’clock of day 7', 6, 9],
])('workers away for %s: what is due is done once they are back, and once', async (_, from, to) => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await decline(member)
  await pass(dayOf(member, -1, 0), dayOf(member, from, -1), 6)
  await pass(dayOf(member, to, 1), dayOf(member, 16, 0))
  // The reminder of before is still sent where nothing came before it.
  expect(await kindsTold()).toEqual(['7 days', 'dunning 1', 'dunning 7', 'dunning 12', 'standard'])
  expect(await tierAt(member, dayOf(member, 13, 0))).toBe('gold')
})

test('workers away over the last days of a year that is not renewed: only the end is told', async () => {
  const member = await aMember(tokyo, march)
  await pass(dayOf(member, 2, 0), dayOf(member, 3, 0))
  expect(await kindsTold()).toEqual(['ended'])
})

test('the provider away on the last day: the plan stays and the card is charged once it is back, without a dunning mail', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  bank().fail('charge', ...Array.from({ length: 5 }, () => 'away' as const))
  for (const hour of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    await run(dayOf(member, 0, hour))
    await reconcile(db, bank().provider, testLog, dayOf(member, 0, hour + 1))
  }
  expect(charges()).toBe(2)
  expect(await kindsTold()).toEqual([])
  await pass(dayOf(member, 1, 9), dayOf(member, 15, 0))
  expect(await kindsTold()).toEqual([])
})

test('without any provider the plan stays for its grace', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await runYear(db, undefined, dayOf(member, 0, 0), testLog)
  await runYear(db, undefined, dayOf(member, 1, 9), testLog)
  expect(await kindsTold()).toEqual(['dunning 1'])
  expect(await tierAt(member, dayOf(member, 13, 0))).toBe('gold')
  await run(dayOf(member, 1, 16))
  expect(charges()).toBe(2)
})

test('five workers at once: each is told once and the card is charged once', async () => {
  const members = [await aMember(tokyo, march), await aMember(tokyo, march), await aMember(tokyo, march)]
  for (const member of members.slice(0, 2)) await resume(member)
  await decline(members[1]!)
  const together = (at: Date) => Promise.all(Array.from({ length: 5 }, () => run(at)))
  for (const days of [-30, -7, 0, 1, 7])
    for (const hour of [9, 16]) await together(dayOf(members[0]!, days, hour))
  expect(charges()).toBe(4)
  const kinds = (await kindsTold()).toSorted()
  expect(kinds).toEqual([
    '30 days',
    '30 days',
    '30 days',
    '7 days',
    '7 days',
    '7 days',
    'dunning 1',
    'dunning 7',
    'ended',
  ])
  const { rows } = await pool.query("select from mails where template like 'membership-%'")
  expect(rows).toHaveLength(9)
})

test('companies that never paid themselves are told once too, by five workers at once', async () => {
  const teams = [await aTeam(db), await aTeam(db), await aTeam(db)]
  const end = new Date('2028-03-01T03:00:00.000Z')
  for (const { businessID } of teams)
    await transaction(db, (tx) => addPaidPeriod(tx, { businessID, tier: 'gold', start: march, end }))
  for (const at of ['2028-01-31T00:10:00.000Z', '2028-03-01T03:10:00.000Z'])
    await Promise.all(Array.from({ length: 5 }, () => run(new Date(at))))
  expect(await kindsTold()).toEqual(['30 days', '30 days', '30 days', 'ended', 'ended', 'ended'])
  const { rows } = await pool.query(
    "select from outbox where type = 'membership.told' and payload ->> 'businessID' = any($1)",
    [teams.map(({ businessID }) => businessID)],
  )
  expect(rows).toHaveLength(6)
})

test('cancelled while it is renewed: either nothing was charged and it ends, or it was and the next year is there', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await aMember(tokyo, march)
    await resume(member)
    const charged = charges()
    const cancelling = cancel(member).then(() => charges())
    const [, cancelled] = await Promise.allSettled([run(dayOf(member, 0, 1)), cancelling])
    const isPaid = charges() > charged
    // Who has been told that nothing more is charged is charged no more; who is refused is being charged.
    expect(cancelled.status === 'fulfilled' ? cancelled.value === charges() : isPaid).toBe(true)
    await pass(dayOf(member, 0, 13), dayOf(member, 1, 0), 6)
    expect(await tierAt(member, new Date(member.end.getTime() + hourMs))).toBe(isPaid ? 'gold' : 'standard')
    expect(charges() - charged).toBe(isPaid ? 1 : 0)
    await pool.query('truncate subscriptions, billing_reminders')
  }
})

test('cancelled in the grace: the plan ends with its year, and nobody is dunned', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await decline(member)
  await pass(dayOf(member, 0, 0), dayOf(member, 0, 20))
  setNow(dayOf(member, 0, 20))
  await cancel(member)
  await pass(dayOf(member, 0, 21), dayOf(member, 16, 0), 6)
  expect(await kindsTold()).toEqual(['ended'])
  expect(await tierAt(member, dayOf(member, 1, 0))).toBe('standard')
})

test('the owner pays while the job tries again: one charge, one year', async () => {
  const member = await aMember(tokyo, march)
  await resume(member)
  await decline(member)
  await pass(dayOf(member, 0, 0), dayOf(member, 1, 9))
  await pool.query('update billing_accounts set card_method = $2 where business_id = $1', [
    member.businessID,
    goodCard,
  ])
  setNow(dayOf(member, 1, 16))
  const at = dayOf(member, 1, 16)
  await Promise.all([run(at), pay(member, otherCard), run(at)])
  await pass(dayOf(member, 1, 17), dayOf(member, 8, 0), 6)
  expect(charges()).toBe(2)
  expect(await kindsTold()).toEqual(['dunning 1'])
})
