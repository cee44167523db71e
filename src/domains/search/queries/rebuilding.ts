// New partitions beside the ones that are searched, and the moment in which they take their place.
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Tx } from '../../../platform/db.ts'
import { changesChannel } from '../../../platform/events.ts'
import { documentColumns, otherNamesOfRow, tableOf, type SearchDocument, type Segment } from '../documents.ts'
import { bandSizes } from '../text-query.ts'
import { rebuildLock } from './documents.ts'

const columns = documentColumns.join()
/** Held while documents are made anew, or their words counted: a count would keep new partitions from their place. */
const wholeLock = 7_216_042
const swapTries = 30
const swapPauseMs = 500

/**
 * Begins to put documents in place on a connection that goes on until the end, after whoever else does; answers the first
 * transaction whose changes may be missing in what is read from now on.
 */
export async function beginPlacing(client: BulkClient): Promise<string> {
  await client.query(`select pg_advisory_lock(${wholeLock})`)
  const { rows } = await client.query<{ since: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as since',
  )
  await setForBuilding(client)
  return rows[0]!.since
}

/** Gives a connection that builds segments the memory for it; each more that helps costs a fifth of the work again. */
export async function setForBuilding(client: BulkClient): Promise<void> {
  await client.query(
    `set work_mem = '64MB'; set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 1;
     set synchronous_commit = off`,
  )
}

/** True when the new partition of a segment stands with all its indexes, which are made last. */
export async function segmentIsBuilt(client: BulkClient, segment: Segment): Promise<boolean> {
  const { rows } = await client.query<{ built: boolean }>(
    `select count(*) filter (where indrelid = to_regclass('${tableOf(segment)}_new'))
      = count(*) filter (where indrelid = 'search_document'::regclass) as built from pg_index`,
  )
  return rows[0]!.built
}

/** Makes an empty table where documents wait; it goes with the end of a rebuild, and a crash of the database empties it. */
export async function makeStaging(client: BulkClient): Promise<void> {
  await client.query(
    `drop table if exists search_staging;
     create unlogged table search_staging (like search_document);
     alter table search_staging drop column change_xid`,
  )
}

/** True while documents wait to be put in place. */
export async function documentsWait(client: BulkClient): Promise<boolean> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('search_staging') is not null as there`,
  )
  if (!tables[0]!.there) return false
  const { rowCount } = await client.query('select from search_staging limit 1')
  return rowCount === 1
}

/** True when no document stands in a segment. */
export async function segmentIsEmpty(client: BulkClient, segment: Segment): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${tableOf(segment)} limit 1`)
  return rowCount === 0
}

const spellingTurn = 7_216_043

/** Lets those who write spellings go one after another: two that meet the same words would wait for each other. */
export async function takeSpellingTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${spellingTurn})`.execute(tx)
}

/** Copies documents to where the new partitions are made from; answers how many. */
export function copyDocuments(client: BulkClient, documents: Rows<SearchDocument>): Promise<number> {
  return copyRows(client, 'search_staging', documents)
}

const sizes = `unnest('{${bandSizes.join()}}'::bigint[]) with ordinality as sized (size, band)`
/** The places where bands begin, and the first behind all of them. */
const firstOfBands = [1, ...bandSizes.map((size) => size + 1)]

/** Makes the new partition of a segment, in score order, with the indexes of the old one; nobody reads it yet. */
export async function buildSegment(client: BulkClient, segment: Segment): Promise<void> {
  const table = `${tableOf(segment)}_new`
  await client.query(
    `drop table if exists ${table};
     create table ${table} (like search_document including all excluding indexes);
     insert into ${table} (${columns}, band)
       select ${columns}, nullif(width_bucket(place, '{${firstOfBands.join()}}'::bigint[]), ${firstOfBands.length})
       from (select *, row_number() over (order by quality desc, id) as place
         from search_staging where segment = '${segment}') as placed
       order by quality desc, id;
     alter table ${table} add primary key (id, segment), add constraint one_segment check (segment = '${segment}')`,
  )
  // Beside those that are there: what no document says yet is not told.
  await client.query(
    `insert into search_name (segment, name, id)
       select names.* from ${table} cross join lateral (${otherNamesOfRow}) as names
       except select segment, name, id from search_name where segment = '${segment}'`,
  )
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'search_document'::regclass and not indisprimary`,
  )
  for (const { definition } of rows)
    await client.query(definition.replace(/INDEX \S+ ON ONLY \S+ USING/, `INDEX ON ${table} USING`))
  const { rows: words } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = '${table}'::regclass and pg_get_expr(indexprs, indrelid) like 'search_lexemes(%'`,
  )
  // Written in portions: see placeWords.
  for (const { name } of words)
    await client.query(
      `alter index ${name} alter column 1 set statistics 0; alter index ${name} set (fastupdate = on)`,
    )
  await client.query(`vacuum (analyze, index_cleanup off) ${table}`)
}

/**
 * Puts the new partition of a segment in the place of the old one, with what changed since `since`. Changes are sent
 * back to the outbox while it counts; searches wait only for the moment of the exchange.
 */
export async function swapSegment(client: BulkClient, segment: Segment, since: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await swapOnce(client, segment, since)
    } catch (error) {
      // Whoever waits for a table that somebody reads keeps all others from it: rather again.
      if ((error as { code?: unknown }).code !== '55P03' || tries === swapTries) throw error
      await setTimeout(swapPauseMs)
    }
  }
}

async function swapOnce(client: BulkClient, segment: Segment, since: string): Promise<void> {
  const table = tableOf(segment)
  await client.query('begin')
  try {
    await client.query(
      `set local lock_timeout = '1s';
       create temp table search_last on commit drop as
         select band, last.quality, last.id
         from (select count(*) as documents from ${table}_new) as whole cross join ${sizes}
         cross join lateral (
           select quality, id from ${table}_new where segment = '${segment}'
           order by quality desc, id offset least(size, documents) - 1 limit 1) as last
         where documents > size / 2 or documents > 0 and band = 1;
       select pg_advisory_xact_lock(${rebuildLock});
       create temp table search_changed on commit drop as
         select id from search_touched where touched_xid >= '${since}'::xid8
         union select id from ${table} where change_xid >= '${since}'::xid8;
       insert into search_changed select id from ${table} where business_id in (select id from search_changed);
       analyze search_changed;
       delete from ${table}_new where id in (select id from search_changed);
       delete from ${table}_new where business_id in (select id from search_changed);
       delete from search_band where segment = '${segment}';
       insert into search_band (segment, band, quality, id) select '${segment}', band, quality, id from search_last;
       insert into ${table}_new (${columns}, change_xid, band)
         select ${columns}, change_xid, search_band_of(segment, quality, id)
         from ${table} where id in (select id from search_changed);
       update search_counted set counted_at = '-infinity' where segment = '${segment}';
       update search_count set gone = gone + documents, documents = 0 where segment = '${segment}';
       insert into search_count (segment, country, edition_bit, documents)
         select segment, country, bit, count(*) from ${table}_new
         cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit
         on conflict (segment, country, edition_bit) do update set documents = excluded.documents;
       delete from search_value_count where segment = '${segment}';
       insert into search_value_count (segment, country, value, edition_bit, documents)
         select segment, place, value, bit, sum(alike) from (
           select segment, country, industry, tier, verified, marks, hidden_editions, count(*) as alike
           from ${table}_new group by segment, country, industry, tier, verified, marks, hidden_editions) as different
         cross join lateral search_values(industry, tier, verified, marks) as value
         cross join lateral unnest(array[country, '']) as place
         cross join lateral search_count_bits(hidden_editions) as bit group by segment, place, value, bit;
       select pg_notify('${changesChannel}', '["search"]');
       drop table ${table};
       alter table ${table}_new rename to ${table};
       alter table search_document attach partition ${table} for values in ('${segment}');
       alter table ${table} drop constraint one_segment;
       select search_place_words();
       commit`,
    )
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Wakes the upkeep: there are other documents now. */
export const upkeepChannel = 'search_upkeep'

/** Ends a rebuild: what it was made from goes, and the planner hears what the documents are like. */
export async function endRebuild(client: BulkClient): Promise<void> {
  await client.query('drop table if exists search_staging')
  await client.query(
    `delete from search_name where not exists (
       select from search_document as document where document.id = search_name.id and document.segment = search_name.segment
         and search_is_named(name_normal, name))`,
  )
  await client.query('analyze search_document; analyze search_name')
  // Who counts words does not wait for it.
  await client.query(`select pg_advisory_unlock(${wholeLock}); notify ${upkeepChannel}`)
}

/**
 * True when some band holds four times as many or as few documents as it should, which costs time and nothing else; also
 * when there are none, in a world that began with hardly any documents.
 */
export async function bandsAreOff(client: BulkClient): Promise<boolean> {
  const { rows } = await client.query<{ off: boolean }>(
    `select exists (
       select from search_counted as counted cross join ${sizes}
       left join search_term as known on known.segment = counted.segment and term = 'b:' || lpad(band::text, 2, '0')
       where isfinite(counted_at) and size between 1000 and counted.documents / 4
         and coalesce(known.documents, 0) not between size / 4 and size * 4) as off`,
  )
  return rows[0]!.off
}

/** The oldest way in which some document was made; undefined without documents. */
export async function findOldestTokeniser(client: BulkClient): Promise<number | undefined> {
  const { rows } = await client.query<{ oldest: number | null }>(
    'select min(tokeniser_version) as oldest from search_document',
  )
  return rows[0]!.oldest ?? undefined
}

/** Keeps documents from being made anew until the transaction ends; false when they are right now. */
export async function lockWhole(client: BulkClient): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(${wholeLock}) as free`,
  )
  return rows[0]!.free
}
