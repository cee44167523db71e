// Merges of companies, and what went over with each.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Moved } from '../../../platform/handover.ts'

export type MergeRow = { mergeID: string; from: string; to: string; mergedAt: Date }

export async function insertMerge(
  tx: Tx,
  { mergeID, from, to, words }: Omit<MergeRow, 'mergedAt'> & { words: string },
  moved: Moved,
): Promise<void> {
  await sql`
    insert into company_merges (merge_id, from_id, to_id, words)
    values (${mergeID}, ${from}, ${to}, ${words})`.execute(tx)
  for (const [part, keys] of Object.entries(moved))
    if (keys.length > 0)
      await sql`
        insert into company_merge_parts (merge_id, part, keys)
        values (${mergeID}, ${part}, ${keys}::text[])`.execute(tx)
}

const columns = sql`merge_id as "mergeID", from_id as "from", to_id as "to", merged_at as "mergedAt"`

/** The merge of a company that stands. */
export async function findStanding(db: Db | Tx, businessID: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select ${columns} from company_merges where from_id = ${businessID} and undone_at is null`.execute(db)
  return rows[0]
}

/** Takes it back from now on; undefined when there is none, also where somebody else has just done so. */
export async function endStanding(tx: Tx, businessID: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    update company_merges set undone_at = now() where from_id = ${businessID} and undone_at is null
    returning ${columns}`.execute(tx)
  return rows[0]
}

export async function findMoved(tx: Tx, mergeID: string): Promise<Moved> {
  const { rows } = await sql<{ part: string; keys: string[] }>`
    select part, keys from company_merge_parts where merge_id = ${mergeID}`.execute(tx)
  return Object.fromEntries(rows.map(({ part, keys }) => [part, keys]))
}
