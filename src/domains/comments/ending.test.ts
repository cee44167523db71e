// What was said goes with what it was said about, however much it is, and pages that showed it forget it (D10).
import { expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import { transaction, type Tx } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { planOf } from '../../testing/plans.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { endRemoved as endProducts } from '../products/removal.ts'
import { forgetAbout } from './ending.ts'
import { deleteAbout, deleteEnded, deleteOf } from './queries.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call } = postCalls(api, pool)

const say = async (as: TestSession, resourceType: string, resourceID: string) =>
  (
    await call('POST', '/social/comments/make-comment', as, {
      resourceType,
      resourceID,
      content: 'Grease or oil?',
    })
  ).data as CommentEntry

async function countAll(resourceID: string): Promise<number> {
  const { rows } = await pool.query('select from comments where resource_id = $1', [resourceID])
  return rows.length
}

async function told(type: DomainEvent['type']): Promise<DomainEvent[]> {
  const { rows } = await pool.query<{ payload: DomainEvent }>(
    "select payload from outbox where payload->>'type' = $1 order by id",
    [type],
  )
  return rows.map(({ payload }) => payload)
}

/** Rows as many people would have written them, half of them removed. */
async function many(resourceID: string, count: number): Promise<void> {
  await pool.query(
    `insert into comments (comment_id, resource_type, resource_id, owner_id, author_type, author_id, written_by, content,
       created_at, removed_at, removed_by)
     select gen_random_uuid(), 'post', $1, gen_random_uuid(), 'user', gen_random_uuid(), gen_random_uuid(), 'x', now(),
       case when i % 2 = 0 then now() end, case when i % 2 = 0 then gen_random_uuid() end
     from generate_series(1, $2::int) as i`,
    [resourceID, count],
  )
}

test('what was said about a product goes when nobody can restore the product any more', async () => {
  const [owner, reader] = [await aSession(db), await aSession(db)]
  const { productIDs } = await aBusiness(db, {
    products: [{}, {}],
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const [leaving, staying] = [productIDs[0]!, productIDs[1]!]
  const { commentID } = await say(reader, 'product', leaving)
  await say(owner, 'comment', commentID)
  await say(reader, 'product', staying)
  await pool.query("update products set removed_at = now() - interval '29 days' where id = $1", [leaving])
  await endProducts(db)
  await deliverAll(db, domainListeners, testLog)
  expect(await countAll(leaving)).toBe(2)
  await pool.query("update products set removed_at = now() - interval '31 days' where id = $1", [leaving])
  expect(await endProducts(db)).toBe(1)
  await deliverAll(db, domainListeners, testLog)
  expect([await countAll(leaving), await countAll(staying)]).toEqual([0, 1])
})

test('what many said about a post goes in parts, removed ones too', async () => {
  const postID = await aPost(db, await aSession(db))
  await many(postID, 250)
  await transaction(db, (tx) => forgetAbout(tx, postID))
  expect(await countAll(postID)).toBe(150)
  await deliverAll(db, domainListeners, testLog)
  expect(await countAll(postID)).toBe(0)
})

test('pages that showed a comment forget it at once when it is removed', async () => {
  const reader = await aSession(db)
  const postID = await aPost(db, reader)
  const { commentID } = await say(reader, 'post', postID)
  const shown = await api.inject({ url: `/api/social/comments/${postID}` })
  expect(String(shown.headers['surrogate-key']).split(' ')).toEqual(
    expect.arrayContaining([`post:${postID}`, `comment:${commentID}`]),
  )
  await call('DELETE', `/social/comments/${commentID}`, reader, {})
  const removed = (await told('comment.removed')).find(
    (event) => 'commentID' in event && event.commentID === commentID,
  )
  expect(staleKeysOf(removed!)).toEqual([`post:${postID}`, `gone:comment:${commentID}`])
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['about a thing', (tx) => deleteAbout(tx, uuidv7(), 100)],
  ['by and about somebody', (tx) => deleteOf(tx, uuidv7(), 100)],
  ['what was removed', (tx) => deleteEnded(tx, 30, 100)],
])('%s is deleted by an index, among however many', async (_, work) => {
  await many(uuidv7(), 20_000)
  await pool.query('vacuum analyze comments')
  expect(await planOf(database, (some) => work(some as Tx))).not.toContain('Seq Scan')
})

test('what a deleted comment is answered by is found by an index, as its reference asks', async () => {
  await pool.query('vacuum analyze comments')
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    'explain delete from comments where parent_id = $1',
    [uuidv7()],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('comments_replies')
})
