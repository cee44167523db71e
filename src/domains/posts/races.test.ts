// Posts under many hands at once: counts are right, nothing is there twice, nothing is left over.
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { CommentEntry } from '../../contract/comments.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls, type PostAnswer } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { casesOf } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { makeComment } from '../comments/making.ts'
import { endRemoved, forgetPosts } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, make, show, change, remove, restore } = postCalls(await testApi(database), pool)

const settle = () => deliverAll(db, domainListeners, testLog)
const times = <T>(count: number, work: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at))
const say = (
  as: TestSession,
  resourceType: 'post' | 'comment',
  resourceID: string,
  content = 'Grease or oil?',
) => call('POST', '/social/comments/make-comment', as, { resourceType, resourceID, content })
const like = (as: TestSession, type: 'post' | 'comment', resourceID: string, businessID?: string) =>
  call('POST', `/social/reaction/react/${type}`, as, { resourceID, ...(businessID && { businessID }) })
const unlike = (as: TestSession, type: 'post' | 'comment', resourceID: string, businessID?: string) =>
  call('DELETE', `/social/reaction/react/${type}`, as, { resourceID, ...(businessID && { businessID }) })
const statuses = (answers: readonly PostAnswer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)
const shown = async (postID: string, as?: TestSession) => (await show(postID, as)).data as PostEntry
const numberOf = async (query: string, values: unknown[] = []) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, values)).rows[0]!.count

/** Rows that belong to a post or comment that is not there at all. */
async function leftOver(): Promise<Record<string, number>> {
  const noPost = (column: string) => `not exists (select from posts where post_id = ${column})`
  const noComment = (column: string) => `not exists (select from comments where comment_id = ${column})`
  const left = {
    comments: await numberOf(`comments as c where resource_type = 'post' and ${noPost('c.resource_id')}`),
    answers: await numberOf(
      'comments as c where parent_id is not null and not exists (select from comments where comment_id = c.parent_id)',
    ),
    versions: await numberOf(`post_versions as v where ${noPost('v.post_id')}`),
    entries: await numberOf(`newsfeed_entries as e where ${noPost('e.post_id')}`),
  } as Record<string, number>
  for (const table of ['reactions', 'reaction_counts']) {
    left[`${table} of posts`] = await numberOf(
      `${table} as r where resource_type = 'post' and ${noPost('r.resource_id')}`,
    )
    left[`${table} of comments`] = await numberOf(
      `${table} as r where resource_type = 'comment' and ${noComment('r.resource_id')}`,
    )
  }
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0))
}

/** As if it had been removed too long ago to come back, until everybody has heard. */
async function endPost(postID: string): Promise<void> {
  await pool.query("update posts set removed_at = now() - interval '31 days' where post_id = $1", [postID])
  expect(await endRemoved(db)).toBe(1)
  await settle()
}

test('a hundred toggles of a like at once, on a post and on a comment, leave as many as are there', async () => {
  const [writer, reader] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'owner' }] })
  const postID = await aPost(db, writer)
  const { commentID } = (await say(reader, 'post', postID)).data as CommentEntry
  for (const [type, id] of [
    ['post', postID],
    ['comment', commentID],
  ] as const) {
    const answers = await Promise.all(
      times(100, (at) => (at % 2 ? unlike : like)(reader, type, id, at % 3 === 0 ? businessID : undefined)),
    )
    expect(statuses(answers)).toEqual([200])
    const there = await numberOf('reactions where resource_id = $1', [id])
    const { data } = await call('GET', `/social/reaction/summary/${id}`, reader)
    expect(data).toMatchObject({ reactionCount: { like: there } })
    await Promise.all([like(reader, type, id), like(reader, type, id, businessID)])
    expect((await call('GET', `/social/reaction/summary/${id}`, reader)).data).toMatchObject({
      reactionCount: { like: 2 },
      session: { reactionType: 'like' },
    })
  }
})

test('a hundred equal posts with one key are one post, told once', async () => {
  const [writer, reader] = [await aSession(db), await aSession(db)]
  await call('POST', '/social/follow/user', reader, { resourceID: writer.userID })
  await settle()
  const body = { content: 'Line 3 runs.', timelineType: 'user', timelineID: writer.userID }
  const key = uuidv7()
  const answers = await Promise.all(times(100, () => make(writer, body, { key })))
  expect(statuses(answers)).toEqual([200])
  expect(new Set(answers.map(({ data }) => (data as { postID: string }).postID)).size).toBe(1)
  expect(await numberOf('posts where author_id = $1', [writer.userID])).toBe(1)
  expect(
    await numberOf("outbox where type = 'post.published' and payload -> 'author' ->> 'id' = $1", [
      writer.userID,
    ]),
  ).toBe(1)
  await settle()
  expect(await numberOf('newsfeed_entries where reader_id = $1', [reader.userID])).toBe(1)
})

/** Posts that are removed while others write below them. */
const rounds = casesOf(200, 12)

test('a removal against comments and likes: what was answered counts once it is back, and all of it goes with the post', async () => {
  const [writer, reader, other] = [await aSession(db), await aSession(db), await aSession(db)]
  const counted = { said: 0, late: 0 }
  // What comes first hangs on the machine: whoever was late the last time is given more of a start.
  let start = 2
  for (let round = 0; round < rounds; round += 1) {
    const postID = await aPost(db, writer)
    const people = [reader, other, writer]
    const [removed, ...answers] = await Promise.all([
      Promise.all(times(Math.max(0, start), () => show(postID))).then(() => remove(writer, postID)),
      ...times(6, (at) =>
        Promise.all(times(Math.max(0, -start), () => show(postID))).then(() =>
          say(people[at % 3]!, 'post', postID),
        ),
      ),
    ])
    const likes = await Promise.all(people.map((as) => like(as, 'post', postID)))
    expect(removed.status).toBe(200)
    expect(statuses(likes)).toEqual([404])
    const said = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(6 - said)
    await restore(writer, postID)
    await Promise.all(people.map((as) => like(as, 'post', postID)))
    expect(await shown(postID)).toMatchObject({
      comments: said,
      reactions: { reactionCount: { like: 3 } },
    })
    await Promise.all([remove(writer, postID), like(reader, 'post', postID), unlike(other, 'post', postID)])
    await endPost(postID)
    counted.said += said
    counted.late += 6 - said
    start += said > 3 ? -1 : 1
  }
  expect(await leftOver()).toEqual({})
  expect(Math.min(counted.said, counted.late)).toBeGreaterThan(rounds / 4)
}, 240_000)

test('who goes while others answer them leaves no comment and no like behind', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader, other] = [await aSession(db), await aSession(db), await aSession(db)]
    const postID = await aPost(db, writer)
    const { commentID } = (await say(writer, 'post', postID)).data as CommentEntry
    const goes = async () => {
      await transaction(db, (tx) => publishEvent(tx, { type: 'account.removed', userID: writer.userID }))
      await settle()
    }
    await Promise.all([
      goes(),
      ...times(4, (at) => say(at % 2 ? reader : other, 'post', postID)),
      ...times(4, (at) => say(at % 2 ? reader : other, 'comment', commentID)),
      ...times(4, (at) =>
        like(at % 2 ? reader : other, at < 2 ? 'post' : 'comment', at < 2 ? postID : commentID),
      ),
    ])
    await settle()
  }
  expect(await leftOver()).toEqual({})
}, 240_000)

const waiting = () =>
  numberOf("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
const forget = async (userID: string) => {
  await transaction(db, (tx) => forgetPosts(tx, { type: 'user', id: userID }))
  await settle()
}

test('who deletes a post for good waits for a comment that is being written below it, and takes it along', async () => {
  const [writer, reader] = [await aSession(db), await aSession(db)]
  const postID = await aPost(db, writer)
  const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const place = { edition: 'jp', language: 'en' }
  const writing = transaction(db, async (tx) => {
    await makeComment(tx, reader, { resourceType: 'post', resourceID: postID, content: 'Oil.' }, place)
    written.resolve()
    await goOn.promise
  })
  await written.promise
  let ended = false
  const ending = forget(writer.userID).then(() => (ended = true))
  await expect.poll(async () => ended || (await waiting()) === 1).toBe(true)
  goOn.resolve()
  await Promise.all([writing, ending])
  expect(await numberOf('posts where post_id = $1', [postID])).toBe(0)
  expect(await leftOver()).toEqual({})
})

test('and for a like', async () => {
  const [writer, reader, other] = [await aSession(db), await aSession(db), await aSession(db)]
  const postID = await aPost(db, writer)
  await like(other, 'post', postID)
  await settle()
  const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Whoever likes it now is stopped after they have seen the post.
  const holding = transaction(db, async (tx) => {
    await sql`select from reaction_counts where resource_id = ${postID} for update`.execute(tx)
    held.resolve()
    await goOn.promise
  })
  await held.promise
  const liking = like(reader, 'post', postID)
  await expect.poll(waiting).toBe(1)
  const ending = forget(writer.userID)
  await expect.poll(waiting).toBe(2)
  goOn.resolve()
  const [answer] = await Promise.all([liking, holding, ending])
  expect(answer.status).toBe(200)
  expect(await leftOver()).toEqual({})
})

test('an edit against edits: one of those that began alike, the others are told what it made of it', async () => {
  const writer = await aSession(db)
  const postID = await aPost(db, writer)
  const accepted = ['Grinding line 3 runs since Monday.']
  for (let revision = 1; revision <= 4; revision += 1) {
    const answers = await Promise.all(
      times(20, (at) => change(writer, postID, { content: `Edit ${revision}.${at}`, revision })),
    )
    const [done, ...more] = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(more).toEqual([])
    expect(answers.filter(({ status, name }) => status === 409 && name === 'Stale')).toHaveLength(19)
    accepted.push(`Edit ${revision}.${done}`)
    expect(await shown(postID)).toMatchObject({ content: accepted.at(-1), revision: revision + 1 })
  }
  const versions = (await call('GET', `/social/posts/${postID}/versions`)).data as { content: string }[]
  expect(versions.map(({ content }) => content).toReversed()).toEqual(accepted.slice(0, -1))
})

test('an edit against a removal: it counts before it, or comes too late', async () => {
  const writer = await aSession(db)
  for (let round = 0; round < rounds; round += 1) {
    const postID = await aPost(db, writer)
    const [edited, removed] = await Promise.all([
      change(writer, postID, { content: 'Line 4 runs, too.', revision: 1 }),
      remove(writer, postID),
    ])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(edited.status)
    await restore(writer, postID)
    expect((await shown(postID)).revision).toBe(edited.status === 200 ? 2 : 1)
    await remove(writer, postID)
    await endPost(postID)
  }
  expect(await leftOver()).toEqual({})
}, 120_000)
