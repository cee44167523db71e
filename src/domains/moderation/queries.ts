import { sql } from 'kysely'
import type { ResourceRef } from '../../contract/resources.ts'
import type { ReportReason } from '../../contract/safety.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

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
type AuditRow = {
  id: string
  operator: string
  report_id: string
  verdict: Verdict
  reason: string
  at: Date
}
type ModerationTables = {
  reports: ReportRow & { verdict: Verdict | null; closed_at: Date | null }
  report_audit: AuditRow
  report_readings: { id: string; operator: string; report_id: string; at: Date }
}
const tables = (db: Db | Tx) => db.withTables<ModerationTables>()

/** False when this person has an open one on the same thing. */
export async function insertReport(tx: Tx, row: ReportRow): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('reports')
    .values({ ...row, verdict: null, closed_at: null })
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

/** Closes the open report with this id, or all open ones about the thing with this id; answers which. */
export async function closeReports(tx: Tx, id: string, verdict: Verdict): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update reports set verdict = ${verdict}, closed_at = now()
    where (id = ${id} or resource_id = ${id}) and closed_at is null
    returning id`.execute(tx)
  return rows.map((row) => row.id)
}

export async function insertAudit(tx: Tx, rows: readonly Omit<AuditRow, 'at'>[]): Promise<void> {
  await tables(tx)
    .insertInto('report_audit')
    .values(rows.map((row) => ({ ...row, at: sql<Date>`now()` })))
    .execute()
}

/** What was decided about a report, oldest first. */
export function findAudit(db: Db | Tx, reportID: string) {
  return tables(db)
    .selectFrom('report_audit')
    .select(['operator', 'verdict', 'reason', 'at'])
    .where('report_id', '=', reportID)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Notes who reads through a report, when it is an open one about a conversation; answers which that is. */
export async function insertReading(
  tx: Tx,
  { id, operator, reportID }: { id: string; operator: string; reportID: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ inquiryID: string }>`
    with open as (
      select id, resource_id from reports
      where id = ${reportID} and resource_type = 'inquiry' and closed_at is null for update),
    noted as (
      insert into report_readings (id, operator, report_id) select ${id}::uuid, ${operator}, id from open)
    select resource_id as "inquiryID" from open`.execute(tx)
  return rows[0]?.inquiryID
}

/** Who has read through a report, oldest first. */
export function findReadings(db: Db | Tx, reportID: string) {
  return tables(db)
    .selectFrom('report_readings')
    .select(['operator', 'at'])
    .where('report_id', '=', reportID)
    .orderBy('at')
    .execute()
}

export function copyReports(client: BulkClient, rows: Rows<ReportRow>): Promise<number> {
  return copyRows(client, 'reports', rows)
}
