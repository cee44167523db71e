// What operators see of enquiries, and that they have dealt with one.
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import {
  closeOpenEnquiry,
  countOpenEnquiries,
  deleteEnquiryRow,
  findEnquiriesOf,
  findEnquiry,
  findOpenEnquiries,
} from './queries.ts'

const listed = 200

/** Those that wait, oldest first, at most 200 from the one that came after `after`. */
export const openEnquiries = (db: Db, after?: string) => findOpenEnquiries(db, listed, after)

/** How many wait, from the one that came after `after`. */
export const countOpen = (db: Db, after?: string) => countOpenEnquiries(db, after)

/** All of one address, open and closed, oldest first: whoever asks what we have of them, or wants it gone. */
export const enquiriesOf = (db: Db, email: string) => findEnquiriesOf(db, email)

/** Removes one for good. Throws NotFound when there is none with this number. */
export async function deleteEnquiry(db: Db, ticket: string): Promise<void> {
  if (!(await deleteEnquiryRow(db, ticket))) throw new AppError('NotFound')
}

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
