// Boosts as they are kept.
import { sql } from 'kysely'
import type { BoostFiguresEntry, BoostReportEntry } from '../../../contract/boost-report.ts'
import type { BoostThing } from '../../../contract/boost-words.ts'
import { copyRows, type BulkClient, type Cell, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** As it stood when a boost was over. */
export type KeptReport = { figures: BoostFiguresEntry; report: BoostReportEntry }

export type BoostRow = {
  boostID: string
  businessID: string
  thingType: BoostThing
  thingID: string
  industries: string[]
  countries: string[]
  editions: string[]
  startsAt: Date
  endsAt: Date
  madeBy: string
  stoppedAt: Date | null
  stoppedBy: 'company' | 'staff' | null
  stopReason: string | null
  report: KeptReport | null
}

const columns = sql`boost_id as "boostID", business_id as "businessID", thing_type as "thingType", thing_id as "thingID",
  industries, countries, editions, starts_at as "startsAt", ends_at as "endsAt", made_by as "madeBy",
  stopped_at as "stoppedAt", stopped_by as "stoppedBy", stop_reason as "stopReason", report`

/** Until the transaction ends nobody else makes or stops a boost of this company. */
export async function lockBoosts(tx: Tx, businessID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`boosts of ${businessID}`}, 0))`.execute(tx)
}

/** How many boosts of a company count for a month, by its first day. */
export async function countInMonth(db: Db | Tx, businessID: string, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from boosts
    where business_id = ${businessID} and quota_month = ${month}::date`.execute(db)
  return rows[0]!.count
}

/** Whether a thing of a company is boosted, or will be, at any moment of a span. */
export async function isBoostedIn(
  tx: Tx,
  { businessID, thingID, startsAt, endsAt }: Pick<BoostRow, 'businessID' | 'thingID' | 'startsAt' | 'endsAt'>,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from boosts where business_id = ${businessID} and thing_id = ${thingID}
      and stopped_at is null and starts_at < ${endsAt} and ends_at > ${startsAt}) as there`.execute(tx)
  return rows[0]!.there
}

type NewBoost = Omit<BoostRow, 'stoppedAt' | 'stoppedBy' | 'stopReason' | 'report'> & { quotaMonth: string }

export async function insertBoost(tx: Tx, row: NewBoost): Promise<void> {
  await sql`
    insert into boosts (boost_id, business_id, thing_type, thing_id, industries, countries, editions, starts_at, ends_at,
      quota_month, made_by)
    values (${row.boostID}, ${row.businessID}, ${row.thingType}, ${row.thingID}, ${row.industries}, ${row.countries},
      ${row.editions}, ${row.startsAt}, ${row.endsAt}, ${row.quotaMonth}::date, ${row.madeBy})`.execute(tx)
}

/** The newest of a company. */
export async function findBoosts(db: Db | Tx, businessID: string, limit: number): Promise<BoostRow[]> {
  const { rows } = await sql<BoostRow>`
    select ${columns} from boosts where business_id = ${businessID} order by boost_id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findBoost(db: Db | Tx, boostID: string): Promise<BoostRow | undefined> {
  const { rows } = await sql<BoostRow>`select ${columns} from boosts where boost_id = ${boostID}`.execute(db)
  return rows[0]
}

/** Those that run at a moment or begin by another one. */
export async function findLive(
  db: Db | Tx,
  { at, until, limit }: { at: Date; until: Date; limit: number },
): Promise<BoostRow[]> {
  const { rows } = await sql<BoostRow>`
    select ${columns} from boosts
    where stopped_at is null and ends_at > ${at} and starts_at <= ${until} order by ends_at, boost_id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The newest that are not over. */
export async function findOpen(db: Db | Tx, at: Date, limit: number): Promise<BoostRow[]> {
  const { rows } = await sql<BoostRow>`
    select ${columns} from boosts
    where stopped_at is null and ends_at > ${at} order by boost_id desc limit ${limit}`.execute(db)
  return rows
}

type Stop = { boostID: string; by: 'company' | 'staff'; reason: string | null; givesBack: boolean; at: Date }

export async function setStopped(tx: Tx, { boostID, by, reason, givesBack, at }: Stop): Promise<void> {
  await sql`
    update boosts set stopped_at = ${at}, stopped_by = ${by}, stop_reason = ${reason},
      quota_month = case when ${givesBack} then null else quota_month end
    where boost_id = ${boostID} and stopped_at is null`.execute(tx)
}

/** The ids of those that were over by a moment and have no report, the first ones first. */
export async function findUnreported(db: Db, until: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select boost_id as id from boosts
    where report is null and least(ends_at, stopped_at) <= ${until} order by ends_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** False when it has a report already: of two who write one the first one counts. */
export async function setReport(tx: Tx, boostID: string, report: KeptReport): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update boosts set report = ${JSON.stringify(report)}::jsonb where boost_id = ${boostID} and report is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Nothing of a company that nobody can bring back. */
export async function forgetBoosts(tx: Tx, businessID: string): Promise<void> {
  await sql`delete from boosts where business_id = ${businessID}`.execute(tx)
}

/** What these boosts are of; others have no entry. */
export async function findThings(
  db: Db | Tx,
  boostIDs: readonly string[],
): Promise<Map<string, Pick<BoostRow, 'businessID' | 'thingID'>>> {
  if (boostIDs.length === 0) return new Map()
  const { rows } = await sql<Pick<BoostRow, 'boostID' | 'businessID' | 'thingID'>>`
    select boost_id as "boostID", business_id as "businessID", thing_id as "thingID"
    from boosts where boost_id = any(${[...boostIDs]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.boostID, row]))
}

export const copyBoosts = (client: BulkClient, rows: Rows<Record<string, Cell>>): Promise<number> =>
  copyRows(client, 'boosts', rows)
