// The people of a company that goes over into another.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Counted, Handover } from '../../../platform/handover.ts'

/** How many of one's people are none of the other's yet, and how many the other has. */
export async function countJoining(db: Db | Tx, { from, to }: Handover): Promise<Counted[string]> {
  const { rows } = await sql<Counted[string]>`
    select count(*) filter (where business_id = ${from} and not is_there)::int as moves,
      count(*) filter (where business_id = ${from} and is_there)::int as stays,
      count(*) filter (where business_id = ${to})::int as there
    from (
      select business_id, exists (
        select from business_members as known
        where known.business_id = ${to} and known.user_id = r.user_id and known.closed_at is null) as is_there
      from business_members as r where business_id in (${from}, ${to}) and closed_at is null) as people`.execute(
    db,
  )
  return rows[0]!
}

/** All people of one become plain members of the other, unless they belong to it; answers who. */
export async function joinAll(tx: Tx, { from, to }: Handover): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    insert into business_members (business_id, user_id, role, created_at)
    select ${to}::uuid, user_id, 'member', now() from business_members
    where business_id = ${from} and closed_at is null
    on conflict (business_id, user_id) do nothing returning user_id as "userID"`.execute(tx)
  return rows.map(({ userID }) => userID)
}

/** Takes these out again who are still plain members; answers who. */
export async function leaveAgain(tx: Tx, businessID: string, userIDs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    delete from business_members
    where business_id = ${businessID} and user_id = any(${userIDs}::uuid[]) and role = 'member' and closed_at is null
    returning user_id as "userID"`.execute(tx)
  return rows.map(({ userID }) => userID)
}
