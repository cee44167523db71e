// What happens in conversations, told to everybody concerned: their open pages at once, the other side in the bell and by mail.
import type { DomainEvent, InquiryEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { NotificationKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import type { LiveMessage } from '../../platform/live/events.ts'
import { inquirySides, type InquirySides } from '../inquiries/facts.ts'
import { membersOf } from '../members/changing.ts'
import { note } from './noting.ts'
import { dropMailsAbout, readAboutRow } from './queries/notifications.ts'
import type { Teller } from './delivery.ts'

type Mailbox = InquirySides['S']
type Side = { mailbox: Mailbox; people: string[] }

const noted: Partial<Record<InquiryEvent['type'], NotificationKind>> = {
  'inquiry.received': 'inquiry.received',
  'inquiry.message': 'inquiry.replied',
  'inquiry.ended': 'inquiry.ended',
}

/** Nothing is told of a conversation that is not there any more. Who is concerned is asked once, however much happened. */
export const inquiryNews: Teller = {
  subscribesTo: {
    'inquiry.received': 'requestID',
    'inquiry.message': 'requestID',
    'inquiry.ended': 'requestID',
    'inquiry.read': 'requestID',
  },
  begin(tx) {
    const sidesOf = once((requestID) => inquirySides(tx, requestID))
    const peopleOf = once(async (businessID) => (await membersOf(tx, businessID)).map(({ userID }) => userID))
    const sideOf = async (mailbox: Mailbox): Promise<Side> => ({
      mailbox,
      people: mailbox.type === 'user' ? [mailbox.id] : await peopleOf(mailbox.id),
    })
    return async (event) => {
      if (!isOfInquiry(event)) return []
      const sides = await sidesOf(event.requestID)
      if (!sides) return []
      const [doer, other] = event.side === 'S' ? [sides.S, sides.R] : [sides.R, sides.S]
      if (event.type === 'inquiry.read') return tellOfReading(tx, event, doer.id)
      return tellOfDoing(tx, event, sides.subject, await sideOf(doer), await sideOf(other))
    }
  },
}

const isOfInquiry = (event: DomainEvent): event is InquiryEvent => event.type in inquiryNews.subscribesTo

function once<Answer>(ask: (id: string) => Promise<Answer>): (id: string) => Promise<Answer> {
  const answers = new Map<string, Answer>()
  return async (id) => {
    if (!answers.has(id)) answers.set(id, await ask(id))
    return answers.get(id)!
  }
}

/** Only the one who has read: to the others it is still new. */
async function tellOfReading(tx: Tx, event: InquiryEvent, mailboxID: string): Promise<LiveMessage[]> {
  const { userID, requestID, number } = event
  await readAboutRow(tx, { userID, resourceID: requestID, mailboxID, step: number })
  return [tellingOf(event, mailboxID, userID)]
}

async function tellOfDoing(
  tx: Tx,
  event: InquiryEvent,
  title: string,
  doer: Side,
  other: Side,
): Promise<LiveMessage[]> {
  const { requestID: resourceID, number, userID } = event
  // Somebody of their side has seen to it: their colleagues need no mail.
  await dropMailsAbout(tx, resourceID, doer.mailbox.id, doer.people)
  // What the receiver begins is a message of theirs, not an inquiry.
  const isFollowUp = event.type === 'inquiry.received' && event.side === 'R'
  const kind = isFollowUp ? 'inquiry.replied' : noted[event.type]
  if (kind) {
    const told = other.people.filter((one) => one !== userID)
    const notice = { kind, resourceID, mailboxID: other.mailbox.id, actor: doer.mailbox, title }
    await note(tx, told, { ...notice, step: number, at: new Date() })
  }
  return [doer, other].flatMap(({ mailbox, people }) =>
    people.map((one) => tellingOf(event, mailbox.id, one)),
  )
}

function tellingOf(event: InquiryEvent, mailboxID: string, userID: string): LiveMessage {
  const { type, requestID, number } = event
  const told: LiveEventEntry = { type, requestID, mailboxID, number }
  return { userID, scope: mailboxID === userID ? undefined : mailboxID, event: told }
}
