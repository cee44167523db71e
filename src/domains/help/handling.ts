// What staff see of enquiries by command, and that they have dealt with one. Each act leaves an entry in the audit log (T33).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { record, type Doer } from '../audit/recording.ts'
import { forgetCases } from '../staff/cases.ts'
import {
  closeOpenEnquiry,
  countOpenEnquiries,
  deleteEnquiryRow,
  findEnquiriesOf,
  findEnquiry,
  findOpenEnquiries,
} from './queries.ts'

const listed = 200

/** The queue of enquiries, as cases of staff and entries of the audit log are named by it. */
export const enquiryQueue = 'enquiry'

/** Those that wait, oldest first, at most 200 from the one that came after `after`. */
export const openEnquiries = (db: Db, after?: string) => findOpenEnquiries(db, listed, after)

/** How many wait, from the one that came after `after`. */
export const countOpen = (db: Db, after?: string) => countOpenEnquiries(db, after)

/** All of one address, open and closed, oldest first: whoever asks what we have of them, or wants it gone. */
export const enquiriesOf = (db: Db, email: string) => findEnquiriesOf(db, email)

/** Removes one for good, with what staff answered and noted. Throws NotFound when there is none with this number. */
export function removeEnquiry(
  db: Db | Tx,
  by: Doer,
  { ticket, reason }: { ticket: string; reason?: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await deleteEnquiryRow(tx, ticket))) throw new AppError('NotFound')
    await forgetCases(tx, enquiryQueue, [ticket])
    const about = { type: enquiryQueue, id: ticket }
    await record(tx, { by, act: 'enquiry.deleted', about, ...(reason !== undefined && { reason }) })
  })
}

/** One enquiry, open or closed. Throws NotFound when there is none with this number. */
export async function requireEnquiry(db: Db | Tx, ticket: string) {
  const enquiry = await findEnquiry(db, ticket)
  if (!enquiry) throw new AppError('NotFound')
  return enquiry
}
export type KeptEnquiry = Awaited<ReturnType<typeof requireEnquiry>>

/** Closes an open enquiry for whoever dealt with it, with what was done. Throws NotFound when none is open. */
export function closeEnquiry(
  db: Db | Tx,
  by: Doer,
  { ticket, note }: { ticket: string; note: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await closeOpenEnquiry(tx, { ticket, operator: by, note }))) throw new AppError('NotFound')
    const about = { type: enquiryQueue, id: ticket }
    await record(tx, { by, act: 'enquiry.closed', about, reason: note })
  })
}
