// Slow is not bad: what a busy machine does to a good file.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { UploadDescriptorEntry } from '../../contract/files.ts'
import { testDatabase } from '../../testing/database.ts'
import { aFileServer } from '../../testing/files.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { stopPictures } from '../../testing/slow-pictures.ts'

const database = await testDatabase()
const server = await aFileServer(database)
let me: TestSession
let photo: Buffer
beforeAll(async () => {
  me = await aSession(database.db)
  photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#1d4f8c' } })
    .jpeg()
    .toBuffer()
})

async function sent(bytes = photo): Promise<string> {
  const wish = { contentType: 'image/jpeg', fileSize: bytes.length }
  const { data } = await server.call(me.bearer, '/files/upload-request/user', wish)
  const { signedPost, token } = data as UploadDescriptorEntry
  expect(await server.post(signedPost, bytes)).toBe(204)
  return token
}
const check = (token: string) =>
  fetch(`${server.origin}/api/files/upload-validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: me.bearer },
    body: JSON.stringify({ token }),
  })
const nameOf = async (answer: Response) => ((await answer.json()) as { name?: string }).name

test('a good photo that takes too long is told so, and is taken at the next try', async () => {
  const token = await sent()
  const goOn = stopPictures()
  const late = await check(token)
  expect(goOn()).toBe(1)
  expect([late.status, late.headers.get('retry-after'), await nameOf(late)]).toEqual([
    503,
    '3',
    'TookTooLong',
  ])

  expect((await check(token)).status).toBe(200)
})

test('of many good photos at once none is called bad; who is told to wait is taken afterwards', async () => {
  // One after another: whether they are received at once is another bound, on the machine's connections.
  const tokens: string[] = []
  while (tokens.length < 24) tokens.push(await sent())
  const answers = await Promise.all(tokens.map(check))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses).difference(new Set([200, 429, 503]))).toEqual(new Set())
  expect(statuses).toContain(429)
  for (const [at, answer] of answers.entries()) {
    if (answer.status === 200) continue
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await check(tokens[at]!)).status).toBe(200)
  }
})

test('a bad one is called bad, by another name for documents', async () => {
  const bad = await check(await sent(Buffer.concat([photo.subarray(0, 500), Buffer.alloc(500)])))
  expect([bad.status, await nameOf(bad)]).toEqual([422, 'FileRefused'])
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\nendobj\n%%EOF\n')
  const wish = { contentType: 'application/pdf', fileSize: bytes.length }
  const { data } = await server.call(me.bearer, '/files/upload-request/user', wish)
  const { signedPost, token } = data as UploadDescriptorEntry
  await server.post(signedPost, bytes)
  const refused = await check(token)
  expect([refused.status, await nameOf(refused)]).toEqual([422, 'DocumentRefused'])
})

test('one upload is checked ten times at most', async () => {
  const token = await sent()
  await database.pool.query(`update files set checks = 10 where status = 'requested'`)
  expect(await nameOf(await check(token))).toBe('UploadOver')
})
