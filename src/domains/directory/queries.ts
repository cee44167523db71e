// The entries, counts and parts of the directory, and the only SQL on them.
import { sql, type RawBuilder } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import { type Db, type Tx } from '../../platform/db.ts'
import { takeTurn } from '../../platform/turns.ts'
import { firstID, lastID } from '../../platform/ids.ts'
import { maskOfBit } from '../editions/masks.ts'
import type { Entry, EntryKind } from './entries.ts'

const rebuildLock = 7_216_050
const entriesLock = 7_216_051
const partsLock = 7_216_052

/** Said by what is not: PostgreSQL takes an equality for rare, though most hide nowhere. */
function visibleIn(editionBit: number): RawBuilder<boolean> {
  const bit = sql`${maskOfBit(editionBit)}::bigint`
  return sql`hidden_editions & ${bit} <> ${bit}`
}

/** Makes entries change one transaction after another, so that the last facts win; false while all are being rebuilt. */
export const lockEntries = (tx: Tx): Promise<boolean> =>
  takeTurn(tx, { whole: rebuildLock, turn: entriesLock })

const asEntries = (entries: readonly Entry[]) =>
  sql`(select * from jsonb_populate_recordset(null::directory_entry, ${JSON.stringify(entries)}::jsonb))`

/** Takes the entries of these companies away, and out of the counts, save those that are to stay as they are. */
export async function deleteOtherEntries(
  tx: Tx,
  businessIDs: readonly string[],
  staying: readonly Entry[],
): Promise<void> {
  await sql`
    with gone as (
      delete from directory_entry where business_id = any(${businessIDs}::uuid[])
        and not exists (select from ${asEntries(staying)} as staying where staying = directory_entry)
      returning *
    ), less as (
      ${countsOf('gone')}
    )
    update directory_count set companies = directory_count.companies - less.companies,
      manufacturers = directory_count.manufacturers - less.manufacturers,
      products = directory_count.products - less.products
    from less where directory_count.id = less.id and directory_count.edition_bit = less.edition_bit`.execute(
    tx,
  )
}

/** Adds the entries that are not there, and counts them. */
export async function insertNewEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  await sql`
    with added as (
      insert into directory_entry select * from ${asEntries(entries)} as entries
      on conflict (kind, id) do nothing
      returning *
    )
    insert into directory_count (id, edition_bit, companies, manufacturers, products)
    ${countsOf('added')}
    on conflict (edition_bit, id) do update set companies = directory_count.companies + excluded.companies,
      manufacturers = directory_count.manufacturers + excluded.manufacturers,
      products = directory_count.products + excluded.products`.execute(tx)
}

/** What `entries`, a table or the name of a part of the statement, count for. */
const countsOf = (entries: string) => sql`
  select counted_id as id, counted_bit as edition_bit,
    (count(*) filter (where kind = 'business'))::int as companies,
    (count(*) filter (where manufacturer))::int as manufacturers,
    (count(*) filter (where kind = 'product'))::int as products
  from ${sql.table(entries)} cross join lateral directory_entry_counts(category_ids, hidden_editions)
  group by counted_id, counted_bit`

export type CategoryCount = { id: string; companies: number; manufacturers: number; products: number }

/** How much stands under each id in an edition: all less what is hidden there. */
export async function findCounts(
  db: Db | Tx,
  { editionBit, onlyIndustries }: { editionBit: number; onlyIndustries: boolean },
): Promise<CategoryCount[]> {
  const { rows } = await sql<CategoryCount>`
    select id, sum(sign * companies)::int as companies, sum(sign * manufacturers)::int as manufacturers,
      sum(sign * products)::int as products
    from directory_count cross join lateral (select case edition_bit when -1 then 1 else -1 end as sign) as signs
    where edition_bit in (-1, ${editionBit}) ${onlyIndustries ? sql`and id not like '%-%'` : sql``}
    group by id
    having sum(sign * (companies + products)) > 0
    order by id`.execute(db)
  return rows
}

/** The parts in which an edition shows anything. */
export async function findParts(
  db: Db | Tx,
  editionBit: number,
): Promise<{ kind: EntryKind; part: number }[]> {
  const { rows } = await sql<{ kind: EntryKind; part: number }>`
    select kind, part
    from (select kind, part, first_id, lead(first_id) over (partition by kind order by part) as next_id
      from directory_part) as parts
    cross join lateral (
      select from directory_entry
      where directory_entry.kind = parts.kind and id >= first_id and id < coalesce(next_id, ${lastID}::uuid)
        and ${visibleIn(editionBit)}
      order by id limit 1
    ) as first_shown
    order by kind, part`.execute(db)
  return rows
}

export type PartEntry = { id: string; businessID: string; changedOn: string }

/** The entries of a part that an edition shows, in order of ids, at most `limit`; empty without such a part. */
export async function findPartEntries(
  db: Db | Tx,
  { kind, part }: { kind: EntryKind; part: number },
  { editionBit, limit }: { editionBit: number; limit: number },
): Promise<PartEntry[]> {
  const firstIDOf = (number: number) => sql`
    (select first_id from directory_part where kind = ${kind} and part = ${number}::bigint)`
  const { rows } = await sql<PartEntry>`
    select id, business_id as "businessID", changed_on as "changedOn"
    from directory_entry
    where kind = ${kind} and id >= ${firstIDOf(part)} and id < coalesce(${firstIDOf(part + 1)}, ${lastID}::uuid)
      and ${visibleIn(editionBit)}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** The first ids of the parts of a kind of `size` entries each, one after the other; the first part begins before all ids. */
export async function* firstIDs(db: Db | Tx, kind: EntryKind, size: number): AsyncGenerator<string> {
  for (let first: string | undefined = firstID; first !== undefined;) {
    yield first
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`
      select id from directory_entry where kind = ${kind} and id >= ${first}
      order by id offset ${size} limit 1`.execute(db)
    first = rows[0]?.id
  }
}

/** Puts these parts in the place of all there were; whoever does so at the same time waits. */
export async function replaceParts(
  tx: Tx,
  parts: readonly { kind: EntryKind; part: number; first_id: string }[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${partsLock})`.execute(tx)
  await sql`delete from directory_part`.execute(tx)
  await sql`
    insert into directory_part
    select * from jsonb_populate_recordset(null::directory_part, ${JSON.stringify(parts)}::jsonb)`.execute(tx)
}

/** Begins to rebuild: until the transaction ends no entry changes elsewhere. */
export async function beginRebuild(client: BulkClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [rebuildLock])
  await client.query("set local work_mem = '64MB'")
  await client.query('create temp table directory_staging (like directory_entry) on commit drop')
}

/** Copies entries to where the rebuilt ones are compared from; answers how many. */
export function copyEntries(client: BulkClient, entries: Rows<Entry>): Promise<number> {
  return copyRows(client, 'directory_staging', entries)
}

/** Makes the entries what was copied, touching only what differs, and counts them anew. */
export async function takeCopied(client: BulkClient): Promise<void> {
  await client.query('analyze directory_staging')
  await client.query(`
    delete from directory_entry as entry where not exists (
      select from directory_staging as wanted
      where wanted.kind = entry.kind and wanted.id = entry.id and wanted = entry)`)
  await client.query(
    'insert into directory_entry select * from directory_staging order by kind, id on conflict (kind, id) do nothing',
  )
  await client.query('delete from directory_count')
  await client.query(`
    insert into directory_count (id, edition_bit, companies, manufacturers, products)
    select counted_id, counted_bit, count(*) filter (where kind = 'business'),
      count(*) filter (where manufacturer), count(*) filter (where kind = 'product')
    from directory_entry cross join lateral directory_entry_counts(category_ids, hidden_editions)
    group by counted_id, counted_bit`)
}

/** Tells the planner what the entries are like. */
export async function analyseEntries(client: BulkClient): Promise<void> {
  await client.query('analyze directory_entry, directory_count')
}
