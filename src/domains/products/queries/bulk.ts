// Many products of one company at once: one statement for a portion, never one a product. Whoever changes any holds the showcase.
import { sql } from 'kysely'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { inState, managedColumns, type Contents, type ManagedRow } from './managed.ts'
import type { NewProductRow } from './published.ts'
import { tables } from './tables.ts'

const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** What tells which product a row of a table means. */
export type KnownProduct = {
  id: string
  name: string
  part_number: string | null
  revision: number
}

/** The next `limit` products that a company keeps, in order of ids, with what tells them apart. */
export function findKnown(
  db: Db | Tx,
  { businessID, after, limit }: { businessID: string; after: string; limit: number },
): Promise<KnownProduct[]> {
  return tables(db)
    .selectFrom('products')
    .select(['id', 'name', 'part_number', 'revision'])
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Which products of a company have which part numbers, those of variants too, as they are compared; at most `limit` behind one. */
export async function findNumbers(
  db: Db | Tx,
  { businessID, after, limit }: { businessID: string; after: string; limit: number },
): Promise<{ folded: string; product_id: string }[]> {
  const { rows } = await sql<{ folded: string; product_id: string }>`
    select folded, product_id from product_part_numbers
    where business_id = ${businessID} and folded > ${after} order by folded limit ${limit}`.execute(db)
  return rows
}

/** Whose of these numbers are taken. */
export async function findHolders(
  tx: Tx,
  businessID: string,
  numbers: readonly string[],
): Promise<{ folded: string; product_id: string }[]> {
  const { rows } = await sql<{ folded: string; product_id: string }>`
    select folded, product_id from product_part_numbers
    where business_id = ${businessID} and folded = any(${numbers}::text[])`.execute(tx)
  return rows
}

/** Those of these products that the company keeps. */
export function findManagedOf(
  db: Db | Tx,
  businessID: string,
  productIDs: readonly string[],
): Promise<ManagedRow[]> {
  return tables(db)
    .selectFrom('products')
    .select(managedColumns)
    .where('business_id', '=', businessID)
    .where('id', '=', uuids(productIDs))
    .where('removed_at', 'is', null)
    .execute()
}

export type Standing = {
  id: string
  state: ProductStateName
  revision: number
  removed: boolean
  byStaff: boolean
  byPlan: boolean
  updatedAt: Date
  pictures: Record<string, string>
}

/** How these products stand, removed or not. */
export async function findStanding(
  tx: Tx,
  businessID: string,
  productIDs: readonly string[],
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id, ${inState} as state, revision, removed_at is not null as removed, removed_by_staff as "byStaff",
      unlisted_by_plan as "byPlan", updated_at as "updatedAt", picture_files as pictures
    from products where business_id = ${businessID} and id = any(${productIDs}::uuid[])`.execute(tx)
  return rows
}

export async function insertProducts(
  tx: Tx,
  rows: readonly (NewProductRow & { drafted_by: string })[],
): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('products')
    .values(
      rows.map((row) => ({
        ...row,
        specs: JSON.stringify(row.specs),
        videos: JSON.stringify(row.videos),
        trade: JSON.stringify(row.trade),
        variants: row.variants && JSON.stringify(row.variants),
        picture_texts: JSON.stringify(row.picture_texts),
      })),
    )
    .execute()
}

/** What tables say of a product: all of it but its pictures and videos. */
export type WrittenContents = Omit<
  Contents,
  'main_image' | 'photos' | 'picture_files' | 'picture_texts' | 'videos'
>
export type Written = WrittenContents & {
  id: string
  /** When it was saved last; now, where it is left out. */
  updated_at?: string
}

/** Saves what these products say, each with one revision more; answers the revisions. */
export async function setWritten(
  tx: Tx,
  businessID: string,
  rows: readonly Written[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: saved } = await sql<{ id: string; revision: number }>`
    update products set
      name = said.name, language = said.language, description = said.description, keywords = said.keywords,
      industry_id = said.industry_id, category_id = said.category_id, sub_category_id = said.sub_category_id,
      specs = said.specs, lead_time = said.lead_time, stock = said.stock, part_number = said.part_number,
      trade = said.trade, variants = nullif(said.variants, 'null'::jsonb),
      revision = products.revision + 1, updated_at = coalesce(said.updated_at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
      id uuid, name text, language text, description text, keywords text[], industry_id text, category_id text,
      sub_category_id text, specs jsonb, lead_time integer, stock boolean, part_number text, trade jsonb, variants jsonb,
      updated_at timestamptz)
    where products.id = said.id and products.id = any(${rows.map(({ id }) => id)}::uuid[])
      and products.business_id = ${businessID} and products.removed_at is null
    returning products.id, products.revision`.execute(tx)
  return new Map(saved.map(({ id, revision }) => [id, revision]))
}

export type Numbers = { productID: string; numbers: readonly string[] }

/** Gives each product just its numbers; what another one has it keeps. */
export async function putNumbers(tx: Tx, businessID: string, given: readonly Numbers[]): Promise<void> {
  if (given.length === 0) return
  const pairs = given.flatMap(({ productID, numbers }) =>
    numbers.map((number) => [productID, number] as const),
  )
  await sql`
    with wanted as (
      select * from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, number]) => number)}::text[])
        as wanted (product_id, folded))
    delete from product_part_numbers as kept
    where product_id = any(${given.map(({ productID }) => productID)}::uuid[])
      and not exists (
        select from wanted where wanted.product_id = kept.product_id and wanted.folded = kept.folded
          and kept.business_id = ${businessID})`.execute(tx)
  await sql`
    insert into product_part_numbers (business_id, folded, product_id)
    select ${businessID}, folded, product_id
    from unnest(${pairs.map(([id]) => id)}::uuid[], ${pairs.map(([, number]) => number)}::text[])
      as wanted (product_id, folded)
    on conflict (business_id, folded) do nothing`.execute(tx)
}

/** Marks products as removed. */
export async function markManyRemoved(tx: Tx, businessID: string, ids: readonly string[]): Promise<void> {
  await sql`
    update products set removed_at = now()
    where business_id = ${businessID} and id = any(${ids}::uuid[]) and removed_at is null`.execute(tx)
}

export type GivenBack = { id: string; state: ProductStateName; byPlan: boolean; updatedAt: string }

/** Puts products back into a state that they had, removed ones too. */
export async function putBack(tx: Tx, businessID: string, rows: readonly GivenBack[]): Promise<void> {
  await sql`
    update products set
      removed_at = null, published = was.state = 'published', unlisted = was.state = 'unlisted',
      unlisted_by_plan = was."byPlan", updated_at = was."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as was (id uuid, state text, "byPlan" boolean, "updatedAt" timestamptz)
    where products.id = was.id and products.id = any(${rows.map(({ id }) => id)}::uuid[])
      and products.business_id = ${businessID}`.execute(tx)
}

/** Part numbers of products that were removed, for their way back. */
export function findNumbered(tx: Tx, businessID: string, ids: readonly string[]) {
  return tables(tx)
    .selectFrom('products')
    .select(['id', 'part_number', 'variants'])
    .where('business_id', '=', businessID)
    .where('id', '=', uuids(ids))
    .execute()
}

/** Deletes products as if they had never been. */
export async function deleteProducts(tx: Tx, businessID: string, ids: readonly string[]): Promise<void> {
  await tables(tx)
    .deleteFrom('products')
    .where('business_id', '=', businessID)
    .where('id', '=', uuids(ids))
    .execute()
}
