// A whole year of a membership by a moved clock, in zones around the earth (D15, D16).
import { beforeEach, expect, test } from 'vitest'
import { plans } from '../../contract/plans.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testDatabase } from '../../testing/database.ts'
import { moving, placesOfZones, type ZoneOfTests } from '../../testing/memberships.ts'
import { testLog } from '../../testing/server.ts'
import { takeOffPages } from '../businesses/business-lifecycle.ts'
import { dayIn } from './days.ts'

const database = await testDatabase()
const { db, pool } = database
const world = moving(database)
const { aMember, charges, dayOf, mailsTo, pass, renewals, resume, run, tierAt, told } = world
beforeEach(() => world.anew())

const hourMs = 3_600_000
const march = new Date('2027-03-01T03:00:00.000Z')
const tokyo = 'Asia/Tokyo'
const kindsTold = async () => (await told()).map(({ kind }) => kind)

type Member = Awaited<ReturnType<typeof aMember>>

/** Each hour around all that happens in a year, and now and then between. */
async function passYear(member: Member) {
  for (const days of [-200, -31]) await run(dayOf(member, days))
  await pass(dayOf(member, -30, 7), dayOf(member, -30, 11), 1)
  for (const days of [-29, -15, -8]) await run(dayOf(member, days))
  await pass(dayOf(member, -7, 7), dayOf(member, -7, 11), 1)
  for (const days of [-6, -1]) await run(dayOf(member, days, 23))
  await pass(dayOf(member, 0, -1), dayOf(member, 0, 1), 1)
  await pass(new Date(member.end.getTime() - hourMs - 1), new Date(member.end.getTime() + 2 * hourMs), 1)
  for (const days of [1, 2, 7, 14, 20]) await run(dayOf(member, days))
}

test.each<[ZoneOfTests, string]>([
  ['Asia/Tokyo', '2027-03-01T03:00:00.000Z'],
  ['America/Los_Angeles', '2027-03-20T03:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-12-31T22:30:00.000Z'],
  // Bought on 29 February, by the clock there.
  ['Asia/Tokyo', '2028-02-28T16:00:00.000Z'],
  ['America/Los_Angeles', '2028-03-01T07:00:00.000Z'],
  ['Pacific/Kiritimati', '2028-02-29T09:00:00.000Z'],
])('%s, bought %s: without renewal a year with two reminders, and then Standard', async (zone, at) => {
  const member = await aMember(zone, new Date(at), { products: 9 })
  const { end, businessID } = member
  await passYear(member)
  const all = await told()
  expect(all.map(({ kind }) => kind)).toEqual(['30 days', '7 days', 'ended'])
  // At nine, or the run after it.
  for (const [index, days] of [-30, -7].entries()) {
    const late = all[index]!.at.getTime() - dayOf(member, days).getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(hourMs)
  }
  const ended = all[2]!.at.getTime() - end.getTime()
  expect(ended).toBeGreaterThanOrEqual(0)
  expect(ended).toBeLessThan(hourMs)
  expect(await tierAt(member, new Date(end.getTime() - 1))).toBe('gold')
  expect(await tierAt(member, end)).toBe('standard')
  const mails = await mailsTo(member)
  expect(mails.map(({ template }) => template)).toEqual([
    'membership-ends',
    'membership-ends',
    'membership-ended',
  ])
  expect(new Set(mails.map(({ data }) => data['day']))).toEqual(new Set([dayIn(zone, end)]))
  expect(charges()).toBe(1)
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query(
    'select from products where business_id = $1 and published and removed_at is null',
    [businessID],
  )
  expect(rows).toHaveLength(plans.standard.products)
})

test.each(Object.keys(placesOfZones) as ZoneOfTests[])(
  '%s: a membership that renews is charged on its last day and goes on where it ended',
  async (zone) => {
    const member = await aMember(zone, new Date('2028-02-29T08:30:00.000Z'))
    await resume(member)
    await passYear(member)
    expect(await kindsTold()).toEqual(['30 days', '7 days'])
    const mails = await mailsTo(member)
    expect(mails.map(({ template }) => template)).toEqual(['membership-renews', 'membership-renews'])
    expect(charges()).toBe(2)
    const rows = await renewals(member)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.from).toEqual(member.end)
    expect(dayIn(zone, rows[0]!.at)).toBe(dayIn(zone, member.end))
    // The price of the year before, with the tax of the place.
    expect(rows[0]!.total).toBe(zone === tokyo ? 203_500 : plans.gold.price)
    for (const at of [member.end.getTime() - 1, member.end.getTime(), rows[0]!.to.getTime() - 1])
      expect(await tierAt(member, new Date(at))).toBe('gold')
    expect(await tierAt(member, rows[0]!.to)).toBe('standard')
  },
)

test('a company that was removed is not charged, and what goes wrong for one keeps no other from its turn', async () => {
  const [broken, gone, fine] = [
    await aMember(tokyo, march),
    await aMember(tokyo, march),
    await aMember(tokyo, march),
  ]
  for (const member of [broken, gone, fine]) await resume(member)
  await transaction(db, (tx) => takeOffPages(tx, gone.businessID))
  await pool.query("update billing_accounts set edition = 'nowhere' where business_id = $1", [
    broken.businessID,
  ])
  await pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin
       if new.business_id = '${broken.businessID}' then raise 'broken'; end if; return new; end $$;
     create trigger refuse before insert on billing_orders for each row execute function refuse()`,
  )
  const charged = charges()
  await run(dayOf(fine, 0, 1))
  await pool.query('drop trigger refuse on billing_orders; drop function refuse')
  expect(charges() - charged).toBe(1)
  expect(await tierAt(fine, dayOf(fine, 20, 0))).toBe('gold')
  await run(dayOf(gone, 1, 0))
  expect(await tierAt(gone, dayOf(gone, 1, 0))).toBe('standard')
  expect(await mailsTo(gone)).toEqual([])
})
