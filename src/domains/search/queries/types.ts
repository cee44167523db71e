// How much other types have of the same, as the word index knows it.
import { sql, type RawBuilder } from 'kysely'
import { tableOf, type Segment } from '../documents.ts'
import type { Sight } from '../text-query.ts'
import { found, visible } from './results.ts'

/** Of each segment how many documents a tsquery finds, up to `most`. */
export function selectTypeCounts(
  queries: readonly (readonly [segment: Segment, query: string])[],
  sight: Sight,
  most: number,
): RawBuilder<{ segment: Segment; documents: number }> {
  const counts = queries.map(
    ([segment, query]) => sql`
      select ${segment} as segment, (
        select count(*)::int from (
          select from ${sql.table(tableOf(segment))} where ${found(query)} and ${visible(sight)} limit ${most}
        ) as part
      ) as documents`,
  )
  return sql`${sql.join(counts, sql` union all `)}`
}
