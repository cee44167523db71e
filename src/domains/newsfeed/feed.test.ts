// My B2B: who reads what, in which order, and what they keep out (D23).
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { transaction } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { feedCalls, idsIn } from '../../testing/feed/calls.ts'
import { aGroup } from '../../testing/groups.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost, aPostBy } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { newsfeedPage } from './feed.ts'
import { forgetOldEntries } from './jobs.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, remove, restore } = postCalls(await testApi(database), pool)

const { settle, follow, feedOf, reading, mute } = feedCalls(database, call)
const newsFor = async (as: TestSession, after: string) =>
  ((await call('GET', `/newsfeed/news?after=${after}`, as)).data as { count: number }).count
const connect = async (one: TestSession, other: TestSession) => {
  const asked = { resourceType: 'user', resourceID: other.userID }
  const { data } = await call('POST', '/social/connections', one, asked)
  const { connectionID } = data as { connectionID: string }
  expect((await call('POST', `/social/connections/${connectionID}/accept`, other, {})).status).toBe(200)
  await settle()
  return connectionID
}

async function people() {
  const [reader, writer, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: writer.userID, role: 'owner' }] })
  return { reader, writer, stranger, businessID }
}

test('posts of followed companies and people, of connections and one’s own, newest first, each with its reason', async () => {
  const { reader, writer, stranger, businessID } = await people()
  const { businessID: own } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'owner' }] })
  const before = await aPost(db, writer, { businessID })
  await follow(reader, 'business', businessID)
  await connect(reader, stranger)
  await settle()
  const [byCompany, byPerson, byFriend, mine, byMine] = [
    await aPost(db, writer, { businessID }),
    await aPost(db, writer),
    await aPost(db, stranger),
    await aPost(db, reader),
    await aPost(db, reader, { businessID: own }),
  ]
  await settle()
  const page = await feedOf(reader)
  expect(idsIn(page)).toEqual([byMine, mine, byFriend, byCompany, before])
  expect(page.items.map(({ reason }) => reason)).toEqual(['own', 'own', 'connected', 'followed', 'followed'])
  expect(page.nextID).toBeNull()
  await follow(reader, 'user', writer.userID)
  expect(await reading(reader)).toContain(byPerson)
  // The other side of a connection reads as well, and whom nobody follows is read by themself.
  expect(await reading(stranger)).toEqual([mine, byFriend])
  expect((await call('GET', '/newsfeed/load')).status).toBe(401)
})

test('a company reads what it follows itself, and only its people read that', async () => {
  const { reader, writer, stranger, businessID } = await people()
  const { businessID: acting } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'member' }] })
  await follow(reader, 'business', businessID, acting)
  const postID = await aPost(db, writer, { businessID })
  await settle()
  expect(await reading(reader, { businessID: acting })).toEqual([postID])
  expect(await reading(reader)).toEqual([])
  const query = new URLSearchParams({ businessID: acting })
  expect(await call('GET', `/newsfeed/load?${query}`, stranger)).toMatchObject({ status: 404 })
})

test('who is followed no longer, blocks, hides or removes is read no longer, and what returns is read again', async () => {
  const { reader, writer, stranger, businessID } = await people()
  await follow(reader, 'business', businessID)
  await follow(reader, 'user', stranger.userID)
  const [kept, removed, other] = [
    await aPost(db, writer, { businessID }),
    await aPost(db, writer, { businessID }),
    await aPost(db, stranger),
  ]
  await settle()
  expect(await reading(reader)).toEqual([other, removed, kept])
  await remove(writer, removed)
  expect(await reading(reader)).toEqual([other, kept])
  await restore(writer, removed)
  expect(await reading(reader)).toEqual([other, removed, kept])
  await call('POST', '/blocks/user', stranger, { resourceID: reader.userID })
  expect(await reading(reader)).toEqual([removed, kept])
  // Before the listeners have heard of it.
  expect((await call('DELETE', `/social/follow/${businessID}`, reader)).status).toBe(200)
  expect(await reading(reader)).toEqual([])
  await settle()
  const { rows } = await pool.query('select from newsfeed_entries where reader_id = $1', [reader.userID])
  expect(rows).toEqual([])
})

test('an end of following leaves what a connection brings, and the other way round', async () => {
  const { reader, writer } = await people()
  const connectionID = await connect(reader, writer)
  await follow(reader, 'user', writer.userID)
  const postID = await aPost(db, writer)
  await settle()
  await call('DELETE', `/social/follow/${writer.userID}`, reader)
  await settle()
  expect((await feedOf(reader)).items).toMatchObject([{ postID, reason: 'connected' }])
  await call('DELETE', `/social/connections/${connectionID}`, reader)
  await settle()
  expect(await reading(reader)).toEqual([])
})

test('pages go on where the last one ended, whatever is posted meanwhile, and a cursor is its reader’s own', async () => {
  const { reader, writer, stranger, businessID } = await people()
  await follow(reader, 'business', businessID)
  const author = { type: 'business', id: businessID } as const
  const ids: string[] = []
  for (let at = 0; at < 23; at += 1)
    ids.unshift(await aPostBy(db, author, { createdAt: new Date(Date.now() - (30 - at) * 60_000) }))
  await settle()
  const first = await feedOf(reader)
  await aPost(db, writer, { businessID })
  await settle()
  const second = await feedOf(reader, { nextID: first.nextID! })
  const third = await feedOf(reader, { nextID: second.nextID! })
  expect([...idsIn(first), ...idsIn(second), ...idsIn(third)]).toEqual(ids)
  expect(third.nextID).toBeNull()
  const query = new URLSearchParams({ nextID: first.nextID! })
  expect((await call('GET', `/newsfeed/load?${query}`, stranger)).status).toBe(400)
  expect(await newsFor(reader, ids[0]!)).toBe(1)
  expect(await newsFor(reader, ids[4]!)).toBe(5)
  expect(await newsFor(stranger, ids[4]!)).toBe(0)
})

test('one’s own posts are no news, and what is not met is not counted', async () => {
  const { reader, writer, businessID } = await people()
  await follow(reader, 'business', businessID)
  const [last, mine, gone] = [
    await aPost(db, writer, { businessID }),
    await aPost(db, reader),
    await aPost(db, writer, { businessID }),
  ]
  await remove(writer, gone)
  await settle()
  expect(await newsFor(reader, last)).toBe(0)
  expect(mine > last).toBe(true)
})

test('however much one writes oneself, also as a company one follows and in a group, what others wrote before is counted', async () => {
  const { reader, writer, businessID } = await people()
  const { businessID: own } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'owner' }] })
  const groupID = await aGroup(db, reader)
  await follow(reader, 'business', businessID)
  await follow(reader, 'business', own)
  const [last] = [await aPost(db, writer, { businessID }), await aPost(db, writer, { businessID })]
  await settle()
  for (let at = 0; at <= limits.newsCounted; at += 1) {
    await aPost(db, reader)
    await aPost(db, reader, { businessID: own })
    await aPost(db, reader, { timelineType: 'group', timelineID: groupID })
  }
  await settle()
  expect(await newsFor(reader, last)).toBe(1)
})

test('who began to follow while a post was away reads it once it is back', async () => {
  const { reader, writer } = await people()
  const postID = await aPost(db, writer)
  await remove(writer, postID)
  await follow(reader, 'user', writer.userID)
  await restore(writer, postID)
  await settle()
  expect(await reading(reader)).toEqual([postID])
})

test('who has too many followers to be written for is read all the same', async () => {
  const { reader, writer, stranger, businessID } = await people()
  await follow(reader, 'business', businessID)
  const before = await aPost(db, writer, { businessID })
  await settle()
  await pool.query(
    `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
     select 'business', $1, 'user', gen_random_uuid(), now() from generate_series(1, $2)`,
    [businessID, limits.feedRowsMax],
  )
  const after = await aPost(db, writer, { businessID })
  await settle()
  const rowsOf = async (id: string) =>
    (
      await pool.query<{ count: number }>(
        'select count(*)::int as count from newsfeed_entries where post_id = $1',
        [id],
      )
    ).rows[0]!.count
  expect([await rowsOf(before), await rowsOf(after)]).toEqual([1, 0])
  expect(await reading(reader)).toEqual([after, before])
  // Who follows only now reads what was written before.
  await follow(stranger, 'business', businessID)
  expect(await reading(stranger)).toEqual([after, before])
  await mute(reader, 'business', businessID)
  expect(await reading(reader)).toEqual([])
})

test('who follows five hundred asks as much as who follows two', async () => {
  const { reader, writer, stranger, businessID } = await people()
  await follow(reader, 'business', businessID)
  await follow(stranger, 'business', businessID)
  for (let at = 0; at < 12; at += 1) await aPost(db, writer, { businessID })
  await settle()
  await pool.query(
    `insert into follows (resource_type, resource_id, actor_type, actor_id, created_at)
     select 'user', gen_random_uuid(), 'user', $1, now() from generate_series(1, 500)`,
    [reader.userID],
  )
  const asked = (session: TestSession) =>
    statementsOf(database, (counted) =>
      newsfeedPage(
        counted,
        { session, edition: 'jp', language: 'en', withheld: new Set() },
        { before: () => undefined, cursorOf: () => '' },
      ),
    )
  const few = await asked(stranger)
  expect(await asked(reader)).toBe(few)
  expect(few).toBeLessThanOrEqual(18)
})

test('what is deleted for good, too old, or of who is gone leaves no row', async () => {
  const { reader, writer, businessID } = await people()
  await follow(reader, 'business', businessID)
  const author = { type: 'business', id: businessID } as const
  const day = 86_400_000
  const [old, young] = [
    await aPostBy(db, author, { createdAt: new Date(Date.now() - (limits.feedDays + 2) * day) }),
    await aPostBy(db, author, { createdAt: new Date(Date.now() - (limits.feedDays - 2) * day) }),
  ]
  await aPost(db, writer, { businessID })
  await settle()
  expect(await reading(reader)).toContain(old)
  expect(await forgetOldEntries(db)).toBe(1)
  expect(await reading(reader)).toContain(young)
  await mute(reader, 'post', young)
  await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: reader.userID }))
  await settle()
  for (const table of ['newsfeed_entries', 'newsfeed_mutes'])
    expect(
      (await pool.query(`select from ${table} where reader_id = $1`, [reader.userID])).rows,
      table,
    ).toEqual([])
})
