// A photo or cover of a profile is a checked upload of the person's own (P2.19 and P7.4).
import { expect, test } from 'vitest'
import type { FilePurpose } from '../../contract/files.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { localStorage } from '../../platform/storage/local.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { keepFilesIn } from '../files/place.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
keepFilesIn(localStorage({ folder: 'unused', secret: 'of this test', origin: 'https://files.example' }))

/** As a checked upload leaves it: the bytes are not asked for here. */
async function aFile(userID: string, purpose: FilePurpose = 'profilePhoto', status = 'ready') {
  const fileID = uuidv7()
  const versions = [{ name: '512.webp', width: 512, height: 512, type: 'image/webp', bytes: 20_480 }]
  await pool.query(
    `insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at, versions)
     values ($1, $2, $3, 'image/png', 1000, $4, $5, now() + interval '5 minutes', case when $5 = 'ready' then now() end, $6)`,
    [fileID, userID, purpose, Buffer.from(fileID), status, JSON.stringify(versions)],
  )
  return fileID
}
const put = (session: TestSession, payload: object) =>
  api.inject({
    method: 'PUT',
    url: '/api/user/profile',
    headers: { authorization: session.bearer },
    payload,
  })
async function seen({ userID }: TestSession) {
  const answer = await api.inject({ url: `/api/user/public-profile/${userID}` })
  const { profile } = answer.json<{ data: { profile: Record<'profilePhoto' | 'coverPhoto', unknown> } }>()
    .data
  return [profile.profilePhoto, profile.coverPhoto]
}
const placesOf = async (userID: string) =>
  (
    await pool.query<{ file_id: string; place: string | null }>(
      'select file_id, place from files where user_id = $1 order by file_id',
      [userID],
    )
  ).rows.map((row) => [row.file_id, row.place])
const url = (fileID: string) => ({ url: `https://files.example/media/files/${fileID}/512.webp` })

test('a photo and a cover are shown to everybody, a newer one takes the place, an empty one leaves it', async () => {
  const session = await aSession(db)
  const [first, second] = [await aFile(session.userID), await aFile(session.userID)]
  const cover = await aFile(session.userID, 'coverPhoto')
  expect((await put(session, { profilePhoto: first })).statusCode).toBe(200)
  expect((await put(session, { coverPhoto: cover })).statusCode).toBe(200)
  expect(await seen(session)).toEqual([url(first), url(cover)])
  await put(session, { profilePhoto: second })
  expect(await seen(session)).toEqual([url(second), url(cover)])
  expect(await placesOf(session.userID)).toEqual([
    [first, null],
    [second, 'profilePhoto'],
    [cover, 'coverPhoto'],
  ])
  await put(session, { profilePhoto: '' })
  expect(await seen(session)).toEqual([null, url(cover)])
})

test('a file of somebody else, of another purpose, not checked or unknown is refused alike, and nothing changes', async () => {
  const [session, other] = [await aSession(db), await aSession(db)]
  const mine = await aFile(session.userID)
  await put(session, { profilePhoto: mine })
  const refused = [
    await aFile(other.userID),
    await aFile(session.userID, 'coverPhoto'),
    await aFile(session.userID, 'profilePhoto', 'requested'),
    uuidv7(),
  ]
  const answers = []
  for (const profilePhoto of refused) answers.push(await put(session, { profilePhoto }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await seen(session)).toEqual([url(mine), null])
  for (const profilePhoto of ['https://evil.example/x.png', 'javascript:alert(1)', '../x', 7])
    expect((await put(session, { profilePhoto })).statusCode).toBe(400)
})
