// How much stands under categories, as the word index knows it.
import { sql, type RawBuilder } from 'kysely'
import { lexemesOfRow, tableOf, type Segment } from '../documents.ts'
import { lexeme, lexemeOf, type Sight } from '../text-query.ts'
import { visible } from './results.ts'

/** Of each of these categories how many documents of a segment stand under it, up to `most`. */
export function selectNodeCounts(
  { segment, ...sight }: Sight & { segment: Segment },
  ids: readonly string[],
  most: number,
): RawBuilder<{ id: string; documents: number }> {
  const queries = ids.map((id) => lexeme(lexemeOf.node(id)))
  return sql`
    select id, (
        select count(*)::int from (
          select from ${sql.table(tableOf(segment))}
          where ${sql.raw(lexemesOfRow)} @@ wanted.query::tsquery and ${visible(sight)} limit ${most}
        ) as part
      ) as documents
    from unnest(${[...ids]}::text[], ${queries}::text[]) as wanted (id, query)`
}
