// What products are called and said to be in other languages than their own, as parts of statements about `products`, and saved.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnType, Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import { readingOrder } from '../../reference-data/text-languages.ts'

/** What a specification is called in another language; `of` is what was typed, so that it finds its own in any order. */
export type SpecText = { of: { key: string; value: string }; key: string; value: string }

export type TextRow = {
  product_id: string
  language: string
  name: string
  description: string
  keywords: string[]
  /** JSON goes in as text: pg would take an array for an array of PostgreSQL. */
  specs: ColumnType<SpecText[], string, string>
  /** What its pictures show, by address. */
  pictures: ColumnType<Record<string, string>, string, string>
  revision: number
  written_by: string | null
  written_at: Date
}

export type KeptText = Selectable<TextRow>

/** The names of a product in every language but its own, by language; null without any. */
export const everyName = sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, product_texts.name) from product_texts
    where product_id = products.id and product_texts.name <> '')`

/** What a product was called first, in which language, and in the others. */
export type ProductNames = { name: string; language: string | null; names: Record<string, string> | null }

/** The names of the published product of a column, as a part of another statement; null where that is not published or gone. */
export const productNamesPart = (id: RawBuilder<unknown>) => sql<ProductNames | null>`(
    select jsonb_build_object('name', products.name, 'language', products.language, 'names', ${everyName})
    from products where products.id = ${id} and published and removed_at is null)`

/** The same in the languages of a reader's order. */
export const namesFor = (reader: string) => {
  const order = readingOrder(reader)
  if (order.length === 0) return sql<Record<string, string> | null>`null::jsonb`
  return sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, product_texts.name) from product_texts
    where product_id = products.id and product_texts.language = any(${order}::text[]) and product_texts.name <> '')`
}

export type ProductTexts = Record<
  string,
  {
    name: string
    description: string
    keywords: string[]
    specs: SpecText[]
    /** By address, where everything was asked for. */
    pictures?: Record<string, string>
  }
>

const said = sql`'name', product_texts.name, 'description', product_texts.description, 'keywords', product_texts.keywords,
      'specs', product_texts.specs`
const withPictures = sql`${said}, 'pictures', product_texts.pictures`
const inOrderOf = (reader: string) => sql`product_texts.language = any(${readingOrder(reader)}::text[])`

/** All that is said in the same languages, but of what pictures show. */
export const textsFor = (reader: string) => sql<ProductTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object(${said}))
    from product_texts where product_id = products.id and ${inOrderOf(reader)})`

/** The same, and what pictures show. */
export const wholeTextsFor = (reader: string) => sql<ProductTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object(${withPictures}))
    from product_texts where product_id = products.id and ${inOrderOf(reader)})`

/** The same in every language. */
export const everyText = sql<ProductTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object(${withPictures}))
    from product_texts where product_id = products.id)`

/** In which languages anything is said beside a product's own. */
export const otherLanguages = sql<string[]>`array(
    select product_texts.language from product_texts where product_id = products.id
      and (product_texts.name <> '' or product_texts.description <> '')
    order by char_length(product_texts.language), product_texts.language)`

type TextTables = { product_texts: TextRow }
const tables = (db: Db | Tx) => db.withTables<TextTables>()

/** The texts of a product in all languages but its own, in order of language. */
export function findTexts(db: Db | Tx, productID: string): Promise<KeptText[]> {
  return tables(db)
    .selectFrom('product_texts')
    .selectAll()
    .where('product_id', '=', productID)
    .orderBy('language')
    .execute()
}

/** The same of several products. */
export function findTextsOf(db: Db | Tx, productIDs: readonly string[]): Promise<KeptText[]> {
  return tables(db)
    .selectFrom('product_texts')
    .selectAll()
    .where('product_id', '=', sql<string>`any(${productIDs}::uuid[])`)
    .orderBy('product_id')
    .orderBy('language')
    .execute()
}

/** The languages in which anything is said of a company's products beside the original of each, in their order. */
export async function findLanguages(db: Db | Tx, businessID: string): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    select distinct product_texts.language from products join product_texts on product_id = id
    where business_id = ${businessID} and removed_at is null
      and ('' <> concat(product_texts.name, product_texts.description) or product_texts.pictures <> '{}')
    order by 1`.execute(db)
  return rows.map(({ language }) => language)
}

/** What the products that a company keeps are called in other languages. */
export async function findTextNames(db: Db | Tx, businessID: string): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ language: string; name: string }>`
    select product_texts.language, product_texts.name from products join product_texts on product_id = id
    where business_id = ${businessID} and removed_at is null and product_texts.name <> ''`.execute(db)
  const byLanguage = Map.groupBy(rows, ({ language }) => language)
  return new Map([...byLanguage].map(([language, list]) => [language, new Set(list.map(({ name }) => name))]))
}

/** Writes what is said of a new product, as it was written of another. */
export async function insertTexts(tx: Tx, texts: readonly KeptText[]): Promise<void> {
  if (texts.length === 0) return
  await tables(tx)
    .insertInto('product_texts')
    .values(
      texts.map((text) => ({
        ...text,
        specs: JSON.stringify(text.specs),
        pictures: JSON.stringify(text.pictures),
        revision: 1,
      })),
    )
    .execute()
}

/** What was said of pictures that a product no longer has goes with them. */
export async function dropPictures(tx: Tx, productID: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  await sql`
    update product_texts set pictures = pictures - ${gone}::text[]
    where product_id = ${productID} and pictures ?| ${gone}::text[]`.execute(tx)
}

/** Whether anything is said of a product in another language. */
export async function hasTexts(db: Db | Tx, productID: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('product_texts')
    .select('language')
    .where('product_id', '=', productID)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type TextChanges = Pick<TextRow, 'product_id' | 'language' | 'name' | 'description' | 'keywords'> & {
  specs: readonly SpecText[]
  pictures: Readonly<Record<string, string>>
  written_by: string
}

/** Saves the texts of one language when they are still what `revision` saw (0: not written yet); undefined when they are not. */
export async function putTexts(tx: Tx, changes: TextChanges, revision: number): Promise<number | undefined> {
  const row = {
    ...changes,
    specs: JSON.stringify(changes.specs),
    pictures: JSON.stringify(changes.pictures),
    written_at: new Date(),
  }
  const saved =
    revision === 0
      ? await tables(tx)
          .insertInto('product_texts')
          .values({ ...row, revision: 1 })
          .onConflict((conflict) => conflict.columns(['product_id', 'language']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tables(tx)
          .updateTable('product_texts')
          .set({ ...row, revision: sql<number>`revision + 1` })
          .where('product_id', '=', changes.product_id)
          .where('language', '=', changes.language)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  return saved?.revision
}

export type LoadedText = Omit<TextRow, 'revision' | 'specs' | 'pictures'> & { specs: Json; pictures: Json }

export function copyTexts(client: BulkClient, rows: Rows<LoadedText>): Promise<number> {
  return copyRows(client, 'product_texts', rows)
}
