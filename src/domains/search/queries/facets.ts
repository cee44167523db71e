// How many of the results there are of each value that they can be narrowed by. Values are lexemes; `v:0` is not verified.
import { sql, type RawBuilder } from 'kysely'
import { tableOf, type Segment } from '../documents.ts'
import { and, lexeme, lexemeOf, type Sight } from '../text-query.ts'
import type { Proof } from '../totals.ts'
import { foundAs, found, placeVersion, visible } from './results.ts'

/** What is counted of documents: the letters before the colon of values. */
export type ValueKind = 'c' | 'i' | 't' | 'v' | 'q' | 'l' | 'e' | 'k' | 'm' | 'p'
/** Documents that match, and what is counted of them. */
export type FacetSet = {
  kinds: readonly ValueKind[]
  /** All there are, or those of a country: they are counted already. */
  counted?: { country: string | undefined }
  /** Others are met; above the bound a sample, drawn by the ids, is. */
  met?: {
    query: string
    /** A part of what matches, which may show that all are more than the bound: then nothing else is counted whole. */
    proof: Proof | undefined
    level: number
    /** Where values are looked up that the sample did not draw. */
    country: string | undefined
  }
}
/** Where the version of what was counted stands among the rows, when a set was met. */
export const versionAt = -1
/** Of each set that was met one row names no value: it tells how the set was counted, also where nothing of it was drawn. */
export type FacetRow = { at: number; sampled: boolean; value: string | null; documents: number }

/** So many of a value that no sample drew are counted at most. */
const probed = 101
/** What certificates are called is free: so many of the most frequent are told, and looked up. */
const certificatesMost = 100

/** Counts each set by its values: those that are met whole up to `most` documents, else those of a sample. */
export function selectFacets(
  segment: Segment,
  sight: Sight,
  sets: readonly FacetSet[],
  most: number,
): RawBuilder<FacetRow> {
  const parts = sets.flatMap(({ kinds, counted, met }, at) => [
    ...(counted ? [keptPart(segment, sight, kinds, counted.country, at)] : []),
    ...(met ? [metPart(segment, sight, kinds, met, { at, most })] : []),
  ])
  const ctes = parts.flatMap((part) => part.ctes ?? [])
  const version = sql`select ${sql.lit(versionAt)} as at, false as sampled, ${placeVersion({ segment })} as value, 0 as documents`
  return sql`${ctes.length > 0 ? sql`with ${sql.join(ctes)}` : sql``}
    ${sql.join(
      [...parts.map(({ counts }) => counts), ...(sets.some(({ met }) => met) ? [version] : [])],
      sql` union all `,
    )}`
}

/** What differs after any change to the documents of a segment, as `selectFacets` tells it. */
export const selectVersion = (segment: Segment): RawBuilder<{ version: string }> =>
  sql`select ${placeVersion({ segment })} as version`

type Part = { ctes?: RawBuilder<unknown>; counts: RawBuilder<unknown> }

/** What the transactions that change documents have counted, less what is withheld from who looks. */
function keptPart(
  segment: Segment,
  { editionBit, withheld }: Sight,
  kinds: readonly ValueKind[],
  country: string | undefined,
  at: number,
): Part {
  const table = sql.table(tableOf(segment))
  const inEdition = sql`edition_bit in (-1, ${editionBit ?? -1}::smallint)`
  const sign = sql`case when edition_bit = -1 then documents else -documents end`
  const here = country === undefined ? sql`true` : sql`country = ${country}`
  const byCountry = sql`select 'c:' || country as value, ${sign} as documents from search_count
    where segment = ${segment} and ${here} and ${inEdition}`
  const byValue = sql`select value, ${sign} as documents from search_value_count
    where segment = ${segment} and country = ${country ?? ''} and ${inEdition} and ${ofKinds(kinds)}`
  const kept = withheld?.size ? [...withheld] : undefined
  const less = kept
    ? sql`union all select value, -1 from ${table} cross join lateral (
          select 'c:' || country union all select * from search_values(industry, tier, verified, marks)) as one (value)
        where ${here} and ${visible({ editionBit })} and ${ofKinds(kinds)}
          and (business_id = any(${kept}::uuid[]) or business_id is null and id = any(${kept}::uuid[]))`
    : sql``
  const all = [
    ...(kinds.includes('c') ? [byCountry] : []),
    ...(kinds.some((kind) => kind !== 'c') ? [byValue] : []),
  ]
  return {
    counts: sql`select ${sql.lit(at)} as at, false as sampled, value, documents from (
        select *, row_number() over (partition by left(value, 2) order by documents desc, value) as place from (
          select value, sum(documents)::int as documents from (${sql.join(all, sql` union all `)} ${less}) as each
          group by value having sum(documents) > 0) as summed
      ) as ranked where value not like 'q:%' or place <= ${certificatesMost}`,
  }
}

const ofKinds = (kinds: readonly ValueKind[]) => sql`left(value, 1) = any(${[...kinds]}::text[])`

const columnOf = { c: 'country', i: 'industry', t: 'tier', v: 'verified' } as const
const isOfColumn = (kind: ValueKind): kind is keyof typeof columnOf => kind in columnOf

/** What matches is read whole, or when that is too much drawn; then what was not drawn is looked up value by value. */
function metPart(
  segment: Segment,
  sight: Sight,
  kinds: readonly ValueKind[],
  { query, proof, level, country }: NonNullable<FacetSet['met']>,
  { at, most }: { at: number; most: number },
): Part {
  const table = sql.table(tableOf(segment))
  const matching = (asked: string) => sql`from ${table} where ${found(asked)} and ${visible(sight)}`
  const [few, part, seen] = [sql.ref(`few_${at}`), sql.ref(`part_${at}`), sql.ref(`seen_${at}`)]
  const columns = sql`country, industry, tier, verified, marks`
  const isProven = proof === undefined ? sql`false` : sql`(select count(*) from ${part}) >= ${proof.least}`
  const told = sql.ref(`many_${at}`)
  const many = sql`(select many from ${told})`
  const proven =
    proof === undefined
      ? sql``
      : sql`${part} as materialized (select ${matching(proof.query)} limit ${proof.least}), `
  const ofRows = kinds.filter(isOfColumn)
  const ofMarks = kinds.filter((kind) => !isOfColumn(kind))
  const rowColumns = sql.join(ofRows.map((kind) => sql.ref(columnOf[kind])))
  const values = ofRows.map((kind) =>
    kind === 'v' ? sql`('v:' || verified::int)` : sql`(${sql.lit(`${kind}:`)} || ${sql.ref(columnOf[kind])})`,
  )
  const times = sql`case when ${many} then ${sql.lit(4 ** level)} else 1 end`
  // The different rows and marks are far fewer than documents.
  const drawn = sql.ref(`drawn_${at}`)
  const counting = [
    ...(ofRows.length > 0
      ? [
          sql`select value, sum(documents) as documents from (
            select ${rowColumns}, count(*) as documents from ${seen} group by ${rowColumns}) as alike
          cross join lateral (values ${sql.join(values)}) as one (value) where value is not null group by value`,
        ]
      : []),
    ...(ofMarks.length > 0
      ? [
          sql`select value, sum(documents) as documents from (select marks, count(*) as documents from ${seen} group by marks) as alike
          cross join lateral unnest(string_to_array(marks, ' ')) as value where ${ofKinds(ofMarks)} group by value`,
        ]
      : []),
  ]
  const place = country ?? ''
  const candidates = sql`select value from (
      select value, row_number() over (partition by left(value, 2) order by documents desc, value) as place from (
        select value, documents from search_value_count
        where segment = ${segment} and country = ${place} and edition_bit = -1
        union all
        select 'c:' || country, documents from search_count where segment = ${segment} and edition_bit = -1
          and (country = ${place} or ${place} = '')
      ) as kept where documents > 0 and value <> 'v:0' and ${ofKinds(kinds)}
    ) as known where (value not like 'q:%' or place <= ${certificatesMost}) and value not in (select value from ${drawn})`
  const withValue = sql`(${query} || ' & ''' || replace(replace(value, '\\', '\\\\'), '''', '''''') || '''')`
  return {
    ctes: sql`${proven} ${few} as materialized (
        select ${columns} ${matching(query)} and not ${isProven} limit ${most + 1}
      ), ${told} as materialized (
        select ${isProven} or (select count(*) from ${few}) > ${most} as many
      ), ${seen} as (
        select * from ${few} where not ${many}
        union all
        select ${columns} ${matching(and(query, lexeme(lexemeOf.sample(level)))!)} and ${many}
      ), ${drawn} as materialized (${sql.join(counting, sql` union all `)})`,
    counts: sql`
      select ${sql.lit(at)} as at, ${many} as sampled, value, (documents * ${times})::int as documents from ${drawn}
      union all
      select ${sql.lit(at)}, true, value, documents from (${candidates}) as missing cross join lateral (
        select count(*)::int as documents from (
          select from ${table} where ${foundAs(withValue)} and ${visible(sight)} limit ${probed}) as capped
      ) as looked where ${many} and documents > 0
      union all select ${sql.lit(at)}, ${many}, null, 0`,
  }
}
