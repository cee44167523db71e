import { sql } from 'kysely'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { limits } from '../../contract/limits.ts'
import { copyRows, type BulkClient, type Json, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Sections } from './sections.ts'

export type VerificationScope = 'registration' | 'site' | 'contacts'

export type BusinessRow = {
  id: string
  company_name: string
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
  verification_scope: VerificationScope[] | null
  verified_by: string | null
  verified_on: string | null
  verified_until: string | null
  like_count: number
  hidden_editions: number
  general: unknown
  contact: unknown
  factory: unknown
  trade: unknown
  terms: unknown
  revision: number
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
}
type BusinessTables = { businesses: BusinessRow; certificates: CertificateRow }
const tables = (db: Db | Tx) => db.withTables<BusinessTables>()

const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** A badge holds only until its date. */
const verifiedOn = (today: string) => sql<boolean>`verified and verified_until >= ${today}::date`

export function findBusiness(db: Db | Tx, businessID: string) {
  return tables(db)
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

export async function businessIsThere(db: Db | Tx, businessID: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export function findCertificates(db: Db | Tx, businessID: string): Promise<CertificateRow[]> {
  return tables(db)
    .selectFrom('certificates')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.certificatesPerBusinessMax)
    .execute()
}

const certificatesPerCard = 5

export function findCards(db: Db | Tx, businessIDs: readonly string[], today: string) {
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id',
      'company_name',
      'short_description',
      'business_type',
      'industry_id',
      'country_code',
      'state_id',
      'city',
      'year_stablished',
      'lead_time',
      'employees_min',
      'employees_max',
      'profile_photo',
      'cover_photo',
      'like_count',
      verifiedOn(today).as('verified'),
      sql<string[]>`array(
        select name from certificates
        where business_id = businesses.id and (expire_date is null or expire_date >= ${today}::date)
        order by position, id limit ${certificatesPerCard})`.as('certificate_names'),
    ])
    .where('id', '=', uuids(businessIDs))
    .where('removed_at', 'is', null)
    .execute()
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Every company's facts for the index, removed ones too: by ids, or `limit` of them after an id in order of ids. */
export function findForSearch(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string | null; limit: number },
  today: string,
) {
  const facts = tables(db)
    .selectFrom('businesses')
    .select([
      'id as businessID',
      'company_name as companyName',
      'short_description as shortDescription',
      'general_description as generalDescription',
      'business_type as businessType',
      'industry_id as industryID',
      'category_ids as categoryIDs',
      'country_code as countryCode',
      'city',
      'hidden_editions as hiddenEditions',
      'like_count as likeCount',
      'created_at as createdAt',
      verifiedOn(today).as('verified'),
      sql<boolean>`removed_at is not null`.as('removed'),
    ])
    .orderBy('id')
  if ('ids' in which) return facts.where('id', '=', uuids(which.ids)).execute()
  if (which.after === null) return facts.limit(which.limit).execute()
  return facts.where('id', '>', which.after).limit(which.limit).execute()
}

/** The next `limit` companies after an id whose badge held last on a day from `from` and before `to`. */
export async function findBadgesEnded(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('businesses')
    .select('id')
    .where('verified', '=', true)
    .where('removed_at', 'is', null)
    .where('verified_until', '>=', from)
    .where('verified_until', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const sectionNames = ['general', 'contact', 'factory', 'trade', 'terms'] as const

/** The sections as JSON texts: an array or null would otherwise be taken for another type. */
function sectionsAsJson(sections: Partial<Sections>): Partial<Record<keyof Sections, string | null>> {
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

/** Likes are no edit: neither revision nor date move. */
export async function updateLikeCount(tx: Tx, businessID: string, likes: number): Promise<void> {
  await tables(tx)
    .updateTable('businesses')
    .set({ like_count: likes })
    .where('id', '=', businessID)
    .where('like_count', '!=', likes)
    .execute()
}

export async function insertCertificates(tx: Tx, rows: readonly CertificateRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('certificates')
    .values([...rows])
    .execute()
}

export async function deleteCertificates(tx: Tx, businessID: string): Promise<void> {
  await tables(tx).deleteFrom('certificates').where('business_id', '=', businessID).execute()
}

export type LoadedRow = Omit<BusinessColumns, 'revision' | 'removed_at'> &
  Record<Exclude<keyof Sections, 'factory'>, Json> & { factory: Json | null }

export function copyBusinesses(client: BulkClient, rows: Rows<LoadedRow>): Promise<number> {
  return copyRows(client, 'businesses', rows)
}

export function copyCertificates(client: BulkClient, rows: Rows<CertificateRow>): Promise<number> {
  return copyRows(client, 'certificates', rows)
}

/** What the directory keeps of companies, removed ones too: by ids, or `limit` of them after an id in order of ids. */
export function findForDirectory(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string; limit: number },
) {
  const byIDs = 'ids' in which
  return tables(db)
    .selectFrom('businesses')
    .select([
      'id as businessID',
      'business_type as businessType',
      'industry_id as industryID',
      'category_ids as categoryIDs',
      'hidden_editions as hiddenEditions',
      sql<string>`(updated_at at time zone 'UTC')::date`.as('changedOn'),
      sql<boolean>`removed_at is not null`.as('removed'),
    ])
    .where('id', byIDs ? '=' : '>', byIDs ? uuids(which.ids) : which.after)
    .orderBy('id')
    .limit(byIDs ? which.ids.length : which.limit)
    .execute()
}

export function findNames(db: Db | Tx, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('businesses')
    .select(['id', 'company_name as name'])
    .where('id', '=', uuids(businessIDs))
    .where('removed_at', 'is', null)
    .execute()
}
