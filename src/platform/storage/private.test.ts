// What only its owner may fetch: the same on a folder and on the S3 server that the surroundings name (npm run check:s3).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBucket } from '../../testing/bucket.ts'
import { testServer } from '../../testing/server.ts'
import { uuidv7 } from '../ids.ts'
import { localStorage } from './local.ts'
import { serveLocalStorage } from './local-server.ts'
import { savedAs, type Storage } from './storage.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-private-'))
const app = testServer()
const local = localStorage({ folder: path.join(folder, 'kept'), secret: 'only for tests', origin: '' })
const bucket = await aBucket()
const storage: Storage = bucket?.storage ?? local
let origin: string
beforeAll(async () => {
  serveLocalStorage(app, local, 1_000)
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await bucket?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const wish = { seconds: 300, fileName: 'Kitazawa 2026 「全」.zip', contentType: 'application/zip' }
const bytes = Buffer.alloc(3_000_000, 'millwright ')

async function kept(): Promise<string> {
  const key = `exports/${uuidv7()}/${uuidv7()}.zip`
  const file = path.join(folder, 'made')
  writeFileSync(file, bytes, { mode: 0o600 })
  await storage.writeFrom(key, file, 'application/zip')
  return key
}
const get = (address: string) => fetch(new URL(address, origin))
const statusOf = async (address: string) => {
  const response = await get(address)
  await response.arrayBuffer()
  return response.status
}

test('a signed address saves the file under its name, and nobody on the way keeps it', async () => {
  const key = await kept()
  const response = await get(await storage.signGet(key, wish))
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toBe(savedAs(wish.fileName))
  expect(savedAs(wish.fileName)).toBe(
    `attachment; filename="Kitazawa_2026_.zip"; filename*=UTF-8''Kitazawa%202026%20%E3%80%8C%E5%85%A8%E3%80%8D.zip`,
  )
})

test.skipIf(bucket)('the folder’s own answer is nothing that a browser would open', async () => {
  const response = await get(await storage.signGet(await kept(), wish))
  await response.arrayBuffer()
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'referrer-policy': 'no-referrer',
  })
})

test('without a signature, with another’s, changed or too late there is nothing', async () => {
  const [key, other] = [await kept(), await kept()]
  const url = await storage.signGet(key, wish)
  const bare = url.split('?')[0] ?? ''
  const query = url.split('?')[1] ?? ''
  const refused = bucket ? 403 : 404
  expect(await statusOf(bare)).toBe(refused)
  expect(await statusOf(`${bare.replace(key, other)}?${query}`)).toBe(refused)
  expect(await statusOf(url.slice(0, -1) + (url.endsWith('0') ? '1' : '0'))).toBe(refused)
  expect(await statusOf(url)).toBe(200)
})

test.skipIf(bucket)(
  'a pass that we did not sign, that ran out, or that was signed for a post opens nothing',
  async () => {
    const key = await kept()
    const url = new URL(await local.signGet(key, wish), origin)
    const pass = JSON.stringify({ ...wish, key, expiration: '2999-01-01T00:00:00.000Z' })
    const textOf = (forged: string) => Buffer.from(forged).toString('base64url')
    const signed = (text: string, signature: string | null) =>
      statusOf(`${url.pathname}?pass=${text}&signature=${signature}`)
    for (const forged of [pass, '', '{}', 'null'])
      expect(await signed(textOf(forged), url.searchParams.get('signature'))).toBe(404)
    expect(await statusOf(await local.signGet(key, { ...wish, seconds: -1 }))).toBe(404)
    expect(await signed(textOf(pass), local.signatureOf(textOf(pass)))).toBe(404)
    expect(await signed(textOf(pass), local.passSignatureOf(textOf(pass)))).toBe(200)
  },
)

test.runIf(bucket)('an address runs out', async () => {
  const url = await storage.signGet(await kept(), { ...wish, seconds: 1 })
  await expect.poll(() => statusOf(url), { timeout: 10_000 }).toBe(403)
})

test('what was removed is gone for those who have an address', async () => {
  const key = await kept()
  const url = await storage.signGet(key, wish)
  await storage.remove(key.slice(0, key.lastIndexOf('/') + 1))
  expect(await statusOf(url)).toBe(404)
  expect(await storage.sizeOf(key)).toBeNull()
})

test.skipIf(bucket)('no other key has an address', async () => {
  for (const key of ['../x', 'exports/', 'exports/x/y.zip', `exports/${uuidv7()}/${uuidv7()}.html`])
    await expect(local.signGet(key, wish), key).rejects.toThrow('no key')
})
