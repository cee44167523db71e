// Products that were removed: restored for a while, then gone with their pictures.
import { sql, type Selectable } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables, type ProductRow } from './tables.ts'

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`
/** What staff removed is kept for longer. */
const isOver = sql<boolean>`(not removed_by_staff or removed_at < ${daysAgo(limits.takenDownDays)})`

type RestorableRow = {
  name: string
  state: ProductStateName
  draftedBy: string | null
  removedAt: Date
  byPlan: boolean
} & Pictured &
  Numbered

/** The file behind each address that an upload made. */
type Pictured = { pictures: Record<string, string> }
type Numbered = Pick<Selectable<ProductRow>, 'part_number' | 'variants'>

/** What a product of a company was when its people removed it, at most `days` ago. */
export async function findRestorable(
  db: Db | Tx,
  { businessID, productID, days }: { businessID: string; productID: string; days: number },
): Promise<RestorableRow | undefined> {
  const row = await tables(db)
    .selectFrom('products')
    .select([
      'name',
      'published',
      'unlisted',
      'drafted_by',
      'removed_at',
      'unlisted_by_plan',
      'picture_files',
      'part_number',
      'variants',
    ])
    .where('id', '=', productID)
    .where('business_id', '=', businessID)
    .where('removed_at', '>', daysAgo(days))
    .where('removed_by_staff', '=', false)
    .executeTakeFirst()
  if (!row?.removed_at) return undefined
  return {
    name: row.name,
    state: stateOf(row),
    draftedBy: row.drafted_by,
    removedAt: row.removed_at,
    byPlan: row.unlisted_by_plan,
    pictures: row.picture_files,
    part_number: row.part_number,
    variants: row.variants,
  }
}

const stateOf = ({ published, unlisted }: { published: boolean; unlisted: boolean }): ProductStateName =>
  published ? 'published' : unlisted ? 'unlisted' : 'draft'

/** Marks a published product as removed by staff; answers the files behind its pictures, undefined when it is not there. */
export async function markTakenDown(tx: Tx, productID: string): Promise<Pictured | undefined> {
  const { rows } = await sql<Pictured>`
    update products set removed_at = now(), removed_by_staff = true
    where id = ${productID} and published and removed_at is null returning picture_files as pictures`.execute(
    tx,
  )
  return rows[0]
}

/** What staff removed at most `days` ago. */
export async function findTakenDown(
  tx: Tx,
  productID: string,
  days: number,
): Promise<
  ({ businessID: string; state: ProductStateName; byPlan: boolean } & Pictured & Numbered) | undefined
> {
  const row = await tables(tx)
    .selectFrom('products')
    .select([
      'business_id',
      'published',
      'unlisted',
      'unlisted_by_plan',
      'picture_files',
      'part_number',
      'variants',
    ])
    .where('id', '=', productID)
    .where('removed_by_staff', '=', true)
    .where('removed_at', '>', daysAgo(days))
    .executeTakeFirst()
  return (
    row && {
      businessID: row.business_id,
      state: stateOf(row),
      byPlan: row.unlisted_by_plan,
      pictures: row.picture_files,
      part_number: row.part_number,
      variants: row.variants,
    }
  )
}

/** `byPlan` says that only the plan keeps it off the pages. */
export async function markRestored(
  tx: Tx,
  productID: string,
  state: ProductStateName,
  byPlan: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable('products')
    .set({
      removed_at: null,
      removed_by_staff: false,
      published: state === 'published',
      unlisted: state === 'unlisted',
      unlisted_by_plan: byPlan,
    })
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
    .where(isOver)
    .limit(limit)
    .execute()
  return rows.map((row) => row.business_id)
}

/** Deletes what a company removed more than `days` ago; answers each with the files behind its pictures. */
export async function deleteLeft(
  tx: Tx,
  businessID: string,
  days: number,
): Promise<({ productID: string } & Pictured)[]> {
  const rows = await tables(tx)
    .deleteFrom('products')
    .where('business_id', '=', businessID)
    .where('removed_at', '<', daysAgo(days))
    .where(isOver)
    .returning(['id', 'picture_files'])
    .execute()
  return rows.map((row) => ({ productID: row.id, pictures: row.picture_files }))
}

/** Those of these addresses that any product of a company shows, or would if it were restored; `isKept` when one that is not removed does. */
export async function findShown(
  db: Db | Tx,
  businessID: string,
  addresses: readonly string[],
): Promise<{ url: string; isKept: boolean }[]> {
  const { rows } = await sql<{ url: string; isKept: boolean }>`
    select url, bool_or(removed_at is null) as "isKept" from products cross join unnest(photos) as url
    where business_id = ${businessID} and url = any(${addresses}::text[]) group by url`.execute(db)
  return rows
}
