import { sql, type ColumnType } from 'kysely'
import type { AnswersEntry } from '../../../contract/businesses.ts'
import type { CompanyTypeCode } from '../../../contract/company-types.ts'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Sections } from '../sections.ts'
import type { EditionVisibility } from '../visibility.ts'
import { everyName, everyText, otherLanguages, textsFor } from './texts.ts'

export type VerificationScope = 'registration' | 'site' | 'contacts'
export type BadgeLevel = 2 | 3 | 4

export type BusinessRow = {
  id: string
  company_name: string
  /** In which it writes; null while nobody has said. */
  language: string | null
  short_description: string
  general_description: string
  business_type: CompanyTypeCode
  industry_id: string
  category_ids: string[]
  country_code: string
  state_id: string | null
  city: string | null
  year_stablished: number | null
  lead_time: number | null
  employees_min: number | null
  employees_max: number | null
  profile_photo: string | null
  cover_photo: string | null
  verified: boolean
  /** 2 documents, 3 a visit, 4 an audit by others. */
  verification_level: BadgeLevel | null
  verification_scope: VerificationScope[] | null
  verified_by: string | null
  verified_on: string | null
  verified_until: string | null
  like_count: number
  answers: AnswersEntry
  hidden_editions: number
  /** What its owners chose, of one that moderators hide. */
  own_hidden_editions: number | null
  removed_by_staff: boolean
  general: unknown
  contact: unknown
  factory: unknown
  trade: unknown
  terms: unknown
  revision: number
  register_number: string | null
  time_zone: string | null
  register_key: string | null
  website_host: string | null
  name_skeleton: string | null
  general_revision: number
  contact_revision: number
  factory_revision: number
  trade_revision: number
  terms_revision: number
  editions_revision: number
  product_count: number | null
  given_up_at: Date | null
  created_at: Date
  updated_at: Date
  removed_at: Date | null
}
export type CertificateRow = {
  id: string
  business_id: string
  name: string
  number: string | null
  issuer: string | null
  scope: string | null
  issue_date: string | null
  expire_date: string | null
  photo: string | null
  position: number
  /** When a verifier found it in the register of its issuer, and where. */
  confirmed_on: string | null
  confirmed_where: string | null
  /** What it covers in other languages, by language. */
  scopes: Record<string, string>
}
type BusinessTables = {
  businesses: BusinessRow
  certificates: CertificateRow & { removed_at: ColumnType<Date | null, never, Date | null> }
}
export const tables = (db: Db | Tx) => db.withTables<BusinessTables>()

export const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** Companies that do not hide from the edition, and one's own; without a sight all of them. */
export const metBy = (sight: EditionVisibility | undefined) =>
  !sight
    ? sql<boolean>`true`
    : sight.own.length === 0
      ? sql<boolean>`hidden_editions & ${sight.mask}::bigint = 0`
      : sql<boolean>`(hidden_editions & ${sight.mask}::bigint = 0 or id = any(${sight.own}::uuid[]))`

/** A company with its texts in every language, or in those of a reader's order, and the names and languages that there are. */
export function findBusiness(db: Db | Tx, businessID: string, reader?: string) {
  return tables(db)
    .selectFrom('businesses')
    .selectAll()
    .select([
      (reader === undefined ? everyText : textsFor(reader)).as('texts'),
      everyName.as('names'),
      otherLanguages.as('others'),
    ])
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>

export async function businessIsThere(
  db: Db | Tx,
  businessID: string,
  sight?: EditionVisibility,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .where(metBy(sight))
    .executeTakeFirst()
  return row !== undefined
}

export async function findCreation(db: Db | Tx, businessID: string): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('businesses')
    .select('created_at')
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.created_at
}

const sectionNames = ['general', 'contact', 'factory', 'trade', 'terms'] as const

/** The sections as JSON texts: an array or null would otherwise be taken for another type. */
export function sectionsAsJson(sections: Partial<Sections>): Partial<Record<keyof Sections, string | null>> {
  return Object.fromEntries(
    sectionNames
      .filter((name) => sections[name] !== undefined)
      .map((name) => [name, sections[name] === null ? null : JSON.stringify(sections[name])]),
  )
}

export type BusinessColumns = Omit<BusinessRow, keyof Sections>

type NewRow = Partial<BusinessColumns> & Sections & Pick<BusinessRow, 'id' | 'created_at' | 'updated_at'>

/** What is left out gets the table's default. */
export async function insertBusiness(tx: Tx, row: NewRow): Promise<void> {
  await tables(tx)
    .insertInto('businesses')
    .values({ ...row, ...sectionsAsJson(row) } as BusinessRow)
    .execute()
}

/** Sets what is given and counts the revision up; false when the company is not there. */
export async function updateBusiness(
  tx: Tx,
  businessID: string,
  changes: Partial<BusinessColumns> & Partial<Sections>,
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('businesses')
    .set({ ...changes, ...sectionsAsJson(changes) } as Partial<BusinessRow>)
    .set((column) => ({ revision: column('revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What is undefined stays. */
export async function updatePhotos(
  tx: Tx,
  businessID: string,
  photos: { profile_photo: string | null | undefined; cover_photo: string | null | undefined },
): Promise<void> {
  await tables(tx)
    .updateTable('businesses')
    .set({ ...photos, updated_at: sql<Date>`now()` })
    .where('id', '=', businessID)
    .execute()
}

/** Likes are no edit: neither revision nor date move. Rows are locked in one order by all who change many. */
export async function updateLikeCounts(tx: Tx, likes: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    with held as materialized (
      select id, likes from businesses
        join unnest(${[...likes.keys()]}::uuid[], ${[...likes.values()]}::int[]) as noted (id, likes) using (id)
      where like_count <> likes order by id for no key update of businesses
    )
    update businesses set like_count = held.likes from held where businesses.id = held.id`.execute(tx)
}

/** No edit either. False when nothing changed. */
export async function updateAnswers(tx: Tx, businessID: string, answers: AnswersEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update businesses set answers = ${answers && JSON.stringify(answers)}::jsonb
    where id = ${businessID} and answers is distinct from ${answers && JSON.stringify(answers)}::jsonb`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** No edit either. Rows are locked in the same order. */
export async function updateProductCounts(tx: Tx, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    with held as materialized (
      select id, shown from businesses
        join unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[]) as noted (id, shown) using (id)
      where product_count is distinct from shown order by id for no key update of businesses
    )
    update businesses set product_count = held.shown from held where businesses.id = held.id`.execute(tx)
}

/** What a load leaves to the table's defaults. */
type Kept =
  | 'revision'
  | 'product_count'
  | 'answers'
  | `${keyof Sections}_revision`
  | 'editions_revision'
  | 'removed_at'
  | 'own_hidden_editions'
  | 'removed_by_staff'
  | 'given_up_at'
  | 'register_number'
  | 'time_zone'
  | 'register_key'
export type LoadedRow = Omit<BusinessColumns, Kept> &
  Record<Exclude<keyof Sections, 'factory'>, Json> & { factory: Json | null }

export function copyBusinesses(client: BulkClient, rows: Rows<LoadedRow>): Promise<number> {
  return copyRows(client, 'businesses', rows)
}

/** Those of some companies that nobody can restore any more. */
export async function findGivenUp(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('given_up_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** As its section says it; undefined where it says nothing. */
export async function findInquiriesFrom(db: Db | Tx, businessID: string): Promise<string | undefined> {
  const { rows } = await sql<{ from: string | null }>`
    select contact ->> 'inquiriesFrom' as "from" from businesses where id = ${businessID}`.execute(db)
  return rows[0]?.from ?? undefined
}

export type PlaceOfClock = Pick<BusinessRow, 'time_zone' | 'country_code' | 'state_id'>

/** What says by which clock they count their days, of those that were removed too. */
export function findClocks(db: Db | Tx, ids: readonly string[]) {
  return tables(db)
    .selectFrom('businesses')
    .select(['id', 'time_zone', 'country_code', 'state_id', 'business_type', 'removed_at'])
    .where('id', '=', uuids(ids))
    .execute()
}
