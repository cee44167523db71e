import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StoredFileEntry, UploadDescriptorEntry } from '../../contract/files.ts'
import { sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import { aDrawingPdf } from '../../testing/attachments.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findLiveSession } from '../accounts/live-session.ts'
import { endOneSession } from '../accounts/sessions.ts'
import { requestUpload } from './requests.ts'
import { validateUpload } from './validation.ts'

const database = await testDatabase()
const { db } = database
const server = await aFileServer(database)
let me: TestSession
let photo: Buffer
beforeAll(async () => {
  me = await aSession(db)
  photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .toBuffer()
})

const wish = (bytes: Uint8Array, contentType = 'image/jpeg') => ({ contentType, fileSize: bytes.length })

async function asked(at: string, body: object, bearer = me.bearer): Promise<UploadDescriptorEntry> {
  const answer = await server.call(bearer, at, body)
  expect(answer).toMatchObject({ status: 200 })
  return answer.data as UploadDescriptorEntry
}
const askPhoto = () => asked('/user/profile-photo/upload-request', wish(photo))
const check = (token: string, at = '/user/profile-photo/upload-validate', bearer = me.bearer) =>
  server.check(bearer, token, at)

test.each(['profile', 'cover'])('a %s photo is signed for, posted, checked and shown', async (kind) => {
  const { signedPost, token } = await asked(`/user/${kind}-photo/upload-request`, wish(photo))
  expect(await server.post(signedPost, photo)).toBe(204)

  const answer = await check(token, `/user/${kind}-photo/upload-validate`)

  expect(answer.status).toBe(200)
  const { file } = answer.data as { file: StoredFileEntry }
  expect(file.colour).toMatch(/^#[0-3][0-9a-f][3-6][0-9a-f][7-9][0-9a-f]$/)
  expect(file.versions.map(({ width, height, type }) => [width, height, type])).toEqual([
    [96, 96, 'image/avif'],
    [96, 96, 'image/webp'],
    [256, 256, 'image/avif'],
    [256, 256, 'image/webp'],
    [512, 512, 'image/avif'],
    [512, 512, 'image/webp'],
    [640, 640, 'image/webp'],
  ])
  expect(file.url).toBe(file.versions.at(-1)?.url)
  for (const version of file.versions) {
    const shown = await fetch(server.url(version.url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, version.type])
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([width, height]).toEqual([version.width, version.height])
  }
  expect(await server.keys(`incoming/`)).toEqual([])
})

test('the form allows one key, one type, a size and five minutes, and nothing else', async () => {
  const { signedPost } = await askPhoto()
  const policy = JSON.parse(Buffer.from(signedPost.fields['Policy'] ?? '', 'base64').toString()) as {
    expiration: string
    conditions: unknown[]
  }
  const left = Date.parse(policy.expiration) - Date.now()
  expect(left).toBeGreaterThan(200_000)
  expect(left).toBeLessThanOrEqual(300_000)
  expect(policy.conditions).toContainEqual(['content-length-range', 1, limits.fileBytesMax])
  expect(policy.conditions).toContainEqual({ key: signedPost.fields['key'] })
  expect(signedPost.fields['key']).toMatch(/^incoming\/[0-9a-f-]{36}$/)
})

test('a visitor may neither ask nor check', async () => {
  for (const at of ['/user/profile-photo/upload-request', '/files/upload-request/user'])
    expect(await server.call(undefined, at, wish(photo))).toMatchObject({
      status: 401,
      name: 'TokenNotFound',
    })
  const { token } = await askPhoto()
  expect(await check(token, undefined, '')).toMatchObject({ status: 401 })
})

test.each([
  ['too large', { contentType: 'image/jpeg', fileSize: limits.fileBytesMax + 1 }],
  ['empty', { contentType: 'image/jpeg', fileSize: 0 }],
  ['a drawing that can hold scripts', { contentType: 'image/svg+xml', fileSize: 100 }],
  ['a document as a photo', { contentType: 'application/pdf', fileSize: 100 }],
  ['with a key of its own', { contentType: 'image/png', fileSize: 100, key: 'files/mine' }],
])('nothing is signed for what is %s', async (_, body) => {
  expect(await server.call(me.bearer, '/user/profile-photo/upload-request', body)).toMatchObject({
    status: 400,
    name: 'InvalidInput',
  })
})

test('before the post there is nothing to check, and the token stays good', async () => {
  const { signedPost, token } = await askPhoto()
  expect(await check(token)).toMatchObject({ status: 409, name: 'FileNotArrived' })
  expect(await server.post(signedPost, photo)).toBe(204)
  expect(await check(token)).toMatchObject({ status: 200 })
})

test('a token is good once, whoever comes together', async () => {
  const { signedPost, token } = await askPhoto()
  await server.post(signedPost, photo)
  const answers = await Promise.all(Array.from({ length: 5 }, () => check(token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410])
  expect(await check(token)).toMatchObject({ status: 410, name: 'UploadOver' })
})

test('a token is its owner’s, for its purpose, for ten minutes', async () => {
  const stranger = await aSession(db)
  const { signedPost, token } = await askPhoto()
  await server.post(signedPost, photo)
  const unknown = 'A'.repeat(43)
  const refusal = await check(unknown)
  expect(refusal).toMatchObject({ status: 404, name: 'NotFound' })
  expect(await check(token, undefined, stranger.bearer)).toEqual(refusal)
  expect(await check(token, '/user/cover-photo/upload-validate')).toEqual(refusal)
  expect(await check(token, '/files/upload-validate')).toEqual(refusal)
  await sql`update files set expires_at = now() where status = 'requested'`.execute(db)
  expect(await check(token)).toMatchObject({ status: 410, name: 'UploadOver' })
})

test('a hundred uploads a day, counted in a race', async () => {
  const busy = await aSession(db)
  const ask = () => server.call(busy.bearer, '/user/cover-photo/upload-request', wish(photo))
  await ask()
  await sql`update file_quotas set requests = 95 where user_id = ${busy.userID}`.execute(db)
  const answers = await Promise.all(Array.from({ length: 12 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ name }) => name === 'TooManyRequests')).toHaveLength(7)
})

test('everybody of a business brings files into it, until they are none any more', async () => {
  const [member, stranger] = [await aSession(db), await aSession(db)]
  const { businessID } = await aBusiness(db, { members: [{ userID: member.userID, role: 'member' }] })
  const body = { ...wish(photo), businessID }
  const at = '/files/upload-request/business'
  expect(await server.call(stranger.bearer, at, body)).toMatchObject({ status: 404, name: 'NotFound' })

  const [first, second] = [await asked(at, body, member.bearer), await asked(at, body, member.bearer)]
  for (const { signedPost } of [first, second]) expect(await server.post(signedPost, photo)).toBe(204)
  expect(await check(first.token, '/files/upload-validate', member.bearer)).toMatchObject({ status: 200 })
  await sql`delete from business_members where user_id = ${member.userID}`.execute(db)
  expect(await check(second.token, '/files/upload-validate', member.bearer)).toMatchObject({ status: 404 })
  expect(await server.call(member.bearer, at, body)).toMatchObject({ status: 404, name: 'NotFound' })
})

test('a document is saved, never shown', async () => {
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  )
  const { signedPost, token } = await asked('/files/upload-request/user', wish(pdf, 'application/pdf'))
  expect(await server.post(signedPost, pdf)).toBe(204)
  const answer = await check(token, '/files/upload-validate')
  const { file } = answer.data as { file: StoredFileEntry }
  expect(file).toMatchObject({ versions: [], colour: null })
  const saved = await fetch(server.url(file.url))
  expect([saved.status, saved.headers.get('content-disposition')]).toEqual([200, 'attachment'])
  expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true)
})

test('decision 62: the PDF of a certificate may be larger than a picture, up to 5 MB and not a byte more', async () => {
  const member = await aSession(db)
  const { businessID } = await aBusiness(db, { members: [{ userID: member.userID, role: 'owner' }] })
  const at = '/files/upload-request/business'
  const pdf = aDrawingPdf(3_000_000)
  expect(pdf.length).toBeGreaterThan(limits.fileBytesMax)
  const { signedPost, token } = await asked(
    at,
    { ...wish(pdf, 'application/pdf'), businessID },
    member.bearer,
  )
  expect(await server.post(signedPost, pdf)).toBe(204)
  expect(await check(token, '/files/upload-validate', member.bearer)).toMatchObject({ status: 200 })

  const most = 5 * 1_024 * 1_024
  const ask = (fileSize: number, contentType = 'application/pdf') =>
    server.call(member.bearer, at, { contentType, fileSize, businessID })
  const largest = await ask(most)
  expect(largest).toMatchObject({ status: 200 })
  expect(await ask(most + 1)).toMatchObject({ status: 400, name: 'InvalidInput' })
  expect(await ask(pdf.length, 'image/png')).toMatchObject({ status: 400, name: 'InvalidInput' })
  // Whatever was said of its size.
  const { signedPost: form } = largest.data as UploadDescriptorEntry
  expect(await server.post(form, Buffer.concat([pdf, Buffer.alloc(most + 1 - pdf.length)]))).toBe(400)
})

test('who was logged out after the call had found them asks for nothing and brings nothing in', async () => {
  const person = await aSession(db)
  const { signedPost, token } = await asked('/user/profile-photo/upload-request', wish(photo), person.bearer)
  expect(await server.post(signedPost, photo)).toBe(204)
  const found = await findLiveSession(db, person.bearer)
  await endOneSession(db, person.sessionID)

  const over = { name: 'SessionError' }
  await expect(requestUpload(db, found, 'profilePhoto', wish(photo))).rejects.toMatchObject(over)
  const check = { token, purposes: ['profilePhoto'] as const }
  await expect(validateUpload(db, found, check)).rejects.toMatchObject(over)
})
