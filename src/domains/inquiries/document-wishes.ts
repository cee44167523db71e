// The document of a certificate is asked for in a conversation, and sent there (decision 109).
import { AppError } from '../../contract/errors.ts'
import type { InquiryEntry, MessageEntry } from '../../contract/inquiries.ts'
import { documentSubject } from '../../contract/inquiry-subjects.ts'
import { limits } from '../../contract/limits.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { certificatesByID, statusOf } from '../businesses/certificates.ts'
import { copyCertificateDocument } from '../files/certificate-documents.ts'
import { resolveActor } from '../members/actors.ts'
import { membersOf } from '../members/changing.ts'
import { entriesOf } from './entries.ts'
import { messagesAfter } from './facts.ts'
import type { MailboxType } from './queries/tables.ts'
import { findThread } from './queries/threads.ts'
import { findOpenWish, lockWish, noteSent } from './queries/wishes.ts'
import { requireReader, sendInquiry } from './sending.ts'
import { requireThread, type Place } from './thread.ts'
import { writeMessage } from './writing.ts'

const askedText: ServerText = /*i18n*/ {
  id: 'inquiry.document.asked',
  message: 'Could you please send us the document of your certificate “{certificate}”?',
}
const sentText: ServerText = /*i18n*/ {
  id: 'inquiry.document.sent',
  message: 'Here is the document of the certificate “{certificate}”.',
}

type Wish = { to: string; from?: string | undefined; certificateID: string; message: string }

/**
 * Asks a company for the document of a certificate, as oneself or as `from`; while such a wish of theirs is open it answers that one.
 * Throws as sendInquiry, CertificateGone for one that is not on the company's page, CertificateExpired from the day after its last.
 */
export async function askForDocument(
  tx: Tx,
  session: LiveSession,
  { to, from, certificateID, message }: Wish,
  language: string,
  edition?: string,
): Promise<InquiryEntry> {
  const actor = await resolveActor(tx, session, from)
  const { userID } = actor
  await lockWish(tx, { mailboxID: actor.id, certificateID })
  await requireReader(tx, actor, { type: 'business', id: to }, edition)
  const certificate = (await certificatesByID(tx, [certificateID])).get(certificateID)
  if (certificate?.businessID !== to) throw new AppError('CertificateGone')
  const requestID = await findOpenWish(tx, { mailboxID: actor.id, certificateID })
  if (requestID !== undefined) {
    const thread = await findThread(tx, { requestID, mailboxID: actor.id, userID })
    return (await entriesOf(tx, [thread!], language))[0]!
  }
  const { name, expireDate } = certificate
  if (statusOf(expireDate, today()) === 'expired') throw new AppError('CertificateExpired')
  const ours = serverText(askedText, await languageOf(tx, 'business', to), { certificate: name })
  const inquiry = {
    to,
    from,
    subject: subjectOf(name),
    message: message === '' ? ours : `${ours}\n\n${message}`,
    ownWords: message,
    certificate: { id: certificateID, name },
  }
  return sendInquiry(tx, session, inquiry, language, edition)
}

/** In English, as every subject that readers see in their language; a long name is cut. */
function subjectOf(certificate: string): string {
  const room = limits.subjectMax - documentSubject.message.length
  const letters = [...certificate]
  const name = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : certificate
  return serverText(documentSubject, 'en', { certificate: name })
}

/** The language of who is written to: of a company that of the owner who came first. */
async function languageOf(tx: Tx, type: MailboxType, id: string): Promise<string> {
  const userID = type === 'user' ? id : (await membersOf(tx, id))[0]?.userID
  return (userID && (await mailboxesOf(tx, [userID])).get(userID)?.language) ?? 'en'
}

/** The conversation in which the person, or the company that they act as, has an open wish. Throws NotFound for a foreign `from`. */
export async function findDocumentWish(
  db: Db,
  session: LiveSession,
  { certificateID, from }: { certificateID: string; from?: string | undefined },
): Promise<{ requestID: string | null }> {
  const actor = await resolveActor(db, session, from)
  return { requestID: (await findOpenWish(db, { mailboxID: actor.id, certificateID })) ?? null }
}

/**
 * Answers a wish with a copy of the document, once: sent again it answers the message that brought it. Throws NotFound for what is no
 * wish to the mailbox, CertificateGone, NoDocument, and as writeMessage does.
 */
export async function sendDocument(
  db: Db,
  session: LiveSession,
  place: Place,
  language: string,
): Promise<MessageEntry> {
  const wish = await requireWish(db, session, place)
  if (wish.document_number !== null) return messageOf(db, wish.id, wish.document_number)
  if (wish.closed_at) throw new AppError('InquiryClosed')
  const { certificateID } = wish
  if (!(await certificatesByID(db, [certificateID])).has(certificateID)) throw new AppError('CertificateGone')
  // Bytes are written before anything is held.
  const token = await copyCertificateDocument(db, certificateID, session.userID)
  return transaction(db, async (tx) => {
    const { name, from_type: type, from_id: id } = wish
    const content = serverText(sentText, await languageOf(tx, type, id), { certificate: name })
    const message = await writeMessage(tx, session, place, { content, attachments: [token] }, language)
    // Whoever wrote first holds the conversation until now: the second finds it sent.
    if (await noteSent(tx, wish.id, message.number)) return message
    throw new SentAlready()
  }).catch(async (error: unknown) => {
    if (!(error instanceof SentAlready)) throw error
    const { document_number: number } = await requireWish(db, session, place)
    return messageOf(db, wish.id, number!)
  })
}

/** Undoes what the second of two wrote. */
class SentAlready extends Error {}

async function requireWish(db: Db, session: LiveSession, place: Place) {
  const thread = await requireThread(db, session, place)
  const { side, certificate_id: certificateID, certificate_name: name } = thread
  if (side !== 'R' || certificateID === null || name === null) throw new AppError('NotFound')
  return { ...thread, certificateID, name }
}

async function messageOf(db: Db, requestID: string, number: number): Promise<MessageEntry> {
  return (await messagesAfter(db, requestID, number - 1, 1))[0]!
}
