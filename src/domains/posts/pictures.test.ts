// The pictures of a post: uploads of who writes it, whomever they write as; they leave with it.
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PostEntry } from '../../contract/posts.ts'
import { limits } from '../../contract/limits.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addressOfFile, aFile, keepFilesNowhere } from '../../testing/pictures.ts'
import { postCalls } from '../../testing/post-calls.ts'
import { testLog } from '../../testing/server.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { endRemoved } from './removal.ts'

const database = await testDatabase()
const { db, pool } = database
const { make, show, remove } = postCalls(await testApi(database), pool)
keepFilesNowhere()

type Upload = { fileID: string; token: string }

/** A checked upload of a person, or of somebody for a company, by the token of its check. */
async function anUpload(
  { userID }: TestSession,
  businessID: string | null = null,
  document = false,
): Promise<Upload> {
  const purpose = businessID === null ? 'userFile' : 'businessFile'
  const fileID = await aFile(pool, { userID, businessID, purpose, document })
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await pool.query('update files set token_hash = $2 where file_id = $1', [fileID, hash])
  return { fileID, token }
}

const onOwn = ({ userID }: TestSession) => ({ content: 'Line 3', timelineType: 'user', timelineID: userID })
const placeOf = async ({ fileID }: Upload) =>
  (await pool.query('select owner_type, owner_id, place from files where file_id = $1', [fileID])).rows[0]

test('nine pictures stand in the order in which they were given, each with what it shows', async () => {
  const person = await aSession(db)
  const uploads = await Promise.all(Array.from({ length: limits.postPicturesMax }, () => anUpload(person)))
  const pictures = uploads.map(({ token }, at) => ({ token, alt: at === 3 ? '' : `Picture no. ${at}` }))
  const made = await make(person, { ...onOwn(person), pictures })
  const { postID } = made.data as { postID: string }
  const post = (await show(postID)).data as PostEntry
  expect(post.pictures.map(({ url, alt }) => ({ url, alt }))).toEqual(
    uploads.map(({ fileID }, at) => ({
      url: addressOfFile(fileID),
      alt: at === 3 ? '' : `Picture no. ${at}`,
    })),
  )
  expect(post.body.picture).toEqual(post.pictures[0])
  expect(await placeOf(uploads[2]!)).toEqual({
    owner_type: 'user',
    owner_id: person.userID,
    place: `post:${postID}:2`,
  })
})

test('a person shows in the name of a company what they, or its people, uploaded; nobody shows what is another’s', async () => {
  const [member, colleague, stranger] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, {
    members: [
      { userID: member.userID, role: 'member' },
      { userID: colleague.userID, role: 'owner' },
    ],
  })
  const { businessID: other } = await aBusiness(db, { members: [{ userID: member.userID, role: 'owner' }] })
  const asCompany = { content: 'Line 3', timelineType: 'business', timelineID: businessID, businessID }
  const post = (as: TestSession, body: object, { token }: Upload) =>
    make(as, { ...body, pictures: [{ token }] })

  const own = await anUpload(member)
  expect(await post(member, asCompany, own)).toMatchObject({ status: 200 })
  expect(await placeOf(own)).toMatchObject({ owner_type: 'business', owner_id: businessID })
  expect(await post(member, asCompany, await anUpload(member, businessID))).toMatchObject({ status: 200 })
  for (const [as, body, upload] of [
    // In use already.
    [member, onOwn(member), own],
    // Of another company, of a company for a person, of somebody else, of nobody.
    [member, asCompany, await anUpload(member, other)],
    [member, onOwn(member), await anUpload(member, businessID)],
    [stranger, onOwn(stranger), await anUpload(member)],
    [stranger, onOwn(stranger), { fileID: '', token: 'x'.repeat(43) }],
  ] as const)
    expect(await post(as, body, upload)).toMatchObject({ status: 410, name: 'UploadOver' })
  // A document is no picture.
  expect(await post(member, onOwn(member), await anUpload(member, null, true))).toMatchObject({ status: 400 })
  // What was refused has placed nothing.
  const two = [await anUpload(member), await anUpload(stranger)]
  expect(
    await make(member, { ...onOwn(member), pictures: two.map(({ token }) => ({ token })) }),
  ).toMatchObject({
    status: 410,
  })
  expect(await placeOf(two[0]!)).toMatchObject({ place: null })
})

test('two posts that want the same picture at once: one has it, the other is refused whole', async () => {
  const person = await aSession(db)
  const uploads = [await anUpload(person), await anUpload(person)]
  const wish = (order: Upload[]) => ({ ...onOwn(person), pictures: order.map(({ token }) => ({ token })) })
  const answers = await Promise.all([make(person, wish(uploads)), make(person, wish(uploads.toReversed()))])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('the pictures leave when the post can no longer be restored, and with the account', async () => {
  const [person, leaving] = [await aSession(db), await aSession(db)]
  const [kept, gone, left] = [await anUpload(person), await anUpload(person), await anUpload(leaving)]
  const write = async (as: TestSession, { token }: Upload) =>
    ((await make(as, { ...onOwn(as), pictures: [{ token }] })).data as { postID: string }).postID
  const [young, old] = [await write(person, kept), await write(person, gone)]
  await write(leaving, left)
  await remove(person, young)
  await remove(person, old)
  await pool.query(`update posts set removed_at = now() - interval '31 days' where post_id = $1`, [old])
  await endRemoved(db)
  expect(await placeOf(kept)).toMatchObject({ place: `post:${young}:0` })
  expect(await placeOf(gone)).toMatchObject({ place: null })
  await pool.query(
    `insert into outbox (id, type, payload) values (gen_random_uuid(), 'account.removed',
      jsonb_build_object('type', 'account.removed', 'userID', $1::text))`,
    [leaving.userID],
  )
  await deliverAll(db, domainListeners, testLog)
  expect(await placeOf(left)).toMatchObject({ place: null })
})
