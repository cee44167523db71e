// Boosts as owners and admins make and stop them, and as we do: what the plan has, and nothing beyond it (D8, D18).
import { expect, test } from 'vitest'
import type { BoostApi } from '../../contract/boosts.ts'
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBoost } from '../../testing/boosts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession } from '../../testing/sessions.ts'
import { aTeam, testCalls, type Somebody } from '../../testing/team.ts'
import { addPaidPeriod } from '../subscriptions/tiers.ts'
import { noteAnswers } from '../businesses/answers.ts'
import { restrict } from '../restrictions/restricting.ts'
import { makeBoost } from './making.ts'
import { monthOf, quotaOf } from './quota.ts'
import { stopBoostAsStaff } from './stopping.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const dayMs = 86_400_000

type Listed = CallOutput<BoostApi['listBoosts']>

async function aTeamOn(tier: Exclude<SubscriptionName, 'standard'> | null = 'gold') {
  const team = await aTeam(db)
  const { businessID } = team
  const [start, end] = [new Date(Date.now() - dayMs), new Date(Date.now() + 300 * dayMs)]
  if (tier) await transaction(db, (tx) => addPaidPeriod(tx, { businessID, tier, start, end }))
  return team
}
type Team = Awaited<ReturnType<typeof aTeamOn>>

const wishOf = (businessID: string) => ({
  id: businessID,
  thingType: 'business',
  thingID: businessID,
  industries: ['0006'],
})
const make = (team: Team, by: Somebody | undefined = team.owner, wish: object = {}) =>
  call<{ boostID: string }>('makeBoost', { ...wishOf(team.businessID), ...wish }, by)
const listed = async (team: Team, by: Somebody = team.owner) =>
  (await call<Listed>('listBoosts', { id: team.businessID }, by)).data
const entriesOf = async (boostID: string) =>
  (
    await pool.query<{ act: string; actor: string; reason: string | null; details: object }>(
      'select act, actor, reason, details from audit_entries where subject_id = $1 order by id',
      [boostID],
    )
  ).rows

test('an owner and an admin make one, and it runs for seven days of those that the plan has', async () => {
  const team = await aTeamOn()
  const before = Date.now()
  const { status, data } = await make(team)
  expect(status).toBe(200)
  const { boosts, quota, isPaused } = await listed(team, team.admin)
  expect(boosts).toMatchObject([
    {
      boostID: data.boostID,
      state: 'running',
      thing: { type: 'business', id: team.businessID },
      industries: [{ code: '0006' }],
      countries: [],
      editions: [],
      stoppedAt: null,
    },
  ])
  const { startsAt, endsAt } = boosts[0]!
  expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(limits.boostDays * dayMs)
  expect(quota).toMatchObject({ used: 1, of: 3 })
  expect(isPaused).toBe(false)
  expect(await entriesOf(data.boostID)).toMatchObject([
    { act: 'boost.made', actor: `user:${team.owner.userID}` },
  ])
  const post = await aPost(db, team.owner, { businessID: team.businessID })
  expect(await make(team, team.admin, { thingType: 'post', thingID: post })).toMatchObject({ status: 200 })
})

test('a plan without boosts has none', async () => {
  const team = await aTeamOn(null)
  expect(await make(team)).toMatchObject({ status: 409, name: 'BoostsUsed' })
  expect((await listed(team)).quota).toMatchObject({ used: 0, of: 0 })
})

test('of twelve that are made at once as many are made as the plan has', async () => {
  const things = Array.from({ length: 12 }, (_, at) => ({ name: `Boosted bearing ${at}` }))
  const owner = await aSession(db)
  const { businessID, productIDs } = await aBusiness(db, {
    plan: 'gold',
    products: things,
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const answers = await Promise.all(
    productIDs.map((thingID) =>
      call('makeBoost', { ...wishOf(businessID), thingType: 'product', thingID }, owner),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ name }) => name === 'BoostsUsed')).toHaveLength(9)
  const { rows } = await pool.query('select from boosts where business_id = $1', [businessID])
  expect(rows).toHaveLength(3)
})

test('one thing is not boosted twice in the same days, and again after them', async () => {
  const team = await aTeamOn('premium')
  expect(await make(team)).toMatchObject({ status: 200 })
  expect(await make(team)).toMatchObject({ status: 409, name: 'AlreadyBoosted' })
  const later = new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10)
  expect(await make(team, team.owner, { startsOn: later })).toMatchObject({ status: 200 })
  expect((await listed(team)).boosts).toMatchObject([{ state: 'planned' }, { state: 'running' }])
})

test('months are those of the company’s clock: nothing is carried over, and the next one has its own', async () => {
  const [clock, at] = ['Asia/Tokyo', new Date('2028-02-29T15:30:00Z')]
  expect(monthOf(clock, at)).toBe('2028-03-01')
  expect(monthOf('America/New_York', at)).toBe('2028-02-01')
  const team = await aTeamOn()
  const actor = { id: team.businessID, userID: team.owner.userID } as Parameters<typeof makeBoost>[1]
  // Made in one month and begun in the next: it is the next one's.
  const now = new Date('2026-11-30T14:00:00Z')
  await pool.query(`update subscriptions set period_start = '2026-01-01', period_end = '2028-12-31'
    where business_id = '${team.businessID}'`)
  const { businessID } = team
  const wish = { thingType: 'business' as const, thingID: businessID, industries: ['0006'] }
  await transaction(db, (tx) => makeBoost(tx, actor, { ...wish, startsOn: '2026-12-02' }, now))
  const [november, december] = await Promise.all([
    quotaOf(db, businessID, { zone: clock, at: now }),
    quotaOf(db, businessID, { zone: clock, at: new Date('2026-12-31T14:59:59Z'), now }),
  ])
  expect(november).toEqual({ month: '2026-11-01', renewsOn: '2026-12-01', used: 0, of: 3 })
  expect(december).toEqual({ month: '2026-12-01', renewsOn: '2027-01-01', used: 1, of: 3 })
  const january = await quotaOf(db, businessID, { zone: clock, at: new Date('2026-12-31T15:00:00Z'), now })
  expect(january).toMatchObject({ month: '2027-01-01', used: 0, of: 3 })
})

test('stopped by the company it is over at once and stays counted; before it began it is free again', async () => {
  const team = await aTeamOn()
  const { data: running } = await make(team)
  const stop = (boostID: string) => call('stopBoost', { id: team.businessID, boostID }, team.admin)
  expect(await stop(running.boostID)).toMatchObject({ status: 200 })
  expect(await listed(team)).toMatchObject({ boosts: [{ state: 'stopped' }], quota: { used: 1 } })
  expect(await stop(running.boostID)).toMatchObject({ status: 409, name: 'BoostOver' })
  expect((await entriesOf(running.boostID)).at(-1)).toMatchObject({
    act: 'boost.stopped',
    actor: `user:${team.admin.userID}`,
    details: { quotaGivenBack: false },
  })
  const tomorrow = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)
  const { data: planned } = await make(team, team.owner, { startsOn: tomorrow })
  expect(await stop(planned.boostID)).toMatchObject({ status: 200 })
  const { rows } = await pool.query<{ quota_month: string | null }>(
    'select quota_month from boosts where boost_id = $1',
    [planned.boostID],
  )
  expect(rows).toEqual([{ quota_month: null }])
})

test('stopped by us the quota is given back, for a reason that the company reads and the log keeps', async () => {
  const team = await aTeamOn()
  const { data } = await make(team)
  const moderator = await aSession(db, { staff: ['moderator'] } as object)
  await stopBoostAsStaff(db, moderator, { boostID: data.boostID, reason: 'The picture misleads' })
  expect(await listed(team)).toMatchObject({
    boosts: [{ state: 'withdrawn', stopReason: 'The picture misleads' }],
    quota: { used: 0, of: 3 },
  })
  expect((await entriesOf(data.boostID)).at(-1)).toMatchObject({
    act: 'boost.stopped',
    actor: `user:${moderator.userID}`,
    reason: 'The picture misleads',
    details: { quotaGivenBack: true },
  })
  await expect(
    stopBoostAsStaff(db, moderator, { boostID: data.boostID, reason: 'Again' }),
  ).rejects.toMatchObject({ name: 'BoostOver' })
  await expect(
    stopBoostAsStaff(db, team.owner, { boostID: data.boostID, reason: 'Mine' }),
  ).rejects.toMatchObject({ name: expect.stringMatching(/NotAllowed|NotFound/) })
})

test('who answers fewer than half of five makes none, and what runs rests', async () => {
  const team = await aTeamOn()
  await make(team)
  const answering = (share: number | null) =>
    transaction(db, (tx) =>
      noteAnswers(tx, team.businessID, share === null ? null : { share, medianMinutes: 60, n: 5 }),
    )
  await answering(0.4)
  expect(await listed(team)).toMatchObject({ isPaused: true, boosts: [{ state: 'paused' }] })
  expect(await make(team)).toMatchObject({ status: 409, name: 'BoostsPaused' })
  await answering(0.5)
  expect(await listed(team)).toMatchObject({ isPaused: false, boosts: [{ state: 'running' }] })
  // Of fewer than five nothing is said.
  await answering(null)
  expect(await listed(team)).toMatchObject({ isPaused: false })
})

test.each([
  ['something unknown', { thingID: uuidv7() }],
  ['no industry', { industries: [] }],
  ['an industry that there is not', { industries: ['9999'] }],
  ['a country that there is not', { countries: ['QQ'] }],
  ['an edition that there is not', { editions: ['zz'] }],
  ['more industries than can be chosen', { industries: ['0001', '0002', '0003', '0004', '0005', '0006'] }],
  ['a day that is over', { startsOn: '2020-01-01' }],
  ['a day far ahead', { startsOn: '2099-01-01' }],
  ['no day', { startsOn: '2026-02-30' }],
])('%s is refused, and nothing is counted', async (_, wish) => {
  const team = await aTeamOn()
  expect(await make(team, team.owner, wish)).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await listed(team)).toMatchObject({ boosts: [], quota: { used: 0 } })
})

test('what is another company’s, or no longer there, cannot be boosted', async () => {
  const team = await aTeamOn()
  const other = await aBusiness(db, { products: 1 })
  for (const [thingType, thingID] of [
    ['business', other.businessID],
    ['product', other.productIDs[0]],
    ['post', uuidv7()],
  ])
    expect(await make(team, team.owner, { thingType, thingID })).toMatchObject({
      status: 400,
      name: 'InvalidInput',
    })
})

test('whom moderators keep from posting makes none', async () => {
  const team = await aTeamOn()
  const until = new Date(Date.now() + dayMs)
  const wish = { partyID: team.businessID, decisionID: uuidv7(), kinds: ['posts'] as const, until }
  await transaction(db, (tx) => restrict(tx, wish))
  expect(await make(team)).toMatchObject({ name: 'Limited' })
  expect((await listed(team)).quota.used).toBe(0)
})

test('a preview changes nothing, and tells words, categories, editions and who else is chosen from', async () => {
  const team = await aTeamOn()
  const other = await aBusiness(db, { companyName: 'Previewed Rival' })
  await aBoost(db, { businessID: other.businessID })
  const { status, data } = await call<CallOutput<BoostApi['previewBoost']>>(
    'previewBoost',
    { ...wishOf(team.businessID), editions: ['it', 'jp'] },
    team.owner,
  )
  expect(status).toBe(200)
  expect(data.editions.map(({ code }) => code)).toEqual(['jp', 'it'])
  expect(await listed(team)).toMatchObject({ boosts: [], quota: { used: 0 } })
})
