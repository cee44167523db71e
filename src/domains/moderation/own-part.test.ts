// Nobody of staff sees, reads or decides where they have a part: what they reported, what is theirs or their companies'.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { aBuyerAndASupplier, conversationCalls } from '../../testing/conversations.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aGroup } from '../../testing/groups.ts'
import { aReport, moderationCalls } from '../../testing/moderation.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeam } from '../../testing/products.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { makeComment } from '../comments/making.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call, decide, undo, second, appeal, decideAppeal } = moderationCalls(api, pool)
const { send, report } = conversationCalls(api, db)
const moderator = await aSession(db, { staff: ['moderator'] })
const other = await aSession(db, { staff: ['moderator'] })
const own = { status: 403, name: 'OwnCase' }

const makeModerator = async ({ userID, sessionID }: TestSession) => {
  const staff = await aSession(db, { staff: ['moderator'] })
  await sql`update staff_roles set user_id = ${userID} where user_id = ${staff.userID}`.execute(db)
  await sql`update accounts.two_factor set user_id = ${userID} where user_id = ${staff.userID}`.execute(db)
  await sql`
    update staff_unlocks set user_id = ${userID}, session_id = ${sessionID}
    where user_id = ${staff.userID}`.execute(db)
}

async function aComment(resourceID: string) {
  const [writer, place] = [await aSession(db), { edition: 'jp', language: 'en' }]
  const wish = { resourceID, resourceType: 'post', content: 'Buy mine!' } as const
  return transaction(db, (tx) => makeComment(tx, writer, wish, place))
}

test('whose company was removed does not bring it back, nor decides its appeal', async () => {
  const { businessID, owner, admin } = await aTeam(db)
  for (const one of [owner, admin]) await makeModerator(one)
  const { caseID } = await aReport(db, { type: 'business', id: businessID })
  await decide(moderator, caseID, { action: 'remove' })
  const { decisionID } = (await second(other, caseID)).data
  for (const one of [owner, admin]) expect(await undo(one, caseID)).toMatchObject(own)
  await appeal(owner, decisionID!)
  const { rows } = await pool.query<{ appealID: string }>(
    'select appeal_id as "appealID" from moderation_appeals where decision_id = $1',
    [decisionID],
  )
  expect(await decideAppeal(admin, rows[0]!.appealID, 'upheld')).toMatchObject(own)
})

test('who reported decides nothing, however many others reported before them', async () => {
  const post = { type: 'post', id: await aPost(db, await aSession(db)) } as const
  const { caseID, reportID } = await aReport(db, post)
  await sql`
    insert into reports (id, user_id, resource_type, resource_id, reason, text, created_at, case_id)
    select gen_random_uuid(), gen_random_uuid(), resource_type, resource_id, reason, text, created_at, case_id
    from reports, generate_series(1, 600) where id = ${reportID}`.execute(db)
  await sql`
    insert into reports (id, user_id, resource_type, resource_id, reason, text, created_at, case_id)
    select 'ffffffff-ffff-7fff-8fff-ffffffffffff', ${moderator.userID}, resource_type, resource_id, reason, text,
      created_at, case_id
    from reports where id = ${reportID}`.execute(db)
  expect(await decide(moderator, caseID, { action: 'remove' })).toMatchObject(own)
})

test('neither side of a conversation decides about it or reads it here, whoever of them reported', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const { requestID } = (await send(buyer, { to: businessID, message: 'Buy them all!' })).data
  const { reportID } = (await report(buyer, requestID, buyer.userID)).data
  const { rows } = await pool.query<{ caseID: string }>(
    'select case_id as "caseID" from reports where id = $1',
    [reportID],
  )
  const path = `/console/reports/${rows[0]!.caseID}`
  const colleague = await aSession(db, { staff: ['moderator'] })
  await sql`
    insert into business_members (business_id, user_id, role, created_at)
    values (${businessID}, ${colleague.userID}, 'member', now())`.execute(db)
  await makeModerator(buyer)
  for (const one of [colleague, buyer]) {
    expect(await call('POST', `${path}/messages`, one, { reason: 'Curious' })).toMatchObject(own)
    expect(await decide(one, rows[0]!.caseID, { verdict: 'dismissed', action: 'none' })).toMatchObject(own)
  }
  const read = await pool.query(`select from audit_entries where act = 'report.read' and subject_id = $1`, [
    reportID,
  ])
  expect(read.rowCount).toBe(0)
  expect(owner.userID).toBeDefined()

  // The company reported it first: its own people have a part in that too.
  const again = (await send(buyer, { to: businessID, message: 'And these?' })).data
  const filed = (await report(owner, again.requestID, businessID)).data
  const { rows: more } = await pool.query<{ caseID: string }>(
    'select case_id as "caseID" from reports where id = $1',
    [filed.reportID],
  )
  expect(await decide(colleague, more[0]!.caseID, { action: 'warn' })).toMatchObject(own)
})

test('who is reported learns from the console neither by whom nor what is noted about it, and passes it by', async () => {
  await sql`update report_cases set closed_at = now() where closed_at is null`.execute(db)
  const reported = await aSession(db, { staff: ['moderator'] })
  const { caseID } = await aReport(db, { type: 'post', id: await aPost(db, reported) })
  expect(await call('GET', `/console/reports/${caseID}`, reported)).toMatchObject(own)
  const note = { text: 'Leave me alone' }
  expect(await call('POST', `/console/reports/${caseID}/notes`, reported, note)).toMatchObject(own)
  expect(await call('POST', `/console/reports/${caseID}/take`, reported)).toMatchObject(own)
  expect((await call('GET', '/console/reports/next', reported)).data).toEqual({ caseID: null })
  expect((await call('GET', '/console/reports/next', other)).data).toEqual({ caseID })
  expect((await call('GET', `/console/reports/${caseID}`, other)).status).toBe(200)

  const { decisionID } = (await decide(other, caseID, { action: 'warn' })).data
  await appeal(reported, decisionID!)
  const { data } = await call<{ items: { appealID: string }[] }>('GET', '/console/appeals', moderator)
  const path = `/console/appeals/${data.items.at(-1)!.appealID}`
  expect(await call('GET', path, reported)).toMatchObject(own)
  expect(await call('POST', `${path}/notes`, reported, note)).toMatchObject(own)
})

test('what staff removed does not come back by whose it is among them, nor without an entry in the log', async () => {
  const writer = await aSession(db, { staff: ['moderator'] })
  const postID = await aPost(db, writer)
  const groupID = await aGroup(db, writer)
  const { commentID } = await aComment(postID)
  const things = [
    { id: commentID, type: 'comment', path: `/social/comments/${commentID}/restore` },
    { id: postID, type: 'post', path: `/social/posts/${postID}/restore` },
    { id: groupID, type: 'group', path: `/groups/${groupID}/restore` },
  ] as const
  for (const { id, type } of things) {
    const { caseID } = await aReport(db, { type, id })
    expect((await decide(moderator, caseID, { action: 'remove' })).status).toBe(200)
  }
  const why = { reason: 'It was no advertisement' }
  for (const { path } of things) expect((await call('POST', path, writer, why)).status).toBeGreaterThan(400)
  for (const { id, path } of things.toReversed()) {
    expect(await call('POST', path, moderator, {})).toMatchObject({ status: 400, name: 'InvalidInput' })
    expect((await call('POST', path, moderator, why)).status).toBe(200)
    const { rows } = await pool.query<{ actor: string; reason: string }>(
      `select actor, reason from audit_entries where subject_id = $1 and act = 'action.undone'`,
      [id],
    )
    expect(rows).toEqual([{ actor: `user:${moderator.userID}`, ...why }])
  }
})

test('who is no moderator any more brings nothing back that they removed as one', async () => {
  const leaving = await aSession(db, { staff: ['moderator'] })
  const postID = await aPost(db, await aSession(db))
  const { commentID } = await aComment(postID)
  const { caseID } = await aReport(db, { type: 'comment', id: commentID })
  await decide(leaving, caseID, { action: 'remove' })
  await sql`delete from staff_roles where user_id = ${leaving.userID}`.execute(db)
  expect((await call('POST', `/social/comments/${commentID}/restore`, leaving, {})).name).toBe('NotFound')
})
