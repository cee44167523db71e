import { beforeAll, expect, test } from 'vitest'
import { rebuildSearch } from '../domains/search/rebuild.ts'
import type { Database } from '../platform/db.ts'
import { fillLargeDemo } from '../roles/demo.ts'
import { testDatabase } from '../testing/database.ts'
import { chunkFiller } from './chunks.ts'
import { bareWorld } from './facts/world.ts'
import { fillDemoWorld, type FillOptions, type Progress } from './fill.ts'

// Of this day: what is made from the rows tells what ended since.
const world = bareWorld(new Date().toISOString().slice(0, 10), 60, 300)

/** Two that fill beside each other, in this process. */
function fillLarge(database: Database, onProgress: Progress = () => {}) {
  const fillers: FillOptions['fillers'] = (known, documents) => [
    chunkFiller(database, known, documents),
    chunkFiller(database, known, documents),
  ]
  return fillLargeDemo(database, world, { chunkSize: 20, fillers, onProgress })
}

/** How companies answer is counted later, and moves the quality by a point for each of a hundred. */
const documentColumns = `id, segment, business_id, country, industry, tier, verified, likes,
  quality - coalesce(answer_percent, 50) as quality, registered_at, name_normal,
  name_tokens, strong_tokens, body_tokens`

async function documentsIn({ pool }: Database) {
  const { rows } = await pool.query(`select ${documentColumns} from search_document order by id`)
  return rows
}

async function madeIn({ pool }: Database) {
  const { rows } = await pool.query(`
    select tablename, indexdef as made from pg_indexes where schemaname = 'public' and tablename not like 'search_document%'
    union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'search_document%'
    union all select relname, reloptions::text from pg_class where relname in ('products', 'businesses') order by 1, 2`)
  return rows
}

const countOf = async ({ pool }: Database, table: string) =>
  (await pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]!.count

/** A world that was filled at once. */
const untouched = await testDatabase()
beforeAll(() => fillLarge(untouched))

test('documents collected beside the rows are those that are made from the rows', async () => {
  const database = await testDatabase()
  await fillLarge(database)

  const collected = await documentsIn(database)
  await rebuildSearch(database)

  expect(collected.length).toBeGreaterThan(60 + 200 + 20)
  expect(collected).toEqual(await documentsIn(database))
})

test('a large world that was killed anywhere goes on where it was, with all indexes and keys of before', async () => {
  const database = await testDatabase()
  const before = await madeIn(database)
  for (const [at, least] of [
    ['companies', 40],
    ['indexes', 3],
    ['search', 4],
  ] as const) {
    const killed = fillLarge(database, (step, done) => {
      if (step === at && done >= least) throw new Error(`killed while making ${at}`)
    })
    await expect(killed).rejects.toThrow(`killed while making ${at}`)
    expect(await countOf(database, 'businesses')).toBeGreaterThan(0)
  }

  const told = new Set<string>()
  await fillLarge(database, (step) => told.add(step))

  expect(told).not.toContain('companies')
  expect(await madeIn(database)).toEqual(before)
  for (const table of ['businesses', 'products', 'profiles', 'reactions', 'follow_counts', 'directory_entry'])
    expect(await countOf(database, table), table).toBe(await countOf(untouched, table))
  expect(await documentsIn(database)).toEqual(await documentsIn(untouched))
})

test('documents that a crash of the database took are made from the rows', async () => {
  const database = await testDatabase()
  const killed = fillLarge(database, (step) => {
    if (step === 'indexes') throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  await database.pool.query('truncate search_staging')

  await fillLarge(database)

  expect(await documentsIn(database)).toEqual(await documentsIn(untouched))
})

test('a start does not go on with a large world: it tells how', async () => {
  const database = await testDatabase()
  const killed = fillLarge(database, (step) => {
    if (step === 'companies') throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')

  await expect(fillDemoWorld(database, world)).rejects.toThrow(
    'Finish it: npm run demo -- --businesses 60 --products 300',
  )
})
