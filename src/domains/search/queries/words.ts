// What is known of words: how many documents hold the frequent ones, and how all of them are written.
import { sql, type RawBuilder } from 'kysely'
import { copyRows, type BulkClient } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { allSegments, lexemesOfRow, tableOf, type Segment } from '../documents.ts'

/** What stands in fewer documents of a segment is not counted: it is asked of the word index anyway. */
export const frequentFrom = 200
const termsKnown = 60_000
/** What stands in fewer documents is no word to correct to. */
export const knownFrom = 3
const placeOf = (segment: Segment) => allSegments.indexOf(segment) + 1

/** Notes how tokens are written; a spelling that is there stays. */
export async function insertSpellings(
  db: Db | Tx,
  spellings: readonly { token: string; word: string }[],
): Promise<void> {
  await sql`
    insert into search_spelling (token, word)
    select * from unnest(${spellings.map(({ token }) => token)}::text[], ${spellings.map(({ word }) => word)}::text[])
    on conflict do nothing`.execute(db)
}

/** How many documents there are, by segment and country. */
export async function findCounts(
  db: Db,
): Promise<{ segment: Segment; country: string; documents: number }[]> {
  const { rows } = await sql<{ segment: Segment; country: string; documents: number }>`
    select segment, country, documents from search_count where edition_bit = -1`.execute(db)
  return rows
}

/** The segments whose words were never counted, not for `hours`, or when there were a tenth more or fewer documents. */
export async function findUncounted(
  db: Db,
  hours: number,
): Promise<{ segment: Segment; documents: number }[]> {
  const { rows } = await sql<{ segment: Segment; documents: number }>`
    select segment, now.documents::int as documents
    from (select segment, sum(documents) as documents from search_count where edition_bit = -1 group by segment) as now
      left join search_counted as before using (segment)
    where now.documents > 0 and (before.documents is null
      or before.counted_at < now() - ${hours} * interval '1 hour'
      or abs(now.documents - before.documents) > before.documents / 10)
    order by segment`.execute(db)
  return rows
}

/** How often the words of each segment have been counted. */
export async function findVersions(
  db: Db,
): Promise<{ segment: Segment; version: number; documents: number }[]> {
  const { rows } = await sql<{ segment: Segment; version: number; documents: number }>`
    select segment, version, documents from search_counted`.execute(db)
  return rows
}

type Term = { term: string; documents: number; sure: number | null }

/** The most frequent lexemes of a segment, and words in countries. */
export async function findTerms(db: Db, segment: Segment): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select term, documents, sure from search_term where segment = ${segment}
    order by term ~ '^b:' desc, documents desc limit ${termsKnown}`.execute(db)
  return rows
}

/** What may be meant by mistyped tokens: words with one of the numbers `shortened`. */
export type Sought = { segment: Segment; tokens: readonly string[]; shortened: readonly number[] }
/** What is looked up together with a search, when that finds fewer than `below` and no name. */
export type WhenFew = { below: number; sought: Sought }
/** A word, how it is written, in how many documents of the segment it stands, and in how many of all. */
export type KnownWord = [token: string, word: string, documents: number, everywhere: number]
const candidatesMax = 500

/** Words that are what is sought, and those of its segment that may be meant, as a value of a statement. */
export const similarTo = ({ segment, tokens, shortened }: Sought): RawBuilder<KnownWord[]> =>
  sql`search_similar(${placeOf(segment)}, ${tokens}, ${shortened}, ${knownFrom}, ${candidatesMax})`

/** The same by a statement of its own; none of nothing. */
export async function findSimilar(db: Db, sought: Sought | undefined): Promise<KnownWord[]> {
  if (sought === undefined) return []
  const { rows } = await sql<{ similar: KnownWord[] }>`select ${similarTo(sought)} as similar`.execute(db)
  return rows[0]!.similar
}

/** Above so many documents a part of them is counted, drawn by their ids. */
const countedWhole = 400_000
/** What stands in fewer documents of a country is not noted. */
const countryFrom = 1_500
/** The same for words by country, and of documents whose words are kept. */
const countedByCountry = 100_000
const sampleMost = 20_000
/** Fewer documents are counted as soon as a quarter of them. */
const sampledFrom = 4_000
const levelFor = (documents: number, most: number) =>
  [0, 1, 2, 3].find((one) => documents / 4 ** one <= most) ?? 4

/** How a word in a country stands among the lexemes: no word holds a space. */
export const termIn = (token: string, country: string): string => `${token} c:${country}`

/** Of `drawn` documents of a sample the least that all can be: a bound that is wrong once in 10^12 (Wilson and Hilferty). */
const surely = (drawn: string, level: number) =>
  level === 0
    ? drawn
    : `(${4 ** level} * ${drawn} * greatest(0, 1 - 1 / (9.0 * ${drawn}) - 7 / (3 * sqrt(${drawn}))) ^ 3)::bigint`

/**
 * Counts the words of a segment anew on a connection of its own; answers those of letters that the dictionary does not
 * have yet.
 */
export async function countWords(client: BulkClient, segment: Segment, documents: number): Promise<string[]> {
  const table = tableOf(segment)
  const level = levelFor(documents, countedWhole)
  const byCountry = levelFor(documents, countedByCountry)
  const partOf = (drawn: number) => (drawn === 0 ? '' : ` where ${lexemesOfRow} @@ $$'r:${drawn}'$$::tsquery`)
  const kept = documents < sampledFrom ? 0 : Math.max(1, levelFor(documents, sampleMost))
  const part = partOf(level)
  const times = 4 ** level
  // What goes while they are counted goes twice: a bound may be too low.
  await client.query(
    `create temp table gone_before on commit drop as
       select country, gone from search_count where segment = '${segment}' and edition_bit = -1;
     create temp table counted on commit drop as
       select word as term, ndoc * ${times} as documents, ${surely('ndoc', level)} as sure
       from ts_stat($count$select ${lexemesOfRow} from ${table}${part}$count$) where ndoc >= ${level === 0 ? knownFrom : 2};
     delete from search_term where segment = '${segment}';
     insert into search_term (segment, term, documents, sure)
       select '${segment}', term, documents, sure + (select coalesce(sum(gone), 0) from gone_before) from counted
       where (documents >= ${frequentFrom} or term ~ '^b:') and term !~ '^[rx]:';
     insert into search_term (segment, term, documents, sure)
       select '${segment}', token || ' c:' || country, drawn * ${4 ** byCountry}, ${surely('drawn', byCountry)} + coalesce(gone, 0)
       from (
         select country, token, count(*) as drawn from ${table} cross join lateral unnest(tsvector_to_array(array_to_tsvector(
           array_remove(string_to_array(name_tokens || ' ' || strong_tokens || ' ' || body_tokens, ' '), '')))) as token
         ${partOf(byCountry)} group by country, token having count(*) * ${4 ** byCountry} >= ${countryFrom}
       ) as there left join gone_before using (country);
     delete from search_sample where segment = '${segment}';
     insert into search_sample (segment, words)
       select segment, array_to_tsvector(array_remove(
         string_to_array('c:' || country || ' ' || name_tokens || ' ' || strong_tokens || ' ' || body_tokens, ' '), ''))
       from ${table}${partOf(kept) || ' where false'};
     delete from counted where term !~ '^[[:alpha:]]{3,30}$';
     alter table counted add primary key (term);
     update search_word set
         documents[${placeOf(segment)}] = coalesce(counted.documents, 0),
         total = known.total - known.documents[${placeOf(segment)}] + coalesce(counted.documents, 0)
       from search_word as known left join counted on counted.term = known.token
       where search_word.token = known.token
         and abs(known.documents[${placeOf(segment)}] - coalesce(counted.documents, 0)) > known.documents[${placeOf(segment)}] / 10;
     insert into search_counted (segment, documents, version, sample_level, sample_gone)
       values ('${segment}', ${documents}, 1, ${kept || null}, (select coalesce(sum(gone), 0) from gone_before))
       on conflict (segment) do update set documents = excluded.documents, version = search_counted.version + 1,
         sample_level = excluded.sample_level, sample_gone = excluded.sample_gone, counted_at = now()`,
  )
  const { rows } = await client.query<{ term: string }>(
    `select term from counted where not exists (select from search_word where token = term)`,
  )
  return rows.map(({ term }) => term)
}

/** Takes new words of a segment into the dictionary, within the transaction that counted them. */
export async function insertWords(
  client: BulkClient,
  segment: Segment,
  words: Iterable<{ token: string; shortened: readonly string[] }>,
): Promise<void> {
  await client.query('create temp table fresh (token text primary key, shortened integer[]) on commit drop')
  if ((await copyRows(client, 'fresh', words)) === 0) return
  const none = allSegments.map((_, at) => (at + 1 === placeOf(segment) ? 'counted.documents' : '0')).join()
  await client.query(
    `insert into search_word (token, word, documents, total, shortened)
     select token, coalesce(search_spelling.word, token), array[${none}], counted.documents, shortened
     from fresh join counted on counted.term = token left join search_spelling using (token)`,
  )
}

/** Forgets words that stand nowhere any more, and what was touched so long ago that no rebuild can ask. */
export async function tidyWords(client: BulkClient): Promise<void> {
  await client.query(`delete from search_word where total < ${knownFrom}; analyze search_word;
     delete from search_touched where touched_at < now() - interval '2 days'`)
}
