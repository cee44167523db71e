// The exports of companies and people; the only SQL on them.
import { sql, type ColumnType, type Generated } from 'kysely'
import type { ExportEntry } from '../../contract/exports.ts'
import type { Db, Tx } from '../../platform/db.ts'

type Status = ExportEntry['status']
/** Whose data it is. */
export type Subject = { type: 'business' | 'user'; id: string }
type ExportTables = {
  exports: {
    job_id: string
    subject_type: Subject['type']
    subject_id: string
    asked_by: string
    language: string
    status: Generated<Status>
    progress: Generated<number>
    asked_at: ColumnType<Date, never, never>
    attempts: ColumnType<number, never, number>
    due_at: ColumnType<Date, never, Date>
    attempt_id: string | null
    file_key: string | null
    file_name: string | null
    bytes: number | null
    expires_at: Date | null
    swept_at: Date | null
  }
}
const tables = (db: Db | Tx) => db.withTables<ExportTables>()
const underWay = ['waiting', 'running'] as const
const now = sql<Date>`now()`
const ago = (days: number) => sql<Date>`now() - ${days}::int * interval '1 day'`
const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds}::int * interval '1 second'`

/** Wakes the gathering job at commit. */
export const exportChannel = 'exports'
const wake = (tx: Tx) => sql`select pg_notify(${exportChannel}, '')`.execute(tx)

const shownColumns = [
  'job_id',
  // What nobody can fetch any more is over, whether or not the clean-up has come by.
  sql<Status>`case when status = 'ready' and expires_at <= now() then 'expired' else status end`.as('status'),
  'progress',
  'asked_at',
  'bytes',
  'expires_at',
  'file_key',
  'file_name',
] as const

export type NewExport = { jobID: string; subject: Subject; askedBy: string; language: string }

/** Writes an export that waits; false when there is one under way of the same. */
export async function insertExport(tx: Tx, wanted: NewExport): Promise<boolean> {
  const written = await tables(tx)
    .insertInto('exports')
    .values({
      job_id: wanted.jobID,
      subject_type: wanted.subject.type,
      subject_id: wanted.subject.id,
      asked_by: wanted.askedBy,
      language: wanted.language,
    })
    .onConflict((conflict) =>
      // Written out: a plan that is kept for any values knows of no values, and finds no index for them.
      conflict
        .column('subject_id')
        .where(sql<boolean>`status in ('waiting', 'running')`)
        .doNothing(),
    )
    .returning('job_id')
    .executeTakeFirst()
  if (written) await wake(tx)
  return written !== undefined
}

const exportsOf = (db: Db | Tx, { type, id }: Subject) =>
  tables(db)
    .selectFrom('exports')
    .select(shownColumns)
    .where('subject_id', '=', id)
    .where('subject_type', '=', type)

export function findUnderWay(db: Db | Tx, subject: Subject) {
  return exportsOf(db, subject).where('status', 'in', underWay).executeTakeFirst()
}

export function findExport(db: Db | Tx, subject: Subject, jobID: string) {
  return exportsOf(db, subject).where('job_id', '=', jobID).executeTakeFirst()
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** The newest exports that are not older than `days`. */
export function findExports(db: Db | Tx, subject: Subject, days: number, limit: number): Promise<ShownRow[]> {
  return exportsOf(db, subject)
    .where('asked_at', '>', ago(days))
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()
}

export type Attempt = {
  jobID: string
  attemptID: string
  subject: Subject
  language: string
  attempts: number
}

/** Takes the export that has been due longest, for `seconds` in which nobody else gets it; nothing when none is due. */
export async function takeDueExport(
  db: Db,
  attemptID: string,
  seconds: number,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    update exports set status = 'running', progress = 0, attempt_id = ${attemptID},
      attempts = attempts + 1, due_at = ${inSeconds(seconds)}
    where job_id = (
      select job_id from exports
      where status in ('waiting', 'running') and due_at <= now()
      order by due_at limit 1
      for update skip locked
    )
    returning job_id as "jobID", attempt_id as "attemptID", language, attempts,
      jsonb_build_object('type', subject_type, 'id', subject_id) as subject`.execute(db)
  return rows[0]
}

const held = (db: Db, { jobID, attemptID }: Pick<Attempt, 'jobID' | 'attemptID'>) =>
  tables(db)
    .updateTable('exports')
    .where('job_id', '=', jobID)
    .where('attempt_id', '=', attemptID)
    .where('status', '=', 'running')

/** Notes how far an attempt is and keeps it for `seconds` more; false when it is no longer the one that counts. */
export async function noteProgress(
  db: Db,
  attempt: Attempt,
  progress: number,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, attempt)
    .set({ progress: sql<number>`greatest(progress, ${progress}::int)`, due_at: inSeconds(seconds) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Gathered = { fileKey: string; fileName: string; bytes: number }

/** Says what an attempt has made, to be fetched for `seconds`; false when it is no longer the one that counts. */
export async function finishExport(
  db: Db,
  attempt: Attempt,
  made: Gathered,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await held(db, attempt)
    .set({
      status: 'ready',
      progress: 100,
      file_key: made.fileKey,
      file_name: made.fileName,
      bytes: made.bytes,
      expires_at: inSeconds(seconds),
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets an attempt that came to nothing be made again after `seconds`, or never (null). */
export async function giveBackExport(db: Db, attempt: Attempt, seconds: number | null): Promise<void> {
  await held(db, attempt)
    .set(
      seconds === null
        ? { status: 'failed' }
        : { status: 'waiting', progress: 0, due_at: inSeconds(seconds) },
    )
    .execute()
}

/** Ends every export of somebody, whatever it was about to be: no attempt at one counts any more. */
export async function endExports(tx: Tx, { type, id }: Subject): Promise<void> {
  await tables(tx)
    .updateTable('exports')
    .set((is) => ({
      status: is.case().when('status', '=', 'ready').then<Status>('expired').else<Status>('failed').end(),
    }))
    .where('subject_id', '=', id)
    .where('subject_type', '=', type)
    .where('status', 'in', ['waiting', 'running', 'ready'])
    .execute()
  await wake(tx)
}

/** Ends the time of exports that were there long enough. */
export async function expireExports(db: Db): Promise<void> {
  await tables(db)
    .updateTable('exports')
    .set({ status: 'expired' })
    .where('status', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute()
}

/** Exports that are over and may still have something stored. */
export async function findUnswept(db: Db, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('exports')
    .select('job_id')
    .where('status', 'in', ['expired', 'failed'])
    .where('swept_at', 'is', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.job_id)
}

export async function markSwept(db: Db, jobID: string): Promise<void> {
  await tables(db).updateTable('exports').set({ swept_at: now }).where('job_id', '=', jobID).execute()
}

/** What was asked for more than `days` ago and is gone. */
export async function findOldExports(db: Db, days: number, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('exports')
    .select('job_id')
    .where('asked_at', '<', ago(days))
    .where('swept_at', 'is not', null)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.job_id)
}

export async function deleteExport(db: Db, jobID: string): Promise<void> {
  await tables(db).deleteFrom('exports').where('job_id', '=', jobID).execute()
}
