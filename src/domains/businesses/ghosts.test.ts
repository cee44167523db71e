// Who deletes their account at the same moment owns and joins nothing any more: no company without anybody.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aPassword, givePassword, testAccounts } from '../../testing/accounts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aTeam, callsOf } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { post } = callsOf(await testApi(database))
const accounts = await testAccounts(database)

const aWish = {
  companyName: 'Niigata Nails',
  categories: ['0006.0006-01'],
  businessType: 'MA',
  country: 'JP',
  shortDescription: 'Nails.',
}

async function aPerson() {
  const me = await aSession(db)
  await givePassword(database, me.userID)
  return me
}

/** Until so many statements wait for what `held` holds, one after the other. */
async function waiting(count: number) {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if (rows[0]!.count < count) await waiting(count)
}

/** Deletes an account, and does `act` while that is under way but not done; answers both. */
async function whileLeaving<T>(person: TestSession, act: () => Promise<T>) {
  const { going, acting } = await transaction(db, async (tx) => {
    const lock = `businesses of ${person.userID}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
    const gone = accounts('deleteAccount', { password: aPassword }, person.bearer)
    await waiting(1)
    const done = act()
    await waiting(2)
    return { going: { gone }, acting: { done } }
  })
  return [await going.gone, await acting.done] as const
}

const ownersOf = async (businessID: string) =>
  (await pool.query('select user_id from business_members where business_id = $1', [businessID])).rows

test('a company that is made while its maker goes is not made', async () => {
  const me = await aPerson()
  const [gone, made] = await whileLeaving(me, () => post(me, '/business/profile/create', aWish))
  expect([gone.status, made.status, made.name]).toEqual([200, 401, 'SessionError'])
  const { rows } = await pool.query('select 1 from businesses where company_name = $1', [aWish.companyName])
  expect(rows).toEqual([])
})

test('made first, it keeps its maker, who is told that they are its only owner', async () => {
  const me = await aPerson()
  expect((await post(me, '/business/profile/create', { ...aWish, companyName: 'Nara Nuts' })).status).toBe(
    200,
  )
  expect(await accounts('deleteAccount', { password: aPassword }, me.bearer)).toMatchObject({
    name: 'SoleOwner',
  })
})

test('a removed company does not come back while the only one who owned it goes', async () => {
  const me = await aPerson()
  const { businessID } = await aBusiness(db, { members: [{ userID: me.userID, role: 'owner' }] })
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  await pool.query('update business_members set closed_at = now() where business_id = $1', [businessID])
  const [gone, back] = await whileLeaving(me, () => post(me, `/business/profile/${businessID}/restore`))
  expect([gone.status, back.name]).toEqual([200, 'SessionError'])
  const { rows } = await pool.query('select removed_at from businesses where id = $1', [businessID])
  expect(rows[0]).not.toEqual({ removed_at: null })
  expect(await ownersOf(businessID)).toEqual([])
})

test('who asked to join and went since is admitted by nobody', async () => {
  const team = await aTeam(db)
  const me = await aPerson()
  const path = `/business/${team.businessID}/member`
  await accounts('deleteAccount', { password: aPassword }, me.bearer)
  // What was asked in the moment of going.
  await pool.query(`insert into join_requests (business_id, user_id, message) values ($1, $2, '')`, [
    team.businessID,
    me.userID,
  ])
  const wish = { userID: me.userID, role: 'admin' }
  expect(await post(team.owner, `${path}/answer`, wish)).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await ownersOf(team.businessID)).toHaveLength(3)
})
