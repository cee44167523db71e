import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { zipInto } from './zip.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('texts in pieces and bytes come out as they went in, under names of any language', async () => {
  const file = path.join(folder, 'whole.zip')
  const zip = await zipInto(file)
  const picture = randomBytes(70_000)
  async function* pieces() {
    for (let at = 0; at < 300; at += 1) yield `${at} 日本語 ${'x'.repeat(1_000)}\n`
  }
  await zip.text('long.txt', pieces())
  await zip.bytes('files/写真.webp', picture)
  await zip.text('empty.txt', [])
  await zip.end()

  expect(statSync(file).size).toBe(zip.size())
  expect(zip.size()).toBeLessThan(200_000)
  const found = unzipSync(readFileSync(file))
  expect(Object.keys(found)).toEqual(['long.txt', 'files/写真.webp', 'empty.txt'])
  const lines = strFromU8(found['long.txt']!).split('\n')
  expect([lines.length, lines[299]]).toEqual([301, `299 日本語 ${'x'.repeat(1_000)}`])
  expect(Buffer.from(found['files/写真.webp']!).equals(picture)).toBe(true)
  expect(found['empty.txt']).toHaveLength(0)
})

test('what goes in does not stay in memory', async () => {
  const zip = await zipInto(path.join(folder, 'large.zip'))
  const picture = randomBytes(1_000_000)
  globalThis.gc?.()
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  for (let at = 0; at < 200; at += 1) {
    await zip.bytes(`files/${at}.webp`, picture)
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  await zip.end()
  expect(zip.size()).toBeGreaterThan(200_000_000)
  expect(most).toBeLessThan(170_000_000)
})

test('only its own user reads an archive, and none is written over', async () => {
  const file = path.join(folder, 'once.zip')
  await (await zipInto(file)).abandon()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(zipInto(file)).rejects.toThrow('EEXIST')
})
