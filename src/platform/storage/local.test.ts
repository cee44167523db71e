import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  mkdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { uuidv7 } from '../ids.ts'
import { Readable } from 'node:stream'
import { MalformedForm, readForm } from './form.ts'
import { localStorage } from './local.ts'
import { serveLocalStorage } from './local-server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-store-'))
const storage = localStorage({ folder, secret: 'only for tests', origin: '' })
const app = testServer('loopback')
let port: number
let origin: string
beforeAll(async () => {
  serveLocalStorage(app, storage, 1_000)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const sign = (change = {}) =>
  storage.signPost({
    key: `incoming/${uuidv7()}`,
    contentType: 'image/png',
    maxBytes: 1_000,
    seconds: 60,
    ...change,
  })
const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

async function post(body: RequestInit['body'], headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/media/uploads`, { method: 'POST', body: body ?? null, headers })
  return [response.status, /<Code>(\w+)</.exec(await response.text())?.[1]]
}
function formOf(fields: Record<string, string>, size = 10): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(size)]))
  return form
}

test('a post as signed is kept, up to its last byte and its last moment', async () => {
  const { fields } = await sign()
  expect(await post(formOf(fields, 1_000))).toEqual([204, undefined])
  expect(await storage.sizeOf(fields['key'] ?? '')).toBe(1_000)
  expect(await storage.read(fields['key'] ?? '', 1_000)).toHaveLength(1_000)
  expect(await storage.read(fields['key'] ?? '', 999)).toBeNull()

  const late = await sign({ seconds: -1 })
  expect(await post(formOf(late.fields))).toEqual([403, 'AccessDenied'])
})

test.each([
  [1_001, 'EntityTooLarge'],
  [0, 'EntityTooSmall'],
])('%i bytes are refused with the words of S3, and nothing stays', async (size, code) => {
  const before = filesKept()
  expect(await post(formOf((await sign()).fields, size))).toEqual([400, code])
  expect(filesKept()).toBe(before)
})

test('two files, no file, a field more or a field twice are no form of ours', async () => {
  const { fields } = await sign()
  const before = filesKept()
  const twoFiles = formOf(fields)
  twoFiles.append('file', new Blob(['x']))
  const twice = formOf(fields)
  twice.append('key', fields['key'] ?? '')
  const noFile = formOf(fields)
  noFile.set('file', 'text')
  for (const form of [twoFiles, twice, noFile, formOf({ ...fields, acl: 'public-read' })])
    expect(await post(form)).toEqual([400, 'MalformedPOSTRequest'])
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  for (const body of [
    '',
    '--b',
    '--b--',
    '--b\r\n\r\n\r\n--b--',
    '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
  ])
    expect(await post(body, multipart)).toEqual([400, 'MalformedPOSTRequest'])
  const many = `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300)}--b--\r\n`
  expect(await post(many, multipart)).toEqual([400, 'MalformedPOSTRequest'])
  expect((await post('{}', { 'content-type': 'application/json' }))[0]).toBe(400)
  expect(filesKept()).toBe(before)
})

const read = (body: string, type: string) => readForm(Readable.from([Buffer.from(body)]), type)

test('a form that is hard to read is refused before it is read', async () => {
  const border = `--${'x'.repeat(30)}`
  const multipart = { 'content-type': `multipart/form-data; boundary=${border.slice(2)}` }
  const part = 'Content-Disposition: form-data; name="a"; filename="b"\r\n\r\n'
  const costly = [
    `${border}\r\n${'A: b\r\n'.repeat(2_000)}\r\nx\r\n${border}--\r\n`,
    `${border}\r\nContent-Disposition: form-data; ${'name="x"; '.repeat(1_500)}\r\n\r\nx\r\n${border}--\r\n`,
    `${border}\r\n${part}\r\n`.repeat(150) + `${border}--\r\n`,
  ]
  for (const body of costly) {
    await expect(read(body, multipart['content-type'])).rejects.toThrow(MalformedForm)
    expect(await post(body, multipart)).toEqual([400, 'MalformedPOSTRequest'])
  }
  await expect(read(`${border}\r\n${part}x\r\n${border}--`, 'multipart/form-data')).rejects.toThrow(
    MalformedForm,
  )
})

test('who dawdles with many posts keeps nobody else from theirs', async () => {
  const slow = Array.from({ length: 12 }, () => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    socket.write(
      'POST /media/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\nx',
    )
    return { socket, answered }
  })
  const told = await Promise.all(slow.slice(8).map(({ answered }) => answered))
  for (const answer of told) expect(answer).toContain('SlowDown')
  const { fields } = await sign()
  expect(await post(formOf(fields), { 'x-forwarded-for': '203.0.113.9' })).toEqual([204, undefined])
  for (const { socket } of slow) socket.destroy()
  // Their places come free again.
  await vi.waitFor(async () => expect(await post(formOf(fields))).toEqual([204, undefined]), 10_000)
})

test('what a killed process left beside a file goes with it, what is being written does not', async () => {
  const key = `incoming/${uuidv7()}`
  await storage.write(key, Buffer.from('x'), 'image/png')
  const [left, fresh] = ['left', 'fresh'].map((name) => path.join(folder, `${key}.${name}`)) as [
    string,
    string,
  ]
  for (const file of [left, fresh]) writeFileSync(file, 'half')
  utimesSync(left, new Date(0), new Date(0))
  await storage.remove(key)
  expect([left, fresh].map((file) => existsSync(file))).toEqual([false, true])
  rmSync(fresh)
})

test('a body without end is cut off at its limit', async () => {
  const socket = net.connect(port, '127.0.0.1')
  const answered = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.on('error', () => {})
  socket.write(
    'POST /media/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  const { fields } = await sign()
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const begun = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`
  socket.write(`${begun.length.toString(16)}\r\n${begun}\r\n`)
  const piece = `1000\r\n${'x'.repeat(4_096)}\r\n`
  for (let n = 0; n < 8; n++) socket.write(piece)
  expect(await answered).toContain('EntityTooLarge')
  socket.destroy()
})

test('only keys of ours are read, written or served, and no link is followed', async () => {
  for (const key of [
    '../x',
    'files/../../x',
    '/etc/passwd',
    'incoming/',
    'files/',
    'files/x/1.webp',
    `files/${uuidv7()}/a.html`,
  ])
    await expect(storage.write(key, Buffer.from('x'), 'image/webp'), key).rejects.toThrow('no key')
  const id = uuidv7()
  const secret = path.join(folder, 'secret')
  writeFileSync(secret, 'secret')
  mkdirSync(path.join(folder, 'incoming'), { recursive: true })
  symlinkSync(secret, path.join(folder, 'incoming', id))
  await expect(storage.read(`incoming/${id}`, 100)).rejects.toThrow('ELOOP')
  rmSync(path.join(folder, 'incoming', id))
  for (const at of [
    `incoming/${id}`,
    'files/secret',
    'files/../secret',
    'files/..%2fsecret',
    'files/%2e%2e/secret',
  ])
    expect((await fetch(`${origin}/media/${at}`)).status, at).toBe(404)
})

test('what is public runs nothing, is shown by any page, never changes, and goes when removed', async () => {
  const folderKey = `files/${uuidv7()}/`
  await storage.write(`${folderKey}96.webp`, Buffer.from('picture'), 'image/webp')
  await storage.write(`${folderKey}document.pdf`, Buffer.from('%PDF-'), 'application/pdf')
  const url = origin + storage.urlOf(`${folderKey}96.webp`)
  const shown = await fetch(url)
  expect([shown.status, await shown.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, s-maxage=30, immutable',
  })
  const saved = await fetch(origin + storage.urlOf(`${folderKey}document.pdf`))
  expect(saved.headers.get('content-disposition')).toBe('attachment')
  expect(saved.headers.get('content-type')).toBe('application/pdf')

  await storage.remove(folderKey)
  await storage.remove(folderKey)
  expect((await fetch(url)).status).toBe(404)
})
