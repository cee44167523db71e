// What is read for every page is found by an index, however many products there are.
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { planOf } from '../../testing/plans.ts'
import { countByState } from './queries/managed.ts'
import { findPage } from './queries/own-list.ts'
import { findFirstPictures, findForDirectory, findForSearch, findShowcase } from './queries/published.ts'
import { findBusinessesLeaving, findShown } from './queries/removed.ts'

const database = await testDatabase()
const { pool } = database
const business = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`

beforeAll(async () => {
  await pool.query(`
    insert into products (id, business_id, name, industry_id, category_id, published, unlisted, position, main_image,
      photos, created_at, updated_at, removed_at)
    select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((i % 400)::text, 12, '0'))::uuid, 'Part ' || i, '0006',
      '0006-01', i % 8 < 5, i % 8 = 6, i % 50, case when i % 3 = 0 then '/media/' || i end, array['/media/' || i],
      now() - i * interval '1 minute', now(), case when i % 40 = 7 then now() - interval '40 days' end
    from generate_series(1, 20000) as i`)
  await pool.query('analyze products')
})

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['the showcase', (db) => findShowcase(db, business(7), 'ja', 100)],
  ['the pictures of cards', (db) => findFirstPictures(db, [business(7), business(8)])],
  ['the documents of search', (db) => findForSearch(db, [business(7), business(8)], 100)],
  ['the entries of the directory', (db) => findForDirectory(db, [business(7), business(8)], 100)],
])('%s: by the index of the showcase, which can walk in its order', async (_, work) => {
  const plans = [await planOf(database, work), await planOf(database, work, true)]
  for (const plan of plans) {
    expect(plan).toContain('products_in_order')
    expect(plan).not.toContain('Seq Scan')
  }
  expect(plans[1]).not.toContain('Sort')
})

const page = { state: undefined, days: 30, sort: 'name', skip: 0, limit: 20 } as const

test.each<[string, (db: Db) => Promise<unknown>, string]>([
  [
    'a page of the own list',
    (db) => findPage(db, { ...page, businessID: business(7), patterns: ['%part%'] }),
    'products_of_business',
  ],
  ['the counts of states', (db) => countByState(db, business(7), 30), 'products_of_business'],
  ['who else shows a picture', (db) => findShown(db, business(7), ['/media/7']), 'products_of_business'],
  ['what cannot be restored any more', (db) => findBusinessesLeaving(db, 30, 50), 'products_removed'],
])('%s: the rows of one company, or of the removed ones', async (_, work, index) => {
  const plan = await planOf(database, work)
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
})
