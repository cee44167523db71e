// People and companies who are named in comments: as in posts, of those alone whom reader and writer meet.
import { expect, test } from 'vitest'
import type { CommentEntry } from '../../contract/comments.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { maskOf } from '../businesses/visibility.ts'

const database = await testDatabase()
const { db, pool } = database
const { call } = postCalls(await testApi(database), pool)

type Named = { type: 'user' | 'business'; id: string }

const say = (as: TestSession, resourceID: string, content: string, mentions: Named[]) =>
  call('POST', '/social/comments/make-comment', as, { resourceType: 'post', resourceID, content, mentions })
const first = async (id: string, as?: TestSession, edition = 'jp') => {
  const { data } = await call('GET', `/social/comments/${id}`, as, undefined, { edition })
  return (data as { comments: CommentEntry[] }).comments[0]!
}

async function people() {
  const [writer, mara, stranger] = [
    await aSession(db),
    await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist' }),
    await aSession(db),
  ]
  const { businessID } = await aBusiness(db, {
    companyName: 'Toyama Tubes',
    members: [{ userID: stranger.userID, role: 'owner' }],
  })
  const postID = await aPost(db, writer)
  const named: Named[] = [
    { type: 'user', id: mara.userID },
    { type: 'business', id: businessID },
  ]
  return { writer, mara, stranger, businessID, postID, named }
}
const content = 'Ask @Mara Lindqvist of @Toyama Tubes.'

test('who is named stands there as a link, by what they are called today', async () => {
  const { writer, businessID, mara, postID, named } = await people()
  const { status, data } = await say(writer, postID, content, named)
  expect([status, (data as CommentEntry).mentions.length]).toEqual([200, 2])
  await pool.query("update businesses set company_name = 'Toyama Pipes' where id = $1", [businessID])
  expect((await first(postID)).mentions).toEqual([
    {
      type: 'user',
      id: mara.userID,
      name: 'Mara Lindqvist',
      path: `/profile/${mara.userID}`,
      start: 4,
      length: 15,
    },
    {
      type: 'business',
      id: businessID,
      name: 'Toyama Pipes',
      path: `/business/Toyama-Pipes-${businessID}/`,
      start: 23,
      length: 13,
    },
  ])
})

test('nobody is named whom the text does not name, or whom the writer does not meet; all alike', async () => {
  const { writer, mara, postID, named, businessID } = await people()
  const refused = { status: 400, name: 'InvalidInput' }
  expect(await say(writer, postID, 'Ask somebody.', named)).toMatchObject(refused)
  await call('POST', '/blocks/user', mara, { resourceID: writer.userID })
  expect(await say(writer, postID, content, [named[0]!])).toMatchObject(refused)
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  expect(await say(writer, postID, content, [named[1]!])).toMatchObject(refused)
  expect(await say(writer, postID, content, [])).toMatchObject({ status: 200 })
  expect((await first(postID)).mentions).toEqual([])
})

test('whom the reader does not meet stays plain text', async () => {
  const { writer, mara, stranger, postID, named, businessID } = await people()
  await say(writer, postID, content, named)
  const namesFor = async (as?: TestSession, edition?: string) =>
    (await first(postID, as, edition)).mentions.map(({ name }) => name)
  expect(await namesFor()).toEqual(['Mara Lindqvist', 'Toyama Tubes'])
  await call('POST', '/blocks/user', stranger, { resourceID: mara.userID })
  expect(await namesFor(stranger)).toEqual(['Toyama Tubes'])
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('jp')])
  expect(await namesFor()).toEqual(['Mara Lindqvist'])
  expect(await namesFor(undefined, 'de')).toHaveLength(2)
})

test('of a text that is changed those stay who still stand in it', async () => {
  const { writer, postID, named } = await people()
  const { data } = await say(writer, postID, content, named)
  const change = (body: object) =>
    call('PUT', `/social/comments/${(data as CommentEntry).commentID}`, writer, body)
  await change({ content: 'Better ask @Toyama Tubes.' })
  expect((await first(postID)).mentions).toMatchObject([{ name: 'Toyama Tubes', start: 11 }])
  await change({ content: 'Better ask @Mara Lindqvist.', mentions: [named[0]] })
  expect((await first(postID)).mentions).toMatchObject([{ name: 'Mara Lindqvist', start: 11 }])
})
