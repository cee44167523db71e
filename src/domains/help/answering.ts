// What support agents do with enquiries in the console: answer by mail, close, remove, take, note (D57).
import { AppError } from '../../contract/errors.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import { addNote, releaseCase, takeCase } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { closeEnquiry, enquiryQueue, removeEnquiry } from './handling.ts'
import { insertAnswer, lockEnquiry } from './queries.ts'

type Of = { ticket: string }

/** For support agents: an enquiry that is there, and stays so until the transaction ends. Throws NotFound, and as `requireStaff`. */
async function requireHeld(tx: Tx, staff: Staff, { ticket }: Of) {
  await requireStaff(tx, staff, ['support'])
  const enquiry = await lockEnquiry(tx, ticket)
  if (!enquiry) throw new AppError('NotFound')
  return enquiry
}

/**
 * Mails an answer of one of staff to whoever asked, and keeps it in the thread; `reason` says for the log what it is about. Answers
 * its id. Throws NotFound, and as `requireStaff`.
 */
export async function answerEnquiry(
  tx: Tx,
  staff: Staff,
  { ticket, text, reason }: Of & { text: string; reason: string },
): Promise<{ answerID: string }> {
  const { fields, language, edition } = await requireHeld(tx, staff, { ticket })
  const answerID = uuidv7()
  await insertAnswer(tx, { answerID, ticket, by: staff.userID, text })
  await queueMail(tx, {
    template: 'enquiry-answered',
    to: fields.email,
    language,
    edition,
    data: { ticket, answer: text, link: editionLink(edition, '/contact-us/form') },
    dedupeKey: `enquiry-answered:${answerID}`,
  })
  await record(tx, {
    by: `user:${staff.userID}`,
    act: 'enquiry.answered',
    about: { type: enquiryQueue, id: ticket },
    reason,
    details: { answer: answerID },
  })
  return { answerID }
}

/** Closes an open one, saying what was done. Throws NotFound, and as `requireStaff`. */
export function finishEnquiry(
  db: Db,
  staff: Staff,
  { ticket, reason }: Of & { reason: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    await requireHeld(tx, staff, { ticket })
    await closeEnquiry(tx, `user:${staff.userID}`, { ticket, note: reason })
  })
}

/** Removes one for good, for a platform admin. Throws NotFound, and as `requireStaff`. */
export function deleteEnquiry(db: Db, staff: Staff, wish: Of & { reason: string }): Promise<void> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, [])
    await removeEnquiry(tx, `user:${staff.userID}`, wish)
  })
}

/** Takes one, from a colleague where `from` names who has it. Throws NotFound, CaseTaken, and as `requireStaff`. */
export function takeEnquiry(
  db: Db,
  staff: Staff,
  { ticket, from }: Of & { from?: string | undefined },
): Promise<void> {
  return transaction(db, async (tx) => {
    await requireHeld(tx, staff, { ticket })
    await takeCase(tx, staff, { queue: enquiryQueue, caseID: ticket }, from)
  })
}

/** Leaves one for colleagues. Throws NotFound, and as `requireStaff`. */
export function releaseEnquiry(db: Db, staff: Staff, of: Of): Promise<void> {
  return transaction(db, async (tx) => {
    await requireHeld(tx, staff, of)
    await releaseCase(tx, staff, { queue: enquiryQueue, caseID: of.ticket })
  })
}

/** Adds a note for colleagues. Throws NotFound, and as `requireStaff`. */
export async function noteEnquiry(tx: Tx, staff: Staff, { ticket, text }: Of & { text: string }) {
  await requireHeld(tx, staff, { ticket })
  await addNote(tx, staff, { queue: enquiryQueue, caseID: ticket }, text)
  return {}
}
