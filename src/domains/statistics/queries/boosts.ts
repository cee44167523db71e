// Of events, while they are there, what tells of one boost.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type BoostCount = { kind: string; isBefore: boolean; isOfBoost: boolean; events: number }

/** The half hours from one up to a moment, for a look into the index at each. */
function slotsIn(from: Date, until: Date) {
  const slots: string[] = []
  for (let at = from.getTime(); at < until.getTime(); at += slotMs) slots.push(new Date(at).toISOString())
  // The borders say of which days it can be at all.
  return sql`slot >= ${from} and slot < ${until} and slot = any(${slots}::timestamptz[])`
}
const slotMs = 30 * 60_000

type Span = { boostID: string; thingIDs: readonly string[]; before: Date; from: Date; until: Date }

/** How often each happened to these things between two half hours, before and from a third one on. */
export async function countAround(
  db: Db | Tx,
  { boostID, thingIDs, before, from, until }: Span,
): Promise<BoostCount[]> {
  const { rows } = await sql<BoostCount>`
    select kind, slot < ${from} as "isBefore", coalesce(boost_id = ${boostID}, false) as "isOfBoost",
      count(*)::int as events
    from statistics_events
    where ${slotsIn(before, until)} and thing_id = any(${[...thingIDs]}::uuid[])
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Where a boost was shown from one half hour on, by edition or words, and by which crowd of which month. */
export async function findParts(
  db: Db | Tx,
  { boostID, thingID, from, until }: { boostID: string; thingID: string; from: Date; until: Date },
  by: 'edition' | 'words',
): Promise<{ value: string; crowd: string; events: number }[]> {
  const value = by === 'edition' ? sql`edition` : sql`words`
  const { rows } = await sql<{ value: string; crowd: string; events: number }>`
    select ${value} as value, to_char(day, 'YYYY-MM ') || crowd as crowd, count(*)::int as events
    from statistics_events
    where ${slotsIn(from, until)}
      and thing_id = ${thingID} and kind = 'boostShown' and boost_id = ${boostID}
    group by 1, 2`.execute(db)
  return rows
}
