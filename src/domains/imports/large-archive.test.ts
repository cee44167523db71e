// An archive of 300 MB costs whoever works on it no memory to speak of.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ProductImportEntry } from '../../contract/import-shapes.ts'
import { zipInto } from '../../platform/zip.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { anImportingProcess } from '../../testing/importing-process.ts'
import { aTeam } from '../../testing/products.ts'

const database = await testDatabase()
const { post, put, show, path: pathOf, files, work } = await importing(database)
const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-large-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = 40

/** Pictures of four megabytes, each another, and a film that nobody asked for. */
async function aLargeArchive(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 1_600, height: 1_400, channels: 3, background: '#888', noise } as const
  const picture = await sharp({ create }).jpeg({ quality: 98 }).toBuffer()
  const file = path.join(folder, 'sent.zip')
  const zip = await zipInto(file)
  await zip.text('table.csv', [tableOf(manyLines(count))])
  for (let at = 0; at < count; at++)
    await zip.bytes(`img/HB-${1000 + at}.jpg`, Buffer.concat([picture, randomBytes(16)]))
  while (zip.size() < 300 * 1024 * 1024) await zip.bytes(`film-${zip.size()}.mov`, randomBytes(10_000_000))
  await zip.end()
  return file
}

const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

test('it is read where it lies', { timeout: 240_000 }, async () => {
  const team = await aTeam(database.db)
  const file = await aLargeArchive()
  const wish = { businessID: team.businessID, fileName: 'sent.zip', fileSize: statSync(file).size }
  const { import: begun } = (await post(team.owner, '/product/import', wish)).data as {
    import: ProductImportEntry
  }
  const id = begun.importID
  await files.storage.writeFrom(`incoming/${id}`, file, 'application/octet-stream')
  const before = process.memoryUsage.rss()
  expect((await post(team.owner, `${pathOf(id)}/receive`, {})).status).toBe(200)
  expect((process.memoryUsage.rss() - before) / 1_048_576).toBeLessThan(150)

  const empty = anImportingProcess(database.url, files.folder)
  await once(empty.stdout!, 'data')
  const least = peakOf(empty.pid!)
  await once(empty, 'exit')
  await put(team.owner, `${pathOf(id)}/mapping`, { choices: { category: '0006.0006-01-01' } })
  await post(team.owner, `${pathOf(id)}/check`, {})
  await work()
  expect((await show(team.owner, id)).files).toMatchObject({ pictures: { of: count }, refused: 0 })
  await post(team.owner, `${pathOf(id)}/run`, {})
  const worker = anImportingProcess(database.url, files.folder)
  let most = 0
  const isRunning = async () => {
    const { rows } = await database.pool.query('select state from product_imports where import_id = $1', [id])
    return (rows as { state: string }[])[0]!.state === 'running'
  }
  while (await isRunning()) {
    if (worker.exitCode === null) most = Math.max(most, peakOf(worker.pid!))
    await sleep(50)
  }
  worker.kill()
  expect((await show(team.owner, id)).files).toMatchObject({ pictures: { done: count }, refused: 0 })
  expect(most - least).toBeLessThan(150)
})
