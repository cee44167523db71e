// Whoever works on an import may be killed at any moment: another goes on, and each row is done once.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { zipBytes, type LaidPart } from '../../platform/tables/corpus/zip-bytes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { anImportingProcess } from '../../testing/importing-process.ts'
import { aForm, aTeam } from '../../testing/products.ts'

const database = await testDatabase()
const { db, pool, url } = database
const { post, work, show, check, send, put, path, files } = await importing(database)

/** Lets processes work on an import and kills each once it has written something more, until it is over by `state`. */
async function killedUntil(importID: string, state: string): Promise<number> {
  let killed = 0
  for (;;) {
    const seen = await seenOf(importID)
    if (seen.state === state) return killed
    const worker = anImportingProcess(url, files.folder)
    const gone = once(worker, 'exit')
    // Somewhere within what follows: in a transaction, behind it, or in its rest.
    while (worker.exitCode === null) {
      const now = await seenOf(importID)
      if (now.done !== seen.done || now.state !== seen.state) break
      await Promise.race([gone, sleep(5)])
    }
    await sleep(killed * 7)
    if (worker.kill('SIGKILL')) killed += 1
    await gone
    // Nobody waits for the lease of the dead here.
    await pool.query(
      "update product_imports set leased_until = now() - interval '1 hour' where import_id = $1",
      [importID],
    )
  }
}

async function seenOf(importID: string): Promise<{ state: string; done: number }> {
  const { rows } = await pool.query<{ state: string; done: number }>(
    'select state, done_rows as done from product_imports where import_id = $1',
    [importID],
  )
  return rows[0]!
}

const kept = async (businessID: string) =>
  (
    await pool.query<{ part_number: string; name: string; published: boolean }>(
      `select part_number, name, published, trade from products
       where business_id = $1 and removed_at is null order by part_number`,
      [businessID],
    )
  ).rows

test('killed again and again, an import writes each row once, and its undoing gives back all', async () => {
  const team = await aTeam(db)
  await post(team.owner, '/product', {
    ...aForm,
    name: 'Was there',
    partNumber: 'HB-1700',
    businessID: team.businessID,
    publish: true,
  })
  const before = await kept(team.businessID)
  const { importID } = await check(team, tableOf(manyLines(1_400)))
  await post(team.owner, `${path(importID)}/run`, { publish: 'published' })
  expect(await killedUntil(importID, 'done')).toBeGreaterThan(3)
  const done = await show(team.owner, importID)
  expect(done.written).toMatchObject({ created: 1_399, changed: 1, published: 6, skipped: 0 })
  const after = await kept(team.businessID)
  expect(after.map(({ part_number: number }) => number)).toEqual(
    manyLines(1_400)
      .map(([number]) => number)
      .toSorted(),
  )
  expect(after.filter(({ published }) => published)).toHaveLength(7)
  await post(team.owner, `${path(importID)}/undo`, {})
  expect(await killedUntil(importID, 'undone')).toBeGreaterThan(3)
  expect(await kept(team.businessID)).toEqual(before)
})

test('a dry run that is killed begins anew and tells each row once', async () => {
  const team = await aTeam(db)
  const id = await send(team.owner, team.businessID, tableOf(manyLines(2_000)))
  await work()
  await put(team.owner, `${path(id)}/mapping`, { choices: { category: '0006.0006-01-01' } })
  await post(team.owner, `${path(id)}/check`, {})
  const worker = anImportingProcess(url, files.folder)
  const gone = once(worker, 'exit')
  while ((await seenOf(id)).done < 400) await sleep(5)
  worker.kill('SIGKILL')
  await gone
  expect((await seenOf(id)).state).toBe('checking')
  await pool.query(
    "update product_imports set leased_until = now() - interval '1 hour' where import_id = $1",
    [id],
  )
  await work()
  expect(await show(team.owner, id)).toMatchObject({ state: 'checked', counts: { new: 2_000, refused: 0 } })
  const { rows } = await pool.query('select count(*) from import_rows where import_id = $1', [id])
  expect(rows).toEqual([{ count: 2_000 }])
})

test('killed while pictures come, each comes once, and nothing is lost', async () => {
  const team = await aTeam(db)
  const count = 60
  const parts: LaidPart[] = []
  for (let at = 0; at < count; at++) {
    const create = { width: 700, height: 500, channels: 3 as const, background: { r: at, g: 2 * at, b: 90 } }
    parts.push({ name: `HB-${1000 + at}.jpg`, content: await sharp({ create }).jpeg().toBuffer() })
  }
  const table = { name: 'table.csv', content: tableOf(manyLines(count)) }
  const { importID } = await check(team, zipBytes([table, ...parts]))
  await post(team.owner, `${path(importID)}/run`, {})
  const seen = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from import_files where import_id = $1 and state <> 'waiting'",
      [importID],
    )
    return rows[0]!.count
  }
  for (let killed = 0; (await seenOf(importID)).state === 'running'; killed++) {
    const before = await seen()
    const worker = anImportingProcess(url, files.folder)
    const gone = once(worker, 'exit')
    while (
      worker.exitCode === null &&
      (await seen()) === before &&
      (await seenOf(importID)).state === 'running'
    )
      await Promise.race([gone, sleep(20)])
    await sleep((killed * 130) % 700)
    worker.kill('SIGKILL')
    await gone
    await pool.query(
      "update product_imports set leased_until = now() - interval '1 hour' where import_id = $1",
      [importID],
    )
  }
  expect((await show(team.owner, importID)).files).toEqual({
    pictures: { done: count, of: count },
    documents: { done: 0, of: 0 },
    refused: 0,
  })
  const { rows } = await pool.query<{ photos: string[] }>(
    'select photos from products where business_id = $1',
    [team.businessID],
  )
  expect(rows.map(({ photos }) => photos.length)).toEqual(Array.from({ length: count }, () => 1))
  expect(new Set(rows.map(({ photos }) => photos[0])).size).toBe(count)
  const placed = await pool.query('select 1 from files where owner_id = $1', [team.businessID])
  expect(placed.rows).toHaveLength(count)
})
