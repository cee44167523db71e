// What is said about posts, products and companies: who reads it, who may say, change and remove it (D5, D10, P4.4).
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import type { CommentEntry } from '../../contract/comments.ts'
import type { PostEntry } from '../../contract/posts.ts'
import { transaction } from '../../platform/db.ts'
import { deliverAll, publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { statementsOf } from '../../testing/statements.ts'
import { maskOf } from '../businesses/visibility.ts'
import { endRemoved } from './ending.ts'
import { commentsPage } from './reading.ts'

const database = await testDatabase()
const { db, pool } = database
const { call, show, remove } = postCalls(await testApi(database), pool)

type Wish = { content?: string; businessID?: string; key?: string }
const say = (
  as: TestSession | undefined,
  resourceType: string,
  resourceID: string,
  { key, ...wish }: Wish = {},
) =>
  call(
    'POST',
    '/social/comments/make-comment',
    as,
    { resourceType, resourceID, content: 'Grease or oil?', ...wish },
    key === undefined ? {} : { key },
  )
const said = async (...args: Parameters<typeof say>) => (await say(...args)).data as CommentEntry
type Page = { comments: CommentEntry[]; total: number; nextSkip: number | null }
const below = async (id: string, as?: TestSession, query = '', edition?: string) =>
  (await call('GET', `/social/comments/${id}${query}`, as, undefined, edition ? { edition } : {}))
    .data as Page
const textsBelow = async (...args: Parameters<typeof below>) =>
  (await below(...args)).comments.map(({ content }) => content)
const like = (as: TestSession, id: string) =>
  call('POST', '/social/reaction/react/comment', as, { resourceID: id })
const aPostsAuthor = async (postID: string) =>
  (await pool.query<{ id: string }>('select author_id as id from posts where post_id = $1', [postID]))
    .rows[0]!.id
const notFound = { status: 404, name: 'NotFound' }

async function people() {
  const [writer, reader, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID, productIDs } = await aBusiness(db, {
    products: [{}],
    members: [{ userID: writer.userID, role: 'owner' }],
  })
  const postID = await aPost(db, writer, { businessID })
  return { writer, reader, stranger, businessID, productID: productIDs[0]!, postID }
}

test('D5: posts, products, companies and comments are commented on; answers to answers stand beside these', async () => {
  const { writer, reader, businessID, productID, postID } = await people()
  for (const [type, id] of [
    ['post', postID],
    ['product', productID],
    ['business', businessID],
  ] as const) {
    const first = await said(reader, type, id)
    expect(first).toMatchObject({ content: 'Grease or oil?', parentID: null, author: null, replies: 0 })
    const answer = await said(writer, 'comment', first.commentID, { content: 'Both.', businessID })
    const further = await said(reader, 'comment', answer.commentID, { content: 'Thank you.' })
    expect([answer.parentID, further.parentID]).toEqual([first.commentID, first.commentID])
    expect(answer).toMatchObject({ author: { id: businessID }, whoComment: { id: writer.userID } })
    expect(await below(id)).toMatchObject({
      total: 1,
      nextSkip: null,
      comments: [{ replies: 2, session: null }],
    })
    expect(await textsBelow(first.commentID, reader)).toEqual(['Both.', 'Thank you.'])
  }
  expect(await show(postID)).toMatchObject({ data: { comments: 3 } })
})

test('five at a time, the oldest first, as many as are asked for', async () => {
  const { reader, postID } = await people()
  for (let at = 1; at <= 12; at += 1) await said(reader, 'post', postID, { content: `No. ${at}` })
  const numbers = async (query: string) =>
    (await textsBelow(postID, undefined, query)).map((text) => text.slice(4))
  expect(await numbers('')).toEqual(['1', '2', '3', '4', '5'])
  expect(await numbers('?skip=5&size=5')).toEqual(['6', '7', '8', '9', '10'])
  expect(await below(postID, undefined, '?skip=10')).toMatchObject({ total: 12, nextSkip: null })
  expect((await below(postID)).nextSkip).toBe(5)
})

test('P5.2: nothing is not said, nor twice with one key, nor more than a comment may hold', async () => {
  const { reader, postID } = await people()
  expect((await say(reader, 'post', postID, { content: '  \n' })).status).toBe(400)
  expect((await say(reader, 'post', postID, { content: 'x'.repeat(limits.commentMax + 1) })).status).toBe(400)
  const key = uuidv7()
  const twice = await Promise.all([1, 2, 3].map(() => say(reader, 'post', postID, { key })))
  expect(
    new Set(twice.filter(({ status }) => status === 200).map(({ data }) => (data as CommentEntry).commentID))
      .size,
  ).toBe(1)
  expect((await below(postID)).total).toBe(1)
  expect((await say(undefined, 'post', postID)).status).toBe(401)
})

test('nobody says anything about what they do not meet, nor as a company of somebody else', async () => {
  const { writer, reader, stranger, businessID, postID } = await people()
  expect(await say(reader, 'post', uuidv7())).toMatchObject(notFound)
  expect(await say(reader, 'post', postID, { businessID })).toMatchObject(notFound)
  const first = await said(reader, 'post', postID)
  await call('POST', '/blocks/user', stranger, { resourceID: reader.userID })
  expect(await say(stranger, 'comment', first.commentID)).toMatchObject(notFound)
  await call('POST', '/blocks/business', reader, { resourceID: businessID })
  expect(await say(reader, 'post', postID)).toMatchObject(notFound)
  expect(await say(reader, 'comment', first.commentID)).toMatchObject(notFound)
  await remove(writer, postID)
  expect(await say(stranger, 'post', postID)).toMatchObject(notFound)
  expect(await call('GET', `/social/comments/${postID}`)).toMatchObject(notFound)
  expect(await call('GET', `/social/comments/${first.commentID}`)).toMatchObject(notFound)
})

test('who blocks or is blocked reads nothing of the other, and is not counted for them', async () => {
  const { reader, stranger, postID } = await people()
  const first = await said(reader, 'post', postID, { content: 'Seen by most' })
  await said(stranger, 'comment', first.commentID, { content: 'Answer' })
  await said(stranger, 'post', postID, { content: 'Another' })
  await like(stranger, first.commentID)
  await call('POST', '/blocks/user', reader, { resourceID: stranger.userID })
  expect(await below(postID, reader)).toMatchObject({
    total: 1,
    comments: [{ content: 'Seen by most', replies: 0 }],
  })
  expect(((await show(postID, reader)).data as PostEntry).comments).toBe(1)
  expect(await textsBelow(postID, stranger)).toEqual(['Another'])
  expect(await call('GET', `/social/comments/${first.commentID}`, stranger)).toMatchObject(notFound)
  expect(await textsBelow(postID)).toEqual(['Seen by most', 'Another'])
})

test('what a company said is not read where it hides, and is read again where it does not', async () => {
  const { writer, reader, stranger } = await people()
  const { businessID: other } = await aBusiness(db, { members: [{ userID: stranger.userID, role: 'owner' }] })
  const postOfPerson = await aPost(db, writer)
  await said(stranger, 'post', postOfPerson, { content: 'As a company', businessID: other })
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [other, maskOf('jp')])
  expect(await textsBelow(postOfPerson, reader, '', 'jp')).toEqual([])
  expect(await textsBelow(postOfPerson, reader, '', 'de')).toEqual(['As a company'])
})

test('for fifteen minutes its writer changes it, and says so', async () => {
  const { writer, reader, stranger, postID } = await people()
  const { commentID } = await said(reader, 'post', postID)
  const change = (as: TestSession, content = 'Oil?') =>
    call('PUT', `/social/comments/${commentID}`, as, { content })
  expect(await change(reader)).toMatchObject({ status: 200 })
  expect((await below(postID)).comments).toMatchObject([{ content: 'Oil?', editedAt: expect.any(String) }])
  for (const other of [writer, stranger]) expect(await change(other)).toMatchObject({ status: 403 })
  expect((await below(postID, reader)).comments[0]!.session).toEqual({ mayEdit: true, mayRemove: true })
  await pool.query(
    "update comments set created_at = created_at - interval '16 minutes' where comment_id = $1",
    [commentID],
  )
  expect(await change(reader, 'Later')).toMatchObject({ status: 403, name: 'NotAllowed' })
  expect((await below(postID, reader)).comments[0]).toMatchObject({
    content: 'Oil?',
    session: { mayEdit: false },
  })
})

test('D10: its writer, whose the thing is and an operator remove it with its answers; who removed it brings it back', async () => {
  const { writer, reader, stranger, postID } = await people()
  const operator = await aSession(db, { staff: ['admin'] })
  const take = (as: TestSession, id: string, reason?: string) =>
    call('DELETE', `/social/comments/${id}`, as, reason ? { reason } : {})
  const bring = (as: TestSession, id: string) =>
    call('POST', `/social/comments/${id}/restore`, as, as === operator ? { reason: 'A mistake' } : {})
  const { commentID } = await said(reader, 'post', postID)
  await said(stranger, 'comment', commentID, { content: 'Answer' })
  expect(await take(stranger, commentID)).toMatchObject({ status: 403 })
  expect(await take(operator, commentID)).toMatchObject({ status: 400 })
  for (const [as, reason] of [[reader], [writer], [operator, 'Advertises']] as const) {
    expect(await take(as, commentID, reason)).toMatchObject({ status: 200 })
    expect(await below(postID)).toMatchObject({ total: 0 })
    expect(((await show(postID)).data as PostEntry).comments).toBe(0)
    expect(await call('GET', `/social/comments/${commentID}`)).toMatchObject(notFound)
    for (const other of [reader, writer, operator].filter((one) => one !== as))
      expect(await bring(other, commentID)).toMatchObject(notFound)
    expect(await bring(as, commentID)).toMatchObject({ status: 200 })
    expect(await textsBelow(commentID)).toEqual(['Answer'])
  }
  await take(reader, commentID)
  await pool.query("update comments set removed_at = now() - interval '31 days' where comment_id = $1", [
    commentID,
  ])
  expect(await bring(reader, commentID)).toMatchObject(notFound)
  await like(writer, commentID)
  expect(await endRemoved(db)).toBe(2)
})

test('nobody brings a comment back below what they do not meet any more, and empty lines are few', async () => {
  const { writer, reader, postID } = await people()
  const { commentID, content } = await said(reader, 'post', postID, { content: 'One\n\n\n\n\n\nTwo' })
  expect(content).toBe('One\n\n\nTwo')
  await call('DELETE', `/social/comments/${commentID}`, reader, {})
  await call('POST', '/blocks/user', writer, { resourceID: reader.userID })
  await call('POST', '/blocks/business', reader, { resourceID: await aPostsAuthor(postID) })
  expect(await call('POST', `/social/comments/${commentID}/restore`, reader, {})).toMatchObject(notFound)
  expect((await below(postID)).total).toBe(0)
})

test('a comment is liked by who meets it, and its likes go with it', async () => {
  const { reader, stranger, postID } = await people()
  const { commentID } = await said(reader, 'post', postID)
  expect(await like(stranger, commentID)).toMatchObject({ data: { reactionCount: { like: 1 } } })
  expect((await below(postID, stranger)).comments[0]!.reactions).toEqual({
    reactionCount: { like: 1 },
    session: { reactionType: 'like' },
  })
  await call('DELETE', `/social/comments/${commentID}`, reader, {})
  expect(await like(stranger, commentID)).toMatchObject(notFound)
  await pool.query("update comments set removed_at = now() - interval '31 days' where comment_id = $1", [
    commentID,
  ])
  await endRemoved(db)
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await pool.query('select from reactions where resource_id = $1', [commentID])
  expect(rows).toEqual([])
})

test.each(['account.removed', 'post.deleted', 'business.givenUp'] as const)(
  'after %s nothing is left of what was said by or about them',
  async (type) => {
    const { writer, reader, businessID, postID, productID } = await people()
    const { businessID: other } = await aBusiness(db, { members: [{ userID: reader.userID, role: 'owner' }] })
    for (const [thing, id] of [
      ['post', postID],
      ['product', productID],
      ['business', businessID],
    ] as const) {
      const { commentID } = await said(reader, thing, id)
      await said(writer, 'comment', commentID, { content: 'Answer', businessID })
      await said(reader, thing, id, { content: 'As a company', businessID: other })
    }
    const event = {
      'account.removed': { type: 'account.removed', userID: reader.userID },
      'post.deleted': { type: 'post.deleted', postID },
      'business.givenUp': { type: 'business.givenUp', businessID },
    } as const
    await transaction(db, (tx) => publishEvent(tx, event[type]))
    await deliverAll(db, domainListeners, testLog)
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from comments where owner_id = $1',
      [businessID],
    )
    // Nine were said; what a company said stays when its writer goes.
    expect(rows[0]!.count).toBe({ 'account.removed': 3, 'post.deleted': 6, 'business.givenUp': 0 }[type])
  },
)

test('a removal against an answer, and two edits, leave one truth', async () => {
  const { reader, stranger, postID } = await people()
  const { commentID } = await said(reader, 'post', postID)
  const answers = await Promise.all([
    call('DELETE', `/social/comments/${commentID}`, reader, {}),
    ...Array.from({ length: 6 }, () => say(stranger, 'comment', commentID, { content: 'Answer' })),
    call('PUT', `/social/comments/${commentID}`, reader, { content: 'One' }),
    call('PUT', `/social/comments/${commentID}`, reader, { content: 'Two' }),
  ])
  expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true)
  expect(await below(postID)).toMatchObject({ total: 0, comments: [] })
  expect(((await show(postID)).data as PostEntry).comments).toBe(0)
})

test('fifty comments cost as many statements as one', async () => {
  const { reader, postID } = await people()
  const asked = (size: number) =>
    statementsOf(database, (counted) =>
      commentsPage(counted, { session: reader, edition: 'jp', language: 'en', withheld: new Set() }, postID, {
        skip: 0,
        size,
      }),
    )
  await said(reader, 'post', postID)
  const one = await asked(5)
  for (let at = 0; at < 50; at += 1) await said(reader, 'post', postID, { content: `No. ${at}` })
  expect(await asked(50)).toBe(one)
  expect(one).toBeLessThanOrEqual(15)
})
