// Who likes a thing: told to whoever meets it, without whom they do not meet (P4.3).
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listLikers } from '../../contract/social.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { maskOf } from '../businesses/visibility.ts'
import { react } from './liking.ts'
import { likersOf } from './who.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, remove } = postCalls(await testApi(database), pool)

type Likers = CallOutput<typeof listLikers>
const who = async (id: string, as?: TestSession, query = '', edition = 'jp') =>
  (await call('GET', `/social/reaction/${id}/who?${query}`, as, undefined, { edition })).data as Likers
const idsOf = async (...args: Parameters<typeof who>) =>
  (await who(...args)).items.map(({ author }) => author.id)
const statusOf = async (id: string, as?: TestSession, query = '', edition = 'jp') =>
  (await call('GET', `/social/reaction/${id}/who?${query}`, as, undefined, { edition })).status

/** A post that two people and a company of one of them like, one after the other. */
async function likedPost() {
  const writer = await aSession(db)
  const [first, second] = [
    await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' }),
    await aSession(db),
  ]
  const { businessID } = await aBusiness(db, {
    companyName: 'Toyama Tubes',
    members: [{ userID: second.userID, role: 'owner' }],
  })
  const postID = await aPost(db, writer)
  for (const [as, business] of [[first], [second], [second, businessID]] as const)
    await call('POST', '/social/reaction/react/post', as, {
      resourceID: postID,
      ...(business && { businessID: business }),
    })
  return { writer, first, second, businessID, postID }
}

test('people and companies who like a post are told as cards, the newest first, in pages', async () => {
  const { writer, first, second, businessID, postID } = await likedPost()
  for (const as of [writer, first, second, undefined]) {
    const { items, nextSkip } = await who(postID, as)
    expect(items.map(({ author }) => [author.type, author.id])).toEqual([
      ['business', businessID],
      ['user', second.userID],
      ['user', first.userID],
    ])
    expect([items[0]!.author.name, items[2]!.author.name, nextSkip]).toEqual([
      'Toyama Tubes',
      'Mara Lindqvist',
      null,
    ])
  }
  expect(await who(postID, undefined, 'size=2')).toMatchObject({ nextSkip: 2 })
  expect(await idsOf(postID, undefined, 'size=2&skip=2&resourceType=post')).toEqual([first.userID])
})

test('only for whoever meets the thing: others learn no more than of what never was', async () => {
  const { writer, first, postID } = await likedPost()
  expect(await statusOf(postID, undefined, 'resourceType=product')).toBe(404)
  expect(await statusOf(randomUUID())).toBe(404)
  await call('POST', '/blocks/user', writer, { resourceID: first.userID })
  expect(await statusOf(postID, first)).toBe(404)
  const { businessID } = await aBusiness(db)
  const postOfHidden = await aPost(db, writer)
  await pool.query("update posts set author_type = 'business', author_id = $2 where post_id = $1", [
    postOfHidden,
    businessID,
  ])
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  for (const id of [businessID, postOfHidden]) {
    expect(await statusOf(id)).toBe(404)
    expect(await statusOf(id, undefined, '', 'de')).toBe(200)
  }
  await remove(writer, postID)
  expect(await statusOf(postID, writer)).toBe(404)
})

test('whoever blocks or is blocked, hides, or is gone is not among them', async () => {
  const { writer, first, second, businessID, postID } = await likedPost()
  await call('POST', '/blocks/user', second, { resourceID: first.userID })
  expect(await idsOf(postID, first)).toEqual([businessID, first.userID])
  expect(await idsOf(postID, second)).toEqual([businessID, second.userID])
  expect(await idsOf(postID, writer)).toHaveLength(3)
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  expect(await idsOf(postID)).toEqual([second.userID, first.userID])
  expect(await idsOf(postID, second)).toContain(businessID)
  expect(await idsOf(postID, undefined, '', 'de')).toContain(businessID)
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  expect(await idsOf(postID, undefined, '', 'de')).not.toContain(businessID)
  await pool.query('update profiles set removed_at = now() where user_id = $1', [first.userID])
  expect(await idsOf(postID)).toEqual([second.userID])
})

test('fifty cost as many statements as one, and a page has its bounds', async () => {
  const postID = await aPost(db, await aSession(db))
  const asked = () =>
    statementsOf(database, (counted) =>
      likersOf(counted, { edition: 'jp', language: 'en', session: undefined, withheld: undefined }, postID, {
        skip: 0,
        size: 50,
      }),
    )
  const like = async () =>
    react(db, { type: 'user', id: (await aSession(db)).userID }, { type: 'post', id: postID })
  await like()
  const { businessID } = await aBusiness(db)
  await react(db, { type: 'business', id: businessID }, { type: 'post', id: postID })
  const one = await asked()
  for (let at = 0; at < 30; at += 1) await like()
  expect(await asked()).toBe(one)
  for (const query of [`size=${limits.likersPageSizeMax + 1}`, `skip=${limits.likersSkipMax + 1}`, 'size=0'])
    expect(await statusOf(postID, undefined, query)).toBe(400)
})
