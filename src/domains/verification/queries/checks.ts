import { sql } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type Level = 1 | 2 | 3 | 4

export type Check = {
  id: string
  level: Level
  scope: string[]
  /** As readers are told; `system` for the program. */
  checkedBy: string
  /** ISO dates; its last day is `validUntil`. */
  checkedOn: string
  validUntil: string
  /** When it was taken back before its last day; null as long as it stands. */
  endedAt: Date | null
  /** What its company was told of that; a code where the program did it. */
  endedReason: string | null
  /** Of what a visit or audit found: a private document. */
  reportID: string | null
}

export type NewCheck = Pick<Check, 'level' | 'scope' | 'checkedBy' | 'checkedOn' | 'validUntil'> & {
  businessID: string
  recordedBy: string | null
  reportID?: string | null
  /** Of the program's: the register number that it was about. */
  number?: string | null
}

/** Those of the program come and go with a website, and push none of the others away. */
const checksMost = 400
const identitiesMost = 100
/** What was lost on the day that it was found. */
const shortMost = 20

const columns = sql`id, level, scope, checked_by as "checkedBy", checked_on as "checkedOn", valid_until as "validUntil",
  ended_at as "endedAt", ended_reason as "endedReason", report_id as "reportID"`

/** The newest checks of a company in the order of their days. */
export async function findChecks(db: Db | Tx, businessID: string): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select ${columns} from (
      (select * from verification_checks where business_id = ${businessID} and level > 1
        order by checked_on desc, id desc limit ${checksMost})
      union all
      (select * from verification_checks where business_id = ${businessID} and level = 1
        and (ended_at is null or (ended_at at time zone 'UTC')::date > checked_on)
        order by checked_on desc, id desc limit ${identitiesMost})
      union all
      (select * from verification_checks where business_id = ${businessID} and level = 1
        and (ended_at at time zone 'UTC')::date <= checked_on
        order by checked_on desc, id desc limit ${shortMost})
    ) as newest order by checked_on, id`.execute(db)
  return rows
}

export async function lockCompany(tx: Tx, businessID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checks of ${businessID}`}, 0))`.execute(tx)
}

export async function findStanding(
  db: Db | Tx,
  businessID: string,
  { from, day }: { from: Level; day: string },
): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select ${columns} from verification_checks
    where business_id = ${businessID} and level >= ${from} and ended_at is null and valid_until >= ${day}::date
    order by checked_on, id`.execute(db)
  return rows
}

export async function insertCheck(tx: Tx, check: { id: string } & NewCheck): Promise<void> {
  const { id, businessID, level, scope, checkedBy, recordedBy, checkedOn, validUntil, reportID, number } =
    check
  await sql`
    insert into verification_checks
      (id, business_id, level, scope, checked_by, recorded_by, checked_on, valid_until, report_id, number)
    values (${id}, ${businessID}, ${level}, ${scope}, ${checkedBy}, ${recordedBy}, ${checkedOn}, ${validUntil},
      ${reportID ?? null}, ${number ?? null})`.execute(tx)
}

/** The level of the check that was ended; undefined for none that stood. */
export async function updateEnded(
  tx: Tx,
  { checkID, businessID, reason }: { checkID: string; businessID: string; reason: string },
): Promise<Level | undefined> {
  const { rows } = await sql<{ level: Level }>`
    update verification_checks set ended_at = now(), ended_reason = ${reason}
    where id = ${checkID} and business_id = ${businessID} and ended_at is null returning level`.execute(tx)
  return rows[0]?.level
}

export type Identity = {
  id: string
  businessID: string
  scope: string[]
  number: string | null
  validUntil: string
}

/** What the program has found of these companies and still stands, however long it is valid. */
export async function findIdentityChecks(db: Db | Tx, businessIDs: readonly string[]): Promise<Identity[]> {
  const { rows } = await sql<Identity>`
    select id, business_id as "businessID", scope, number, valid_until as "validUntil" from verification_checks
    where business_id = any(${businessIDs}::uuid[]) and level = 1 and ended_at is null`.execute(db)
  return rows
}

/** Companies, in order of ids after one, whose check by the program ends on a day or before. */
export async function findIdentitiesEnding(
  db: Db | Tx,
  { day, after, limit }: { day: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from verification_checks
    where level = 1 and ended_at is null and valid_until <= ${day}::date and business_id > ${after}
    order by business_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Companies, in order of ids after one, of which a check that gives a badge was valid last from a day on and before another. */
export async function findEnded(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct business_id as id from verification_checks
    where level > 1 and ended_at is null and valid_until >= ${from}::date and valid_until < ${to}::date
      and business_id > ${after}
    order by business_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findExpiryChecked(db: Db | Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select checked_until as day from verification_expiry`.execute(db)
  return rows[0]!.day
}

export async function markExpiryChecked(db: Db | Tx, day: string): Promise<void> {
  await sql`update verification_expiry set checked_until = ${day}::date`.execute(db)
}

export type Ending = { id: string; businessID: string; validUntil: string }

/** Checks that give a badge and end in a span of days (both included), unless another of the company lasts longer; after an id. */
export async function findChecksEnding(
  db: Db | Tx,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select id, business_id as "businessID", valid_until as "validUntil" from verification_checks as one
    where level > 1 and ended_at is null and valid_until between ${from}::date and ${to}::date and id > ${after}
      and not exists (
        select from verification_checks as other
        where other.business_id = one.business_id and other.level >= one.level and other.ended_at is null
          and other.valid_until > one.valid_until)
    order by id limit ${limit}`.execute(db)
  return rows
}

type Subject = { subjectID: string; endsOn: string; days: number }

/** Notes what is told now; answers what was not told before. */
export async function insertReminders(tx: Tx, told: readonly Subject[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into verification_reminders (subject_id, ends_on, days)
    select * from unnest(${told.map(({ subjectID }) => subjectID)}::uuid[],
      ${told.map(({ endsOn }) => endsOn)}::date[], ${told.map(({ days }) => days)}::smallint[])
    on conflict do nothing returning subject_id as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export type LoadedCheckRow = {
  id: string
  business_id: string
  level: number
  scope: readonly string[]
  checked_by: string
  checked_on: string
  valid_until: string
  created_at: Date
}

export function copyChecks(client: BulkClient, rows: Rows<LoadedCheckRow>): Promise<number> {
  return copyRows(client, 'verification_checks', rows)
}
