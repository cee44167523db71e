// The documents, counts and constants of search, and the only SQL on them.
import { sql, type RawBuilder } from 'kysely'
import { copyRows, type BulkClient } from '../../platform/copy.ts'
import { takeTurn, type Db, type Tx } from '../../platform/db.ts'
import { changesChannel } from '../../platform/events.ts'
import { documentColumns, type SearchDocument, type Segment } from './documents.ts'
import type { Ranking } from './quality.ts'
import type { Page, Place, Sight, TextQuery } from './text-query.ts'

/** The constants of the active version. */
export async function findRanking(db: Db | Tx): Promise<Ranking> {
  const { rows } = await sql<Ranking>`
    select tier_gold as "tierGold", tier_premium as "tierPremium", tier_platinum as "tierPlatinum", verified, likes,
      likes_max as "likesMax", phrase, fresh, bonus_strong as "bonusStrong", bonus_name as "bonusName",
      bonus_exact as "bonusExact"
    from search_ranking where active`.execute(db)
  return rows[0]!
}

/** Limits for the statements of this transaction: milliseconds, and the plans that are wrong for every search. */
export async function limitSearch(tx: Tx, timeoutMs: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true),
    set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx)
}

/** The first so many are scored again, by phrase and freshness. */
const rescored = 50

/** Documents with the words, best first, and how many there are (counted to `countMax` + 1). */
export function selectWithWords(
  { segment, ...sight }: Place,
  text: TextQuery,
  page: Page,
  countMax: number,
): RawBuilder<{ ids: string[]; counted: number }> {
  return sql`
    with hits as materialized (
      select id, quality, name_normal, registered_at, case
          when ${isNamed(segment, text.normal)} then 3
          when words @@ ${text.name}::tsquery then 2
          when words @@ ${text.strong}::tsquery then 1
          else 0 end as bucket
      from search_document
      where segment = ${segment} and words @@ ${text.anywhere}::tsquery and ${visible(sight)}
    ), best as (
      select id, name_normal, registered_at, phrase, fresh,
        quality + case bucket when 3 then bonus_exact when 2 then bonus_name when 1 then bonus_strong else 0 end as score
      from hits cross join (select * from search_ranking where active) as ranking
      order by score desc, id
      limit ${Math.max(rescored, page.skip + page.size)}
    ), placed as (
      select *, row_number() over (order by score desc, id) as place from best
    ), ordered as (
      select id, place, case when place <= ${rescored} then score
        + case when strpos(name_normal, ${text.normal}) > 0 then phrase else 0 end
        + fresh * greatest(0, least(365, 365 - ((now() at time zone 'UTC')::date - (registered_at at time zone 'UTC')::date))) / 365
        end as rescore
      from placed
    )
    select array(
        select id from ordered
        order by rescore desc nulls last, case when place > ${rescored} then place end, id
        offset ${page.skip} limit ${page.size}
      ) as ids,
      (select count(*) from (select from hits limit ${countMax + 1}) as capped)::int as counted`
}

/** All documents of a place, best first, and how many: those of all editions less those hidden from this one. */
export function selectBest(
  { segment, country, editionBit, withheld }: Place,
  page: Page,
): RawBuilder<{ ids: string[]; counted: number }> {
  const inCountry = country === undefined ? sql`` : sql`and country = ${country}`
  const kept = withheld?.size ? [...withheld] : undefined
  const lessKept = kept
    ? sql`- (select count(*) from search_document where segment = ${segment} ${inCountry}
        and ${visible({ editionBit })} and (id = any(${kept}::uuid[]) or business_id = any(${kept}::uuid[])))`
    : sql``
  return sql`
    select array(
        select id from search_document
        where segment = ${segment} ${inCountry} and ${visible({ editionBit, withheld })}
        order by quality desc, id
        offset ${page.skip} limit ${page.size}
      ) as ids,
      ((select coalesce(sum(case when edition_bit = -1 then documents else -documents end), 0) from search_count
        where segment = ${segment} ${inCountry} and edition_bit in (-1, ${editionBit ?? -1}::smallint)) ${lessKept})::int as counted`
}

/** The latest documents of each segment, newest first. */
export function selectLatest(
  segments: readonly Segment[],
  perSegment: number,
  sight: Sight,
): RawBuilder<{ segment: Segment; id: string }> {
  const latestOf = (segment: Segment) => sql`(
    select segment, id, registered_at from search_document
    where segment = ${segment} and ${visible(sight)}
    order by registered_at desc, id limit ${perSegment})`
  return sql`
    select segment, id from (${sql.join(segments.map(latestOf), sql` union all `)}) as latest
    order by segment, registered_at desc, id`
}

/** People have several names, one a line. */
function isNamed(segment: Segment, normal: string): RawBuilder<boolean> {
  return segment === 'UR'
    ? sql`${normal} = any(string_to_array(name_normal, chr(10)))`
    : sql`name_normal = ${normal}`
}

function visible({ editionBit, withheld }: Sight): RawBuilder<boolean> {
  // A product stands under its company.
  const met = withheld?.size ? sql` and coalesce(business_id, id) <> all(${[...withheld]}::uuid[])` : sql``
  if (editionBit === undefined) return sql`true${met}`
  // Said by what is not: PostgreSQL takes an equality for rare, and would sort all of a segment for a page far down.
  const bit = sql`${1 << editionBit}::int`
  return sql`hidden_editions & ${bit} <> ${bit}${met}`
}

type Documents = readonly SearchDocument[]
const columnNames = sql.join(documentColumns.map((column) => sql.ref(column)))
const rowsOf = (documents: Documents) =>
  sql`jsonb_populate_recordset(null::search_document, ${JSON.stringify(documents)}::jsonb)`

const rebuildLock = 7_216_040
const indexLock = 7_216_041

/** Makes documents change one transaction after another, so that the last facts win; false while all are being rebuilt. */
export const lockDocuments = (tx: Tx): Promise<boolean> =>
  takeTurn(tx, { whole: rebuildLock, turn: indexLock })

/** Takes documents of these ids or companies away and out of the counts, but those that are just like one of `keep`. */
export async function deleteDocuments(tx: Tx, ids: readonly string[], keep: Documents = []): Promise<void> {
  const mine = sql`(id = any(${ids}::uuid[]) or business_id = any(${ids}::uuid[]))`
  const statement = sql`
    with same as (
      select ${columnNames} from ${rowsOf(keep)} intersect select ${columnNames} from search_document where ${mine}
    ), gone as (
      delete from search_document where ${mine} and id not in (select id from same) returning segment, country, hidden_editions
    ), less as (
      select segment, country, bit, count(*) as documents
      from gone cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit
    )
    update search_count set documents = search_count.documents - less.documents from less
    where search_count.segment = less.segment and search_count.country = less.country and edition_bit = less.bit`
  await statement.execute(tx)
}

/** Adds the documents that are not there, and counts them. */
export async function insertDocuments(tx: Tx, documents: Documents): Promise<void> {
  const statement = sql`
    with added as (
      insert into search_document (${columnNames}) select ${columnNames} from ${rowsOf(documents)}
      on conflict (id, segment) do nothing returning segment, country, hidden_editions
    )
    insert into search_count (segment, country, edition_bit, documents)
    select segment, country, bit, count(*)
    from added cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit
    on conflict (segment, country, edition_bit) do update set documents = search_count.documents + excluded.documents`
  await statement.execute(tx)
}

/** Keeps the number of likes; the score follows with the daily batch. */
export async function updateLikes(tx: Tx, id: string, likes: number): Promise<void> {
  await sql`update search_document set likes = ${likes} where id = ${id} and likes <> ${likes}`.execute(tx)
}

/** What the quality of the next documents after `after` is made from, in order of ids. */
export async function findQualities(tx: Tx, after: string, limit: number) {
  const { rows } = await sql<{ id: string; tier: number; verified: boolean; likes: number; quality: number }>`
    select id, tier, verified, likes, quality from search_document
    where id > ${after} order by id limit ${limit}`.execute(tx)
  return rows
}

type Quality = { id: string; quality: number }

/** Gives documents a new quality. */
export async function updateQualities(tx: Tx, changes: readonly Quality[]): Promise<void> {
  await sql`
    update search_document set quality = change.quality, change_xid = pg_current_xact_id()
    from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(({ quality }) => quality)}::int[])
      as change (id, quality)
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

/** Begins to rebuild: until the transaction ends no document changes elsewhere. */
export async function beginRebuild(client: BulkClient): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(${rebuildLock}); set local work_mem = '64MB'; set local maintenance_work_mem = '256MB';
     create temp table search_staging (like search_document) on commit drop;
     alter table search_staging drop column words, drop column change_xid`,
  )
}

/** Copies documents to where the new partitions are made from; answers how many. */
export function copyDocuments(client: BulkClient, documents: AsyncIterable<SearchDocument>): Promise<number> {
  return copyRows(client, 'search_staging', documents)
}

/** Makes the new partition of a segment, in score order, with the indexes of the old one; nobody reads it yet. */
export async function buildSegment(client: BulkClient, segment: Segment): Promise<void> {
  const table = `${tableOf(segment)}_new`
  await client.query(
    `create table ${table} (like search_document including all excluding indexes);
     insert into ${table} (${documentColumns.join()}) select ${documentColumns.join()} from search_staging
       where segment = '${segment}' order by quality desc, id;
     alter table ${table} add primary key (id, segment), add constraint one_segment check (segment = '${segment}')`,
  )
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'search_document'::regclass and not indisprimary`,
  )
  for (const { definition } of rows)
    await client.query(definition.replace(/INDEX \S+ ON ONLY \S+ USING/, `INDEX ON ${table} USING`))
  await client.query(`analyze ${table}`)
}

/** Puts the new partitions in the place of the old and counts them; from here to the end of the transaction searches wait. */
export async function swapSegments(client: BulkClient, segments: readonly Segment[]): Promise<void> {
  await client.query(
    `delete from search_count where segment in ('${segments.join("', '")}');
     insert into search_count (segment, country, edition_bit, documents)
       select segment, country, bit, count(*) from search_staging
       cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit;
     select pg_notify('${changesChannel}', '["search"]')`,
  )
  for (const segment of segments) {
    const table = tableOf(segment)
    await client.query(
      `drop table ${table};
       alter table ${table}_new rename to ${table};
       alter table search_document attach partition ${table} for values in ('${segment}');
       alter table ${table} drop constraint one_segment`,
    )
  }
}

/** Tells the planner what the documents are like. */
export async function analyseDocuments(client: BulkClient): Promise<void> {
  await client.query('analyze search_document')
}

const tableOf = (segment: Segment) => `search_document_${segment.toLowerCase()}`
