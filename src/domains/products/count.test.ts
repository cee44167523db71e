import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { tellProducts } from './publication.ts'

const { db } = await testDatabase()

test('companies know how many products they show, also those of which nobody had counted any', async () => {
  const some = await Promise.all([0, 1, 3].map((products) => aBusiness(db, { products })))
  const ids = some.map(({ businessID }) => businessID)
  await sql`update businesses set product_count = null where id = any(${ids}::uuid[])`.execute(db)
  await transaction(db, async (tx) => {
    for (const id of ids) await tellProducts(tx, id)
  })
  await deliverAll(db, domainListeners, testLog)
  const { rows } = await sql<{ id: string; count: number }>`
    select id, product_count as count from businesses where id = any(${ids}::uuid[])`.execute(db)
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  expect(ids.map((id) => counts.get(id))).toEqual([0, 1, 3])
})
