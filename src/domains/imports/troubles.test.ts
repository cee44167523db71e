// What fails by itself is tried again after growing pauses, and not without end; others never wait for it. A worker that dies and a
// database that is away use nothing up but patience.
import { afterEach, expect, test } from 'vitest'
import type { ProductImportEntry } from '../../contract/import-shapes.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { aTeam } from '../../testing/products.ts'

const database = await testDatabase()
const { db, pool } = database
const { post, put, send, show, work, check, bring, undo, path } = await importing(database)

const planted = new Set<string>()
/** Has the database refuse rows of a table, as a fault of ours would. */
async function plant(table: string, condition: string): Promise<void> {
  planted.add(table)
  await pool.query(`alter table ${table} add constraint planted check (${condition}) not valid`)
}
async function heal(): Promise<void> {
  for (const table of planted) await pool.query(`alter table ${table} drop constraint planted`)
  planted.clear()
  await pool.query('drop trigger if exists planted on products')
}
afterEach(heal)

async function keptOf(importID: string) {
  const { rows } = await pool.query<{ state: string; tries: number; outages: number; rest: number | null }>(
    `select state, tries, outages, extract(epoch from leased_until - now())::float as rest
     from product_imports where import_id = $1`,
    [importID],
  )
  return rows[0]!
}
/** It need not rest any longer. */
const wake = (importID: string) =>
  pool.query("update product_imports set leased_until = now() - interval '1 hour' where import_id = $1", [
    importID,
  ])

/** Tries until it moves no more; answers how long it rested after each failure, in seconds. */
async function triedOut(importID: string): Promise<number[]> {
  const rests: number[] = []
  const { state } = await keptOf(importID)
  for (;;) {
    await work()
    const kept = await keptOf(importID)
    if (kept.state !== state) return rests
    if (rests.length > 20) throw new Error('it is tried without end')
    rests.push(Math.round(kept.rest ?? 0))
    await wake(importID)
  }
}

const productsOf = async (businessID: string) =>
  (
    await pool.query<object>(
      'select id, name, part_number, trade, published, revision, updated_at from products where business_id = $1 order by id',
      [businessID],
    )
  ).rows
const growing = [5, 20, 60, 120, 300]
const events = async (businessID: string) =>
  (
    await pool.query<{ kind: string; title: string }>(
      `select distinct payload->>'kind' as kind, payload->>'title' as title from outbox
       where payload->>'type' = 'import.told' and payload->>'businessID' = $1`,
      [businessID],
    )
  ).rows.map(({ kind, title }) => [kind, (JSON.parse(title) as { reason?: string }).reason])

test('a table whose reading fails by itself has failed after six tries; others are worked on meanwhile', async () => {
  const team = await aTeam(db)
  const other = await aTeam(db)
  await plant('product_imports', "sample is null or file_name <> 'poison.csv'")
  const id = await send(team.owner, team.businessID, tableOf(manyLines(3)), 'poison.csv')
  await work()
  expect(await keptOf(id)).toMatchObject({ state: 'reading', tries: 1, outages: 0 })
  // It rests: nothing is tried before, and the next company does not wait for it.
  expect(await bring(other, tableOf(manyLines(2)))).toMatchObject({ state: 'done', written: { created: 2 } })
  expect(await keptOf(id)).toMatchObject({ state: 'reading', tries: 1 })
  await wake(id)
  expect(await triedOut(id)).toEqual(growing.slice(1))
  expect(await show(team.owner, id)).toMatchObject({ state: 'failed', failure: { reason: 'trouble' } })
  expect(await events(team.businessID)).toEqual([['import.failed', 'trouble']])
  await heal()
  expect(await bring(team, tableOf(manyLines(3)))).toMatchObject({ state: 'done', written: { created: 3 } })
})

test('so has a dry run, and a run that has written nothing', async () => {
  for (const [table, state] of [
    ['import_rows', 'checking'],
    ['products', 'running'],
  ] as const) {
    const team = await aTeam(db)
    await plant(table, "name <> 'Ball bearing 1001'")
    const id = await send(team.owner, team.businessID, tableOf(manyLines(3)))
    await work()
    await put(team.owner, `${path(id)}/mapping`, { choices: { category: '0006.0006-01-01' } })
    await post(team.owner, `${path(id)}/check`, {})
    if (state === 'running') {
      await work()
      await post(team.owner, `${path(id)}/run`, {})
    }
    expect((await keptOf(id)).state).toBe(state)
    expect(await triedOut(id)).toEqual(growing)
    expect(await show(team.owner, id)).toMatchObject({ state: 'failed', failure: { reason: 'trouble' } })
    expect(await productsOf(team.businessID)).toEqual([])
    await heal()
  }
})

/** One whose second portion always fails. */
async function halfWritten(): Promise<{
  team: Awaited<ReturnType<typeof aTeam>>
  paused: ProductImportEntry
}> {
  const team = await aTeam(db)
  const { importID } = await check(team, tableOf(manyLines(250)))
  await plant('products', "name <> 'Ball bearing 1220'")
  await post(team.owner, `${path(importID)}/run`, {})
  expect(await triedOut(importID)).toEqual(growing)
  return { team, paused: await show(team.owner, importID) }
}

test('what has written something is left to people, who go on with it', async () => {
  const { team, paused } = await halfWritten()
  expect(paused).toMatchObject({ state: 'paused', pausedBy: 'trouble', written: { created: 200 } })
  expect(await events(team.businessID)).toEqual([['import.stopped', 'trouble']])
  await heal()
  const { importID } = paused
  await post(team.owner, `${path(importID)}/resume`, {})
  await work()
  expect(await show(team.owner, importID)).toMatchObject({ state: 'done', written: { created: 250 } })
  expect(await keptOf(importID)).toMatchObject({ tries: 0, outages: 0 })
})

test('or cancel it and take it back; undoing that fails by itself waits for them as well', async () => {
  const { team, paused } = await halfWritten()
  const { importID } = paused
  await post(team.owner, `${path(importID)}/cancel`, {})
  await heal()
  await plant('import_rows', "state <> 'undone'")
  await post(team.owner, `${path(importID)}/undo`, {})
  expect(await triedOut(importID)).toEqual(growing)
  expect(await show(team.owner, importID)).toMatchObject({ state: 'paused', pausedBy: 'trouble' })
  expect(await productsOf(team.businessID)).toHaveLength(200)
  await heal()
  await post(team.owner, `${path(importID)}/resume`, {})
  await work()
  expect(await show(team.owner, importID)).toMatchObject({
    state: 'undone',
    undone: { rows: 200, edited: 0 },
  })
  expect(await productsOf(team.businessID)).toEqual([])
})

test('a database that breaks off uses up no try, however often', async () => {
  const team = await aTeam(db)
  const { importID } = await check(team, tableOf(manyLines(3)))
  await pool.query(`
    create or replace function break_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger planted before insert on products for each row execute function break_off()`)
  await post(team.owner, `${path(importID)}/run`, {})
  for (let times = 1; times <= 9; times++) {
    await work()
    expect(await keptOf(importID)).toMatchObject({ state: 'running', tries: 0, outages: times })
    await wake(importID)
  }
  await heal()
  await work()
  expect(await show(team.owner, importID)).toMatchObject({ state: 'done', written: { created: 3 } })
  expect((await undo(team, importID)).undone).toEqual({ rows: 3, edited: 0 })
})

test('whose workers die is tried for hours, and then no more', async () => {
  const left = (importID: string, outages: number) =>
    pool.query(
      `update product_imports set lease = gen_random_uuid(), leased_until = now() - interval '1 hour', outages = $2
       where import_id = $1`,
      [importID, outages],
    )
  const [one, two] = [await aTeam(db), await aTeam(db)]
  for (const [team, outages, state] of [
    [one, 39, 'done'],
    [two, 40, 'failed'],
  ] as const) {
    const { importID } = await check(team, tableOf(manyLines(2)))
    await post(team.owner, `${path(importID)}/run`, {})
    await left(importID, outages)
    await work()
    expect((await show(team.owner, importID)).state).toBe(state)
  }
})
