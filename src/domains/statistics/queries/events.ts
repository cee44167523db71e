// What was seen, as it is written.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type EventRow = {
  /** When the half hour began, in milliseconds since 1970. */
  slot: number
  kind: string
  businessID: string
  thingID: string
  visitor: bigint
  crowd: number
  day: string
  country: string
  words: string
  place: number | null
  company: bigint | null
  companyType: string | null
  /** Of what was paid for: by which boost, and in which edition. */
  boostID: string | null
  edition: string
}

/** Minutes after its end in which a half hour is still written; sums are made later (`summedAfterMinutes`). */
const writtenMinutes = 3

/** Writes events of half hours that are not over for long, each once; answers how many. `now` is the database's unless given. */
export async function insertEvents(db: Db | Tx, rows: readonly EventRow[], now?: Date): Promise<number> {
  if (rows.length === 0) return 0
  const column = <Key extends keyof EventRow>(key: Key) => rows.map((row) => row[key])
  const numbers = (key: 'visitor' | 'company') => rows.map((row) => row[key]?.toString() ?? null)
  const { numAffectedRows } = await sql`
    insert into statistics_events
      (slot, kind, business_id, thing_id, visitor, crowd, day, country, words, place, company, company_type, boost_id,
        edition)
    select slot, kind, business_id, thing_id, visitor, crowd, day, country, words, place, company, company_type, boost_id,
      edition
    from unnest(
      ${rows.map(({ slot }) => new Date(slot).toISOString())}::timestamptz[], ${column('kind')}::text[],
      ${column('businessID')}::uuid[], ${column('thingID')}::uuid[], ${numbers('visitor')}::bigint[],
      ${column('crowd')}::smallint[], ${column('day')}::date[], ${column('country')}::text[], ${column('words')}::text[],
      ${column('place')}::integer[], ${numbers('company')}::bigint[], ${column('companyType')}::text[],
      ${column('boostID')}::uuid[], ${column('edition')}::text[]
    ) with ordinality as seen (slot, kind, business_id, thing_id, visitor, crowd, day, country, words, place, company,
      company_type, boost_id, edition, number)
    where slot > coalesce(${now ?? null}::timestamptz, now()) - make_interval(mins => ${30 + writtenMinutes})
    -- Two who write the same do so in the same order; of one thing that was seen twice the first time counts.
    order by slot, thing_id, kind, visitor, number
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The salts of periods, made where they are missing. */
export async function findSalts(db: Db | Tx, periods: readonly string[]): Promise<Map<string, Buffer>> {
  const read = async () => {
    const { rows } = await sql<{ period: string; salt: Buffer }>`
      select period, salt from statistics_salts where period = any(${periods}::text[])`.execute(db)
    return new Map(rows.map(({ period, salt }) => [period, salt]))
  }
  const there = await read()
  if (periods.every((period) => there.has(period))) return there
  // Of two who make the same one the first one's holds.
  await sql`
    insert into statistics_salts (period, salt)
    select * from unnest(${periods}::text[], ${periods.map(() => randomBytes(32))}::bytea[])
    on conflict do nothing`.execute(db)
  return read()
}

/** Deletes the salts of days and months before these; answers how many. */
export async function deleteSalts(db: Db, before: { day: string; month: string }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from statistics_salts
    where (length(period) = 10 and period < ${before.day}) or (length(period) = 7 and period < ${before.month})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
