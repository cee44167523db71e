// The bell and its page (D22): skeleton, hydrate, rules, present.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { messageKinds } from '../../contract/notification-kinds.ts'
import type { BadgesEntry, listNotifications, NotificationEntry } from '../../contract/notifications.ts'
import { subjectText } from '../../messages/texts.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { announce } from '../../platform/events.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { businessNames } from '../businesses/listing.ts'
import { unreadOf } from '../inquiries/mailboxes.ts'
import { cardsOf, partyOf, type Cards } from '../inquiries/parties.ts'
import { noteSeen } from '../inquiries/reading.ts'
import { businessesOf } from '../members/membership.ts'
import { isKind, isMailed } from './kinds.ts'
import { countUnread, findNotices, readNotices, type NoticeRow, type Seen } from './queries/notifications.ts'

type Wish = {
  /** Of the last one that was shown. */
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of what the person was told, newest first; nothing of companies they are not in any more, or of whom they block. */
export async function notificationsOf(
  db: Db,
  session: LiveSession,
  { after, cursorOf }: Wish,
  language: string,
): Promise<CallOutput<typeof listNotifications>> {
  const list = ['notifications', session.userID].join()
  const limit = limits.notificationsPageSize
  const position = positionIn(after(list))
  const rows = await findNotices(db, await seenBy(db, session), { after: position, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const cards = await actorsOf(db, session, page, language)
  return {
    items: page.flatMap((row) => present(row, session, cards) ?? []),
    nextCursor: rows.length > limit && last ? cursorOf(list, `${last.at.toISOString()} ${last.id}`) : null,
  }
}

/**
 * Notes these as read, and with them the conversations that they tell of, so that the envelope says the same; without ids
 * all but those of unread messages, which stay unread everywhere until they are opened. Answers how many are left. Other pages of the person are told.
 */
export function readAll(
  db: Db,
  session: LiveSession,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    const { userID } = session
    const seen = await seenBy(tx, session)
    const read = await readNotices(tx, userID, ids === undefined ? { but: messageKinds } : { ids })
    if (ids !== undefined)
      for (const { kind, resourceID: requestID, mailboxID, step: number } of read)
        if (isMailed(kind) && seen.mailboxIDs.includes(mailboxID))
          await noteSeen(tx, { userID, requestID, mailboxID, number })
    await announce(tx, { type: 'notifications.read', userID })
    return { unread: (await numbersOf(tx, seen)).notifications }
  })
}

/** More are not counted. */
const unreadMax = 1_000

/** The numbers in the top bar: what the envelope counts stands under the bell too, beside what else is new. */
export async function badgesOf(db: Db, session: LiveSession): Promise<BadgesEntry> {
  return numbersOf(db, await seenBy(db, session))
}

async function numbersOf(db: Db | Tx, seen: Seen): Promise<BadgesEntry> {
  const { userID, mailboxIDs, withheld } = seen
  const [unread, others] = await Promise.all([
    unreadOf(db, userID, mailboxIDs, withheld),
    countUnread(db, seen, { most: unreadMax, without: messageKinds }),
  ])
  const names = await businessNames(
    db,
    [...unread.keys()].filter((id) => id !== userID),
  )
  const mailboxes = [...unread]
    .map(([mailboxID, count]) => ({ mailboxID, name: names.get(mailboxID) ?? null, unread: count }))
    .sort((one, other) => other.unread - one.unread)
  const messages = mailboxes.reduce((sum, mailbox) => sum + mailbox.unread, 0)
  return { messages, notifications: messages + others, mailboxes }
}

const seenBy = async (db: Db | Tx, session: LiveSession): Promise<Seen> =>
  seenIn(db, session, await mailboxesOf(db, session))

const mailboxesOf = async (db: Db | Tx, { userID }: LiveSession): Promise<string[]> => [
  userID,
  ...(await businessesOf(db, userID)),
]

async function seenIn(db: Db | Tx, { userID }: LiveSession, mailboxIDs: string[]): Promise<Seen> {
  return { userID, mailboxIDs, withheld: [...(await hiddenFrom(db, { userID }))] }
}

function positionIn(position: string | undefined): { at: Date; id: string } | undefined {
  if (position === undefined) return undefined
  const [at = '', id = ''] = position.split(' ')
  return { at: new Date(at), id }
}

/** The company that it was told through, or that it is about. */
const companyOf = ({ businessID, mailboxID }: NoticeRow, { userID }: LiveSession): string | null =>
  businessID ?? (mailboxID === userID ? null : mailboxID)

function actorsOf(
  db: Db,
  session: LiveSession,
  page: readonly NoticeRow[],
  language: string,
): Promise<Cards> {
  const idsOf = (type: NoticeRow['actorType']) =>
    page.filter(({ actorType }) => actorType === type).map(({ actorID }) => actorID)
  const companies = page.flatMap((row) => companyOf(row, session) ?? [])
  return cardsOf(db, { users: idsOf('user'), businesses: [...idsOf('business'), ...companies] }, language)
}

/** Nothing for a kind that a later version wrote. */
function present(row: NoticeRow, session: LiveSession, cards: Cards): NotificationEntry | undefined {
  const { kind, resourceID, mailboxID, title, count, isRead } = row
  if (!isKind(kind)) return undefined
  const businessID = companyOf(row, session)
  const { name, picture, type } = partyOf(cards, row.actorType, row.actorID)
  return {
    notificationID: row.id,
    kind,
    resourceID,
    mailboxID,
    actor: { name, picture, type },
    title: !isMailed(kind) || title === '' ? '' : subjectText(title, cards.language),
    company: businessID === null ? null : { businessID, name: companyName(row, businessID, cards) },
    role: row.role,
    count,
    at: row.at.toISOString(),
    isRead,
  }
}

/** A company that was deleted is told by the name that those who are told knew. */
const companyName = ({ kind, title }: NoticeRow, businessID: string, cards: Cards): string =>
  (kind === 'team.deleted' && title) || partyOf(cards, 'business', businessID).name
