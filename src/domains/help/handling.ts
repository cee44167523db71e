// What operators see of enquiries, and that they have dealt with one.
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { closeOpenEnquiry, findEnquiry, findOpenEnquiries } from './queries.ts'

const listed = 200

/** Those that wait, oldest first, at most 200. */
export const openEnquiries = (db: Db) => findOpenEnquiries(db, listed)

/** One enquiry, open or closed. Throws NotFound when there is none with this number. */
export async function showEnquiry(db: Db, ticket: string) {
  const enquiry = await findEnquiry(db, ticket)
  if (!enquiry) throw new AppError('NotFound')
  return enquiry
}
export type KeptEnquiry = Awaited<ReturnType<typeof showEnquiry>>

/** Closes an open enquiry for `operator` (who it is, as the row shall name them) with a note. Throws NotFound when none is open. */
export async function closeEnquiry(
  db: Db,
  operator: string,
  { ticket, note }: { ticket: string; note: string },
): Promise<void> {
  if (!(await closeOpenEnquiry(db, { ticket, operator, note }))) throw new AppError('NotFound')
}
