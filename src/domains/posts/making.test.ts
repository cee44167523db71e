import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { limits } from '../../contract/limits.ts'
import { acceptConnection, askConnection, removeConnection } from '../connections/connecting.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls, type PostAnswer } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aTeamAndOthers } from '../../testing/products.ts'
import { aSession } from '../../testing/sessions.ts'

const database = await testDatabase()
const { db, pool } = database
const { make, show, timeline, call } = postCalls(await testApi(database), pool)

const refused = (status: number, name: string) => ({ status, name })

test('a person writes on their own timeline, and everybody reads it there and by its address', async () => {
  const person = await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' })
  const { userID } = person
  const content = 'Two of our lathes are for sale.\n\nSee https://example.com/lathes'
  const made = await make(person, { content, timelineType: 'user', timelineID: userID })
  const { postID } = made.data as { postID: string }

  const { status, data } = await show(postID)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    postID,
    content,
    author: { type: 'user', id: userID, name: expect.stringContaining('Mara') as string },
    header: { author: { id: userID }, metadata: { resourceID: postID } },
    body: { text: content, picture: null },
    timeline: { type: 'user', id: userID, path: `/profile/${userID}` },
    pictures: [],
    editedAt: null,
    revision: 1,
    reactions: { reactionCount: { like: 0 }, session: { reactionType: null } },
    session: null,
  })
  expect((data as PostEntry).header.metadata.datetime).toBe((data as PostEntry).createdAt)
  expect(await timeline(userID)).toEqual([postID])
})

test('its members write as a company, strangers and those who left do not, and nobody elsewhere than at home (D8)', async () => {
  const { businessID, owner, admin, member, left, stranger } = await aTeamAndOthers(db)
  const onCompany = { content: 'Grinding line 3 runs.', timelineType: 'business', timelineID: businessID }
  const asCompany = { ...onCompany, businessID }

  for (const person of [owner, admin, member])
    expect(await make(person, asCompany)).toMatchObject({ status: 200 })
  for (const person of [left, stranger])
    expect(await make(person, asCompany)).toMatchObject(refused(404, 'NotFound'))
  expect(await make(undefined, asCompany)).toMatchObject(refused(401, 'TokenNotFound'))
  // As themself on the company's timeline, as the company on their own, on somebody else's, on one that is not there.
  const onOwn = { content: 'x', timelineType: 'user', timelineID: owner.userID }
  expect(await make(owner, onCompany)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await make(owner, { ...onOwn, businessID })).toMatchObject(refused(403, 'NotAllowed'))
  expect(await make(stranger, onOwn)).toMatchObject(refused(403, 'NotAllowed'))
  for (const timelineType of ['user', 'business', 'group'])
    expect(await make(owner, { content: 'x', timelineType, timelineID: randomUUID() })).toMatchObject(
      refused(404, 'NotFound'),
    )
  // Who is connected writes there, as whom they are connected and as nobody else.
  const { connectionID } = await askConnection(db, stranger, {
    other: { type: 'user', id: owner.userID },
    note: '',
  })
  expect(await make(stranger, onOwn)).toMatchObject(refused(403, 'NotAllowed'))
  await acceptConnection(db, owner, connectionID!)
  expect(await make(stranger, onOwn)).toMatchObject({ status: 200 })
  expect(await make(stranger, onCompany)).toMatchObject(refused(403, 'NotAllowed'))
  expect(await make(member, onOwn)).toMatchObject(refused(403, 'NotAllowed'))
  await removeConnection(db, owner, connectionID!)
  expect(await make(stranger, onOwn)).toMatchObject(refused(403, 'NotAllowed'))
  // What is a person's is no company's.
  expect(await make(owner, { ...onOwn, timelineType: 'business' })).toMatchObject(refused(404, 'NotFound'))
  expect(await timeline(businessID)).toHaveLength(3)
})

test('a post needs text, and holds no more than it may', async () => {
  const person = await aSession(db)
  const wish = { timelineType: 'user', timelineID: person.userID }
  for (const content of ['', ' \n ', 'x'.repeat(limits.postMax + 1), 'a\u202eb', 'a\u0000b'])
    expect(await make(person, { ...wish, content })).toMatchObject(refused(400, 'InvalidInput'))
  const longest = '界'.repeat(limits.postMax)
  expect(await make(person, { ...wish, content: longest })).toMatchObject({ status: 200 })
  expect(await make(person, { ...wish, content: 'x', pictures: [{ token: 'x'.repeat(43) }] })).toMatchObject(
    refused(410, 'UploadOver'),
  )
  const tooMany = Array.from({ length: limits.postPicturesMax + 1 }, () => ({ token: 'x'.repeat(43) }))
  expect(await make(person, { ...wish, content: 'x', pictures: tooMany })).toMatchObject({ status: 400 })
  expect(await timeline(person.userID)).toHaveLength(1)
})

test('a hundred equal posts with one key are one, and another text with it is none', async () => {
  const person = await aSession(db)
  const wish = { content: 'Once', timelineType: 'user', timelineID: person.userID }
  const key = randomUUID()
  // Whom a busy machine turns away tries again, as browsers do.
  const once = async (): Promise<PostAnswer> => {
    const answer = await make(person, wish, { key })
    return answer.status === 503 ? once() : answer
  }
  const answers = await Promise.all(Array.from({ length: 100 }, once))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(answers.map(({ data }) => (data as { postID: string }).postID)).size).toBe(1)
  expect(await make(person, { ...wish, content: 'Twice' }, { key })).toMatchObject(refused(409, 'KeyReused'))
  expect(await timeline(person.userID)).toHaveLength(1)
  const { rows } = await pool.query(
    `select payload ->> 'postID' as id from outbox where payload ->> 'type' = 'post.published'
      and payload -> 'author' ->> 'id' = $1`,
    [person.userID],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
})

test('a timeline is read in pages, by how many are skipped and by a cursor that no new post moves', async () => {
  const person = await aSession(db)
  const ids: string[] = []
  for (let at = 0; at < 23; at++) ids.unshift(await aPost(db, person, { content: `No. ${at}` }))
  const page = async (query: string) =>
    (await call('GET', `/timeline/load/${person.userID}${query}`)).data as PostEntry[]
  const idsOf = (posts: readonly PostEntry[]) => posts.map(({ postID }) => postID)
  expect(idsOf(await page(''))).toEqual(ids.slice(0, 10))
  expect(idsOf(await page('?skip=10&size=10'))).toEqual(ids.slice(10, 20))
  expect(idsOf(await page('?skip=20&size=10'))).toEqual(ids.slice(20))
  expect(await page('?skip=23')).toEqual([])
  expect((await call('GET', `/timeline/load/${person.userID}?size=51`)).status).toBe(400)

  type Page = { items: PostEntry[]; nextCursor: string | null; session: unknown }
  const walked: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor && `?cursor=${cursor}`
    const { items, nextCursor } = (await call('GET', `/timeline/page/${person.userID}${query}`)).data as Page
    walked.push(...idsOf(items))
    if (cursor === '') await aPost(db, person, { content: 'Came meanwhile' })
    cursor = nextCursor
  }
  expect(walked).toEqual(ids)
  expect((await call('GET', `/timeline/page/${person.userID}?cursor=bogus`)).status).toBe(400)
  expect((await call('GET', `/timeline/page/${randomUUID()}`)).status).toBe(404)
})

test('who looks is told whether they may write there', async () => {
  const person = await aSession(db)
  const { businessID } = await aBusiness(db, { members: [{ userID: person.userID, role: 'member' }] })
  const told = async (query: string, as?: typeof person) =>
    ((await call('GET', `/timeline/page/${query}`, as)).data as { session: unknown }).session
  expect(await told(businessID)).toBeNull()
  expect(await told(businessID, person)).toEqual({ mayPost: false })
  expect(await told(`${businessID}?businessID=${businessID}`, person)).toEqual({ mayPost: true })
  expect(await told(person.userID, person)).toEqual({ mayPost: true })
  expect(await told(person.userID, await aSession(db))).toEqual({ mayPost: false })
})
