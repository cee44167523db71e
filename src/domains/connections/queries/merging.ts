// The connections of a company that goes over into another.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

const side = (name: 'from_id' | 'to_id', { from, to }: Handover): Part => {
  const other = name === 'from_id' ? sql`r.to_id` : sql`r.from_id`
  return {
    name: name === 'from_id' ? 'connectionsAsked' : 'connectionsReceived',
    table: sql`connections`,
    // By the indexes of pairs.
    mine: sql`(r.low_id = ${from} or r.high_id = ${from}) and r.${sql.ref(name)} = ${from}`,
    // One a pair, and nobody with themself.
    stays: sql`${other} = ${to}::uuid or exists (
      select from connections as known
      where known.low_id = least(${other}, ${to}::uuid) and known.high_id = greatest(${other}, ${to}::uuid))`,
    key: sql`r.id`,
    set: sql`${sql.ref(name)} = ${to}, low_id = least(${other}, ${to}::uuid), high_id = greatest(${other}, ${to}::uuid)`,
  }
}

export const connectionParts = (whose: Handover): Part[] => [side('from_id', whose), side('to_id', whose)]
