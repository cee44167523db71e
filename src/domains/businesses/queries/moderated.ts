// Companies that moderators hide, or removed.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Hides it from these editions, and keeps what its owners chose; false when it is not there, or hidden. */
export async function hideEverywhere(tx: Tx, businessID: string, mask: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update businesses set own_hidden_editions = hidden_editions, hidden_editions = ${mask}, updated_at = now()
    where id = ${businessID} and removed_at is null and own_hidden_editions is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Also of one that was removed meanwhile. */
export async function showWhereChosen(tx: Tx, businessID: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update businesses set hidden_editions = own_hidden_editions, own_hidden_editions = null, updated_at = now()
    where id = ${businessID} and own_hidden_editions is not null`.execute(tx)
  return numAffectedRows === 1n
}

export async function noteRemovedByStaff(tx: Tx, businessID: string): Promise<void> {
  await sql`update businesses set removed_by_staff = true where id = ${businessID}`.execute(tx)
}

/** False when it was not staff who removed it, or longer than so many days ago. */
export async function bringBackRemoved(tx: Tx, businessID: string, days: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update businesses set removed_at = null, removed_by_staff = false, updated_at = now()
    where id = ${businessID} and removed_by_staff and given_up_at is null
      and removed_at > now() - make_interval(days => ${days})`.execute(tx)
  return numAffectedRows === 1n
}
