// The conversations of a company that goes over into another.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

/** All but those that the two have with each other. */
export const inquiryParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'inquiriesSent',
    table: sql`inquiries`,
    mine: sql`r.from_id = ${from}`,
    stays: sql`r.to_id = ${to}`,
    key: sql`r.id`,
    set: sql`from_id = ${to}`,
  },
  {
    name: 'inquiriesReceived',
    table: sql`inquiries`,
    mine: sql`r.to_id = ${from}`,
    stays: sql`r.from_id = ${to}`,
    key: sql`r.id`,
    set: sql`to_id = ${to}`,
  },
]

type Reading = { inquiryIDs: readonly string[]; side: 'S' | 'R'; userIDs: readonly string[]; limit: number }

/** What somebody on this side of the newest of these conversations has read is not new to these people. */
export async function shareReads(tx: Tx, { inquiryIDs, side, userIDs, limit }: Reading): Promise<void> {
  await sql`
    insert into inquiry_reads (inquiry_id, user_id, side, number, seen)
    select furthest.id, person.id, ${side}, furthest.number, furthest.seen
    from (
      select inquiry_id as id, max(number) as number, max(seen) as seen from inquiry_reads
      where side = ${side} and inquiry_id in (
        select id from unnest(${inquiryIDs}::uuid[]) as moved (id) order by id desc limit ${limit})
      group by inquiry_id) as furthest
    cross join unnest(${userIDs}::uuid[]) as person (id)
    on conflict do nothing`.execute(tx)
}
