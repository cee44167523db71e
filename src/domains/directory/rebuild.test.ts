import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { deliverAll } from '../../platform/events.ts'
import { transaction } from '../../platform/db.ts'
import { limits } from '../../contract/limits.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { removeProduct } from '../products/publication.ts'
import { directoryJobs } from './jobs.ts'
import { directoryListeners } from './listeners.ts'
import { layParts, partsOf } from './pages.ts'
import { rebuildDirectory } from './rebuild.ts'

const database = await testDatabase()
const { db } = database

const drain = () => deliverAll(db, directoryListeners, testLog)

async function held() {
  const entries = await sql`
    select kind, id, business_id, category_ids, manufacturer, hidden_editions, changed_on
    from directory_entry order by kind, id`.execute(db)
  const counts = await sql`
    select id, edition_bit, companies, manufacturers, products from directory_count
    where companies + products > 0 order by id, edition_bit`.execute(db)
  return { entries: entries.rows, counts: counts.rows }
}

test('makes what the news would have made, and mends what is wrong', async () => {
  for (let at = 0; at < 30; at++)
    await aBusiness(db, {
      businessType: at % 3 ? 'MA' : 'CO',
      industryID: at % 2 ? '0006' : '0002',
      categoryIDs: at % 2 ? ['0006-01-02', '0006-03'] : ['0002-01'],
      hiddenEditions: at % 5 ? 0 : 1 << (at % 25),
      products: at % 4,
    })
  const gone = await aBusiness(db, { products: 2 })
  const less = await aBusiness(db, { products: 2 })
  await drain()
  await transaction(db, (tx) => removeBusiness(tx, gone.businessID))
  await transaction(db, (tx) => removeProduct(tx, less.businessID, less.productIDs[0]!))
  await drain()
  const kept = await held()
  expect(kept.entries.length).toBeGreaterThan(60)

  await sql`update directory_entry set manufacturer = false, hidden_editions = 3 where kind = 'business'`.execute(
    db,
  )
  await sql`delete from directory_entry where kind = 'product' and category_ids @> '{0006}'`.execute(db)
  await sql`update directory_entry set id = ${uuidv7()} where id = ${less.productIDs[1]!}`.execute(db)
  await sql`update directory_count set companies = companies + 1`.execute(db)
  const seen: number[] = []
  const count = await rebuildDirectory(database, (done) => seen.push(done))

  expect(await held()).toEqual(kept)
  expect(count).toBe(kept.entries.length)
  expect(seen.at(-1)).toBe(32)
  await rebuildDirectory(database)
  expect(await held()).toEqual(kept)
})

test('until the first laying one part holds everything; afterwards the daily job keeps them at their size', async () => {
  const size = limits.directoryPartSize
  await sql`delete from directory_entry where kind = 'business'`.execute(db)
  await sql`
    insert into directory_entry (kind, id, business_id, category_ids, manufacturer, hidden_editions, changed_on)
    select 'business', ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, gen_random_uuid(),
      '{0006}', false, case when n <= ${size} then 2 else 0 end, '2026-11-20'
    from generate_series(1, ${size * 2 + 1}) as n`.execute(db)
  const companies = async (bit: number) =>
    (await partsOf(db, bit)).filter(({ kind }) => kind === 'business').map(({ part }) => part)
  expect(await companies(0)).toEqual([1])

  for (const job of directoryJobs(db)) await job.run(undefined)
  expect(await companies(0)).toEqual([1, 2, 3])
  // A part in which an edition shows nothing is none of its parts.
  expect(await companies(1)).toEqual([2, 3])
  const { rows } = await sql`
    select part, (select count(*) from directory_entry where kind = part.kind and id >= first_id
      and id < coalesce((select first_id from directory_part as next
        where next.kind = part.kind and next.part = part.part + 1), 'ffffffff-ffff-ffff-ffff-ffffffffffff'))::int as entries
    from directory_part as part where kind = 'business' order by part`.execute(db)
  expect(rows).toEqual([
    { part: 1, entries: size },
    { part: 2, entries: size },
    { part: 3, entries: 1 },
  ])

  // Two at once take turns, and fewer entries leave fewer parts.
  await sql`delete from directory_entry where kind = 'business' and hidden_editions = 0`.execute(db)
  await Promise.all([layParts(db), layParts(db)])
  expect(await companies(0)).toEqual([1])
})
