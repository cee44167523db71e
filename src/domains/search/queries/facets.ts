// How many of the results there are in each country, industry and tier, and how many are verified.
import { sql, type RawBuilder } from 'kysely'
import { tableOf, type Segment } from '../documents.ts'
import { and, lexeme, lexemeOf, type Sight } from '../text-query.ts'
import type { Proof } from '../totals.ts'
import { found, visible } from './results.ts'

export type FacetName = 'country' | 'industry' | 'tier' | 'verified'
/** Documents that match, and what is counted of them; above the bound a sample, drawn by the ids, is. */
export type FacetSet = {
  query: string | undefined
  /** A part of what matches, which may show that all are more than the bound: then nothing else is counted whole. */
  proof: Proof | undefined
  level: number
  facets: readonly FacetName[]
}
/** Of each set one row names no facet: it tells how the set was counted, also where nothing of it was drawn. */
export type FacetRow = {
  at: number
  sampled: boolean
  facet: FacetName | null
  value: string | null
  documents: number
}

/** Counts each set by its facets: whole up to `most` documents, else those of its sample. */
export function selectFacets(
  segment: Segment,
  sight: Sight,
  sets: readonly FacetSet[],
  most: number,
): RawBuilder<FacetRow> {
  const table = sql.table(tableOf(segment))
  const columns = sql`country, industry, tier, verified`
  const matching = (query: string | undefined) =>
    query === undefined ? visible(sight) : sql`${found(query)} and ${visible(sight)}`
  const parts = sets.map(({ query, proof, level, facets }, at) => {
    const [few, seen] = [sql.ref(`few_${at}`), sql.ref(`seen_${at}`)]
    const part = sql.ref(`part_${at}`)
    const isProven = proof === undefined ? sql`false` : sql`(select count(*) from ${part}) >= ${proof.least}`
    const proven =
      proof === undefined
        ? sql``
        : sql`${part} as materialized (select from ${table} where ${matching(proof.query)} limit ${proof.least}), `
    const many = sql`(${isProven} or (select count(*) from ${few}) > ${most})`
    const values = facets.map((facet) => sql`(${sql.lit(facet)}, ${sql.ref(facet)}::text)`)
    return {
      ctes: sql`${proven} ${few} as materialized (
          select ${columns} from ${table} where not ${isProven} and ${matching(query)} limit ${most + 1}
        ), ${seen} as (
          select * from ${few} where not ${many}
          union all
          select ${columns} from ${table}
          where ${many} and ${matching(and(query, lexeme(lexemeOf.sample(level))))}
        )`,
      counts: sql`
        select ${sql.lit(at)} as at, ${many} as sampled, facet, value, count(*)::int as documents
        from ${seen} cross join lateral (values ${sql.join(values)}) as one (facet, value)
        where value is not null group by facet, value
        union all select ${sql.lit(at)}, ${many}, null, null, 0`,
    }
  })
  return sql`with ${sql.join(parts.map(({ ctes }) => ctes))}
    ${sql.join(
      parts.map(({ counts }) => counts),
      sql` union all `,
    )}`
}
