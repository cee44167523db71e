// What was told in the mailbox of a company that goes over into another.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

/** Of conversations, to these people; those lead to where the conversations are. */
export const noticeParts = ({ from, to }: Handover, userIDs: readonly string[]): Part[] => [
  {
    name: 'notices',
    table: sql`notifications`,
    mine: sql`r.user_id = any(${userIDs}::uuid[]) and r.mailbox_id = ${from} and r.kind like 'inquiry.%'`,
    stays: sql`exists (
      select from notifications as known
      where known.user_id = r.user_id and known.kind = r.kind and known.resource_id = r.resource_id
        and known.mailbox_id = ${to} and known.read_at is null and known.bundle is null)`,
    key: sql`r.id`,
    set: sql`mailbox_id = ${to}`,
  },
]

/** Posts of which those who follow are still to be told are told to those who follow the other. */
export async function moveSpreads(tx: Tx, { from, to }: Handover): Promise<void> {
  await sql`update notification_spreads set business_id = ${to} where business_id = ${from}`.execute(tx)
}
