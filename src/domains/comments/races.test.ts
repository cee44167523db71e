// A comment under many hands at once: what was answered counts once it is back, and all of it goes with it.
import { expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { casesOf } from '../../testing/proofs.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { endRemoved } from './ending.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, show } = postCalls(await testApi(database), pool)

const settle = () => deliverAll(db, domainListeners, testLog)
const times = <T>(count: number, work: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => work(at))
const say = (as: TestSession, resourceType: 'post' | 'comment', resourceID: string, key?: string) =>
  call(
    'POST',
    '/social/comments/make-comment',
    as,
    { resourceType, resourceID, content: 'Grease or oil?' },
    key === undefined ? {} : { key },
  )
const change = (as: TestSession, id: string, content: string) =>
  call('PUT', `/social/comments/${id}`, as, { content })
const remove = (as: TestSession, id: string) => call('DELETE', `/social/comments/${id}`, as, {})
const like = (as: TestSession, resourceID: string) =>
  call('POST', '/social/reaction/react/comment', as, { resourceID })
const numberOf = async (query: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)).rows[0]!.count
const counted = async (postID: string) => ((await show(postID)).data as PostEntry).comments

type Page = { comments: CommentEntry[] }

const rounds = casesOf(200, 12)

test('the removal of a comment against answers, edits and likes: those that came before it are back with it', async () => {
  const [writer, reader, other] = [await aSession(db), await aSession(db), await aSession(db)]
  const postID = await aPost(db, writer)
  const came = { before: 0, late: 0 }
  // What comes first hangs on the machine: whoever was late the last time is given more of a start.
  let start = 2
  const bothCame = () => Math.min(came.before, came.late) > rounds / 4
  for (let round = 0; round < rounds || (!bothCame() && round < rounds * 10); round += 1) {
    const { commentID } = (await say(reader, 'post', postID)).data as CommentEntry
    const after = <T>(count: number, does: () => Promise<T>) =>
      Promise.all(times(Math.max(0, count), () => show(postID))).then(does)
    const [removed, edited, ...answers] = await Promise.all([
      after(start, () => remove(reader, commentID)),
      after(-start, () => change(reader, commentID, `Edit ${round}`)),
      ...times(6, (at) => after(-start, () => say(at % 2 ? other : writer, 'comment', commentID))),
    ])
    expect(removed.status).toBe(200)
    for (const { status } of [edited, ...answers]) expect([200, 404]).toContain(status)
    expect(await counted(postID)).toBe(0)
    const said = answers.filter(({ status }) => status === 200).length
    expect(await call('POST', `/social/comments/${commentID}/restore`, reader, {})).toMatchObject({
      status: 200,
    })
    expect(await counted(postID)).toBe(1 + said)
    const { data } = await call('GET', `/social/comments/${postID}`)
    expect((data as Page).comments.map(({ content }) => content)).toEqual([
      edited.status === 200 ? `Edit ${round}` : 'Grease or oil?',
    ])
    await Promise.all([
      remove(reader, commentID),
      ...[writer, other].flatMap((as) => [like(as, commentID), say(as, 'comment', commentID)]),
    ])
    await pool.query("update comments set removed_at = now() - interval '31 days' where comment_id = $1", [
      commentID,
    ])
    expect(await endRemoved(db)).toBeGreaterThan(said)
    await settle()
    came.before += said
    came.late += 6 - said
    start += said > 3 ? -1 : 1
  }
  expect(await numberOf('comments')).toBe(0)
  expect(await numberOf("reactions where resource_type = 'comment'")).toBe(0)
  expect(await numberOf("reaction_counts where resource_type = 'comment'")).toBe(0)
  expect(bothCame(), JSON.stringify(came)).toBe(true)
}, 240_000)

test('twenty edits at once are one of them, and a hundred equal comments with one key are one', async () => {
  const [writer, reader] = [await aSession(db), await aSession(db)]
  const postID = await aPost(db, writer)
  const key = uuidv7()
  const answers = await Promise.all(times(100, () => say(reader, 'post', postID, key)))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  expect(new Set(answers.map(({ data }) => (data as CommentEntry).commentID)).size).toBe(1)
  expect(await counted(postID)).toBe(1)
  const { commentID } = answers[0]!.data as CommentEntry
  const edits = await Promise.all(times(20, (at) => change(reader, commentID, `Edit ${at}`)))
  expect([...new Set(edits.map(({ status }) => status))]).toEqual([200])
  const { data } = await call('GET', `/social/comments/${postID}`)
  expect((data as Page).comments.map(({ content }) => content)).toEqual([expect.stringMatching(/^Edit \d+$/)])
})
