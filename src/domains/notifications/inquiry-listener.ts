// What happens in conversations, told to everybody concerned: their open pages at once, the other side in the bell and by mail.
import type { DomainEvent, InquiryEvent } from '../../contract/events.ts'
import type { LiveEventEntry } from '../../contract/live.ts'
import type { NotificationKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import type { LiveMessage } from '../../platform/live/events.ts'
import { inquirySides, type InquirySides } from '../inquiries/facts.ts'
import { showingReading } from '../inquiries/reading.ts'
import { peopleOfAll } from '../members/membership.ts'
import { noteAll, type Telling } from './noting.ts'
import { dropMailsAbout, readAboutRows } from './queries/notifications.ts'
import type { Teller } from './delivery.ts'

type Side = { mailbox: InquirySides['S']; people: readonly string[] }
/** What happened, and whom it concerns: the side of who did it, and the other. */
type Happening = { event: InquiryEvent; title: string; doer: Side; other: Side }

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
  async tell(tx, events) {
    const happenings = await happeningsOf(tx, events.filter(isOfInquiry))
    for (const some of oneOfEach(happenings)) await noteHappenings(tx, some)
    const readers = happenings.filter(({ event }) => event.type === 'inquiry.read')
    const shown = await showingReading(
      tx,
      readers.map(({ event }) => event.userID),
    )
    return happenings.flatMap((one) => tellingsOf(one, shown))
  },
}

const isOfInquiry = (event: DomainEvent): event is InquiryEvent => event.type in inquiryNews.subscribesTo

async function happeningsOf(tx: Tx, events: readonly InquiryEvent[]): Promise<Happening[]> {
  const found = await inquirySides(
    tx,
    events.map(({ requestID }) => requestID),
  )
  const mailboxes = [...found.values()].flatMap(({ S, R }) => [S, R])
  const companies = mailboxes.filter(({ type }) => type === 'business').map(({ id }) => id)
  const peopleOf = await peopleOfAll(tx, companies)
  const sideOf = (mailbox: Side['mailbox']): Side => ({
    mailbox,
    people: mailbox.type === 'user' ? [mailbox.id] : peopleOf(mailbox.id),
  })
  return events.flatMap((event) => {
    const sides = found.get(event.requestID)
    if (!sides) return []
    const [doer, other] = event.side === 'S' ? [sides.S, sides.R] : [sides.R, sides.S]
    return [{ event, title: sides.subject, doer: sideOf(doer), other: sideOf(other) }]
  })
}

/** In parts of which none holds two of one conversation, and of each the earlier ones come in an earlier part. */
function oneOfEach(happenings: readonly Happening[]): Happening[][] {
  const parts: Happening[][] = []
  const counts = new Map<string, number>()
  for (const happening of happenings) {
    const { requestID } = happening.event
    const at = counts.get(requestID) ?? 0
    counts.set(requestID, at + 1)
    ;(parts[at] ??= []).push(happening)
  }
  return parts
}

async function noteHappenings(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  const [readings, doings] = [true, false].map((isRead) =>
    happenings.filter(({ event }) => (event.type === 'inquiry.read') === isRead),
  ) as [Happening[], Happening[]]
  if (readings.length > 0) await readAboutRows(tx, readings.map(seenIn))
  if (doings.length === 0) return
  // Somebody of their side has seen to it: their colleagues need no mail.
  await dropMailsAbout(tx, doings.flatMap(placesOfDoer))
  await noteAll(tx, doings.flatMap(noticesOf))
}

/** Only the one who has read: to the others it is still new. */
const seenIn = ({ event: { userID, requestID: resourceID, number: step }, doer }: Happening) => ({
  userID,
  resourceID,
  mailboxID: doer.mailbox.id,
  step,
})

const placesOfDoer = ({ event: { requestID: resourceID }, doer: { mailbox, people } }: Happening) =>
  people.map((userID) => ({ userID, resourceID, mailboxID: mailbox.id }))

function noticesOf({ event, title, doer, other }: Happening): Telling[] {
  const { requestID: resourceID, number: step, userID } = event
  // What the receiver begins is a message of theirs, not an inquiry.
  const isFollowUp = event.type === 'inquiry.received' && event.side === 'R'
  const kind = isFollowUp ? 'inquiry.replied' : noted[event.type]
  if (!kind) return []
  const people = other.people.filter((one) => one !== userID)
  const about = { kind, resourceID, mailboxID: other.mailbox.id, actor: doer.mailbox, title }
  return [{ people, notice: { ...about, step, at: new Date() } }]
}

/** The other side sees that somebody has read, unless they keep it to themself. */
function tellingsOf({ event, doer, other }: Happening, shown: ReadonlySet<string>): LiveMessage[] {
  if (event.type !== 'inquiry.read')
    return [doer, other].flatMap(({ mailbox, people }) =>
      people.map((one) => tellingOf(event, mailbox.id, one)),
    )
  const seen = { ...event, type: 'inquiry.seen' } as const
  return [
    tellingOf(event, doer.mailbox.id, event.userID),
    ...(shown.has(event.userID) ? other.people.map((one) => tellingOf(seen, other.mailbox.id, one)) : []),
  ]
}

type Told = Pick<InquiryEvent, 'requestID' | 'number'> & { type: InquiryEvent['type'] | 'inquiry.seen' }

function tellingOf(event: Told, mailboxID: string, userID: string): LiveMessage {
  const { type, requestID, number } = event
  const told: LiveEventEntry = { type, requestID, mailboxID, number }
  return { userID, scope: mailboxID === userID ? undefined : mailboxID, event: told }
}
