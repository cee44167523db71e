// Companies as staff find them.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { everyName } from './texts.ts'

export type CompanyForStaff = {
  businessID: string
  /** As the company wrote it first, in which language, and in the others. */
  name: string
  language: string | null
  names: Record<string, string> | null
  countryCode: string
  city: string | null
  registerNumber: string | null
  website: string | null
  createdAt: Date
  removedAt: Date | null
  givenUpAt: Date | null
  verifiedUntil: string | null
  /** By moderators, from every edition. */
  isHidden: boolean
}

/** Companies by id, removed or not. */
export async function findForStaff(db: Db | Tx, ids: readonly string[]): Promise<CompanyForStaff[]> {
  const { rows } = await sql<CompanyForStaff>`
    select id as "businessID", company_name as name, language, ${everyName} as names,
      country_code as "countryCode", city, contact ->> 'website' as website,
      register_number as "registerNumber", created_at as "createdAt", removed_at as "removedAt",
      given_up_at as "givenUpAt", case when verified then verified_until::text end as "verifiedUntil",
      own_hidden_editions is not null as "isHidden"
    from businesses where id = any(${ids}::uuid[])
    order by lower(company_name), id`.execute(db)
  return rows
}

/** The ids of companies whose name in any language begins with a text in small letters, or that have this register key or website. */
export async function findNamedLike(
  db: Db | Tx,
  { name, key, host, limit }: { name: string; key: string | null; host: string | null; limit: number },
): Promise<string[]> {
  const beginning = `${name.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: string }>`
    (select id from businesses where lower(company_name) like ${beginning} limit ${limit})
    union (select business_id from business_texts where company_name <> '' and lower(company_name) like ${beginning} limit ${limit})
    union (select id from businesses where register_key = ${key} limit ${limit})
    union (select id from businesses where website_host = ${host} and removed_at is null limit ${limit})
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many companies a country has. */
export async function countIn(db: Db | Tx, country: string): Promise<{ companies: number }> {
  const { rows } = await sql<{ companies: number }>`
    select count(*)::int as companies from businesses where country_code = ${country} and removed_at is null`.execute(
    db,
  )
  return rows[0]!
}

/** The newest companies of a country. */
export async function findNewest(db: Db | Tx, country: string, limit: number) {
  const { rows } = await sql<{ businessID: string; name: string; city: string | null; createdAt: Date }>`
    select id as "businessID", company_name as name, city, created_at as "createdAt" from businesses
    where country_code = ${country} and removed_at is null
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Which of these companies are in a country. */
export async function findInCountry(
  db: Db | Tx,
  ids: readonly string[],
  country: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from businesses where id = any(${ids}::uuid[]) and country_code = ${country}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
