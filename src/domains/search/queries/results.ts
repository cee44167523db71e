// The documents of a page of results, by the plan that the program chose.
import { sql, type RawBuilder } from 'kysely'
import { editionsMost } from '../../../contract/editions.ts'
import { maskOfBit } from '../../editions/masks.ts'
import { lexemesOfRow, tableOf, type Segment } from '../documents.ts'
import type { Bucket, Plan } from '../plans.ts'
import { tierNumbers } from '../quality.ts'
import type { Hit } from '../scoring.ts'
import {
  conditionsOf,
  markGroupsOf,
  type Filters,
  type Page,
  type Place,
  type Sight,
  type Sort,
} from '../text-query.ts'
import type { Word } from '../tokens.ts'
import { similarTo, type KnownWord, type WhenFew } from './words.ts'

/**
 * `found` tells how many each bucket brought; what weaker ones bring beyond what was needed may be left out; null when far more match
 * than were expected. Hits in lists, in order.
 */
export type Ranked = {
  hits: Hit[][]
  found: number[] | null
  counted: number | null
  similar?: KnownWord[] | null
  version: string
}

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  relevance: sql`quality desc, id`,
  newest: sql`registered_at desc, id`,
  answers: sql`answer_minutes, quality desc, id`,
}
const columns = sql`id, quality, name_normal, registered_at, answer_minutes`

type Asked = Pick<
  Plan,
  'asked' | 'isFew' | 'words' | 'patterns' | 'told' | 'strong' | 'sure' | 'sampled' | 'proof'
> & {
  place: Place
  sort: Sort
  /** From the strongest: a document belongs to the first that finds it. */
  buckets: readonly Bucket[]
  normal: string
  /** Which rows are wanted, and how many there must be at least to be sure of them. */
  from: number
  to: number
  /** Nothing is counted without. */
  countMax: number | undefined
  whenFew?: WhenFew | undefined
}

/**
 * The rows from `from` to `to` of all buckets one after another, each in order, and how many match (to `countMax` + 1). What
 * most ask for is asked by a function of the segment, which is planned once a session (docs/decisions/0029).
 */
export function selectRanked(plan: Asked): RawBuilder<Ranked> {
  const {
    place,
    sort,
    buckets,
    asked,
    isFew,
    words = null,
    patterns = null,
    told = null,
    strong = null,
    sure,
    sampled = null,
    proof,
    normal,
    from,
    to,
    countMax,
    whenFew,
  } = plan
  if (sort !== 'relevance' || buckets.some(({ walk }) => walk !== undefined)) return selectInAnyOrder(plan)
  const kinds = buckets.map(({ query }) => conditionsOf(query))
  const [part, partBand = null] = proof === undefined ? [null] : conditionsOf(proof.query)
  const most = countMax === undefined ? null : countMax + 1
  const similar =
    whenFew === undefined
      ? sql``
      : sql`, case when counted < ${whenFew.below} and brought[1] + brought[2] = 0 then ${similarTo(whenFew.sought)} end as similar`
  return sql`
    select brought as found, counted, hits, ${placeVersion(place)} as version${similar}
    from ${sql.table(`search_hits_${place.segment.toLowerCase()}`)}(
      ${kinds.map(([query]) => query)}, ${kinds.map(([, band = null]) => band)}, ${asked.query}, ${isFew}, ${words}, ${patterns},
      ${asked.rarest ?? null}, ${asked.holds ?? null}, ${asked.checked ?? null}, ${asked.heldIn ?? null}, ${told}, ${strong}, ${sure?.documents ?? null}, ${sure?.country ?? null},
      ${sampled}, ${part}, ${partBand}, ${proof?.least ?? null}, ${place.editionBit ?? noEdition}, ${[...(place.withheld ?? [])]},
      ${normal}, ${from}, ${to}, ${most})`
}

/**
 * What differs after any change to the documents of a segment, or of its country: each that comes adds to the number of
 * documents, each that goes or is rewritten to the number of those gone, in the same transaction.
 */
export function placeVersion({ segment, country }: Pick<Place, 'segment' | 'country'>): RawBuilder<string> {
  const here = country === undefined ? sql`true` : sql`country = ${country}`
  return sql`(select coalesce(sum(documents), 0) || ' ' || coalesce(sum(gone), 0) from search_count
    where segment = ${segment} and edition_bit = -1 and ${here})`
}

/** A bit that no edition has. */
const noEdition = editionsMost

/** The same as a statement of its own, for other orders and what is met by walking one. */
function selectInAnyOrder(plan: Asked): RawBuilder<Ranked> {
  const { place, sort, buckets, asked, isFew, proof, normal, from, to, countMax } = plan
  const anywhere = asked.query
  const names = buckets.map((_, at) => sql.ref(`bucket_${at}`))
  const counts = names.map((name) => sql`(select count(*) from ${name})`)
  const table = sql.table(tableOf(place.segment))
  const matching = (query: string) => sql`from ${table} where ${found(query)} and ${visible(place)}`
  const parts = buckets.map((bucket, at) => {
    const isRead = isFew && at === buckets.length - 1
    const source = isRead ? sql`select * from matching where true` : sourceOf(place, sort, bucket)
    const before = names.slice(0, at)
    // When this one is asked at all, stronger ones are whole.
    const isNext =
      at === 0
        ? sql`true`
        : sql`${sql.join(counts.slice(0, at), sql` + `)} < ${to}
            and id not in (${sql.join(
              before.map((name) => sql`select id from ${name}`),
              sql` union all `,
            )})`
    return sql`${names[at]!} as materialized (${source} and ${isNext} order by ${orders[sort]} limit ${to})`
  })
  const all = names.map((name, at) => sql`select *, ${sql.lit(buckets.length - at)} as bucket from ${name}`)
  const few = isFew ? sql`matching as materialized (select ${columns} ${matching(anywhere)}), ` : sql``
  const upTo = (rows: RawBuilder<unknown>, most: number) =>
    sql`(select count(*)::int from (${rows} limit ${most}) as capped)`
  const total = (most: number) => {
    const whole = upTo(isFew ? sql`select from matching` : sql`select ${matching(anywhere)}`, most)
    if (proof === undefined) return whole
    const part = upTo(sql`select ${matching(proof.query)}`, proof.least)
    return sql`case when ${part} = ${proof.least} then ${most}::int else ${whole} end`
  }
  const counted = countMax === undefined ? sql`null` : total(countMax + 1)
  return sql`
    with ${few} ${sql.join(parts)}, wanted as (
      select * from (${sql.join(all, sql` union all `)}) as merged
      order by bucket desc, ${orders[sort]} offset ${from} limit ${to - from}
    )
    select array[${sql.join(counts)}]::int[] as found, ${counted} as counted, ${placeVersion(place)} as version,
      (select json_build_array(coalesce(json_agg(json_build_array(id, bucket, quality, strpos(name_normal, ${normal}) > 0,
          date_part('epoch', registered_at) * 1000) order by bucket desc, ${orders[sort]}), '[]')) from wanted) as hits`
}

/** Either what the word index knows; or the first so many of an order, tested one by one. */
function sourceOf(
  { segment, ...place }: Place,
  sort: Sort,
  { query, walk, words = [] }: Bucket,
): RawBuilder<unknown> {
  const table = sql.table(tableOf(segment))
  // Without the segment no index but that of words fits.
  if (walk === undefined)
    return sql`select ${columns} from ${table} where ${found(query)} and ${visible(place)}`
  return sql`
    select ${columns} from (
      select ${columns}, country, industry, tier, verified, hidden_editions, business_id,
        ' ' || name_tokens || ' ' || strong_tokens || ' ' || body_tokens || ' ' as tokens
      from ${table}
      where segment = ${segment} order by ${orders[sort]} limit ${walk}
    ) as walked
    where ${visible(place)} and ${filtered(place)} and ${holding(words)}`
}

/** What the word index finds, by a value of a statement. */
export const foundAs = (condition: unknown): RawBuilder<boolean> =>
  sql`${sql.raw(lexemesOfRow)} @@ ${condition}::tsquery`

/** What the word index finds. */
export const found = (query: string): RawBuilder<boolean> =>
  sql`${sql.join(conditionsOf(query).map(foundAs), sql` and `)}`

/** That all words stand in the tokens of a document, without its index. */
function holding(words: readonly Word[]): RawBuilder<boolean> {
  const holds = (token: string) => sql`strpos(tokens, ${` ${token} `}) > 0`
  const alternative = (tokens: readonly string[]) => sql`(${sql.join(tokens.map(holds), sql` and `)})`
  const all = words.map((word) => sql`(${sql.join(word.map(alternative), sql` or `)})`)
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`
}

/** All documents of a place in order, and how many: those of all editions less those hidden from this one. */
export function selectBest(
  { segment, country, editionBit, withheld }: Place,
  sort: Sort,
  page: Page,
): RawBuilder<{ ids: string[]; counted: number }> {
  const here = country === undefined ? sql`` : sql`and country = ${country}`
  const table = sql.table(tableOf(segment))
  const kept = withheld?.size ? [...withheld] : undefined
  const lessKept = kept
    ? sql`- (select count(*) from ${table} where segment = ${segment} ${here}
        and ${visible({ editionBit })} and (business_id = any(${kept}::uuid[]) or business_id is null and id = any(${kept}::uuid[])))`
    : sql``
  return sql`
    select array(
        select id from ${table}
        where segment = ${segment} ${here} and ${visible({ editionBit, withheld })}
        order by ${orders[sort]}
        offset ${page.skip} limit ${page.size}
      ) as ids,
      ((select coalesce(sum(case when edition_bit = -1 then documents else -documents end), 0) from search_count
        where segment = ${segment} ${here} and edition_bit in (-1, ${editionBit ?? -1}::smallint)) ${lessKept})::int as counted`
}

/** The latest documents of each segment, newest first. */
export function selectLatest(
  segments: readonly Segment[],
  perSegment: number,
  sight: Sight,
): RawBuilder<{ segment: Segment; id: string }> {
  const latestOf = (segment: Segment) => sql`(
    select segment, id, registered_at from ${sql.table(tableOf(segment))}
    where segment = ${segment} and ${visible(sight)}
    order by registered_at desc, id limit ${perSegment})`
  return sql`
    select segment, id from (${sql.join(segments.map(latestOf), sql` union all `)}) as latest
    order by segment, registered_at desc, id`
}

/** What this viewer may meet. */
export function visible({ editionBit, withheld }: Sight): RawBuilder<boolean> {
  // A product stands under its company.
  const met = withheld?.size ? sql` and coalesce(business_id, id) <> all(${[...withheld]}::uuid[])` : sql``
  if (editionBit === undefined) return sql`true${met}`
  // Said by what is not: PostgreSQL takes an equality for rare, and would sort all of a segment for a page far down.
  const bit = sql`${maskOfBit(editionBit)}::bigint`
  return sql`hidden_editions & ${bit} <> ${bit}${met}`
}

function filtered(filters: Filters): RawBuilder<boolean> {
  const { country, industries = [], tiers = [], verified } = filters
  const asked = [
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(industries.length > 0 ? [sql`industry = any(${[...industries]}::text[])`] : []),
    ...(tiers.length > 0 ? [sql`tier = any(${tiers.map((tier) => tierNumbers[tier])}::smallint[])`] : []),
    ...(verified ? [sql`verified`] : []),
    ...markGroupsOf(filters).map(
      (group) =>
        sql`(${sql.join(
          group.map((mark) => sql`strpos(tokens, ${` ${mark} `}) > 0`),
          sql` or `,
        )})`,
    ),
  ]
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`
}
