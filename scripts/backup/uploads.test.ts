// A folder that is copied, and a bucket that keeps versions where the surroundings name an S3 server (npm run check:s3).
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aBucket } from '../../src/testing/bucket.ts'
import { uuidv7 } from '../../src/platform/ids.ts'
import { copiedFolder } from './copied.ts'
import { lookAfterUploads, openUploads, uploadsAt, writeInto } from './uploads.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-copied-'))
afterAll(() => rmSync(folder, { recursive: true }))
const passphrase = 'only for tests, and long enough to be taken'
let at: (name: string) => string
let [files, copy] = ['', '']
let count = 0

beforeEach(() => {
  const own = path.join(folder, String(count++))
  at = (name) => path.join(own, name)
  ;[files, copy] = [at('files'), at('copy')]
  mkdirSync(files, { recursive: true })
})

const hours = (number: number) => Date.parse('2026-11-29T00:00:00Z') + number * 3_600_000

/** Puts bytes at a key of the folder, at an hour. */
function put(key: string, text: string, hour: number): void {
  const file = path.join(files, key)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, new Date(hours(hour)), new Date(hours(hour)))
}

test('a folder can be had back as it was at each moment', async () => {
  const [first, second, head] = [
    `files/${uuidv7()}/1.webp`,
    `attachments/${uuidv7()}/original`,
    'audit-heads/2026-11-29.json',
  ]
  const copied = copiedFolder(copy, passphrase)
  put(first, 'first', 1)
  put(head, 'head', 1)
  put(`incoming/${uuidv7()}`, 'under way', 1)
  expect(copied.copy(files, hours(1))).toEqual({ copied: 2, bytes: 9, gone: 0 })
  expect(copied.copy(files, hours(2))).toEqual({ copied: 0, bytes: 0, gone: 0 })
  put(second, 'second', 3)
  put(head, 'more', 3)
  expect(copied.copy(files, hours(3))).toMatchObject({ copied: 2 })
  const apart = first.replace('files/', 'withheld/')
  mkdirSync(path.dirname(path.join(files, apart)), { recursive: true })
  renameSync(path.join(files, first), path.join(files, apart))
  rmSync(path.join(files, second))
  expect(copied.copy(files, hours(5))).toMatchObject({ copied: 1, gone: 2 })

  const uploads = (await openUploads({ UPLOADS_COPY: copy, BACKUP_PASSPHRASE: passphrase }))!
  const shown = async (hour: number) => {
    const into = at(`at-${hour}`)
    await writeInto(into, uploads, uploadsAt(await uploads.versions(), hours(hour)))
    const keys = [first, second, head, apart]
    return keys.map((key) => {
      const file = path.join(into, key)
      return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : undefined
    })
  }
  expect(await shown(0)).toEqual([undefined, undefined, undefined, undefined])
  // What was moved keeps its time, so it also lies where nobody looks yet.
  expect(await shown(2)).toEqual(['first', undefined, 'head', 'first'])
  expect(await shown(4)).toEqual(['first', 'second', 'more', 'first'])
  expect(await shown(6)).toEqual([undefined, undefined, 'more', 'first'])
})

test('the copy is encrypted, and a flipped bit, another file in its place and another passphrase are found', () => {
  const copied = copiedFolder(copy, passphrase)
  const [first, second] = [uuidv7(), uuidv7()].map((id) => `files/${id}/1.webp`) as [string, string]
  put(first, 'a secret of somebody', 1)
  put(second, 'another secret', 1)
  copied.copy(files)
  expect(copied.faults()).toEqual([])
  const [one, other] = copied.versions().map(({ id }) => path.join(copy, 'objects', id.slice(0, 2), id)) as [
    string,
    string,
  ]
  const bytes = readFileSync(one)
  expect(bytes.includes('secret')).toBe(false)
  const flipped = Buffer.from(bytes)
  flipped[20] = flipped[20]! ^ 1
  writeFileSync(one, flipped)
  expect(copied.faults()).toHaveLength(1)
  writeFileSync(one, readFileSync(other))
  expect(copied.faults()).toHaveLength(1)
  rmSync(one)
  expect(copied.faults()).toHaveLength(1)
  writeFileSync(one, bytes)
  expect(copied.faults()).toEqual([])
  expect(() => copiedFolder(copy, `${passphrase}!`)).toThrow('is not the one')
})

test('what went long ago is let go, with what nobody else names', () => {
  const copied = copiedFolder(copy, passphrase)
  const [left, stays, twin] = [uuidv7(), uuidv7(), uuidv7()].map((id) => `files/${id}/1.webp`) as [
    string,
    string,
    string,
  ]
  put(left, 'left', 1)
  put(stays, 'the same bytes', 1)
  put(twin, 'the same bytes', 1)
  copied.copy(files, hours(1))
  rmSync(path.join(files, left))
  rmSync(path.join(files, twin))
  copied.copy(files, hours(2))
  expect(copied.forget(hours(34 * 24))).toBe(0)
  expect(copied.forget(hours(37 * 24))).toBe(1)
  expect(copied.forget(hours(37 * 24))).toBe(0)
  expect(copied.versions().map(({ key }) => key)).toEqual([stays])
  expect(copied.faults()).toEqual([])
})

test('without a bucket, a copy and its passphrase nothing is kept, and that is said', async () => {
  await expect(lookAfterUploads({})).rejects.toThrow('nobody keeps the uploads')
  await expect(lookAfterUploads({ UPLOADS_COPY: copy })).rejects.toThrow('BACKUP_PASSPHRASE is missing')
  const settings = { UPLOADS_COPY: copy, BACKUP_PASSPHRASE: passphrase }
  await expect(lookAfterUploads({ ...settings, DATA_FOLDER: at('none') })).rejects.toThrow(
    'There is no folder',
  )
  put(`files/${uuidv7()}/1.webp`, 'x', 1)
  expect(await lookAfterUploads({ ...settings, DATA_FOLDER: at('') })).toEqual({
    isWell: true,
    text: '1 files copied (1 B), 0 gone, 0 forgotten.',
  })
})

const named = await aBucket({ keepsVersions: true })
for (const bucket of named ? [named] : []) {
  afterAll(() => bucket.remove())

  test('a bucket shows again what it showed at a moment, and nothing is lost by that', async () => {
    const { storage } = bucket
    const [stays, left, later] = [uuidv7(), uuidv7(), uuidv7()].map((id) => `files/${id}/1.webp`) as [
      string,
      string,
      string,
    ]
    const write = (key: string, text: string) => storage.write(key, Buffer.from(text), 'image/webp')
    const read = async (key: string) => (await storage.read(key, 100))?.toString()
    await write(stays, 'stays')
    await write(left, 'left')
    await storage.remove(left)
    await write(later, 'later')

    const uploads = (await openUploads(bucket.settings))!
    const versions = await uploads.versions()
    expect(versions.filter(({ key, isGone }) => key === left && isGone)).toHaveLength(1)
    const now = Math.max(...versions.map((version) => version.at))
    // Within a minute, what was removed counts as there: it comes back, with type and caching.
    expect(await uploads.putBack!(now)).toEqual({ same: 2, broughtBack: 1, setAside: 0 })
    expect(await Promise.all([stays, left, later].map(read))).toEqual(['stays', 'left', 'later'])
    expect(await uploads.putBack!(now)).toEqual({ same: 3, broughtBack: 0, setAside: 0 })
    // Long before, nothing was there; and all of it comes back again.
    expect(await uploads.putBack!(now - 3_600_000)).toEqual({ same: 0, broughtBack: 0, setAside: 3 })
    expect(await Promise.all([stays, left, later].map(read))).toEqual([undefined, undefined, undefined])
    expect(await uploads.putBack!(now)).toEqual({ same: 0, broughtBack: 3, setAside: 0 })
    expect(await Promise.all([stays, left, later].map(read))).toEqual(['stays', 'left', 'later'])

    await writeInto(at('bucket'), uploads, uploadsAt(await uploads.versions(), now))
    expect(readFileSync(path.join(at('bucket'), left), 'utf8')).toBe('left')
    expect(await lookAfterUploads(bucket.settings)).toEqual({
      isWell: true,
      text: expect.stringContaining('keeps what is removed for ever'),
    })
    uploads.close()
  })
}
