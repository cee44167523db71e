// What companies made of the inquiries that they received.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Clocked } from '../answer-clock.ts'

/** Since when it is won by now; null for not. */
export async function setWon(tx: Tx, requestID: string, won: boolean): Promise<Date | null> {
  const { rows } = await sql<{ wonAt: Date | null }>`
    update inquiries set won_at = case when ${won} then coalesce(won_at, now()) end
    where id = ${requestID} returning won_at as "wonAt"`.execute(tx)
  return rows[0]?.wonAt ?? null
}

type Span = { from: Date; until: Date }

/** How many a company marked in each of two periods, of which the second goes before the first. */
export async function countWon(
  db: Db | Tx,
  businessID: string,
  { now, before }: { now: Span; before: Span },
): Promise<{ now: number; before: number }> {
  const { rows } = await sql<{ now: number; before: number }>`
    select count(*) filter (where won_at >= ${now.from})::int as now,
      count(*) filter (where won_at < ${before.until})::int as before
    from inquiries where to_id = ${businessID} and won_at >= ${before.from} and won_at < ${now.until}`.execute(
    db,
  )
  return rows[0]!
}

export type ReceivedOne = Clocked & { id: string; subject: string; wonAt: Date | null }

/** What a company received between two ids, newest first. */
export async function findReceivedIn(
  db: Db | Tx,
  businessID: string,
  { fromID, untilID, limit }: { fromID: string; untilID: string; limit: number },
): Promise<ReceivedOne[]> {
  const { rows } = await sql<ReceivedOne>`
    select id, subject, created_at as "createdAt", answered_at as "answeredAt", closed_at as "closedAt",
      closed_by as "closedBy", won_at as "wonAt"
    from inquiries
    where to_id = ${businessID} and id >= ${fromID} and id < ${untilID} and begun_by = 'S'
    order by id desc limit ${limit}`.execute(db)
  return rows
}
