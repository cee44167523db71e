// Who merges companies, what stands in the way, who is told, and that two at once, or a failure in the middle, change nothing twice or by half.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LogEntryEntry } from '../../contract/company-log.ts'
import type { NotificationEntry } from '../../contract/notifications.ts'
import { isDatabaseAway, transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addFollows, addProducts } from '../../testing/merge-rows.ts'
import { anEntry, mergingCalls, placesOf, reason, words, type Entry } from '../../testing/merges.ts'
import { aFile } from '../../testing/pictures.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { findOfBusiness } from '../audit/reading.ts'
import { duplicatesOf } from '../businesses/merging.ts'
import { hideBusiness, takeDownBusiness } from '../businesses/moderated.ts'
import { restrict } from '../restrictions/restricting.ts'
import { requestVerification } from '../verification/cases.ts'
import { takeAllOver } from './handings.ts'

const database = await testDatabase()
const { db, pool } = database
const calls = await mergingCalls(await testApi(database), db)
const { call, propose, approve, merge, unmerge, preview, duplicates } = calls
const drain = () => deliverAll(db, domainListeners, testLog)
const pair = async (wish: Parameters<typeof anEntry>[1] = {}) => ({
  from: await anEntry(db, wish),
  into: await anEntry(db, { companyName: 'Kitazawa Bearing Works KK' }),
})
const refusedOf = async ({ from, into }: { from: Entry; into: Entry }) => {
  const seen = (await preview(from.businessID, into.businessID)).data.refused
  const { status, name } = await propose(from.businessID, into.businessID)
  expect([status, name]).toEqual(seen.length > 0 ? [409, 'MergeRefused'] : [200, undefined])
  return seen
}

test('duplicates are found by register number, website, and name in its country, likeliest first', async () => {
  const contact = { website: 'https://www.namba-gears.example' }
  const one = await anEntry(db, { companyName: 'Namba Gears', registerNumber: '1234-56', contact })
  const both = await anEntry(db, { companyName: 'Other', registerNumber: '123456', contact })
  const named = await anEntry(db, { companyName: 'NAMBA GEARS' })
  await anEntry(db, { companyName: 'Namba Gears', countryCode: 'IT', stateID: null })
  const found = (await duplicates(one.businessID)).data
  expect(found.map(({ businessID, because }) => [businessID, because])).toEqual([
    [both.businessID, ['domain', 'registerNumber']],
    [named.businessID, ['name']],
  ])
  expect(await statementsOf(database, (counted) => duplicatesOf(counted, one.businessID))).toBe(1)
})

test('it is for platform admins, of whom another one approves', async () => {
  const { from, into } = await pair()
  const others: TestSession[] = [from.owner, await aSession(db)]
  for (const role of ['support', 'verifier', 'moderator'] as const)
    others.push(await aSession(db, { staff: [role] }))
  for (const as of others) {
    const expected = others.indexOf(as) < 2 ? 'NotFound' : 'StaffRoleNeeded'
    expect((await preview(from.businessID, into.businessID, as)).name).toBe(expected)
    expect((await duplicates(from.businessID, as)).name).toBe(expected)
    expect((await propose(from.businessID, into.businessID, as)).name).toBe(expected)
    expect((await calls.unpropose(from.businessID, as)).name).toBe(expected)
  }
  const { proposalID } = (await propose(from.businessID, into.businessID)).data
  expect((await approve(proposalID, calls.first)).name).toBe('SecondNeeded')
  for (const as of others) expect((await approve(proposalID, as)).status).toBeGreaterThanOrEqual(403)
  expect((await propose(from.businessID, into.businessID)).name).toBe('AlreadyProposed')
  const seen = (await preview(from.businessID, into.businessID, calls.second)).data
  expect(seen.proposal).toMatchObject({ proposalID, isOwn: false, reason, words })
  expect((await approve(proposalID)).status).toBe(200)
  expect((await preview(from.businessID, into.businessID)).data.refused).toContain('removed')
})

test('nobody of staff merges a company of theirs, nor takes such a merge back', async () => {
  for (const side of ['from', 'into'] as const) {
    const { from, into } = await pair()
    const own = await aSession(db, { staff: ['admin'] })
    await pool.query(
      `insert into business_members (business_id, user_id, role, created_at) values ($1, $2, 'member', now())`,
      [{ from, into }[side].businessID, own.userID],
    )
    expect((await propose(from.businessID, into.businessID, own)).name).toBe('OwnCase')
    const { proposalID } = (await propose(from.businessID, into.businessID)).data
    expect((await approve(proposalID, own)).name).toBe('OwnCase')
    expect((await approve(proposalID)).status).toBe(200)
    expect((await calls.unpropose(from.businessID, own)).name).toBe('OwnCase')
    const back = (await calls.unpropose(from.businessID)).data
    expect((await approve(back.proposalID, own)).name).toBe('OwnCase')
    expect((await approve(back.proposalID)).status).toBe(200)
  }
})

test('its own pictures are shown again when a merge is taken back', async () => {
  const { from, into } = await pair()
  const fileID = await aFile(pool, { userID: from.owner.userID, businessID: from.businessID })
  await pool.query(
    `update files set owner_type = 'business', owner_id = $2, place = 'profilePhoto' where file_id = $1`,
    [fileID, from.businessID],
  )
  const isWithheld = async () =>
    (
      await pool.query<{ gone: boolean }>('select keeper_gone as gone from files where file_id = $1', [
        fileID,
      ])
    ).rows[0]!.gone
  await merge(from.businessID, into.businessID)
  expect(await isWithheld()).toBe(true)
  await unmerge(from.businessID)
  expect(await isWithheld()).toBe(false)
})

test('what stands in the way is named, before it is proposed and again when it is approved', async () => {
  expect(await refusedOf(await pair({ plan: 'gold' }))).toEqual(['plan'])
  expect(await refusedOf(await pair({ countryCode: 'IT', stateID: null }))).toEqual(['country'])
  const same = await anEntry(db)
  expect(await refusedOf({ from: same, into: same })).toEqual(['same'])

  const hidden = await pair()
  await transaction(db, (tx) => hideBusiness(tx, hidden.into.businessID))
  expect(await refusedOf(hidden)).toEqual(['hidden'])
  const removed = await pair()
  await transaction(db, (tx) => takeDownBusiness(tx, removed.into.businessID))
  expect(await refusedOf(removed)).toEqual(['removed'])
  const limited = await pair()
  const until = new Date(Date.now() + 86_400_000)
  const decisionID = crypto.randomUUID()
  await transaction(db, (tx) =>
    restrict(tx, { partyID: limited.from.businessID, decisionID, kinds: ['posts'], until }),
  )
  expect(await refusedOf(limited)).toEqual(['limited'])
  const reported = await pair()
  await pool.query(
    `insert into report_cases (case_id, resource_type, resource_id, party_type, party_id, due_at)
     values (gen_random_uuid(), 'business', $1, 'business', $1, now())`,
    [reported.from.businessID],
  )
  expect(await refusedOf(reported)).toEqual(['report'])
  const checked = await pair({ plan: 'gold' })
  await transaction(db, (tx) =>
    requestVerification(tx, checked.from.owner, checked.from.businessID, { text: 'Please', documents: [] }),
  )
  expect(await refusedOf(checked)).toEqual(['plan', 'verification'])

  const later = await pair()
  const { proposalID } = (await propose(later.from.businessID, later.into.businessID)).data
  await transaction(db, (tx) => hideBusiness(tx, later.from.businessID))
  const before = await placesOf(db, later.from.businessID)
  expect((await approve(proposalID)).name).toBe('MergeRefused')
  expect(await placesOf(db, later.from.businessID)).toEqual(before)
  expect((await preview(same.businessID, crypto.randomUUID())).name).toBe('NotFound')
})

test('two who approve at once, and two merges that cross, count once', async () => {
  const { from, into } = await pair({ products: 2 })
  const { proposalID } = (await propose(from.businessID, into.businessID)).data
  const crossed = (await propose(into.businessID, from.businessID)).data.proposalID
  const third = await aSession(db, { staff: ['admin'] })
  const answers = await Promise.all([
    approve(proposalID),
    approve(proposalID, third),
    approve(crossed, third),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await pool.query(
    'select count(*)::int as n from company_merges where from_id = any($1) and undone_at is null',
    [[from.businessID, into.businessID]],
  )
  expect(rows).toEqual([{ n: 1 }])
  const gone = await pool.query('select 1 from businesses where id = any($1) and removed_at is not null', [
    [from.businessID, into.businessID],
  ])
  expect(gone.rowCount).toBe(1)
})

test('a connection that is killed in the middle leaves everything as it was', async () => {
  const { from, into } = await pair({ products: 2 })
  await addFollows(db, from.businessID, 3)
  await drain()
  const before = await placesOf(db, from.businessID)
  const whose = { from: from.businessID, to: into.businessID }
  const dying = transaction(db, async (tx) => {
    await takeAllOver(tx, whose)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await sql`select 1`.execute(tx)
  })
  await expect(dying).rejects.toSatisfy(isDatabaseAway)
  expect(await placesOf(db, from.businessID)).toEqual(before)
})

test('the owners of both are told in their language, with the words meant for them, and both logs say why', async () => {
  const from = await anEntry(db, { companyName: 'Minami Seals', language: 'ja' })
  const into = await anEntry(db, { companyName: 'Minami Sealing', language: 'it' })
  await merge(from.businessID, into.businessID)
  await drain()
  const mails = async (template: string) => {
    const { rows } = await pool.query<{ userID: string; language: string; data: Record<string, string> }>(
      `select user_id as "userID", language, data from mails where template = $1 and data ->> 'thing' = 'Minami Seals'
       order by language`,
      [template],
    )
    return rows
  }
  expect(await mails('company-merged')).toMatchObject([
    { userID: into.owner.userID, language: 'it', data: { business: 'Minami Sealing', words } },
    { userID: from.owner.userID, language: 'ja', data: { business: 'Minami Sealing', words } },
  ])
  for (const { owner } of [from, into]) {
    const { data } = await call<{ items: NotificationEntry[] }>(owner, 'GET', '/notifications')
    expect(data.items[0]).toMatchObject({ kind: 'team.merged', path: `/business/${into.businessID}/members` })
  }
  for (const { businessID } of [from, into]) {
    const [entry] = await findOfBusiness(db, { businessID, before: null, limit: 1 })
    expect(entry).toMatchObject({ act: 'business.merged', actor: `user:${calls.second.userID}`, reason })
  }
  // Owners read that it was staff, neither who nor what was noted.
  const { data } = await call<{ entries: LogEntryEntry[] }>(into.owner, 'GET', `/audit/${into.businessID}`)
  expect(data.entries[0]).toMatchObject({ act: 'business.merged', by: { kind: 'staff' }, reason: null })
  await unmerge(from.businessID)
  await drain()
  expect(await mails('company-unmerged')).toHaveLength(2)
})

test('who took a merge back is named to nobody, and after its days it stays', async () => {
  const { from, into } = await pair()
  await merge(from.businessID, into.businessID)
  expect((await call(from.owner, 'POST', `/business/profile/${from.businessID}/restore`)).name).toBe(
    'NotFound',
  )
  const shown = (await call(calls.first, 'GET', `/console/companies/${from.businessID}`)).data
  expect(shown.merged).toMatchObject({ businessID: into.businessID, name: 'Kitazawa Bearing Works KK' })
  await pool.query(`update company_merges set merged_at = now() - interval '31 days' where from_id = $1`, [
    from.businessID,
  ])
  expect((await calls.unpropose(from.businessID)).name).toBe('NotFound')
  await pool.query('update company_merges set merged_at = now() where from_id = $1', [from.businessID])
  expect((await unmerge(from.businessID)).status).toBe(200)
  await drain()
  const { rows } = await pool.query('select act, by_user_id from team_events where business_id = $1', [
    from.businessID,
  ])
  expect(rows.filter(({ by_user_id: by }) => by === calls.second.userID)).toEqual([])
})

test('1,000 products and 10,000 followers go over by as many statements as a few', async () => {
  const small = await pair({ products: 1 })
  const large = await pair({ products: 1 })
  await addProducts(db, large.from.productIDs[0]!, 999)
  await addFollows(db, large.from.businessID, 10_000)
  await addFollows(db, small.from.businessID, 1)
  const statements = ({ from, into }: { from: Entry; into: Entry }) =>
    statementsOf(database, (counted) =>
      transaction(counted, async (tx) => {
        await takeAllOver(tx, { from: from.businessID, to: into.businessID })
        throw new Error('not kept')
      }).catch(() => {}),
    )
  expect(await statements(large)).toBeLessThanOrEqual((await statements(small)) + 3)
  expect((await merge(large.from.businessID, large.into.businessID)).status).toBe(200)
  const { rows } = await pool.query(
    `select (select count(*)::int from products where business_id = $1) as products,
      (select count(*)::int from products where business_id = $1 and published) as shown,
      (select followers from follow_counts where resource_id = $1) as followers`,
    [large.into.businessID],
  )
  expect(rows).toEqual([{ products: 1_000, shown: 7, followers: 10_000 }])
  expect((await unmerge(large.from.businessID)).status).toBe(200)
}, 120_000)
