import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tables, type CertificateRow } from './businesses.ts'

export const certificateColumns = [
  'id',
  'business_id',
  'name',
  'number',
  'issuer',
  'scope',
  'issue_date',
  'expire_date',
  'photo',
  'position',
  'confirmed_on',
  'confirmed_where',
  'scopes',
] as const

export function findCertificates(db: Db | Tx, businessID: string): Promise<CertificateRow[]> {
  return tables(db)
    .selectFrom('certificates')
    .select(certificateColumns)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(limits.certificatesPerBusinessMax)
    .execute()
}

/** Those of these that are there. */
export function findCertificatesByID(db: Db | Tx, ids: readonly string[]) {
  return tables(db)
    .selectFrom('certificates')
    .select(['id', 'business_id as businessID', 'name', 'expire_date as expireDate'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute()
}

export async function insertCertificates(tx: Tx, rows: readonly CertificateRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('certificates')
    .values([...rows])
    .execute()
}

/** Answers which they were. */
export async function deleteCertificates(tx: Tx, businessID: string): Promise<string[]> {
  const rows = await tables(tx)
    .deleteFrom('certificates')
    .where('business_id', '=', businessID)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type LoadedCertificate = Omit<CertificateRow, 'scopes'> & { scopes: Json }

export function copyCertificates(client: BulkClient, rows: Rows<LoadedCertificate>): Promise<number> {
  return copyRows(client, 'certificates', rows)
}

/** How many there are that were not removed, and the highest place of all. */
export function findPlaces(tx: Tx, businessID: string): Promise<{ count: number; last: number }> {
  return tables(tx)
    .selectFrom('certificates')
    .select([
      sql<number>`count(*) filter (where removed_at is null)`.as('count'),
      sql<number>`coalesce(max(position), -1)`.as('last'),
    ])
    .where('business_id', '=', businessID)
    .executeTakeFirstOrThrow()
}

type Values = Partial<Omit<CertificateRow, 'id' | 'business_id' | 'position' | 'scopes'>>

export function updateCertificate(
  tx: Tx,
  businessID: string,
  certificateID: string,
  values: { [Name in keyof Values]: Values[Name] | undefined },
): Promise<CertificateRow | undefined> {
  return tables(tx)
    .updateTable('certificates')
    .set(values)
    .where('id', '=', certificateID)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .returning(certificateColumns)
    .executeTakeFirst()
}

/** Writes what some certificates of a company cover in a language; an empty text takes it away, those that are not there are left out. */
export async function putScopes(
  tx: Tx,
  { businessID, language }: { businessID: string; language: string },
  scopes: Readonly<Record<string, string>>,
): Promise<void> {
  const said = Object.entries(scopes)
  if (said.length === 0) return
  await sql`
    update certificates
    set scopes = case when said.text = '' then scopes - ${language}::text
      else scopes || jsonb_build_object(${language}::text, said.text) end
    from unnest(${said.map(([id]) => id)}::uuid[], ${said.map(([, text]) => text)}::text[]) as said (id, text)
    where certificates.id = said.id and business_id = ${businessID} and removed_at is null`.execute(tx)
}

export function markCertificateRemoved(tx: Tx, businessID: string, certificateID: string) {
  return tables(tx)
    .updateTable('certificates')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', certificateID)
    .where('business_id', '=', businessID)
    .where('removed_at', 'is', null)
    .returning(certificateColumns)
    .executeTakeFirst()
}

const aDayAgo = sql<Date>`now() - interval '1 day'`

export function unmarkCertificateRemoved(tx: Tx, businessID: string, certificateID: string) {
  return tables(tx)
    .updateTable('certificates')
    .set({ removed_at: null })
    .where('id', '=', certificateID)
    .where('business_id', '=', businessID)
    .where('removed_at', '>', aDayAgo)
    .returning(certificateColumns)
    .executeTakeFirst()
}

/** Deletes at most `limit` whose day is over; answers which. */
export function deleteForgotten(tx: Tx, limit: number) {
  const due = tables(tx)
    .selectFrom('certificates')
    .select('id')
    .where('removed_at', '<=', aDayAgo)
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tables(tx)
    .deleteFrom('certificates')
    .where('id', 'in', due)
    .returning(['id', 'business_id'])
    .execute()
}

/** The next `limit` companies after an id of which a certificate was valid last on a day from `from` and before `to`. */
export async function findCertificatesEnded(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('certificates')
    .select('business_id')
    .distinct()
    .where('removed_at', 'is', null)
    .where('expire_date', '>=', from)
    .where('expire_date', '<', to)
    .where('business_id', '>', after)
    .orderBy('business_id')
    .limit(limit)
    .execute()
  return rows.map(({ business_id }) => business_id)
}
