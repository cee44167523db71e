// Wishes for the documents of certificates.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

type Which = { mailboxID: string; certificateID: string }

/** Of several that a mailbox sends for the same certificate at once each waits for the one before. */
export async function lockWish(tx: Tx, { mailboxID, certificateID }: Which): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${mailboxID} ${certificateID}`}, 0))`.execute(
    tx,
  )
}

/** The open wish of a mailbox for the document of a certificate. */
export async function findOpenWish(
  db: Db | Tx,
  { mailboxID, certificateID }: Which,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from inquiries where from_id = ${mailboxID} and certificate_id = ${certificateID}
      and document_number is null and closed_at is null`.execute(db)
  return rows[0]?.id
}

/** Notes which message brought the document; false when another one did already. */
export async function noteSent(tx: Tx, requestID: string, number: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update inquiries set document_number = ${number} where id = ${requestID} and document_number is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
