// What companies say in other languages than their own, as parts of statements about `businesses`, and saved.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import { readingOrder } from '../../reference-data/text-languages.ts'

export type TextRow = {
  business_id: string
  language: string
  company_name: string
  short_description: string
  general_description: string
  facilities: string
  name_skeleton: string | null
  revision: number
  written_by: string | null
  written_at: Date
}

/** The names of a company in every language but its own, by language; null without any. */
export const everyName = sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, company_name) from business_texts
    where business_id = businesses.id and company_name <> '')`

/** The same in the languages of a reader's order. */
export const namesFor = (reader: string) => {
  const order = readingOrder(reader)
  if (order.length === 0) return sql<Record<string, string> | null>`null::jsonb`
  return sql<Record<string, string> | null>`(
    select jsonb_object_agg(language, company_name) from business_texts
    where business_id = businesses.id and business_texts.language = any(${order}::text[]) and company_name <> '')`
}

export type BriefTexts = Record<string, { companyName: string; shortDescription: string }>

/** What a card says, in the same languages. */
export const briefTextsFor = (reader: string) => sql<BriefTexts | null>`(
    select jsonb_object_agg(language, jsonb_build_object('companyName', company_name, 'shortDescription', short_description))
    from business_texts where business_id = businesses.id and business_texts.language = any(${readingOrder(reader)}::text[]))`

export type FullTexts = Record<
  string,
  {
    companyName: string
    shortDescription: string
    generalDescription: string
    manufacturingFacilities: string
  }
>

const whole = sql`jsonb_object_agg(language, jsonb_build_object('companyName', company_name, 'shortDescription', short_description,
      'generalDescription', general_description, 'manufacturingFacilities', facilities))`

/** Everything, in every language. */
export const everyText = sql<FullTexts | null>`(
    select ${whole} from business_texts where business_id = businesses.id)`

/** Everything in the languages of a reader's order. */
export const textsFor = (reader: string) => sql<FullTexts | null>`(
    select ${whole} from business_texts
    where business_id = businesses.id and business_texts.language = any(${readingOrder(reader)}::text[]))`

/** In which languages anything is written beside a company's own. */
export const otherLanguages = sql<string[]>`array(
    select language from business_texts where business_id = businesses.id
      and (company_name <> '' or short_description <> '' or general_description <> '' or facilities <> '')
    order by char_length(language), language)`

type TextTables = { business_texts: TextRow }
const tables = (db: Db | Tx) => db.withTables<TextTables>()

/** The texts of a company in all languages but its own, in order of language. */
export function findTexts(db: Db | Tx, businessID: string): Promise<TextRow[]> {
  return tables(db)
    .selectFrom('business_texts')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('language')
    .execute()
}

/** What companies that are given up said in other languages goes. */
export async function deleteTexts(tx: Tx, businessIDs: readonly string[]): Promise<void> {
  await sql`delete from business_texts where business_id = any(${businessIDs}::uuid[])`.execute(tx)
}

/** Whether a company says anything in another language. */
export async function hasTexts(db: Db | Tx, businessID: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from business_texts where business_id = ${businessID}) as has`.execute(db)
  return rows[0]!.has
}

export type TextChanges = Omit<TextRow, 'revision' | 'written_at'>

/** Saves the texts of one language when they are still what `revision` saw (0: not written yet); undefined when they are not. */
export async function putTexts(tx: Tx, changes: TextChanges, revision: number): Promise<number | undefined> {
  const row = { ...changes, written_at: new Date() }
  const saved =
    revision === 0
      ? await tables(tx)
          .insertInto('business_texts')
          .values({ ...row, revision: 1 })
          .onConflict((conflict) => conflict.columns(['business_id', 'language']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tables(tx)
          .updateTable('business_texts')
          .set({ ...row, revision: sql<number>`revision + 1` })
          .where('business_id', '=', changes.business_id)
          .where('language', '=', changes.language)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  return saved?.revision
}

export type LoadedText = Omit<TextRow, 'revision'>

export function copyTexts(client: BulkClient, rows: Rows<LoadedText>): Promise<number> {
  return copyRows(client, 'business_texts', rows)
}
