// The bell and its page (D22): skeleton, hydrate, rules, present.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listNotifications, NotificationEntry } from '../../contract/notifications.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { announce } from '../../platform/events.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { hiddenFromAnyOf } from '../blocks/hiding.ts'
import { unreadIn } from '../inquiries/mailboxes.ts'
import { cardsOf, partyOf, type Cards } from '../inquiries/parties.ts'
import { businessesOf } from '../members/membership.ts'
import { isKind } from './kinds.ts'
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
  const cards = await actorsOf(db, page, language)
  return {
    items: page.flatMap((row) => present(row, cards) ?? []),
    nextCursor: rows.length > limit && last ? cursorOf(list, `${last.at.toISOString()} ${last.id}`) : null,
  }
}

/** Notes these as read, or all; answers how many are left. Other pages of the person are told. */
export function readAll(
  db: Db,
  session: LiveSession,
  ids: readonly string[] | undefined,
): Promise<{ unread: number }> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    await readNotices(tx, session.userID, ids)
    await announce(tx, { type: 'notifications.read', userID: session.userID })
    return { unread: await countUnread(tx, await seenBy(tx, session), unreadMax) }
  })
}

/** More are not counted. */
const unreadMax = 1_000

/** The numbers in the top bar. */
export async function badgesOf(
  db: Db,
  session: LiveSession,
): Promise<{ messages: number; notifications: number }> {
  const mailboxIDs = await mailboxesOf(db, session)
  const [messages, notifications] = await Promise.all([
    unreadIn(db, session.userID, mailboxIDs),
    seenIn(db, session, mailboxIDs).then((seen) => countUnread(db, seen, unreadMax)),
  ])
  return { messages, notifications }
}

const seenBy = async (db: Db | Tx, session: LiveSession): Promise<Seen> =>
  seenIn(db, session, await mailboxesOf(db, session))

const mailboxesOf = async (db: Db | Tx, { userID }: LiveSession): Promise<string[]> => [
  userID,
  ...(await businessesOf(db, userID)),
]

async function seenIn(db: Db | Tx, { userID }: LiveSession, mailboxIDs: string[]): Promise<Seen> {
  return { userID, mailboxIDs, withheld: [...(await hiddenFromAnyOf(db, mailboxIDs))] }
}

function positionIn(position: string | undefined): { at: Date; id: string } | undefined {
  if (position === undefined) return undefined
  const [at = '', id = ''] = position.split(' ')
  return { at: new Date(at), id }
}

function actorsOf(db: Db, page: readonly NoticeRow[], language: string): Promise<Cards> {
  const idsOf = (type: NoticeRow['actorType']) =>
    page.filter(({ actorType }) => actorType === type).map(({ actorID }) => actorID)
  return cardsOf(db, { users: idsOf('user'), businesses: idsOf('business') }, language)
}

/** Nothing for a kind that a later version wrote. */
function present(row: NoticeRow, cards: Cards): NotificationEntry | undefined {
  const { kind, resourceID, mailboxID, title, count, isRead } = row
  if (!isKind(kind)) return undefined
  const { name, picture, type } = partyOf(cards, row.actorType, row.actorID)
  return {
    notificationID: row.id,
    kind,
    resourceID,
    mailboxID,
    actor: { name, picture, type },
    title,
    count,
    at: row.at.toISOString(),
    isRead,
  }
}
