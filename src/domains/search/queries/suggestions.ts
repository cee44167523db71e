// How a text that is being typed may go on.
import { sql, type RawBuilder } from 'kysely'
import { allSegments, lexemesOfRow, tableOf, type Segment } from '../documents.ts'
import type { Sight } from '../text-query.ts'
import { visible } from './results.ts'
import { frequentFrom, knownFrom } from './words.ts'

/** `id` is that of the best thing of this name, `owner` its company's; words have none. */
export type SuggestionRow = {
  kind: 'word' | 'name' | 'other'
  text: string
  id: string | null
  owner: string | null
}
/** Longer names are found by their first so many characters; as in the index of names. */
const nameBegins = 80
/** Of a beginning that many names share, so many of the first are looked at. */
const namesRead = 300
/** And so many of the best documents, while the beginning is short. */
const bestRead = 2_000
const shortBeginning = 3
/** Of the most frequent words those come first that stand in names and categories. */
const wordsRead = 60
const wordLength = 4
/** Words of one company alone stand in 101 documents at most; what was counted on a part is an estimate. */
const ownWords = 2 * frequentFrom

/**
 * Known words that begin with `word`, the most frequent first, and names that begin with one of `names`, the best first,
 * those of the segment and of `other` apart; all of what this viewer may meet.
 * Both are folded texts of letters, digits and spaces, so that none can be a pattern.
 */
export function selectSuggestions(
  { segment, other, ...sight }: Sight & { segment: Segment; other?: Segment | undefined },
  { word, names }: { word: string | undefined; names: readonly string[] },
  most: number,
): RawBuilder<SuggestionRow> {
  const documents = sql`documents[${sql.lit(allSegments.indexOf(segment) + 1)}]`
  const length = [...(word ?? '')].length
  const begins =
    length <= shortBeginning ? sql`left(word, ${sql.lit(length)}) = ${word}` : sql`word like ${`${word}%`}`
  const words =
    word === undefined
      ? sql`select 'word' as kind, '' as text, null::uuid as id, null::uuid as owner, 0 as rank where false`
      : // One by one: joined, all frequent terms would be read for a few of them.
        sql`select 'word' as kind, word as text, null::uuid as id, null::uuid as owner, rank from (
            select token, word, there, coalesce((
              select strong.documents from search_term as strong
              where strong.segment = ${segment} and strong.term = 's:' || token), 0) as rank from (
              select token, word, ${documents} as there from search_word
              where ${begins} and ${documents} >= ${knownFrom} and length(word) >= ${wordLength}
              order by total desc limit ${wordsRead}
            ) as frequent
            order by rank desc, word limit ${most}
          ) as best
          where there >= ${ownWords} or exists (
            select from ${sql.table(tableOf(segment))}
            where ${sql.raw(lexemesOfRow)} @@ quote_literal(token)::tsquery and ${visible(sight)})`
  const named = sql.join(
    [namedIn('name', segment, sight, names, most), namedIn('other', other, sight, names, most)],
    sql` union all `,
  )
  return sql`
    select kind, text, id, owner from ((${words}) union all ${named}) as suggestions
    order by kind desc, rank desc, text`
}

/** The best things of a segment by their names; people are no suggestion, and several names stand in one of their documents. */
function namedIn(
  kind: 'name' | 'other',
  segment: Segment | undefined,
  sight: Sight,
  names: readonly string[],
  most: number,
): RawBuilder<unknown> {
  if (segment === undefined || segment === 'UR' || names.length === 0)
    return sql`(select ${sql.lit(kind)} as kind, '' as text, null::uuid as id, null::uuid as owner, 0 as rank where false)`
  const found = sql.join(
    names.map((name) => namesThatBegin(segment, sight, name)),
    sql` union all `,
  )
  return sql`(select ${sql.lit(kind)} as kind, name as text, id, business_id as owner, quality as rank from (
      select distinct on (name) name, id, business_id, quality from (${found}) as begun
      order by name, quality desc, id
    ) as named order by rank desc, text limit ${most})`
}

/**
 * By the indexes of names, of first ones and of those in other languages, as far as documents still have these; and the best of
 * them all while the beginning is short, since many begin so.
 */
function namesThatBegin(segment: Segment, sight: Sight, name: string): RawBuilder<unknown> {
  const table = sql.table(tableOf(segment))
  const letters = [...name]
  const beginning = `${letters.slice(0, nameBegins).join('')}%`
  const begins = (column: string) => sql`left(${sql.ref(column)}, ${sql.lit(nameBegins)}) like ${beginning}`
  const best =
    letters.length > shortBeginning
      ? sql``
      : sql`union all (
          select name, id, business_id, quality from (
            select name_normal, quality, hidden_editions, business_id, id from ${table}
            where segment = ${segment} order by quality desc, id limit ${bestRead}
          ) as walked cross join lateral unnest(string_to_array(name_normal, chr(10))) as name
          where strpos(chr(10) || name_normal, chr(10) || ${name}) > 0 and ${begins('name')} and ${visible(sight)})`
  return sql`(select split_part(name_normal, chr(10), 1) as name, id, business_id, quality from ${table}
      where segment = ${segment} and ${begins('name_normal')} and ${visible(sight)} limit ${namesRead})
    union all (select other, id, business_id, quality
      from (
        select name as other, id as thing from search_name where segment = ${segment} and ${begins('name')} limit ${namesRead}
      ) as named
      join ${table} on id = thing and segment = ${segment}
      where search_is_named(name_normal, other) and ${visible(sight)}) ${best}`
}
