// What products are called and said to be in other languages than their own, as parts of statements about `products`, and saved.
import { sql } from 'kysely'
import type { ColumnType } from 'kysely'
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
  revision: number
  written_by: string | null
  written_at: Date
}

/** The names of a product in the languages of a reader's order, by language; null without any. */
export const namesFor = (reader: string) => {
  const order = readingOrder(reader)
  if (order.length === 0) return sql<Record<string, string> | null>`null::jsonb`
  return sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, product_texts.name) from product_texts
    where product_id = products.id and product_texts.language = any(${order}::text[]) and product_texts.name <> '')`
}

/** The same in every language. */
export const everyName = sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, product_texts.name) from product_texts
    where product_id = products.id and product_texts.name <> '')`

export type ProductTexts = Record<
  string,
  { name: string; description: string; keywords: string[]; specs: SpecText[] }
>

/** All that is said in the same languages. */
export const textsFor = (reader: string) => sql<ProductTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object(
      'name', product_texts.name, 'description', product_texts.description, 'keywords', product_texts.keywords,
      'specs', product_texts.specs))
    from product_texts where product_id = products.id and product_texts.language = any(${readingOrder(reader)}::text[]))`

/** The same in every language. */
export const everyText = sql<ProductTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object(
      'name', product_texts.name, 'description', product_texts.description, 'keywords', product_texts.keywords,
      'specs', product_texts.specs))
    from product_texts where product_id = products.id)`

type TextTables = { product_texts: TextRow }
const tables = (db: Db | Tx) => db.withTables<TextTables>()

/** The texts of a product in all languages but its own, in order of language. */
export function findTexts(db: Db | Tx, productID: string) {
  return tables(db)
    .selectFrom('product_texts')
    .selectAll()
    .where('product_id', '=', productID)
    .orderBy('language')
    .execute()
}

export type TextChanges = Pick<TextRow, 'product_id' | 'language' | 'name' | 'description' | 'keywords'> & {
  specs: readonly SpecText[]
  written_by: string
}

/** Saves the texts of one language when they are still what `revision` saw (0: not written yet); undefined when they are not. */
export async function putTexts(tx: Tx, changes: TextChanges, revision: number): Promise<number | undefined> {
  const row = { ...changes, specs: JSON.stringify(changes.specs), written_at: new Date() }
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

export type LoadedText = Omit<TextRow, 'revision' | 'specs'> & { specs: Json }

export function copyTexts(client: BulkClient, rows: Rows<LoadedText>): Promise<number> {
  return copyRows(client, 'product_texts', rows)
}
