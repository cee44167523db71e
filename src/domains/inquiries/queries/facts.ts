import { sql } from 'kysely'
import type { SideName } from '../../../contract/inquiries.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type InquiryFacts = {
  requestID: string
  fromType: 'user' | 'business'
  fromID: string
  toID: string
  subject: string
  /** The beginning of the newest message, and whose it is. */
  preview: string
  lastFrom: SideName
}

export async function findFacts(db: Db | Tx, requestIDs: readonly string[]): Promise<InquiryFacts[]> {
  const { rows } = await sql<InquiryFacts>`
    select id as "requestID", from_type as "fromType", from_id as "fromID", to_id as "toID", subject, preview,
      last_from as "lastFrom"
    from inquiries where id = any(${requestIDs}::uuid[])`.execute(db)
  return rows
}
