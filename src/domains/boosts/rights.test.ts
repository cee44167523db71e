// Who may see, look ahead, make and stop boosts: owners and admins of the company alone, moderators what is theirs, and nobody by the ids of
// somebody else (D8, D18).
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../../contract/api.ts'
import { aBoost } from '../../testing/boosts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { aTeam, testCalls } from '../../testing/team.ts'

const database = await testDatabase()
const { db, pool } = database
const call = testCalls(await testApi(database))
const team = await aTeam(db)
const { businessID } = team
const staff = {
  moderator: await aSession(db, { staff: ['moderator'] }),
  support: await aSession(db, { staff: ['support'] }),
  verifier: await aSession(db, { staff: ['verifier'] }),
  locked: await aSession(db, { staff: ['moderator'], isLocked: true }),
}

/** Of the company, and of another one that pays too, whose owner reaches for what is not theirs. */
let [boostID, rivalID] = ['', '']
const rival = await aSession(db)
const other = await aBusiness(db, {
  plan: 'platinum',
  products: 1,
  members: [{ userID: rival.userID, role: 'owner' }],
})
beforeAll(async () => {
  boostID = await aBoost(db, { businessID })
  rivalID = await aBoost(db, { businessID: other.businessID })
})

const wish = { thingType: 'business', thingID: businessID, industries: ['0006'] }
const calls: Record<string, () => Record<string, unknown>> = {
  listBoosts: () => ({ id: businessID }),
  showBoost: () => ({ id: businessID, boostID }),
  previewBoost: () => ({ id: businessID, ...wish }),
  makeBoost: () => ({ id: businessID, ...wish }),
  stopBoost: () => ({ id: businessID, boostID }),
}
const refused: Record<string, [TestSession | undefined, number, string]> = {
  'a member without the right': [team.member, 403, 'NotAllowed'],
  'who was a member': [team.exMember, 404, 'NotFound'],
  'a stranger': [team.stranger, 404, 'NotFound'],
  'the owner of another company': [rival, 404, 'NotFound'],
  'a moderator': [staff.moderator, 404, 'NotFound'],
  'a support agent': [staff.support, 404, 'NotFound'],
  'a visitor': [undefined, 401, 'TokenNotFound'],
}
const rowsOf = async () =>
  (await pool.query<object>('select * from boosts order by boost_id')).rows.map((row) => JSON.stringify(row))

describe.each(Object.entries(refused))('%s', (_, [by, status, name]) => {
  test.each(Object.keys(calls))('is refused %s, and nothing is other than before', async (asked) => {
    const before = await rowsOf()
    expect(await call(asked as CallName, calls[asked]!(), by)).toMatchObject({ status, name })
    expect(await rowsOf()).toEqual(before)
  })
})

test('the owner of another company reaches nothing by mixing ids of both', async () => {
  const before = await rowsOf()
  const own = { id: other.businessID }
  for (const asked of ['showBoost', 'stopBoost'] as const)
    expect(await call(asked, { ...own, boostID }, rival)).toMatchObject({ status: 404, name: 'NotFound' })
  for (const asked of ['showBoost', 'stopBoost'] as const)
    expect(await call(asked, { id: businessID, boostID: rivalID }, rival)).toMatchObject({ status: 404 })
  for (const asked of ['previewBoost', 'makeBoost'] as const)
    expect(await call(asked, { ...own, ...wish }, rival)).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await rowsOf()).toEqual(before)
  // Of their own they may.
  expect(await call('showBoost', { ...own, boostID: rivalID }, rival)).toMatchObject({ status: 200 })
})

describe('of all companies', () => {
  const stop = () => ({ boostID, reason: 'It misleads' })

  test.each([
    ['an owner', team.owner, 403],
    ['an admin', team.admin, 403],
    ['a stranger', team.stranger, 403],
    ['a support agent', staff.support, 403],
    ['a verifier', staff.verifier, 403],
    ['a moderator who has not unlocked the console', staff.locked, 403],
    ['a visitor', undefined, 401],
  ] as const)('%s neither lists nor stops them', async (_, by, status) => {
    const before = await rowsOf()
    for (const [asked, input] of [
      ['listOpenBoosts', {}],
      ['stopBoostAsStaff', stop()],
    ] as const) {
      const answer = await call(asked, input, by)
      expect([asked, answer.status, answer.data ?? null]).toEqual([
        asked,
        expect.toSatisfy((got: number) => got === status || got === 404),
        null,
      ])
    }
    expect(await rowsOf()).toEqual(before)
  })

  test('a moderator lists and stops them, for a reason', async () => {
    const listed = await call<{ boostID: string }[]>('listOpenBoosts', {}, staff.moderator)
    expect(listed.data.map((one) => one.boostID).toSorted()).toEqual([boostID, rivalID].toSorted())
    const unreasoned = { boostID, reason: ' ' }
    expect(await call('stopBoostAsStaff', unreasoned, staff.moderator)).toMatchObject({ status: 400 })
    expect(await call('stopBoostAsStaff', stop(), staff.moderator)).toMatchObject({ status: 200 })
    expect(await call('stopBoostAsStaff', stop(), staff.moderator)).toMatchObject({ name: 'BoostOver' })
  })
})

test.each(['owner', 'admin'] as const)('the %s sees, looks ahead, makes and stops', async (role) => {
  await pool.query('delete from boosts where business_id = $1', [businessID])
  await pool.query('delete from subscriptions where business_id = $1', [businessID])
  const by = team[role]
  expect(await call('makeBoost', calls['makeBoost']!(), by)).toMatchObject({ name: 'BoostsUsed' })
  boostID = await aBoost(db, { businessID })
  for (const asked of ['listBoosts', 'showBoost', 'previewBoost', 'stopBoost'] as const)
    expect(await call(asked, calls[asked]!(), by)).toMatchObject({ status: 200 })
})

test('of an owner and an admin who ask at once for the last one of the month exactly one gets it', async () => {
  for (let round = 0; round < 8; round++) {
    const { businessID: id, productIDs } = await aBusiness(db, {
      plan: 'gold',
      products: 4,
      members: [
        { userID: team.owner.userID, role: 'owner' },
        { userID: team.admin.userID, role: 'admin' },
      ],
    })
    const [first, second, ...last] = productIDs
    const ask = (thingID: string | undefined, by: TestSession) =>
      call('makeBoost', { id, thingType: 'product', thingID, industries: ['0006'] }, by)
    for (const thingID of [first, second])
      expect(await ask(thingID, team.owner)).toMatchObject({ status: 200 })
    const both = await Promise.all([ask(last[0], team.owner), ask(last[1], team.admin)])
    expect(both.map(({ name }) => name ?? 'made').toSorted()).toEqual(['BoostsUsed', 'made'])
    const { rows } = await pool.query('select from boosts where business_id = $1', [id])
    expect(rows).toHaveLength(3)
  }
})
