import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { maskOf } from '../businesses/visibility.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { postsShown } from './showing.ts'

const database = await testDatabase()
const { db, pool } = database
const { show, timeline, call, make, restore } = postCalls(await testApi(database), pool)

const gone = { status: 404, name: 'NotFound' }
const block = (as: TestSession, resourceType: string, resourceID: string) =>
  call('POST', `/blocks/${resourceType}`, as, { resourceID })

/** No call tells it: not the post, its timeline, its likes, its versions, nor a like of it. */
async function expectUnmet(postID: string, host: string, as?: TestSession, edition = 'jp'): Promise<void> {
  const there = { edition }
  expect(await show(postID, as, there)).toMatchObject(gone)
  expect((await timeline(host, as, there)) ?? []).not.toContain(postID)
  expect(await call('GET', `/social/posts/${postID}/versions`, as, undefined, there)).toMatchObject(gone)
  expect(await call('GET', `/social/reaction/summary/${postID}`, as, undefined, there)).toMatchObject({
    data: { reactionCount: { like: 0 } },
  })
  if (!as) return
  const like = await call('POST', '/social/reaction/react/post', as, { resourceID: postID }, there)
  expect(like).toMatchObject(gone)
}

test('who blocks or is blocked meets nothing of the other, and meets it again when nobody blocks', async () => {
  const [writer, reader, visitor] = [await aSession(db), await aSession(db), undefined]
  const { businessID } = await aBusiness(db, { members: [{ userID: writer.userID, role: 'owner' }] })
  const posts = [
    [await aPost(db, writer), writer.userID],
    [await aPost(db, writer, { businessID }), businessID],
  ] as const
  for (const [postID] of posts)
    await call('POST', '/social/reaction/react/post', writer, { resourceID: postID })
  await block(reader, 'user', writer.userID)
  await block(reader, 'business', businessID)
  for (const [postID, host] of posts) {
    await expectUnmet(postID, host, reader)
    expect(await show(postID, visitor)).toMatchObject({ status: 200 })
  }
  // The blocked one meets nothing of the other either.
  const ofReader = await aPost(db, reader)
  await expectUnmet(ofReader, reader.userID, writer)
})

test('a post on the timeline of somebody who blocks the reader is not met', async () => {
  const [writer, host, reader] = [await aSession(db), await aSession(db), await aSession(db)]
  const postID = await aPost(db, writer)
  await pool.query('update posts set timeline_id = $2 where post_id = $1', [postID, host.userID])
  expect(await timeline(host.userID, reader)).toEqual([postID])
  await block(host, 'user', reader.userID)
  await expectUnmet(postID, host.userID, reader)
  expect(await show(postID)).toMatchObject({ status: 200 })
})

test('the posts of a company go and come back with it, and where it hides only its people read them', async () => {
  const [owner, reader] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: owner.userID, role: 'owner' }] })
  const postID = await aPost(db, owner, { businessID })
  await call('POST', '/social/reaction/react/post', owner, { resourceID: postID })

  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('it')])
  for (const as of [undefined, reader]) {
    await expectUnmet(postID, businessID, as, 'it')
    expect(await show(postID, as, { edition: 'jp' })).toMatchObject({ status: 200 })
  }
  expect(await show(postID, owner, { edition: 'it' })).toMatchObject({ status: 200 })
  expect(await timeline(businessID, owner, { edition: 'it' })).toEqual([postID])
  await pool.query('update businesses set hidden_editions = 0, removed_at = now() where id = $1', [
    businessID,
  ])
  for (const as of [undefined, reader]) await expectUnmet(postID, businessID, as)
  await pool.query('update businesses set removed_at = null where id = $1', [businessID])
  expect(await show(postID, reader)).toMatchObject({ data: { reactions: { reactionCount: { like: 1 } } } })
})

test('a like of a post is told to the identity that gave it, and a post is reported', async () => {
  const [writer, reader] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'member' }] })
  const resourceID = await aPost(db, writer)
  const like = (body: object) => call('POST', '/social/reaction/react/post', reader, { resourceID, ...body })
  expect(await like({ businessID })).toMatchObject({ data: { reactionCount: { like: 1 } } })
  const reactionsFor = async (query: string) =>
    ((await call('GET', `/social/posts/${resourceID}${query}`, reader)).data as PostEntry).reactions
  expect(await reactionsFor('')).toEqual({ reactionCount: { like: 1 }, session: { reactionType: null } })
  expect(await reactionsFor(`?businessID=${businessID}`)).toEqual({
    reactionCount: { like: 1 },
    session: { reactionType: 'like' },
  })
  expect(await call('GET', `/social/posts/${resourceID}?businessID=${randomUUID()}`, reader)).toMatchObject(
    gone,
  )
  const report = { resourceID, reason: 'spam', text: '' }
  expect(await call('POST', '/reports/post', reader, report)).toMatchObject({ status: 200 })
  expect(await call('POST', '/reports/post', reader, report)).toMatchObject({ status: 409 })
  await call('DELETE', '/social/posts/remove-post', writer, { postID: resourceID })
  expect(await call('POST', '/reports/post', await aSession(db), report)).toMatchObject(gone)
  await restore(writer, resourceID)
})

test('fifty posts cost as many statements as one', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aSession(db)))
  const ids: string[] = []
  for (let at = 0; at < 50; at++) ids.push(await aPost(db, people[at % 5]!))
  const viewer = { session: people[0], edition: 'jp', language: 'en' }
  const costOf = (some: readonly string[]) =>
    statementsOf(database, async (watched) => {
      expect((await postsShown(watched, viewer, some)).size).toBe(some.length)
    })
  const one = await costOf(ids.slice(0, 1))
  expect(await costOf(ids)).toBe(one)
  expect(one).toBeLessThanOrEqual(10)
})

test('a post of somebody who is gone, and of a group that nobody can be in yet, is not met', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer)
  await pool.query(`update posts set timeline_type = 'group', timeline_id = $2 where post_id = $1`, [
    postID,
    randomUUID(),
  ])
  await expectUnmet(postID, randomUUID(), await aSession(db))
  const other = await aPost(db, writer)
  await pool.query('update profiles set removed_at = now() where user_id = $1', [writer.userID])
  await expectUnmet(other, writer.userID, await aSession(db))
  expect(
    (await make(await aSession(db), { content: 'x', timelineType: 'user', timelineID: writer.userID }))
      .status,
  ).toBe(404)
})
