// What everybody sees of products: the published ones, in the order of their showcase.
import { sql, type Insertable } from 'kysely'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { companyNameInKeys } from '../../businesses/listing.ts'
import {
  everyName,
  everyText,
  namesFor,
  otherLanguages,
  textsFor,
  wholeTextsFor,
  type ProductTexts,
} from './texts.ts'
import type { ProductVariantsEntry } from '../../../contract/product-trade.ts'
import { shownDocuments } from './documents.ts'
import { tables, type KeptTrade, type ProductRow, type Spec, type Video } from './tables.ts'

/** A product and how well it fits; the higher the better. */
export type Fitting = { id: string; fit: number }

type InJson = 'specs' | 'videos' | 'picture_texts' | 'trade' | 'variants'
export type NewProductRow = Omit<
  Insertable<ProductRow>,
  | InJson
  | 'picture_files'
  | 'removed_at'
  | 'removed_by_staff'
  | 'drafted_by'
  | 'unlisted'
  | 'unlisted_by_plan'
  | 'position'
  | 'revision'
  | 'first_published_at'
> & {
  unlisted: boolean
  specs: Spec[]
  videos: Video[]
  trade: KeptTrade
  variants: ProductVariantsEntry | null
  /** By address. */
  picture_texts: Record<string, string>
}

const companyName = companyNameInKeys(sql.ref('products.business_id')).as('companyName')

const cardColumns = [
  companyName,
  'id',
  'language',
  'business_id',
  'name',
  'description',
  'main_image',
  sql<number>`cardinality(photos)`.as('photo_count'),
  'specs',
  'industry_id',
  'category_id',
  'sub_category_id',
  'lead_time',
  'stock',
] as const

export function findShowcase(db: Db | Tx, businessID: string, language: string, limit: number) {
  return tables(db)
    .selectFrom('products')
    .select([...cardColumns, textsFor(language).as('texts')])
    .where('business_id', '=', businessID)
    .where('published', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
export type ShowcaseRow = Awaited<ReturnType<typeof findShowcase>>[number]

/** A published product with all that its page shows; its texts in every language, or in those of a reader's order, and the names and languages that there are. */
export function findProduct(db: Db | Tx, productID: string, reader?: string) {
  return tables(db)
    .selectFrom('products')
    .select([
      ...cardColumns,
      'keywords',
      'part_number',
      'trade',
      'variants',
      'photos',
      'picture_texts',
      'videos',
      (reader === undefined ? everyText : wholeTextsFor(reader)).as('texts'),
      everyName.as('names'),
      otherLanguages.as('others'),
      shownDocuments,
    ])
    .where('id', '=', productID)
    .where('published', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Of each business the picture of the published product that fits best, of several the first in the showcase; of none that fits
 * the first: one walk of the showcase index a business.
 */
export async function findFirstPictures(
  db: Db | Tx,
  businessIDs: readonly string[],
  fitting: readonly Fitting[] = [],
) {
  const [fits, fit] =
    fitting.length === 0
      ? [sql``, sql``]
      : [
          sql`left join unnest(${fitting.map(({ id }) => id)}::uuid[], ${fitting.map((one) => one.fit)}::int[])
            as fitting (product_id, fit) on product_id = products.id`,
          sql`coalesce(fit, 0) desc,`,
        ]
  const { rows } = await sql<{ businessID: string; url: string }>`
    select wanted.id as "businessID", first_ones.main_image as url
    from unnest(${businessIDs}::uuid[]) as wanted (id)
    cross join lateral (
      select main_image from products ${fits}
      where business_id = wanted.id and published and removed_at is null and main_image is not null
      order by ${fit} position, created_at desc, id desc
      limit 1
    ) as first_ones`.execute(db)
  return rows
}

export async function insertProduct(
  tx: Tx,
  row: NewProductRow & { drafted_by?: string },
  pictureFiles: Record<string, string> = {},
): Promise<void> {
  await tables(tx)
    .insertInto('products')
    .values({
      ...row,
      specs: JSON.stringify(row.specs),
      videos: JSON.stringify(row.videos),
      trade: JSON.stringify(row.trade),
      variants: row.variants && JSON.stringify(row.variants),
      picture_files: JSON.stringify(pictureFiles),
      picture_texts: JSON.stringify(row.picture_texts),
    })
    .execute()
}

/** Marks a product as removed and says whether it was published and what it shows; undefined when it is not there. */
export function markRemoved(
  tx: Tx,
  businessID: string,
  productID: string,
): Promise<{ published: boolean; pictures: Record<string, string> } | undefined> {
  return tables(tx)
    .updateTable('products')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', productID)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .returning(['published', 'picture_files as pictures'])
    .executeTakeFirst()
}

/** The published products with these ids. */
export function findCards(
  db: Db | Tx,
  productIDs: readonly string[],
  language: string,
): Promise<ShowcaseRow[]> {
  return tables(db)
    .selectFrom('products')
    .select([...cardColumns, textsFor(language).as('texts')])
    .where('id', '=', sql<string>`any(${productIDs}::uuid[])`)
    .where('published', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}

/** Facts for the index of the first published products of each business: one walk of the showcase index a business. */
export async function findForSearch(db: Db | Tx, businessIDs: readonly string[], limit: number) {
  const { rows } = await sql<RowForSearch & { businessID: string }>`
    select wanted.id as "businessID", first_ones.*
    from unnest(${businessIDs}::uuid[]) as wanted (id)
    cross join lateral (
      select id as "productID", name, description, keywords, industry_id as "industryID",
        category_id as "categoryID", sub_category_id as "subCategoryID", specs, lead_time as "leadTime",
        created_at as "createdAt", ${everyText} as texts, part_number, trade, variants
      from products
      where business_id = wanted.id and published and removed_at is null
      order by position, created_at desc, id desc
      limit ${limit}
    ) as first_ones`.execute(db)
  return rows
}
export type RowForSearch = {
  productID: string
  name: string
  description: string
  keywords: string[]
  industryID: string
  categoryID: string
  subCategoryID: string | null
  specs: Spec[]
  leadTime: number | null
  createdAt: Date
  texts: ProductTexts | null
  part_number: string | null
  trade: KeptTrade
  variants: ProductVariantsEntry | null
}

export async function findForDirectory(db: Db | Tx, businessIDs: readonly string[], limit: number) {
  const { rows } = await sql<{
    productID: string
    businessID: string
    industryID: string
    categoryID: string
    subCategoryID: string | null
    changedOn: string
  }>`
    select first_ones.id as "productID", wanted.id as "businessID", industry_id as "industryID",
      category_id as "categoryID", sub_category_id as "subCategoryID",
      (updated_at at time zone 'UTC')::date as "changedOn"
    from unnest(${businessIDs}::uuid[]) as wanted (id)
    cross join lateral (
      select id, industry_id, category_id, sub_category_id, updated_at from products
      where business_id = wanted.id and published and removed_at is null
      order by position, created_at desc, id desc
      limit ${limit}
    ) as first_ones`.execute(db)
  return rows
}

/** With the names in the languages of a reader, for null in every language. */
export function findNames(db: Db | Tx, productIDs: readonly string[], language: string | null) {
  const names = language === null ? everyName : namesFor(language)
  return tables(db)
    .selectFrom('products')
    .select([
      'id',
      'name',
      'language',
      'part_number as partNumber',
      names.as('names'),
      'main_image as image',
      'business_id as businessID',
      companyName,
    ])
    .where('id', '=', sql<string>`any(${productIDs}::uuid[])`)
    .where('published', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}

/** What the address of a product's page is made of, and what tells in which languages it is written. */
export function findPages(db: Db | Tx, productIDs: readonly string[]) {
  return tables(db)
    .selectFrom('products')
    .select([
      'id',
      'name',
      'language',
      // Only where nobody said in which language it is written.
      sql<string>`case when language is null then left(description, 400) else '' end`.as('description'),
      otherLanguages.as('others'),
      companyName,
    ])
    .where('id', '=', sql<string>`any(${productIDs}::uuid[])`)
    .where('published', '=', true)
    .where('removed_at', 'is', null)
    .execute()
}

export type LoadedRow = Omit<NewProductRow, InJson> &
  Record<Exclude<InJson, 'variants'>, Json> & { variants: Json | null }

export function copyProducts(client: BulkClient, rows: Rows<LoadedRow>): Promise<number> {
  return copyRows(client, 'products', rows)
}
