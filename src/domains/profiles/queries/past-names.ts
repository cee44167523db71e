import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Notes the names that a profile has so far, unless they are these. */
export async function keepPastName(
  tx: Tx,
  userID: string,
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
): Promise<void> {
  if (firstName === undefined && lastName === undefined) return
  await sql`
    insert into past_names (user_id, until, first_name, last_name)
    select user_id, date_trunc('milliseconds', clock_timestamp()), first_name, last_name from profiles
    where user_id = ${userID} and removed_at is null
      and (first_name, last_name) is distinct from
        (coalesce(${firstName ?? null}::text, first_name), coalesce(${lastName ?? null}::text, last_name))
    on conflict do nothing`.execute(tx)
}

/** What somebody was called, and until when, oldest first. */
export async function findPastNames(
  db: Db | Tx,
  userID: string,
): Promise<{ firstName: string; lastName: string; until: Date }[]> {
  const { rows } = await sql<{ firstName: string; lastName: string; until: Date }>`
    select first_name as "firstName", last_name as "lastName", until from past_names
    where user_id = ${userID} order by until`.execute(db)
  return rows
}

export async function deletePastNames(tx: Tx, userID: string): Promise<void> {
  await sql`delete from past_names where user_id = ${userID}`.execute(tx)
}
