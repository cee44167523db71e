// Whoever works on an import and its database die by SIGKILL at random moments, while rows are written and pictures come, and while
// all of it is taken back: it goes on, nothing comes twice, nothing is lost, and in the end every product is what it was.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/db.ts'
import { sealWith } from '../../platform/sealing.ts'
import { zipBytes, type LaidPart } from '../../platform/tables/corpus/zip-bytes.ts'
import { filedProducts, withoutRevisions } from '../../testing/import-files.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { anImportingProcess } from '../../testing/importing-process.ts'
import { aKillableDatabase, type KillableDatabase } from '../../testing/killable-database.ts'
import { noise } from '../../platform/tables/hostile/lines.ts'
import { aForm, aTeam } from '../../testing/products.ts'
import { casesOf } from '../../testing/proofs.ts'
import { testLog, testSecret } from '../../testing/server.ts'

const rowsMany = casesOf(3_000, 450)
const picturesMany = casesOf(60, 4)
const moments = casesOf(10, 2)
const there = 10

let killable: KillableDatabase | undefined
let own: Database | undefined
afterAll(async () => {
  await own?.close()
  await killable?.close()
})

test(`killed at ${moments} moments, and at half as many of its undoing`, { timeout: 900_000 }, async () => {
  sealWith(testSecret)
  const database = (killable = await aKillableDatabase())
  const { db, pool } = (own = openDatabase(database.url, { max: 4, log: testLog }))
  const { get, post, show, check, path, files } = await importing(own)
  const team = await aTeam(db, { products: [] })
  for (let at = 0; at < there; at++)
    await post(team.owner, '/product', {
      ...aForm,
      businessID: team.businessID,
      name: `Was there ${at}`,
      partNumber: `HB-${1_000 + at * 3}`,
      publish: at % 2 === 0,
    })
  const before = await filedProducts(get, team)
  expect(before).toHaveLength(there)
  const { importID } = await check(team, await anArchive())
  const seen = async () => {
    const { rows } = await pool.query<{ state: string; done: number; of: number }>(
      `select state, done_rows + (select count(*) from import_files as f where f.import_id = i.import_id
           and f.state <> 'waiting' and i.state <> 'undoing')::int as done,
           total_rows + (select count(*) from import_files as f where f.import_id = i.import_id
           and i.state <> 'undoing')::int as of
         from product_imports as i where import_id = $1`,
      [importID],
    )
    return rows[0]!
  }

  /** Has it worked on until it is over by `state`; whoever works and the database die at so many moments on the way. */
  async function killedUntil(state: string, times: number, seed: number): Promise<number> {
    const chances = [...noise(times * 3, seed)]
    const { of } = await seen()
    const places = Array.from({ length: times }, (_, at) =>
      Math.floor(((at + chances[at]! / 256) / times) * of),
    )
    let killed = 0
    for (;;) {
      const worker = anImportingProcess(database.url, files.folder)
      const gone = once(worker, 'exit')
      const place = places[killed]
      for (;;) {
        const now = await seen()
        if (now.state === state) {
          await gone
          return killed
        }
        if (place !== undefined && now.done >= place) break
        if (worker.exitCode !== null) break
        await sleep(5)
      }
      if (place !== undefined && worker.exitCode === null) {
        await sleep(chances[times + killed])
        const who = chances[2 * times + killed]! % 3
        if (who !== 1) worker.kill('SIGKILL')
        if (who !== 0) await database.kill()
        worker.kill('SIGKILL')
        if (who !== 0) await database.start()
        killed += 1
      }
      await gone
      // Nobody waits for the lease of the dead here.
      await answered(() =>
        pool.query(
          "update product_imports set leased_until = now() - interval '1 hour' where import_id = $1",
          [importID],
        ),
      )
    }
  }

  await post(team.owner, `${path(importID)}/run`, { publish: 'published' })
  expect(await killedUntil('done', moments, 20_261_130)).toBe(moments)
  const done = await show(team.owner, importID)
  expect(done).toMatchObject({
    written: { created: rowsMany - there, changed: there, skipped: 0 },
    files: { pictures: { done: picturesMany, of: picturesMany }, refused: 0 },
  })
  const { rows } = await pool.query<{ part_number: string; photos: string[] }>(
    'select part_number, photos from products where business_id = $1 order by id',
    [team.businessID],
  )
  expect(rows.map((row) => row.part_number).toSorted()).toEqual(
    manyLines(rowsMany)
      .map(([number]) => number)
      .toSorted(),
  )
  const photos = rows.flatMap((row) => row.photos)
  expect(photos).toHaveLength(picturesMany)
  expect(new Set(photos).size).toBe(picturesMany)
  const placed = await pool.query('select 1 from files where owner_id = $1', [team.businessID])
  expect(placed.rows).toHaveLength(picturesMany)
  await post(team.owner, `${path(importID)}/undo`, {})
  const half = Math.floor(moments / 2)
  expect(await killedUntil('undone', half, 7)).toBe(half)
  expect((await show(team.owner, importID)).undone).toEqual({ rows: rowsMany, edited: 0 })
  expect(JSON.stringify(withoutRevisions(await filedProducts(get, team)))).toBe(
    JSON.stringify(withoutRevisions(before)),
  )
  const left = await pool.query('select 1 from files where owner_id = $1', [team.businessID])
  expect(left.rows).toEqual([])
})

/** A connection from before the database died says so once. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries === 8) throw error
    }
}

async function anArchive(): Promise<Buffer> {
  const parts: LaidPart[] = [{ name: 'table.csv', content: tableOf(manyLines(rowsMany)) }]
  for (let at = 0; at < picturesMany; at++) {
    const background = { r: at % 256, g: (at * 7) % 256, b: at >> 8 }
    const create = { width: 640, height: 480, channels: 3 as const, background }
    parts.push({ name: `HB-${1_000 + at}.jpg`, content: await sharp({ create }).jpeg().toBuffer() })
  }
  return zipBytes(parts)
}
