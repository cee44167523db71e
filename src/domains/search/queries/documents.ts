// The documents, their counts and the constants of their score: what changes them.
import { sql, type RawBuilder } from 'kysely'
import { withCommit, type Db, type Tx } from '../../../platform/db.ts'
import { takeTurn } from '../../../platform/turns.ts'
import { documentColumns, otherNamesOfRow, tableOf, type SearchDocument, type Segment } from '../documents.ts'
import type { Ranking, Standing } from '../quality.ts'

const rankingColumns = sql`version, kind, tier_gold as "tierGold", tier_premium as "tierPremium",
  tier_platinum as "tierPlatinum", verified, answers, likes, likes_max as "likesMax", phrase, fresh`

/** The constants of the active version. */
export async function findRanking(db: Db | Tx): Promise<Ranking> {
  const { rows } = await sql<Ranking>`select ${rankingColumns} from search_ranking where active`.execute(db)
  return rows[0]!
}

/** All versions that ever held, the newest first, with the day (ISO) from which each did. */
export async function findRankings(db: Db): Promise<(Ranking & { since: string; active: boolean })[]> {
  const { rows } = await sql<Ranking & { since: string; active: boolean }>`
    select ${rankingColumns}, since::text, active from search_ranking order by version desc limit 100`.execute(
    db,
  )
  return rows
}

/** What a document is scored by before any word; undefined when it went. */
export async function findStanding(
  db: Db,
  segment: Segment,
  id: string,
): Promise<(Standing & { quality: number; registered_at: Date; business_id: string | null }) | undefined> {
  const { rows } = await sql<Standing & { quality: number; registered_at: Date; business_id: string | null }>`
    select tier, verified, likes, answer_percent, quality, registered_at, business_id
    from ${sql.table(tableOf(segment))} where id = ${id}`.execute(db)
  return rows[0]
}

type Documents = readonly SearchDocument[]
const columnNames = sql.join(documentColumns.map((column) => sql.ref(column)))
const rowsOf = (documents: Documents) =>
  sql`jsonb_populate_recordset(null::search_document, ${JSON.stringify(documents)}::jsonb)`

/** Held by whoever puts new documents in the place of all. */
export const rebuildLock = 7_216_040
const indexLock = 7_216_041

/** Makes documents change one transaction after another, so that the last facts win; false while all are being rebuilt. */
export const lockDocuments = (tx: Tx): Promise<boolean> =>
  takeTurn(tx, { whole: rebuildLock, turn: indexLock })

/** What a document counts for, and how many that went counted for the same. */
export type Gone = Pick<
  SearchDocument,
  'segment' | 'country' | 'industry' | 'tier' | 'verified' | 'marks' | 'hidden_editions'
> & { times: number }
const countedFor = sql.join(
  ['segment', 'country', 'industry', 'tier', 'verified', 'marks', 'hidden_editions'].map((name) =>
    sql.ref(name),
  ),
)

/**
 * Counts in a statement, in their countries and everywhere, the values of the rows `added` more and those of `gone` less; what
 * is in the place of its like is written nowhere.
 */
const countValues = (added: RawBuilder<unknown>, gone: readonly Gone[]) => sql`
  insert into search_value_count (segment, country, value, edition_bit, documents)
  select segment, place, value, bit, sum(times)::int
  from (
      select ${countedFor}, 1 as times from ${added}
      union all
      select ${countedFor}, -times from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone (segment text, country text,
        industry text, tier smallint, verified boolean, marks text, hidden_editions bigint, times integer)
    ) as changed
    cross join lateral search_values(industry, tier, verified, marks) as value
    cross join lateral unnest(array[country, '']) as place
    cross join lateral search_count_bits(hidden_editions) as bit
  group by segment, place, value, bit having sum(times) <> 0
  on conflict (segment, country, edition_bit, value) do update
    set documents = search_value_count.documents + excluded.documents`

const ofThese = (ids: readonly string[]) =>
  sql`(id = any(${ids}::uuid[]) or business_id = any(${ids}::uuid[]))`

/** The fingerprints of the documents of these ids or companies, by their ids; of older documents there are none. */
export async function findFingerprints(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; facts: string | null }>`
    select id, facts::text as facts from search_document where ${ofThese(ids)}`.execute(tx)
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}

/** Takes documents of these ids or companies away and out of all counts. */
export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  await insertDocuments(tx, [], await takeDocuments(tx, ids, []))
}

/**
 * Takes documents of these ids or companies away, but those with the ids in `keep`; answers what `insertDocuments` still has to
 * take out of the counts of values, most of which count again with what comes in their place.
 */
export async function takeDocuments(
  tx: Tx,
  ids: readonly string[],
  keep: readonly string[],
): Promise<Gone[]> {
  const { rows } = await sql<Gone>`
    with gone as (
      delete from search_document where ${ofThese(ids)} and id <> all(${keep}::uuid[]) returning id, ${countedFor}
    ), unnamed as (
      delete from search_name where id in (select id from gone)
    ), less as (
      select segment, country, bit, count(*) as documents
      from gone cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit
    ), noted as (
      insert into search_touched (id) select unnest(${ids}::uuid[])
    ), counted as (
      update search_count set documents = search_count.documents - less.documents, gone = gone + less.documents from less
      where search_count.segment = less.segment and search_count.country = less.country and edition_bit = less.bit
    )
    select ${countedFor}, count(*)::int as times from gone group by ${countedFor}`.execute(tx)
  return rows
}

/** Adds the documents that are not there, and counts them in the place of `gone`. */
export async function insertDocuments(
  tx: Tx,
  documents: Documents,
  gone: readonly Gone[] = [],
): Promise<void> {
  const statement = sql`
    with added as (
      insert into search_document (${columnNames}) select ${columnNames} from ${rowsOf(documents)}
      on conflict (id, segment) do nothing
      returning id, name_normal, ${countedFor}
    ), named as (
      insert into search_name (segment, name, id)
      select names.* from added cross join lateral (${sql.raw(otherNamesOfRow)}) as names
    ), values_counted as (
      ${countValues(sql`added`, gone)}
    )
    insert into search_count (segment, country, edition_bit, documents)
    select segment, country, bit, count(*)
    from added cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit
    on conflict (segment, country, edition_bit) do update set documents = search_count.documents + excluded.documents`
  await statement.execute(tx)
}

/**
 * Puts the words of what `tx` wrote into the index together, after all of it: what several documents hold is looked up once, and
 * searches have nothing to read beside the index once it is committed.
 */
export const placeWords = (tx: Tx): Promise<void> =>
  withCommit(tx, sql`select search_place_words()`.execute(tx))

/** The documents of a company and its products of which these answers are not known yet. */
export async function findOtherAnswers(tx: Tx, businessID: string, { minutes, percent }: Answers) {
  const { rows } = await sql<Standing & { id: string }>`
    select id, tier, verified, likes, answer_percent from search_document
    where (id = ${businessID} or business_id = ${businessID})
      and (answer_minutes, answer_percent) is distinct from (${minutes}::int, ${percent}::smallint)`.execute(
    tx,
  )
  return rows
}

/** Median minutes to an answer, and of a hundred inquiries how many are answered in time. */
export type Answers = { minutes: number | null; percent: number | null }

/** Keeps how a company answers, in these documents of it with the quality that follows. */
export async function updateAnswers(
  tx: Tx,
  changes: readonly { id: string; quality: number }[],
  { minutes, percent }: Answers,
): Promise<void> {
  await sql`
    update search_document set answer_minutes = ${minutes}, answer_percent = ${percent}, quality = change.quality,
      change_xid = pg_current_xact_id()
    from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ quality }) => quality)}::int[]) as change (id, quality)
    where search_document.id = change.id`.execute(tx)
}

/** What the quality of the next documents after `after` is made from, in order of ids. */
export async function findQualities(tx: Tx, after: string, limit: number) {
  const { rows } = await sql<Popularity & Standing & { segment: Segment }>`
    select id, segment, tier, verified, likes, answer_percent, quality from search_document
    where id > ${after} order by id limit ${limit}`.execute(tx)
  return rows
}

type Popularity = { id: string; likes: number; quality: number }

/** Gives documents new likes and a new quality. */
export async function updateQualities(tx: Tx, changes: readonly Popularity[]): Promise<void> {
  await sql`
    update search_document set likes = change.likes, quality = change.quality, change_xid = pg_current_xact_id()
    from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ likes }) => likes)}::int[],
      ${changes.map(({ quality }) => quality)}::int[]) as change (id, likes, quality)
    where search_document.id = change.id`.execute(tx)
}

/** Until when it is known that nothing ran out unnoticed. */
export async function findExpiryChecked(db: Db): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`select checked_until as until from search_expiry`.execute(db)
  return rows[0]!.until
}

/** Notes that nothing ran out unnoticed until `until`; never goes back. */
export async function markExpiryChecked(db: Db, until: Date): Promise<void> {
  await sql`update search_expiry set checked_until = greatest(checked_until, ${until})`.execute(db)
}
