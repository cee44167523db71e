// The copy of an inquiry by mail for who sent it.
import type { InquiryEvent } from '../../contract/events.ts'
import { requestPath } from '../../contract/slugs.ts'
import type { Tx } from '../../platform/db.ts'
import { eventsOf } from '../../platform/outbox/listener.ts'
import { editionLink } from '../editions/editions.ts'
import { dueAtOf } from '../inquiries/answer-clock.ts'
import { inquiryFacts, messagesAfter } from '../inquiries/facts.ts'
import { queueMail } from '../mail/queue.ts'
import { readersOf } from './choices.ts'
import type { Teller } from './delivery.ts'
import { unsubscribeToken } from './subscriptions.ts'

/** As much of what was written as a mail holds. */
const wordsMax = 1_200
const kind = 'inquiry.sent'

/** Nobody is told anything but by that mail. */
export const inquiryCopies: Teller = {
  subscribesTo: { 'inquiry.received': 'requestID' },
  async tell(tx, events) {
    // What the receiver begins is a message of theirs, and nobody owes an answer to it.
    for (const event of eventsOf(events, 'inquiry.received'))
      if (event.side === 'S') await mailCopy(tx, event)
    return []
  },
}

async function mailCopy(tx: Tx, { requestID, userID }: InquiryEvent): Promise<void> {
  const reader = (await readersOf(tx, [userID]))(userID)
  if (reader?.ways[kind] !== 'mail') return
  const { email, firstName, lastName, language, edition, wordsInMails } = reader
  const facts = (await inquiryFacts(tx, [requestID], language)).get(requestID)
  if (!facts || facts.sentBy.id !== userID) return
  const { subject, product, mailboxes, createdAt } = facts
  const token = unsubscribeToken(userID, kind)
  await queueMail(tx, {
    template: 'inquiry-sent',
    to: email,
    language,
    edition,
    userID,
    data: {
      firstName,
      lastName,
      business: mailboxes.R.name,
      until: dueAtOf(createdAt).toISOString(),
      list: wordsInMails
        ? await wordsOf(tx, requestID, product === null ? subject : `${subject} – ${product}`)
        : `• ${mailboxes.R.name}`,
      link: editionLink(edition, requestPath(mailboxes.S.id, requestID)),
      unsubscribe: editionLink(edition, `/unsubscribe?token=${token}`),
    },
    dedupeKey: `${kind}:${requestID}`,
  })
}

/** The subject, the message in its lines and the names of its files. */
async function wordsOf(tx: Tx, requestID: string, subject: string): Promise<string> {
  const [first] = await messagesAfter(tx, requestID, 0, 1)
  if (!first) return subject
  const files = first.attachments.map(({ name }) => `• ${name}`)
  const begun = cut(first.content, wordsMax - files.join('\n').length)
  return [subject, begun, ...files].join('\n')
}

/** By code units, as mails count them, and never within a letter. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let shown = ''
  for (const letter of text) {
    if (shown.length + letter.length > most) break
    shown += letter
  }
  return `${shown}…`
}
