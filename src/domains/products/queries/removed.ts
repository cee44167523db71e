// Products that were removed: restored for a while, then gone with their pictures.
import { sql } from 'kysely'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables } from './tables.ts'

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`

type RestorableRow = { name: string; state: ProductStateName; draftedBy: string | null; removedAt: Date }

/** What a product of a company was when it was removed, at most `days` ago. */
export async function findRestorable(
  db: Db | Tx,
  { businessID, productID, days }: { businessID: string; productID: string; days: number },
): Promise<RestorableRow | undefined> {
  const row = await tables(db)
    .selectFrom('products')
    .select(['name', 'published', 'unlisted', 'drafted_by', 'removed_at'])
    .where('id', '=', productID)
    .where('business_id', '=', businessID)
    .where('removed_at', '>', daysAgo(days))
    .executeTakeFirst()
  if (!row?.removed_at) return undefined
  const state = row.published ? 'published' : row.unlisted ? 'unlisted' : 'draft'
  return { name: row.name, state, draftedBy: row.drafted_by, removedAt: row.removed_at }
}

export async function markRestored(tx: Tx, productID: string, state: ProductStateName): Promise<void> {
  await tables(tx)
    .updateTable('products')
    .set({ removed_at: null, published: state === 'published', unlisted: state === 'unlisted' })
    .where('id', '=', productID)
    .execute()
}

/** Companies with products that were removed more than `days` ago. */
export async function findBusinessesLeaving(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('products')
    .select('business_id')
    .distinct()
    .where('removed_at', '<', daysAgo(days))
    .limit(limit)
    .execute()
  return rows.map((row) => row.business_id)
}

/** Deletes what a company removed more than `days` ago; answers each with the files behind its pictures. */
export async function deleteLeft(
  tx: Tx,
  businessID: string,
  days: number,
): Promise<{ productID: string; pictures: Record<string, string> }[]> {
  const rows = await tables(tx)
    .deleteFrom('products')
    .where('business_id', '=', businessID)
    .where('removed_at', '<', daysAgo(days))
    .returning(['id', 'picture_files'])
    .execute()
  return rows.map((row) => ({ productID: row.id, pictures: row.picture_files }))
}

/** Those of these addresses that any product of a company shows, or would if it were restored. */
export async function findShown(
  db: Db | Tx,
  businessID: string,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select distinct url from products cross join unnest(photos) as url
    where business_id = ${businessID} and url = any(${addresses}::text[])`.execute(db)
  return rows.map(({ url }) => url)
}
