// What readers keep out of their feed, and how long.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { feedCalls, idsIn } from '../../testing/feed/calls.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { call } = postCalls(await testApi(database), pool)
const { settle, follow, feedOf, reading, mute } = feedCalls(database, call)

async function people() {
  const [reader, writer, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: writer.userID, role: 'owner' }] })
  return { reader, writer, stranger, businessID }
}

test('an author is kept out for 30 days or for good, a post for good, until they are let in again', async () => {
  const { reader, writer, stranger, businessID } = await people()
  await follow(reader, 'business', businessID)
  await follow(reader, 'user', stranger.userID)
  const [one, two, other] = [
    await aPost(db, writer, { businessID }),
    await aPost(db, writer, { businessID }),
    await aPost(db, stranger),
  ]
  await settle()
  expect((await mute(reader, 'post', one)).data).toEqual({ until: null })
  expect(await reading(reader)).toEqual([other, two])
  const days =
    (Date.parse(((await mute(reader, 'business', businessID)).data as { until: string }).until) -
      Date.now()) /
    86_400_000
  expect(Math.round(days)).toBe(limits.muteDays)
  expect((await mute(reader, 'user', stranger.userID, true)).data).toEqual({ until: null })
  expect(await reading(reader)).toEqual([])
  expect((await call('GET', '/newsfeed/muted', reader)).data).toMatchObject([
    { resourceType: 'user', resourceID: stranger.userID, until: null },
    { resourceType: 'business', resourceID: businessID, until: expect.any(String) },
  ])
  await pool.query("update newsfeed_mutes set until = now() - interval '1 minute' where resource_id = $1", [
    businessID,
  ])
  expect(await reading(reader)).toEqual([two])
  const letIn = { resourceType: 'user', resourceID: stranger.userID }
  expect((await call('POST', '/newsfeed/unmute', reader, letIn)).status).toBe(200)
  expect(await reading(reader)).toEqual([other, two])
  expect(await mute(reader, 'user', uuidv7())).toMatchObject({ status: 404 })
  // Nobody else's feed has changed.
  expect((await call('GET', '/newsfeed/muted', writer)).data).toEqual([])
})

test('of what is kept out the newest stay', async () => {
  const { reader, stranger } = await people()
  await pool.query(
    `insert into newsfeed_mutes (reader_id, resource_type, resource_id, muted_at)
     select $1, 'user', gen_random_uuid(), now() - make_interval(days => n) from generate_series(1, $2) as n`,
    [reader.userID, limits.mutesMax],
  )
  await mute(reader, 'user', stranger.userID, true)
  const { rows } = await pool.query('select resource_id as id from newsfeed_mutes where reader_id = $1', [
    reader.userID,
  ])
  expect(rows).toHaveLength(limits.mutesMax)
  expect(rows).toContainEqual({ id: stranger.userID })
})

test('posts that are kept out shorten a page and end no feed, one’s own neither', async () => {
  const { reader } = await people()
  const ids: string[] = []
  for (let at = 0; at < limits.timelinePageSize + 3; at += 1) ids.unshift(await aPost(db, reader))
  for (const postID of ids.slice(1, 3)) await mute(reader, 'post', postID)
  const first = await feedOf(reader)
  const second = await feedOf(reader, { nextID: first.nextID! })
  expect([...idsIn(first), ...idsIn(second)]).toEqual([ids[0], ...ids.slice(3)])
})
