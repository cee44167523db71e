// Whom a company that goes over into another blocks, and who blocks it.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

export const blockParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'blocked',
    table: sql`blocks`,
    mine: sql`r.blocker_id = ${from}`,
    stays: sql`r.blocked_id = ${to} or exists (
      select from blocks as known where known.blocker_id = ${to} and known.blocked_id = r.blocked_id)`,
    key: sql`r.blocked_type || ':' || r.blocked_id`,
    set: sql`blocker_id = ${to}`,
  },
  {
    name: 'blockedBy',
    table: sql`blocks`,
    mine: sql`r.blocked_id = ${from}`,
    stays: sql`r.blocker_id = ${to} or exists (
      select from blocks as known where known.blocker_id = r.blocker_id and known.blocked_id = ${to})`,
    key: sql`r.blocker_type || ':' || r.blocker_id`,
    set: sql`blocked_id = ${to}`,
  },
]

/** So many blocks are another's from now on, whatever the limit: each was somebody's wish. */
export async function shiftCount(tx: Tx, { from, to }: Handover, blocks: number): Promise<void> {
  await sql`
    insert into block_counts as known (blocker_id, total) values (${to}, ${blocks})
    on conflict (blocker_id) do update set total = known.total + ${blocks}`.execute(tx)
  await sql`update block_counts set total = total - ${blocks} where blocker_id = ${from}`.execute(tx)
}
