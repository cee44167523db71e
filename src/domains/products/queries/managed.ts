// Products as their company has them, in every state. Whoever changes what is counted holds the company's showcase row.
import { sql, type Selectable } from 'kysely'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { companyNameInKeys } from '../../businesses/listing.ts'
import { tables, type ProductRow, type Spec, type Video } from './tables.ts'

export const managedColumns = [
  'id',
  'business_id',
  'name',
  'language',
  'description',
  'keywords',
  'industry_id',
  'category_id',
  'sub_category_id',
  'specs',
  'lead_time',
  'stock',
  'part_number',
  'trade',
  'variants',
  'published',
  'unlisted',
  'revision',
  'main_image',
  'photos',
  'picture_files',
  'picture_texts',
  'videos',
  'drafted_by',
  'updated_at',
] as const
export type ManagedRow = Pick<Selectable<ProductRow>, (typeof managedColumns)[number]>

const now = sql<Date>`now()`
export const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`
const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`
export const inState = sql<ProductStateName>`case when published then 'published' when unlisted then 'unlisted' else 'draft' end`

/** Waits until nobody else changes the products of a company, and keeps others waiting until the transaction ends. */
export async function lockShowcase(tx: Tx, businessID: string): Promise<void> {
  await tables(tx)
    .insertInto('showcases')
    .values({ business_id: businessID })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ business_id: businessID }))
    .execute()
}

/** Whose a product is, whatever its state, removed or not. */
export async function findBusinessOf(db: Db | Tx, productID: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('products')
    .select('business_id')
    .where('id', '=', productID)
    .executeTakeFirst()
  return row?.business_id
}

/** The specifications of each of these products. */
export async function findSpecs(tx: Tx, ids: readonly string[]): Promise<Spec[][]> {
  const rows = await tables(tx).selectFrom('products').select('specs').where('id', '=', uuids(ids)).execute()
  return rows.map(({ specs }) => specs)
}

export function findManaged(
  db: Db | Tx,
  { businessID, productID }: { businessID: string; productID: string },
): Promise<ManagedRow | undefined> {
  return tables(db)
    .selectFrom('products')
    .select(managedColumns)
    .where('id', '=', productID)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The name that the keys of a company's products are made of. */
export async function findNameInKeys(db: Db | Tx, businessID: string): Promise<string> {
  const name = companyNameInKeys(sql`${businessID}::uuid`)
  const { rows } = await sql<{ name: string | null }>`select ${name} as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** What the products that a company keeps are called. */
export async function findNames(db: Db | Tx, businessID: string): Promise<Set<string>> {
  const rows = await tables(db)
    .selectFrom('products')
    .select('name')
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Every product that a company keeps, with the language that it says of itself, in the order of its showcase. */
export function findKeptInOrder(
  db: Db | Tx,
  businessID: string,
): Promise<{ id: string; language: string | null }[]> {
  return tables(db)
    .selectFrom('products')
    .select(['id', 'language'])
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The next `limit` products that a company keeps after one, in order of their ids. */
export function findManagedAfter(
  db: Db | Tx,
  { businessID, after, limit }: { businessID: string; after: string; limit: number },
): Promise<ManagedRow[]> {
  return tables(db)
    .selectFrom('products')
    .select(managedColumns)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many products of a company there are in each state, how many of those unlisted only the plan keeps off, and how many were removed in the last `days`. */
export async function countByState(
  db: Db | Tx,
  businessID: string,
  days: number,
): Promise<{ counts: Record<ProductStateName | 'removed', number>; unlistedByPlan: number }> {
  const state = sql<
    ProductStateName | 'removed'
  >`case when removed_at is not null then 'removed' else ${inState} end`
  const rows = await tables(db)
    .selectFrom('products')
    .select(({ fn }) => [
      state.as('state'),
      fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where unlisted_by_plan and removed_at is null)`.as('byPlan'),
    ])
    .where('business_id', '=', businessID)
    .where(sql<boolean>`(removed_at is null or removed_at > ${daysAgo(days)})`)
    .groupBy('state')
    .execute()
  const counts = { draft: 0, published: 0, unlisted: 0, removed: 0 }
  for (const { state, count } of rows) counts[state] = count
  return { counts, unlistedByPlan: rows.reduce((sum, { byPlan }) => sum + byPlan, 0) }
}

/** The states of those of these products that the company keeps. */
export async function findStates(
  tx: Tx,
  businessID: string,
  productIDs: readonly string[],
): Promise<Map<string, ProductStateName>> {
  const rows = await tables(tx)
    .selectFrom('products')
    .select(['id', inState.as('state')])
    .where('business_id', '=', businessID)
    .where('id', '=', uuids(productIDs))
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function setPublished(tx: Tx, productIDs: readonly string[], published: boolean): Promise<void> {
  await tables(tx)
    .updateTable('products')
    .set({
      published,
      unlisted: !published,
      unlisted_by_plan: false,
      updated_at: now,
      // What was taken off the pages and comes back is no news: only a draft is published for the first time.
      first_published_at: sql<Date>`case when published or unlisted then first_published_at else now() end`,
    })
    .where('id', '=', uuids(productIDs))
    .execute()
}

/** Puts these first, in this order; the others follow as they stood. */
export async function setOrder(tx: Tx, businessID: string, productIDs: readonly string[]): Promise<void> {
  await sql`
    update products set position = ranked.place
    from (
      select id, row_number() over (
        order by array_position(${productIDs}::uuid[], id), position, created_at desc, id desc
      ) as place
      from products where business_id = ${businessID} and removed_at is null
    ) as ranked
    where products.id = ranked.id and products.position <> ranked.place`.execute(tx)
}

/** Counts a saving when `revision` is the last one; false when it is not, or the product is not there. */
export async function claimRevision(
  tx: Tx,
  { productID, revision }: { productID: string; revision: number },
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('products')
    .set({ revision: sql<number>`revision + 1`, updated_at: now })
    .where('id', '=', productID)
    .where('removed_at', 'is', null)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes a change of what is said in another language; from now on it is said that its own is `language`, unless it was before. */
export async function noteWriting(tx: Tx, productID: string, language: string): Promise<void> {
  await tables(tx)
    .updateTable('products')
    .set({ language: sql<string>`coalesce(language, ${language})`, updated_at: now })
    .where('id', '=', productID)
    .execute()
}

export type Contents = Pick<
  ManagedRow,
  | 'name'
  | 'language'
  | 'description'
  | 'keywords'
  | 'industry_id'
  | 'category_id'
  | 'sub_category_id'
  | 'lead_time'
  | 'stock'
  | 'part_number'
  | 'trade'
  | 'variants'
  | 'main_image'
  | 'photos'
> & {
  specs: Spec[]
  videos: Video[]
  picture_files: Record<string, string>
  picture_texts: Record<string, string>
}

export async function setContents(tx: Tx, productID: string, contents: Contents): Promise<void> {
  await tables(tx)
    .updateTable('products')
    .set({
      ...contents,
      specs: JSON.stringify(contents.specs),
      videos: JSON.stringify(contents.videos),
      trade: JSON.stringify(contents.trade),
      variants: contents.variants && JSON.stringify(contents.variants),
      picture_files: JSON.stringify(contents.picture_files),
      picture_texts: JSON.stringify(contents.picture_texts),
    })
    .where('id', '=', productID)
    .execute()
}
