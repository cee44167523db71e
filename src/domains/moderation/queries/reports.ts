import { sql, type ColumnType } from 'kysely'
import type { ResourceRef } from '../../../contract/resources.ts'
import type { ReportReason } from '../../../contract/safety.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type Verdict = 'upheld' | 'dismissed'
export type Reported = ResourceRef
export type ReportRow = {
  id: string
  user_id: string
  resource_type: Reported['type']
  resource_id: string
  reason: ReportReason
  text: string
  created_at: Date
}
/** The thing as its reporter saw it. */
export type Snapshot = {
  name: string
  texts: { field: string; text: string; language?: string }[]
  pictures: string[]
  isCut: boolean
  /** The language of the page on which it was reported; of the time since texts are kept in several. */
  seenIn?: string
  /** Of a conversation: how many messages it had. */
  messages?: number
}
type ModerationTables = {
  reports: ReportRow & {
    verdict: Verdict | null
    closed_at: Date | null
    case_id: string | null
    snapshot: ColumnType<Snapshot | null, string | null, never>
  }
}
const tables = (db: Db | Tx) => db.withTables<ModerationTables>()

/** False when this person has an open one on the same thing. */
export async function insertReport(
  tx: Tx,
  { snapshot, ...row }: ReportRow & { case_id: string; snapshot: Snapshot },
): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('reports')
    .values({ ...row, snapshot: JSON.stringify(snapshot), verdict: null, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Things with open reports, those with most first. */
export async function findReported(db: Db | Tx, limit: number) {
  const { rows } = await sql<{
    type: Reported['type']
    id: string
    open: number
    reasons: ReportReason[]
    since: Date
  }>`
    select resource_type as type, resource_id as id, count(*) as open,
      array_agg(distinct reason order by reason) as reasons, min(created_at) as since
    from reports where closed_at is null
    group by resource_type, resource_id
    order by open desc, since, id
    limit ${limit}`.execute(db)
  return rows
}

/** The report with this id, or all open ones about the thing with this id, oldest first. */
export function findReports(db: Db | Tx, id: string, limit: number) {
  return tables(db)
    .selectFrom('reports')
    .select([
      'id',
      'user_id as userID',
      'resource_type as type',
      'resource_id as resourceID',
      'reason',
      'text',
      'created_at as createdAt',
      'verdict',
    ])
    .where((column) =>
      column.or([
        column('id', '=', id),
        column.and([column('resource_id', '=', id), column('closed_at', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The next reports of a person after one, oldest first. */
export function findReportsBy(
  db: Db | Tx,
  userID: string,
  { after, limit }: { after: string; limit: number },
) {
  return tables(db)
    .selectFrom('reports')
    .select([
      'id',
      'resource_type as type',
      'resource_id as resourceID',
      'reason',
      'text',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userID)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type Closed = {
  reportID: string
  userID: string
  type: Reported['type']
  name: string | null
  /** What it was called in every language, the original first; null for what is written in one alone. */
  names: { text: string; language: string }[] | null
  at: Date
}
const closed = sql`
  id as "reportID", user_id as "userID", resource_type as type, snapshot ->> 'name' as name,
  (select jsonb_agg(said order by place) from jsonb_array_elements(snapshot -> 'texts') with ordinality as texts (said, place)
    where said ->> 'field' = 'name' and said ? 'language') as names,
  created_at as at`

/** Closes the open report with this id, or all open ones about the thing with this id; answers which. */
export async function closeReports(tx: Tx, id: string, verdict: Verdict): Promise<Closed[]> {
  // Held first, as whoever decides the case in the console does.
  await sql`
    select from report_cases where closed_at is null and (resource_id = ${id}
      or case_id = (select case_id from reports where id = ${id})) for update`.execute(tx)
  const { rows } = await sql<Closed>`
    update reports set verdict = ${verdict}, closed_at = now()
    where (id = ${id} or resource_id = ${id}) and closed_at is null
    returning ${closed}`.execute(tx)
  return rows
}

/** Holds an open report about a conversation until the transaction ends; answers which conversation that is. */
export async function lockReported(tx: Tx, reportID: string): Promise<string | undefined> {
  const { rows } = await sql<{ inquiryID: string }>`
    select resource_id as "inquiryID" from reports
    where id = ${reportID} and resource_type = 'inquiry' and closed_at is null for update`.execute(tx)
  return rows[0]?.inquiryID
}

export type CaseReport = {
  reportID: string
  userID: string
  reason: ReportReason
  text: string
  at: Date
  isOpen: boolean
  snapshot: Snapshot | null
}

/** The reports of a case, oldest first. */
export async function findOfCase(db: Db | Tx, caseID: string, limit: number): Promise<CaseReport[]> {
  const { rows } = await sql<CaseReport>`
    select id as "reportID", user_id as "userID", reason, text, created_at as at, closed_at is null as "isOpen", snapshot
    from reports where case_id = ${caseID} order by id limit ${limit}`.execute(db)
  return rows
}

/** Whether somebody made one of the reports of a case. */
export async function hasReported(db: Db | Tx, caseID: string, userID: string): Promise<boolean> {
  const { rows } = await sql`
    select from reports where case_id = ${caseID} and user_id = ${userID} limit 1`.execute(db)
  return rows.length > 0
}

/** What the thing of a case was called when it was reported first; undefined for what was reported before that was kept. */
export async function findNameThen(db: Db | Tx, caseID: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select snapshot ->> 'name' as name from reports where case_id = ${caseID} and snapshot is not null
    order by id limit 1`.execute(db)
  return rows[0]?.name
}

/** Closes the open reports of a case, or all of one that is decided anew; answers which, and whose they are. */
export async function closeReportsOf(tx: Tx, caseID: string, verdict: Verdict): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    update reports set verdict = ${verdict}, closed_at = coalesce(closed_at, now())
    where case_id = ${caseID} returning ${closed}`.execute(tx)
  return rows
}

/** How many reports these people have made, and how many of them were upheld. */
export async function countBy(db: Db | Tx, userIDs: readonly string[]) {
  const { rows } = await sql<{ userID: string; reports: number; upheld: number }>`
    select user_id as "userID", count(*)::int as reports, (count(*) filter (where verdict = 'upheld'))::int as upheld
    from reports where user_id = any(${userIDs}::uuid[]) group by user_id`.execute(db)
  return rows
}

/** How many cases there have been about what is somebody's. */
export async function countAgainst(db: Db | Tx, partyID: string): Promise<number> {
  const { rows } = await sql<{ cases: number }>`
    select count(*)::int as cases from report_cases where party_id = ${partyID}`.execute(db)
  return rows[0]!.cases
}

export async function copyReports(client: BulkClient, rows: Rows<ReportRow>): Promise<number> {
  const copied = await copyRows(client, 'reports', rows)
  await client.query(`
    insert into report_cases (case_id, resource_type, resource_id, opened_at, due_at)
      select gen_random_uuid(), resource_type, resource_id, min(created_at), min(created_at) + interval '24 hours'
      from reports where closed_at is null and case_id is null group by resource_type, resource_id
      on conflict do nothing`)
  await client.query(`
    update reports set case_id = c.case_id from report_cases as c
    where reports.case_id is null and reports.closed_at is null and c.closed_at is null
      and c.resource_type = reports.resource_type and c.resource_id = reports.resource_id`)
  return copied
}
