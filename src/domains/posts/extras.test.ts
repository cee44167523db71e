// What goes with a post besides pictures: whom it mentions, what it shares, its document, its film.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { aPost } from '../../testing/posts.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { maskOf } from '../businesses/visibility.ts'

const database = await testDatabase()
const { db, pool } = database
const { make, show, change, call, remove } = postCalls(await testApi(database), pool)
keepFilesNowhere()

const onOwn = ({ userID }: TestSession) => ({ content: 'Line 3', timelineType: 'user', timelineID: userID })
const idOf = ({ data }: { data: unknown }) => (data as { postID: string }).postID
const seen = async (id: string, as?: TestSession, edition = 'jp') =>
  (await show(id, as, { edition })).data as PostEntry
const invalid = { status: 400, name: 'InvalidInput' }
const block = (as: TestSession, resourceType: string, resourceID: string) =>
  call('POST', `/blocks/${resourceType}`, as, { resourceID })

async function mentioning() {
  const [writer, mara, reader] = [
    await aSession(db),
    await aSession(db, { firstName: 'Mara', lastName: 'Lindqvist', countryCode: 'SE' }),
    await aSession(db),
  ]
  const { businessID } = await aBusiness(db, { companyName: 'Nordhaven Motion' })
  const content = 'Thanks @Mara Lindqvist and @Nordhaven Motion.'
  const mentions = [
    { type: 'business', id: businessID },
    { type: 'user', id: mara.userID },
  ]
  const id = idOf(await make(writer, { ...onOwn(writer), content, mentions }))
  return { writer, mara, reader, businessID, id, content, mentions }
}

test('who is mentioned stands in the text by what they are called today', async () => {
  const { mara, businessID, id, content } = await mentioning()
  const told = async () => (await seen(id)).mentions
  const [user, business] = await told()
  expect(user).toMatchObject({
    type: 'user',
    id: mara.userID,
    name: 'Mara Lindqvist',
    path: `/profile/${mara.userID}`,
  })
  expect(business).toMatchObject({ type: 'business', id: businessID, name: 'Nordhaven Motion' })
  const textOf = ({ start, length }: { start: number; length: number }) =>
    content.slice(start, start + length)
  expect([user!, business!].map(textOf)).toEqual(['@Mara Lindqvist', '@Nordhaven Motion'])
  await pool.query(`update businesses set company_name = 'Nordhaven Drives' where id = $1`, [businessID])
  expect((await told())[1]).toMatchObject({ name: 'Nordhaven Drives' })
})

test('who is kept from the reader, hides or is gone is plain text for them, and a link for all others', async () => {
  const { writer, mara, reader, businessID, id } = await mentioning()
  const ids = async (as?: TestSession, edition?: string) =>
    (await seen(id, as, edition)).mentions.map((mention) => mention.id)
  await block(mara, 'user', reader.userID)
  expect(await ids(reader)).toEqual([businessID])
  expect(await ids(writer)).toEqual([mara.userID, businessID])
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('it')])
  expect(await ids(undefined, 'it')).toEqual([mara.userID])
  expect(await ids()).toEqual([mara.userID, businessID])
  await pool.query('update businesses set removed_at = now() where id = $1', [businessID])
  await pool.query('update profiles set removed_at = now() where user_id = $1', [mara.userID])
  expect(await ids()).toEqual([])
})

test('a name that is how a longer one begins takes nothing of that', async () => {
  const [writer, owner] = [await aSession(db), await aSession(db)]
  const companies = await Promise.all(
    ['Nordhaven', 'Nordhaven Motion'].map((companyName) =>
      aBusiness(db, { companyName, members: [{ userID: owner.userID, role: 'owner' }] }),
    ),
  )
  const mentions = companies.map(({ businessID: id }) => ({ type: 'business', id }))
  const content = '@Nordhaven Motion is not @Nordhaven'
  const post = await seen(idOf(await make(writer, { ...onOwn(writer), content, mentions })))
  expect(post.mentions.map(({ name, start }) => [name, start])).toEqual([
    ['Nordhaven Motion', 0],
    ['Nordhaven', 25],
  ])
})

test('nobody is mentioned who is not in the text, is not there, or is kept from the writer', async () => {
  const { writer, mara, mentions, content } = await mentioning()
  const wish = { ...onOwn(writer), content, mentions }
  for (const changes of [
    { content: 'Thanks @Mara.' },
    { mentions: [...mentions, mentions[1]] },
    { mentions: [{ type: 'user', id: randomUUID() }] },
    { mentions: [{ type: 'business', id: mara.userID }] },
  ])
    expect(await make(writer, { ...wish, ...changes })).toMatchObject(invalid)
  await block(mara, 'user', writer.userID)
  expect(await make(writer, wish)).toMatchObject(invalid)
})

test('an edit keeps those who still stand there, and says whom it names anew', async () => {
  const { writer, mara, businessID, id } = await mentioning()
  const told = async () =>
    (
      await pool.query<{ mentions: unknown[] }>(
        `select payload -> 'mentions' as mentions from outbox where payload ->> 'postID' = $1
         and payload ->> 'type' = 'post.changed' order by id`,
        [id],
      )
    ).rows.at(-1)?.mentions
  await change(writer, id, { content: 'Again: @Nordhaven Motion.', revision: 1 })
  expect((await seen(id)).mentions).toMatchObject([{ id: businessID, start: 7, length: 17 }])
  expect(await told()).toEqual([])
  const mentions = [{ type: 'user', id: mara.userID }]
  await change(writer, id, { content: 'By @Mara Lindqvist.', mentions, revision: 2 })
  expect((await seen(id)).mentions).toMatchObject([{ id: mara.userID, start: 3 }])
  expect(await told()).toEqual(mentions)
})

test('a company, a product, a certificate and another post are shown as cards, to whom meets them', async () => {
  const [writer, owner] = [await aSession(db), await aSession(db)]
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: 'Kitazawa Works',
    products: [{ name: 'Ring 6204' }],
    certificates: [{ name: 'ISO 9001', number: '1' }],
    members: [{ userID: owner.userID, role: 'owner' }],
  })
  const certificate = await pool.query<{ id: string }>('select id from certificates where business_id = $1', [
    businessID,
  ])
  const ofOwner = await aPost(db, owner, { content: 'A new line', businessID })
  const cards = [
    ['business', businessID, { name: 'Kitazawa Works', by: null }],
    ['product', productIDs[0]!, { name: 'Ring 6204', by: 'Kitazawa Works' }],
    ['certificate', certificate.rows[0]!.id, { name: 'ISO 9001', by: 'Kitazawa Works' }],
    ['post', ofOwner, { name: 'A new line', by: 'Kitazawa Works', path: `/post/${ofOwner}` }],
  ] as const
  const posts: string[] = []
  for (const [resourceType, resourceID, card] of cards) {
    const id = idOf(await make(writer, { ...onOwn(writer), shared: { resourceType, resourceID } }))
    expect((await seen(id)).shared).toMatchObject({
      type: resourceType,
      id: resourceID,
      isGone: false,
      ...card,
    })
    posts.push(id)
  }
  const gone = (as?: TestSession, edition?: string) =>
    Promise.all(posts.map(async (id) => Object.keys((await seen(id, as, edition)).shared!).length === 3))
  const reader = await aSession(db)
  await pool.query('update businesses set hidden_editions = $2 where id = $1', [businessID, maskOf('it')])
  expect(await gone(reader, 'it')).toEqual([true, true, true, true])
  expect(await gone(reader, 'jp')).toEqual([false, false, false, false])
  await block(reader, 'business', businessID)
  expect(await gone(reader)).toEqual([true, true, true, true])
  expect(await gone()).toEqual([false, false, false, false])
  await remove(owner, ofOwner)
  expect(await gone()).toEqual([false, false, false, true])
  // What is not met cannot be shared, as what never was.
  for (const [resourceType, resourceID] of cards)
    for (const id of [resourceID, randomUUID()])
      expect(
        await make(reader, { ...onOwn(reader), shared: { resourceType, resourceID: id } }),
      ).toMatchObject({
        ...invalid,
      })
})

test('a PDF goes along under its name, a film by its address, and nothing else in their place', async () => {
  const person = await aSession(db)
  async function anUpload(document: boolean) {
    const fileID = await aFile(pool, {
      userID: person.userID,
      businessID: null,
      purpose: 'userFile',
      document,
    })
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await pool.query('update files set token_hash = $2 where file_id = $1', [fileID, hash])
    return { fileID, token }
  }
  const { fileID, token } = await anUpload(true)
  const video = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }
  const document = { token, name: 'Line 3 <data>.pdf' }
  const id = idOf(await make(person, { ...onOwn(person), document, video }))
  const { url } = (await seen(id)).document!
  expect(await seen(id)).toMatchObject({ document: { name: 'Line 3 <data>.pdf' }, video })
  expect(url).toContain(addressOfFile(fileID).split('/').at(-2))
  const picture = await anUpload(false)
  expect(await make(person, { ...onOwn(person), document: { token: picture.token } })).toMatchObject(invalid)
  for (const other of ['https://example.com/film', '/media/demo/film.webm', 'javascript:alert(1)', ''])
    expect(await make(person, { ...onOwn(person), video: { url: other } })).toMatchObject(invalid)
})
