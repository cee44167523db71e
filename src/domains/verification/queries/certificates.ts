import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type AskedRow = {
  id: string
  certificateID: string
  businessID: string
  state: 'open' | 'confirmed' | 'not confirmed' | 'dropped'
  askedAt: Date
  where: string | null
  note: string | null
}

const columns = sql`id, certificate_id as "certificateID", business_id as "businessID", state, asked_at as "askedAt",
  looked_where as "where", note`

/** False when it is asked about already. */
export async function insertAsked(
  tx: Tx,
  one: { id: string; certificateID: string; businessID: string; askedBy: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into verification_certificates (id, certificate_id, business_id, asked_by)
    values (${one.id}, ${one.certificateID}, ${one.businessID}, ${one.askedBy}) on conflict do nothing`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** The last wish about each certificate of a company, at most 200. */
export async function findLastAsked(db: Db | Tx, businessID: string): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select distinct on (certificate_id) ${columns} from verification_certificates
    where business_id = ${businessID} and state <> 'dropped' order by certificate_id, id desc limit 200`.execute(
    db,
  )
  return rows
}

/** What waits, oldest first. */
export async function findOpenAsked(db: Db | Tx, limit: number): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select ${columns} from verification_certificates where state = 'open' order by asked_at, id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function lockOpenAsked(tx: Tx, id: string): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select ${columns} from verification_certificates where id = ${id} and state = 'open' for update`.execute(
    tx,
  )
  return rows[0]
}

export type Looked = {
  id: string
  state: 'confirmed' | 'not confirmed'
  by: string
  where: string
  note: string | null
}

export async function updateLooked(tx: Tx, { id, state, by, where, note }: Looked): Promise<void> {
  await sql`
    update verification_certificates set state = ${state}, looked_by = ${by}, looked_at = now(), looked_where = ${where},
      note = ${note}
    where id = ${id}`.execute(tx)
}

/** Wishes about certificates that are gone wait no longer. */
export async function dropAsked(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update verification_certificates set state = 'dropped' where id = any(${ids}::uuid[]) and state = 'open'`.execute(
    tx,
  )
}

/** The same of a company that was removed. */
export async function dropAskedOf(tx: Tx, businessID: string): Promise<void> {
  await sql`
    update verification_certificates set state = 'dropped' where business_id = ${businessID} and state = 'open'`.execute(
    tx,
  )
}
