// How fast pictures follow the products of an import, and with how much progress shown: what it takes is told by PROOFS.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { zipBytes, type LaidPart } from '../../platform/tables/corpus/zip-bytes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { anImportingProcess } from '../../testing/importing-process.ts'
import { aTeam } from '../../testing/products.ts'
import { casesOf } from '../../testing/proofs.ts'

const database = await testDatabase()
const { post, show, check, path, files } = await importing(database)
const count = casesOf(600, 24)

/** Pictures as cameras make them, of 1,200 and 1,600 pixels; each is another file. */
async function pictures(): Promise<LaidPart[]> {
  const made: Buffer[] = []
  for (const [at, width] of [1_200, 1_600, 1_200, 1_600].entries()) {
    const noise = { type: 'gaussian', mean: 90 + at * 20, sigma: 60 } as const
    const create = { width, height: (width * 3) / 4, channels: 3, background: '#888', noise } as const
    made.push(await sharp({ create }).blur(4).jpeg({ quality: 88 }).toBuffer())
  }
  return Array.from({ length: count }, (_, at) => ({
    name: `img/HB-${1_000 + at}.jpg`,
    content: Buffer.concat([made[at % made.length]!, randomBytes(16)]),
  }))
}

test(`${count} pictures follow, and how many came is shown meanwhile`, { timeout: 600_000 }, async () => {
  const team = await aTeam(database.db)
  const parts = [{ name: 'table.csv', content: tableOf(manyLines(count)) }, ...(await pictures())]
  const { importID } = await check(team, zipBytes(parts))
  await post(team.owner, `${path(importID)}/run`, {})
  const worker = anImportingProcess(database.url, files.folder)
  const gone = once(worker, 'exit')
  const seen = new Set<number>()
  let began: number | undefined
  for (;;) {
    const { state, files: told, progress } = await show(team.owner, importID)
    const done = told!.pictures.done
    if (progress.done === progress.total) began ??= performance.now()
    seen.add(done)
    if (state === 'done') break
    await sleep(100)
  }
  const seconds = (performance.now() - (began ?? 0)) / 1_000
  await gone
  if (process.env['PROOFS'])
    process.stdout.write(
      `${count} pictures in ${seconds.toFixed(1)} s: ${(count / seconds).toFixed(1)} a second, told in ${seen.size} steps\n`,
    )
  expect((await show(team.owner, importID)).files).toMatchObject({
    pictures: { done: count, of: count },
    refused: 0,
  })
  expect(seen.size).toBeGreaterThan(count > 100 ? count / 64 : 1)
})
