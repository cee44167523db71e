import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost, aPostBy } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { endRemoved } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, timeline, remove, restore, hide, call } = postCalls(await testApi(database), pool)

const refused = (status: number, name: string) => ({ status, name })
const deliver = () => deliverAll(db, domainListeners, testLog)

async function aCompany() {
  const [owner, admin, member, other, left] = await Promise.all(Array.from({ length: 5 }, () => aSession(db)))
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: owner!.userID, role: 'owner' },
      { userID: admin!.userID, role: 'admin' },
      { userID: member!.userID, role: 'member' },
      { userID: other!.userID, role: 'member' },
      { userID: left!.userID, role: 'member' },
    ],
  })
  const write = (by = member!) => aPost(db, by, { businessID })
  const leave = () => pool.query('delete from business_members where user_id = $1', [left!.userID])
  return {
    businessID,
    write,
    leave,
    owner: owner!,
    admin: admin!,
    member: member!,
    other: other!,
    left: left!,
  }
}

test('its writer, the owner and admins of its company, and an operator with a reason remove a post, nobody else (D10)', async () => {
  const { businessID, write, leave, owner, admin, member, other, left } = await aCompany()
  const [stranger, operator] = [await aSession(db), await aSession(db, { staff: ['admin'] })]
  const ofLeft = await write(left)
  await leave()
  for (const person of [left, member, other, stranger])
    expect(await remove(person, ofLeft)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await remove(undefined, ofLeft)).toMatchObject(refused(401, 'TokenNotFound'))
  expect(await remove(operator, ofLeft)).toMatchObject(refused(400, 'InvalidInput'))
  expect(await timeline(businessID)).toEqual([ofLeft])

  for (const person of [member, admin, owner]) {
    const postID = await write()
    expect(await remove(person, postID)).toMatchObject({ status: 200 })
    expect(await show(postID, person)).toMatchObject(refused(404, 'NotFound'))
    expect(await remove(person, postID)).toMatchObject(refused(404, 'NotFound'))
  }
  expect(await call('DELETE', `/social/posts/${ofLeft}`, owner, {})).toMatchObject({ status: 200 })
  expect(await timeline(businessID)).toEqual([])
  expect(await remove(owner, randomUUID())).toMatchObject(refused(404, 'NotFound'))
})

test('what was removed comes back for 30 days, and what an operator removed by an operator alone', async () => {
  const { write, owner, member, other } = await aCompany()
  const [stranger, operator] = [await aSession(db), await aSession(db, { staff: ['admin'] })]
  const postID = await write()
  await remove(member, postID)
  for (const person of [stranger, other, operator])
    expect(await restore(person, postID)).toMatchObject(refused(404, 'NotFound'))
  expect(await restore(owner, postID)).toMatchObject({ status: 200 })
  expect(await show(postID)).toMatchObject({ status: 200 })
  expect(await restore(owner, postID)).toMatchObject(refused(404, 'NotFound'))

  expect(await remove(operator, postID, 'Advertises counterfeits')).toMatchObject({ status: 200 })
  expect(await restore(member, postID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await restore(stranger, postID)).toMatchObject(refused(404, 'NotFound'))
  const { rows } = await pool.query('select removed_by, removed_reason from posts where post_id = $1', [
    postID,
  ])
  expect(rows).toEqual([{ removed_by: operator.userID, removed_reason: 'Advertises counterfeits' }])
  expect(await restore(operator, postID)).toMatchObject(refused(400, 'InvalidInput'))
  expect(await show(postID)).toMatchObject({ status: 404 })
  expect(await restore(operator, postID, 'They are genuine')).toMatchObject({ status: 200 })
  const { rows: undone } = await pool.query(
    `select actor, reason from audit_entries where act = 'action.undone' and subject_id = $1`,
    [postID],
  )
  expect(undone).toEqual([{ actor: `user:${operator.userID}`, reason: 'They are genuine' }])

  // What who manages the company took down, whoever wrote it as its member does not put up again.
  await remove(owner, postID)
  expect(await restore(member, postID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await restore(owner, postID)).toMatchObject({ status: 200 })
  await remove(member, postID)
  expect(await restore(member, postID)).toMatchObject({ status: 200 })

  await remove(member, postID)
  await pool.query(`update posts set removed_at = now() - interval '30 days 1 minute' where post_id = $1`, [
    postID,
  ])
  expect(await restore(member, postID)).toMatchObject(refused(404, 'NotFound'))
})

test('after 30 days it is deleted with its likes and versions, and not before', async () => {
  // Of the tests before.
  await endRemoved(db)
  const [writer, fan] = [await aSession(db), await aSession(db)]
  const [old, young] = [await aPost(db, writer), await aPost(db, writer)]
  for (const resourceID of [old, young])
    expect(await call('POST', '/social/reaction/react/post', fan, { resourceID })).toMatchObject({
      status: 200,
    })
  await call('PUT', `/social/posts/${old}`, writer, { content: 'Changed', revision: 1 })
  for (const postID of [old, young]) await remove(writer, postID)
  await pool.query(`update posts set removed_at = now() - interval '31 days' where post_id = $1`, [old])

  expect(await endRemoved(db)).toBe(1)
  await deliver()
  const left = async (table: string, column: string) =>
    (await pool.query(`select ${column} as id from ${table} where ${column} = any($1)`, [[old, young]])).rows
  expect(await left('posts', 'post_id')).toEqual([{ id: young }])
  expect(await left('post_versions', 'post_id')).toEqual([])
  expect(await left('reactions', 'resource_id')).toEqual([{ id: young }])
  expect(await left('reaction_counts', 'resource_id')).toEqual([{ id: young }])
  await restore(writer, young)
  expect(await show(young)).toMatchObject({ data: { reactions: { reactionCount: { like: 1 } } } })
})

test('a removal and a hundred likes at once leave a count that is right, and nothing to like', async () => {
  const writer = await aSession(db)
  const fans = await Promise.all(Array.from({ length: 20 }, () => aSession(db)))
  const postID = await aPost(db, writer)
  const answers = await Promise.all([
    ...fans.map((fan) => call('POST', '/social/reaction/react/post', fan, { resourceID: postID })),
    remove(writer, postID),
  ])
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect(await call('POST', '/social/reaction/react/post', fans[0], { resourceID: postID })).toMatchObject(
    refused(404, 'NotFound'),
  )
  await restore(writer, postID)
  const { rows } = await pool.query('select count(*)::int as likes from reactions where resource_id = $1', [
    postID,
  ])
  expect(await show(postID)).toMatchObject({
    data: { reactions: { reactionCount: { like: rows[0].likes } } },
  })
})

test('who owns a timeline takes a post off it and puts it back; its page stays (D10)', async () => {
  const { businessID, owner, admin, member, other } = await aCompany()
  const guest = await aSession(db)
  const postID = await aPost(db, guest)
  await pool.query(`update posts set timeline_type = 'business', timeline_id = $2 where post_id = $1`, [
    postID,
    businessID,
  ])
  for (const person of [member, other, guest])
    expect(await hide(person, postID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await hide(admin, postID)).toMatchObject({ status: 200, data: { hidden: true } })
  expect(await timeline(businessID)).toEqual([])
  expect(await timeline(businessID, guest)).toEqual([])
  expect(await timeline(businessID, owner)).toEqual([postID])
  expect(await show(postID)).toMatchObject({ status: 200 })
  expect(await show(postID, owner)).toMatchObject({
    data: { session: { mayEdit: false, mayRemove: false, mayHide: true, isHidden: true } },
  })
  expect(await hide(owner, postID, false)).toMatchObject({ data: { hidden: false } })
  expect(await timeline(businessID)).toEqual([postID])
  // It is its writer's to remove, not the company's.
  expect(await remove(owner, postID)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await remove(guest, postID)).toMatchObject({ status: 200 })
})

test('with an account its posts go, and those on its timeline, the likes too; with a company given up likewise', async () => {
  const { businessID } = await aCompany()
  const [leaving, fan] = [await aSession(db), await aSession(db)]
  const own = await aPost(db, leaving)
  const asGuest = await aPost(db, leaving)
  await pool.query(`update posts set timeline_type = 'business', timeline_id = $2 where post_id = $1`, [
    asGuest,
    businessID,
  ])
  const many: string[] = []
  for (let at = 0; at < 120; at++) many.push(await aPostBy(db, { type: 'business', id: businessID }))
  await call('POST', '/social/reaction/react/post', fan, { resourceID: own })
  const publish = (payload: object) =>
    pool.query(
      `insert into outbox (id, type, payload) values (gen_random_uuid(), $1::jsonb ->> 'type', $1)`,
      [JSON.stringify(payload)],
    )
  await publish({ type: 'account.removed', userID: leaving.userID })
  await deliver()
  const left = async (ids: readonly string[]) =>
    (await pool.query('select count(*)::int as posts from posts where post_id = any($1)', [ids])).rows[0]
      .posts
  expect(await left([own, asGuest])).toBe(0)
  expect((await pool.query('select 1 from reactions where resource_id = $1', [own])).rowCount).toBe(0)
  expect(await left(many)).toBe(120)
  await publish({ type: 'business.givenUp', businessID })
  await deliver()
  expect(await left(many)).toBe(0)
})
