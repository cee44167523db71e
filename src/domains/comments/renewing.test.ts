// What caches keep of comments is stale when a company that commented hides, and when it is met again: each answer to a visitor
// names a key that is told then, also one on which the comment does not stand.
import { expect, onTestFinished, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import { changesChannel, deliverAll } from '../../platform/events.ts'
import { listen } from '../../platform/listen.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { hideProfile, showProfileAgain } from '../profiles/profile-lifecycle.ts'
import { transaction } from '../../platform/db.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const { call } = postCalls(api, pool)

const say = async (as: TestSession, resourceType: string, resourceID: string, businessID?: string) => {
  const wish = { resourceType, resourceID, content: 'Oil?', ...(businessID && { businessID }) }
  return ((await call('POST', '/social/comments/make-comment', as, wish)).data as CommentEntry).commentID
}
const settle = () => deliverAll(db, domainListeners, testLog)

/** What a visitor is answered, and the keys under which that may be kept. */
async function answered(url: string) {
  const { headers, payload } = await api.inject({ url: `/api${url}`, headers: { 'x-edition': 'jp' } })
  return { payload, keys: String(headers['surrogate-key']).split(' ') }
}

/** The keys that are told while something happens, once all have heard of it. */
async function toldDuring(work: () => Promise<unknown>): Promise<Set<string>> {
  const told = new Set<string>()
  const heard = Promise.withResolvers<void>()
  let ready = () => {}
  const begun = new Promise<void>((resolve) => (ready = resolve))
  const listening = listen(database.url, changesChannel, {
    log: testLog,
    onLost() {},
    onGap: () => ready(),
    onNotice(payload) {
      for (const key of JSON.parse(payload) as string[]) told.add(key)
      if (told.has('the end')) heard.resolve()
    },
  })
  onTestFinished(() => listening.close())
  await begun
  await work()
  await settle()
  await pool.query('select pg_notify($1, $2)', [changesChannel, JSON.stringify(['the end'])])
  await heard.promise
  return told
}

async function aTalk() {
  const [writer, person, second] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: second.userID, role: 'owner' }] })
  const postID = await aPost(db, writer)
  const first = await say(person, 'post', postID)
  await say(second, 'post', postID, businessID)
  await say(second, 'comment', first, businessID)
  await say(writer, 'comment', first)
  await settle()
  // The post tells a number, the first page does not show what the company said, and the answers begin with it.
  const urls = [
    `/social/posts/${postID}`,
    `/social/comments/${postID}?size=1`,
    `/social/comments/${first}?size=1&skip=1`,
  ]
  return { writer, person, second, businessID, first, urls }
}

/** Those of these answers that do not change by what happens, or are not told to be stale. */
async function keptAfter(urls: readonly string[], work: () => Promise<unknown>): Promise<string[]> {
  const before = await Promise.all(urls.map(answered))
  const told = await toldDuring(work)
  const after = await Promise.all(urls.map(answered))
  return urls.filter(
    (_, at) => after[at]!.payload === before[at]!.payload || !before[at]!.keys.some((key) => told.has(key)),
  )
}

test('when a company hides in an edition, and when it shows itself again', async () => {
  const { second, businessID, urls } = await aTalk()
  let revision = 0
  const hide = async (hiddenEditions: string[]) => {
    const url = `/business/profile/${businessID}/editions`
    const { status, data } = await call('PUT', url, second, { revision, hiddenEditions })
    expect(status).toBe(200)
    revision = (data as { revision: number }).revision
  }
  expect(await keptAfter(urls, () => hide(['jp']))).toEqual([])
  expect(await keptAfter(urls, () => hide([]))).toEqual([])
})

test('when a company is removed, and when a person goes and comes back', async () => {
  const { businessID, urls } = await aTalk()
  expect(await keptAfter(urls, () => transaction(db, (tx) => removeBusiness(tx, businessID)))).toEqual([])
  const { person, urls: others } = await aTalk()
  const [post, comments] = others
  const around = [post!, comments!]
  expect(await keptAfter(around, () => transaction(db, (tx) => hideProfile(tx, person.userID)))).toEqual([])
  expect(await keptAfter(around, () => transaction(db, (tx) => showProfileAgain(tx, person.userID)))).toEqual(
    [],
  )
})

test('an answer makes the answers stale beside which it stands', async () => {
  const { writer, first, urls } = await aTalk()
  const [, , answers] = urls
  expect(
    await keptAfter([answers!.replace('size=1', 'size=5')], () => say(writer, 'comment', first)),
  ).toEqual([])
})

test('of who has said more than one transaction should tell all is told', async () => {
  const { second, businessID } = await aTalk()
  const posts = await Promise.all(Array.from({ length: 3 }, () => aPost(db, second)))
  await pool.query(
    `insert into comments (comment_id, resource_type, resource_id, owner_id, author_type, author_id, written_by, content, created_at)
     select gen_random_uuid(), 'post', (array[$1, $2, $3]::uuid[])[1 + i % 3], $4, 'business', $5, $4, 'Oil?', now()
     from generate_series(1, 1200) as i`,
    [...posts, second.userID, businessID],
  )
  // The last of them stands alone on its post.
  const last = await aPost(db, second)
  await pool.query(
    `insert into comments (comment_id, resource_type, resource_id, owner_id, author_type, author_id, written_by, content, created_at)
     values ('ffffffff-ffff-4fff-8fff-ffffffffffff', 'post', $1, $2, 'business', $3, $2, 'Oil?', now())`,
    [last, second.userID, businessID],
  )
  const told = await toldDuring(() => transaction(db, (tx) => removeBusiness(tx, businessID)))
  for (const post of [...posts, last]) expect(told).toContain(`post:${post}`)
})
