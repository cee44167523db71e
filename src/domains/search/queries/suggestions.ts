// How a text that is being typed may go on.
import { sql, type RawBuilder } from 'kysely'
import { allSegments, tableOf, type Segment } from '../documents.ts'
import type { Sight } from '../text-query.ts'
import { visible } from './results.ts'
import { knownFrom } from './words.ts'

export type SuggestionRow = { kind: 'word' | 'name'; text: string }
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

/** Known words that begin with `word`, the most frequent first, and names that begin with `name`, the best first. */
export function selectSuggestions(
  { segment, ...sight }: Sight & { segment: Segment },
  { word, name }: { word: string | undefined; name: string },
  most: number,
): RawBuilder<SuggestionRow> {
  const table = sql.table(tableOf(segment))
  const documents = sql`documents[${sql.lit(allSegments.indexOf(segment) + 1)}]`
  const length = [...(word ?? '')].length
  const begins =
    length <= shortBeginning ? sql`left(word, ${sql.lit(length)}) = ${word}` : sql`word like ${`${word}%`}`
  const words =
    word === undefined
      ? sql`select 'word' as kind, '' as text, 0 as rank where false`
      : sql`select 'word' as kind, word as text, coalesce(strong.documents, 0) as rank from (
            select token, word from search_word
            where ${begins} and ${documents} >= ${knownFrom} and length(word) >= ${wordLength}
            order by total desc limit ${wordsRead}
          ) as frequent left join search_term as strong
            on strong.segment = ${segment} and strong.term = 's:' || token
          order by rank desc, word limit ${most}`
  const begun = sql`left(name_normal, ${sql.lit(nameBegins)}) like ${`${[...name].slice(0, nameBegins).join('')}%`}`
  const best =
    [...name].length > shortBeginning
      ? sql``
      : sql`union all (
          select name_normal, quality from (
            select name_normal, quality, hidden_editions, business_id, id from ${table}
            where segment = ${segment} order by quality desc, id limit ${bestRead}
          ) as walked where ${begun} and ${visible(sight)})`
  // People are no suggestion, and several names stand in one of their documents.
  const names =
    segment === 'UR' || name === ''
      ? sql`select 'name' as kind, '' as text, 0 as rank where false`
      : sql`select 'name' as kind, name_normal as text, max(quality) as rank from (
            (select name_normal, quality from ${table}
              where segment = ${segment} and ${begun} and ${visible(sight)} limit ${namesRead}) ${best}
          ) as named group by name_normal order by rank desc, text limit ${most}`
  return sql`
    select kind, text from ((${words}) union all (${names})) as suggestions
    order by kind desc, rank desc, text`
}
