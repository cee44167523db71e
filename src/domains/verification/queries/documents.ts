import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type DocumentRow = {
  id: string
  businessID: string
  /** None for a report. */
  caseID: string | null
  fileID: string
  name: string
  contentType: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
  givenBy: string
  givenAt: Date
  deletedAt: Date | null
}

const columns = sql`id, business_id as "businessID", case_id as "caseID", file_id as "fileID", name,
  content_type as "contentType", bytes, encode(sha256, 'hex') as sha256, given_by as "givenBy", given_at as "givenAt",
  deleted_at as "deletedAt"`

export async function insertDocuments(
  tx: Tx,
  rows: readonly Omit<DocumentRow, 'givenAt' | 'deletedAt'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into verification_documents
      (id, business_id, case_id, file_id, name, content_type, bytes, sha256, given_by)
    select id, business_id, case_id, file_id, name, content_type, bytes, decode(sha256, 'hex'), given_by
    from jsonb_to_recordset(${JSON.stringify(
      rows.map((row) => ({
        id: row.id,
        business_id: row.businessID,
        case_id: row.caseID,
        file_id: row.fileID,
        name: row.name,
        content_type: row.contentType,
        bytes: row.bytes,
        sha256: row.sha256,
        given_by: row.givenBy,
      })),
    )}::jsonb) as given (id uuid, business_id uuid, case_id uuid, file_id uuid, name text, content_type text,
      bytes integer, sha256 text, given_by uuid)`.execute(tx)
}

/** The documents of some cases in the order in which they were given. */
export async function findDocumentsOf(db: Db | Tx, caseIDs: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from verification_documents where case_id = any(${caseIDs}::uuid[]) order by id`.execute(
    db,
  )
  return rows
}

export async function findDocument(db: Db | Tx, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from verification_documents where id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Marks at most `limit` documents as deleted whose time is over at a moment: of cases that were decided so many days before, and
 * whose appeal was, if there is one; reports when their check has ended that long, or when no check came of them. Answers their files.
 */
export async function forgetDue(
  tx: Tx,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<string[]> {
  const before = sql`${now}::timestamptz - ${days} * interval '1 day'`
  const { rows } = await sql<{ fileID: string }>`
    update verification_documents set deleted_at = ${now}::timestamptz where id in (
      select document.id from verification_documents as document
      where deleted_at is null and case
        when case_id is not null then
          (select decided_at from verification_cases where id = document.case_id) <= ${before}
          and not coalesce((
            select bool_or(decided_at is null or decided_at > ${before}) from verification_cases
            where appeal_of = document.case_id), false)
        else given_at <= ${before} and not coalesce((
          select bool_or(least(ended_at, valid_until + interval '1 day') > ${before}) from verification_checks
          where report_id = document.id), false)
        end
      order by document.id limit ${limit} for update skip locked)
    returning file_id as "fileID"`.execute(tx)
  return rows.map(({ fileID }) => fileID)
}

/** The same of all that a company ever gave. */
export async function forgetOfBusiness(tx: Tx, businessID: string): Promise<string[]> {
  const { rows } = await sql<{ fileID: string }>`
    update verification_documents set deleted_at = now()
    where business_id = ${businessID} and deleted_at is null returning file_id as "fileID"`.execute(tx)
  return rows.map(({ fileID }) => fileID)
}
