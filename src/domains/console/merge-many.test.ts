// A company with as many products as one may have is merged, and taken apart again, in one transaction.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { addProducts } from '../../testing/merge-rows.ts'
import { anEntry, mergingCalls } from '../../testing/merges.ts'

const database = await testDatabase()
const { db, pool } = database
const { merge, unmerge, preview } = await mergingCalls(await testApi(database), db)

test('as many products as a company may have go over in their order and come back, one more does not', async () => {
  const from = await anEntry(db, { products: 1 })
  const into = await anEntry(db, { companyName: 'Kitazawa Bearing Works KK' })
  await addProducts(db, from.productIDs[0]!, limits.productsManagedMax - 2)
  await pool.query(
    `update products set position = ranked.place, part_number = 'N-' || ranked.place
     from (select id, row_number() over (order by id) as place from products where business_id = $1) as ranked
     where products.id = ranked.id`,
    [from.businessID],
  )
  // What the planner knows is from before they had numbers: planned for few, and there are many.
  await pool.query('analyze products, product_part_numbers')
  await pool.query(
    `insert into product_part_numbers (business_id, folded, product_id)
     select business_id, lower(part_number), id from products where business_id = $1`,
    [from.businessID],
  )
  const kept = async (businessID: string) =>
    (
      await pool.query<{ products: number; numbers: number; shown: number; ordered: string }>(
        `select count(*)::int as products, (count(*) filter (where published))::int as shown,
          md5(string_agg(part_number, ' ' order by position)) as ordered,
          (select count(*)::int from product_part_numbers where business_id = $1) as numbers
         from products where business_id = $1 and part_number is not null`,
        [businessID],
      )
    ).rows[0]!
  const before = await kept(from.businessID)
  expect(before).toMatchObject({
    products: limits.productsManagedMax - 1,
    numbers: limits.productsManagedMax - 1,
  })
  const began = performance.now()
  expect((await merge(from.businessID, into.businessID)).status).toBe(200)
  expect(await kept(into.businessID)).toEqual({ ...before, shown: 7 })
  expect((await unmerge(from.businessID)).status).toBe(200)
  if (process.env['PROOFS'])
    process.stdout.write(`50,000 products over and back: ${performance.now() - began} ms\n`)
  expect(await kept(from.businessID)).toMatchObject({ products: before.products, ordered: before.ordered })

  await addProducts(db, from.productIDs[0]!, 2)
  expect((await preview(from.businessID, into.businessID)).data.refused).toEqual(['size'])
}, 300_000)
