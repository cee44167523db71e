// What happens in conversations, told to everybody concerned: their open pages at once, the other side in the bell and by mail.
import type { InquiryEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { NotificationKind } from '../../contract/notifications.ts'
import type { Tx } from '../../platform/db.ts'
import { tellLive } from '../../platform/live/told.ts'
import { inquirySides, type InquirySides } from '../inquiries/facts.ts'
import { membersOf } from '../members/changing.ts'
import { note } from './noting.ts'
import { dropMailsAbout, readAboutRow } from './queries/notifications.ts'

type Mailbox = InquirySides['S']
type Side = { mailbox: Mailbox; people: string[] }

const noted: Partial<Record<InquiryEvent['type'], NotificationKind>> = {
  'inquiry.received': 'inquiry.received',
  'inquiry.message': 'inquiry.replied',
  'inquiry.ended': 'inquiry.ended',
}

/** Tells of one event; nothing of a conversation that is not there any more. */
export async function tellOf(tx: Tx, event: InquiryEvent): Promise<void> {
  const sides = await inquirySides(tx, event.requestID)
  if (!sides) return
  const [doer, other] = event.side === 'S' ? [sides.S, sides.R] : [sides.R, sides.S]
  if (event.type === 'inquiry.read') await tellOfReading(tx, event, doer.id)
  else await tellOfDoing(tx, event, sides.subject, await sideOf(tx, doer), await sideOf(tx, other))
}

/** Only the one who has read: to the others it is still new. */
async function tellOfReading(tx: Tx, event: InquiryEvent, mailboxID: string): Promise<void> {
  const { userID, requestID, number } = event
  await readAboutRow(tx, { userID, resourceID: requestID, mailboxID, step: number })
  await tellLive(tx, [tellingOf(event, mailboxID, userID)])
}

async function tellOfDoing(
  tx: Tx,
  event: InquiryEvent,
  title: string,
  doer: Side,
  other: Side,
): Promise<void> {
  const { requestID: resourceID, number, userID } = event
  await tellLive(
    tx,
    [doer, other].flatMap(({ mailbox, people }) => people.map((one) => tellingOf(event, mailbox.id, one))),
  )
  // Somebody of their side has seen to it: their colleagues need no mail.
  await dropMailsAbout(tx, resourceID, doer.mailbox.id, doer.people)
  // What the receiver begins is a message of theirs, not an inquiry.
  const isFollowUp = event.type === 'inquiry.received' && event.side === 'R'
  const kind = isFollowUp ? 'inquiry.replied' : noted[event.type]
  if (!kind) return
  const told = other.people.filter((one) => one !== userID)
  const notice = { kind, resourceID, mailboxID: other.mailbox.id, actor: doer.mailbox, title }
  await note(tx, told, { ...notice, step: number, at: new Date() })
}

function tellingOf(event: InquiryEvent, mailboxID: string, userID: string) {
  const { type, requestID, number } = event
  const told: LiveEventEntry = { type, requestID, mailboxID, number }
  return { userID, scope: mailboxID === userID ? undefined : mailboxID, event: told }
}

async function sideOf(tx: Tx, { type, id }: Mailbox): Promise<Side> {
  if (type === 'user') return { mailbox: { type, id }, people: [id] }
  return { mailbox: { type, id }, people: (await membersOf(tx, id)).map(({ userID }) => userID) }
}
