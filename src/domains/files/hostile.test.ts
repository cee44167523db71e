import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredFileEntry, UploadDescriptorEntry } from '../../contract/files.ts'
import { limits } from '../../contract/limits.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer, type Changes } from '../../testing/files.ts'
import { hostileFiles, type HostileFile } from '../../testing/hostile-files.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { uuidv7 } from '../../platform/ids.ts'

const database = await testDatabase()
const server = await aFileServer(database)
let me: TestSession
let photo: Buffer
let most: number
/** What this process needed at its worst so far, in KiB: what it gave back before the end counts too. */
const mostMemory = () => process.resourceUsage().maxRSS
beforeAll(async () => {
  me = await aSession(database.db)
  photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .toBuffer()
  most = mostMemory()
})
afterAll(() => {
  // Of the server, and of what makes the bad files beside it.
  expect(mostMemory() - most).toBeLessThan(400 * 1024)
})

async function ask(contentType: string, fileSize: number): Promise<UploadDescriptorEntry> {
  const answer = await server.call(me.bearer, '/files/upload-request/user', { contentType, fileSize })
  expect(answer.status).toBe(200)
  return answer.data as UploadDescriptorEntry
}
const check = (token: string) => server.check(me.bearer, token)

const nameOf = ({ name, contentType }: HostileFile) => `${name} as ${contentType}`
const refused = hostileFiles.filter(({ becomesClean }) => !becomesClean)
const cleaned = hostileFiles.filter(({ becomesClean }) => becomesClean)

test.each(refused.map((file) => [nameOf(file), file] as const))('nothing is kept of %s', async (_, file) => {
  const bytes = await file.bytes()
  expect(bytes.length).toBeLessThanOrEqual(limits.fileBytesMax)
  const { signedPost, token } = await ask(file.contentType, bytes.length)
  expect(await server.post(signedPost, bytes)).toBe(204)
  const before = await server.keys('files/')

  const name = file.contentType === 'application/pdf' ? 'DocumentRefused' : 'FileRefused'
  expect(await check(token)).toMatchObject({ status: 422, name })

  expect(await server.keys('files/')).toEqual(before)
  expect(await server.keys('incoming/')).toEqual([])
  expect(await check(token)).toMatchObject({ status: 410 })
})

test.each([
  ['words', 'Certificate of quality'],
  ['a page of the web', '<!doctype html><title>404</title>'],
  ['a damaged PDF', '\0\0\0\0DF-1.7\n1 0 obj'],
])('%s in place of a PDF are told of as a document, not as a picture', async (_, text) => {
  const bytes = Buffer.from(text)
  const { signedPost, token } = await ask('application/pdf', bytes.length)
  expect(await server.post(signedPost, bytes)).toBe(204)
  expect(await check(token)).toMatchObject({ status: 422, name: 'DocumentRefused' })
})

test.each(cleaned.map((file) => [nameOf(file), file] as const))(
  'only the picture is kept of %s',
  async (_, file) => {
    const bytes = await file.bytes()
    expect(bytes.includes('CANARY-7319')).toBe(true)
    const { signedPost, token } = await ask(file.contentType, bytes.length)
    expect(await server.post(signedPost, bytes)).toBe(204)

    const answer = await check(token)

    expect(answer.status).toBe(200)
    const { versions } = (answer.data as { file: StoredFileEntry }).file
    expect(versions).toHaveLength(6)
    for (const { url } of versions) {
      const kept = Buffer.from(await (await fetch(server.url(url))).arrayBuffer())
      // Shorter words may stand among the pixels by chance.
      expect(kept.includes('CANARY-7319')).toBe(false)
      expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
      expect(await sharp(kept).metadata()).not.toHaveProperty('xmp')
    }
    expect(await server.keys('incoming/')).toEqual([])
  },
)

test('a photo that was taken sideways stands upright', async () => {
  const sideways = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { signedPost, token } = await ask('image/jpeg', sideways.length)
  await server.post(signedPost, sideways)
  const { file } = (await check(token)).data as { file: StoredFileEntry }
  expect(file.versions.at(-1)).toMatchObject({ width: 200, height: 400 })
})

test('500 KB and one byte never arrive, however they are declared', async () => {
  const large = Buffer.concat([photo, Buffer.alloc(limits.fileBytesMax + 1 - photo.length)])
  const { signedPost, token } = await ask('image/jpeg', limits.fileBytesMax)
  expect(await server.post(signedPost, large)).toBe(400)
  expect(await server.post(signedPost, Buffer.alloc(5_000_000))).toBe(400)
  expect(await server.keys('incoming/')).toEqual([])
  expect(await check(token)).toMatchObject({ status: 409 })
})

test('a file of another size than was said is refused', async () => {
  const { signedPost, token } = await ask('image/jpeg', 10_000)
  expect(await server.post(signedPost, Buffer.concat([photo, Buffer.alloc(400_000)]))).toBe(204)
  expect(await check(token)).toMatchObject({ status: 422 })
})

const forms: [string, (fields: Record<string, string>) => Changes][] = [
  ['another upload’s key', () => ({ key: `incoming/${uuidv7()}` })],
  ['a public key', () => ({ key: `files/${uuidv7()}/512.webp` })],
  ['a key that leads elsewhere', () => ({ key: 'incoming/../../../../tmp/millwright-planted' })],
  ['another type', () => ({ 'Content-Type': 'text/html' })],
  ['no type', () => ({ 'Content-Type': null })],
  ['no policy', () => ({ Policy: null })],
  ['no signature', () => ({ 'X-Signature': null, 'X-Amz-Signature': null })],
  ['a wrong signature', () => ({ 'X-Signature': '0'.repeat(64), 'X-Amz-Signature': '0'.repeat(64) })],
  ['a wish to be public', () => ({ acl: 'public-read' })],
  ['a redirect', () => ({ success_action_redirect: 'https://elsewhere.example/' })],
  [
    'a larger size in the policy',
    (fields) => ({
      Policy: Buffer.from(
        Buffer.from(fields['Policy'] ?? '', 'base64')
          .toString()
          .replace('512000', '99000000'),
      ).toString('base64'),
    }),
  ],
]
test.each(forms)('a form with %s is refused', async (_, changes) => {
  const { signedPost, token } = await ask('image/jpeg', photo.length)
  const before = await server.keys('')
  const status = await server.post(signedPost, photo, changes(signedPost.fields))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await server.keys('')).toEqual(before)
  expect(await check(token)).toMatchObject({ status: 409 })
})

test('an empty file is refused', async () => {
  const { signedPost } = await ask('image/jpeg', 1)
  expect(await server.post(signedPost, Buffer.alloc(0))).toBe(400)
})

test('nobody reads what was not checked', async () => {
  const { signedPost } = await ask('image/jpeg', photo.length)
  expect(await server.post(signedPost, photo)).toBe(204)
  const key = signedPost.fields['key'] ?? ''
  const tried = await fetch(server.url(server.storage.urlOf(key)))
  expect([403, 404]).toContain(tried.status)
})
