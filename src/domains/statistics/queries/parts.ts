// Parts of tables by time: made before they are written, dropped whole when they are old.
import { sql } from 'kysely'
import type { BulkClient } from '../../../platform/copy.ts'
import { transaction, type Db, type Tx } from '../../../platform/db.ts'

/** How long a part is; `at` says whether its column is a moment. */
const tables = {
  statistics_events: { span: 'day', at: true },
  statistics_hours: { span: 'month', at: true },
  statistics_days: { span: 'year', at: false },
  statistics_things: { span: 'year', at: false },
  statistics_breakdowns: { span: 'year', at: false },
} as const
export type Parted = keyof typeof tables

const digits = { day: 8, month: 6, year: 4 } as const

/** Name and borders of the part that holds a day (YYYY-MM-DD). */
function partAt(table: Parted, day: string) {
  const { span } = tables[table]
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const ends = {
    day: Date.UTC(year, month - 1, date + 1),
    month: Date.UTC(year, month, 1),
    year: Date.UTC(year + 1, 0, 1),
  }
  const text = day.replaceAll('-', '').slice(0, digits[span])
  const from = `${text.slice(0, 4)}-${text.slice(4, 6) || '01'}-${text.slice(6, 8) || '01'}`
  return { name: `${table}_${text}`, from, to: new Date(ends[span]).toISOString().slice(0, 10) }
}

/** Parts that were seen by this process, by the pool of its database. */
const seen = new WeakMap<object, Set<string>>()
/** One after the other, so that nobody makes a part twice. */
const making = 880

/** Makes the parts that hold these days (YYYY-MM-DD) where they are missing; in a transaction nobody else makes any meanwhile. */
export async function ensureParts(db: Db | Tx, table: Parted, days: Iterable<string>): Promise<void> {
  const executor = db.getExecutor().adapter
  const known = seen.get(executor) ?? new Set()
  seen.set(executor, known)
  const parts = new Map([...days].map((day) => [partAt(table, day).name, partAt(table, day)]))
  for (const part of parts.values()) {
    if (known.has(part.name)) continue
    // Remembered once it was there: what is made may be rolled back.
    if (await isThere(db, part.name)) known.add(part.name)
    else await transaction(db, (tx) => makePart(tx, table, part))
  }
}

async function isThere(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return rows[0]!.there
}

type Part = ReturnType<typeof partAt>

async function makePart(tx: Tx, table: Parted, part: Part): Promise<void> {
  await sql`select pg_advisory_xact_lock(${making})`.execute(tx)
  if (await isThere(tx, part.name)) return
  for (const statement of makingOf(table, part)) await sql.raw(statement).execute(tx)
}

/** Attached it asks less of others than made as a part. Nothing in it is typed by anybody. */
function makingOf(table: Parted, { name, from, to }: Part): [string, string] {
  const border = (day: string) => (tables[table].at ? `'${day} 00:00:00+00'` : `'${day}'`)
  return [
    `create table ${name} (like ${table} including all)`,
    `alter table ${table} attach partition ${name} for values from (${border(from)}) to (${border(to)})`,
  ]
}

/** Makes the parts that hold these days, in the transaction of a bulk load. */
export async function loadParts(client: BulkClient, table: Parted, days: Iterable<string>): Promise<void> {
  const parts = new Map([...days].map((day) => [partAt(table, day).name, partAt(table, day)]))
  for (const part of parts.values()) {
    await client.query('select pg_advisory_xact_lock($1)', [making])
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      part.name,
    ])
    if (!rows[0]!.there) for (const statement of makingOf(table, part)) await client.query(statement)
  }
}

/** Drops the parts that end at a day (YYYY-MM-DD) or before; answers their names. */
export async function dropParts(db: Db, table: Parted, until: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(db)
  const old = rows.filter(({ name }) => endOf(table, name) <= until)
  for (const { name } of old) await sql`drop table if exists ${sql.id(name)}`.execute(db)
  return old.map(({ name }) => name)
}

function endOf(table: Parted, name: string): string {
  const text = name.slice(table.length + 1)
  return partAt(table, `${text.slice(0, 4)}-${text.slice(4, 6) || '01'}-${text.slice(6, 8) || '01'}`).to
}
