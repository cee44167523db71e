// The bell and its page (D22): skeleton, hydrate, rules, present.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { countedElsewhere, isKind } from '../../contract/notification-kinds.ts'
import type { BadgesEntry, listNotifications, NotificationEntry } from '../../contract/notifications.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { authorOf, authorsOf, type Authors } from '../authors/cards.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { mailboxesOf as accountsOf } from '../accounts/contact-addresses.ts'
import { businessesThere } from '../businesses/existence.ts'
import { businessNames } from '../businesses/listing.ts'
import { maskOf, type EditionVisibility } from '../businesses/visibility.ts'
import { unreadOf } from '../inquiries/mailboxes.ts'
import { businessesOf } from '../members/membership.ts'
import { kinds } from './kinds.ts'
import {
  countUnread,
  findNotices,
  readNotices,
  type Actor,
  type NoticeRow,
  type Seen,
} from './queries/notifications.ts'

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
  { language, edition }: Reading,
): Promise<CallOutput<typeof listNotifications>> {
  const list = ['notifications', session.userID].join()
  const limit = limits.notificationsPageSize
  const position = positionIn(after(list))
  const seen = await seenBy(db, session)
  const rows = await findNotices(db, seen, { after: position, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await presentAll(db, seen, page, { language, edition }),
    nextCursor: rows.length > limit && last ? cursorOf(list, `${last.at.toISOString()} ${last.id}`) : null,
  }
}

type Person = Pick<LiveSession, 'userID'>
/** In which language, and where: companies that hide from an edition are not named there. */
type Reading = { language: string; edition: string | undefined }

async function presentAll(db: Db, seen: Seen, page: readonly NoticeRow[], { language, edition }: Reading) {
  const [cards, hides] = await Promise.all([
    actorsOf(db, seen, page, language),
    hidingAmong(
      db,
      page,
      edition === undefined ? undefined : { mask: maskOf(edition), own: seen.mailboxIDs },
    ),
  ])
  return page.flatMap((row) => present(row, seen, cards, hides) ?? [])
}

/** Which companies that did what is bundled are met by nobody there: one query, none without any. */
async function hidingAmong(
  db: Db,
  page: readonly NoticeRow[],
  sight: EditionVisibility | undefined,
): Promise<(actor: Actor) => boolean> {
  const actors = page.flatMap(({ isBundle, actors: some }) => (isBundle ? some : []))
  const ids = actors.filter(({ type }) => type === 'business').map(({ id }) => id)
  const met = await businessesThere(db, ids, sight)
  return ({ type, id }) => type === 'business' && !met.has(id)
}

/** All that a person was told and may still see, newest first, `limit` at a time. */
export async function* everyNotification(
  db: Db,
  person: Person,
  language: string,
  limit: number,
): AsyncGenerator<NotificationEntry[]> {
  const seen = await seenBy(db, person)
  const edition = (await accountsOf(db, [person.userID])).get(person.userID)?.edition
  for (let after: NoticeRow | undefined; ;) {
    const page = await findNotices(db, seen, { after, limit })
    yield await presentAll(db, seen, page, { language, edition })
    after = page.at(-1)
    if (page.length < limit) return
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
  language: string,
): Promise<{ unread: number }> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    const { userID } = session
    const seen = await seenBy(tx, session)
    const read = await readNotices(tx, userID, ids === undefined ? { but: countedElsewhere } : { ids })
    if (ids !== undefined)
      for (const { kind, ...one } of read)
        if (isKind(kind) && seen.mailboxIDs.includes(one.mailboxID))
          await kinds[kind].noteRead?.(tx, { userID, ...one })
    await publishEvent(tx, { type: 'notifications.read', userID })
    return { unread: (await numbersOf(tx, seen, language)).notifications }
  })
}

/** More are not counted. */
const unreadMax = 1_000

/** The numbers in the top bar: what the envelope counts stands under the bell too, beside what else is new. */
export async function badgesOf(db: Db, session: LiveSession, language: string): Promise<BadgesEntry> {
  return numbersOf(db, await seenBy(db, session), language)
}

async function numbersOf(db: Db | Tx, seen: Seen, language: string): Promise<BadgesEntry> {
  const { userID, mailboxIDs, withheld } = seen
  const [unread, others] = await Promise.all([
    unreadOf(db, userID, mailboxIDs, withheld),
    countUnread(db, seen, { most: unreadMax, without: countedElsewhere }),
  ])
  const names = await businessNames(
    db,
    [...unread.keys()].filter((id) => id !== userID),
    language,
  )
  const mailboxes = [...unread]
    .map(([mailboxID, count]) => ({ mailboxID, name: names.get(mailboxID) ?? null, unread: count }))
    .sort((one, other) => other.unread - one.unread)
  const messages = mailboxes.reduce((sum, mailbox) => sum + mailbox.unread, 0)
  return { messages, notifications: messages + others, mailboxes }
}

const seenBy = async (db: Db | Tx, session: Person): Promise<Seen> =>
  seenIn(db, session, await mailboxesOf(db, session))

const mailboxesOf = async (db: Db | Tx, { userID }: Person): Promise<string[]> => [
  userID,
  ...(await businessesOf(db, userID)),
]

async function seenIn(db: Db | Tx, { userID }: Person, mailboxIDs: string[]): Promise<Seen> {
  return { userID, mailboxIDs, withheld: [...(await hiddenFrom(db, { userID }))] }
}

function positionIn(position: string | undefined): { at: Date; id: string } | undefined {
  if (position === undefined) return undefined
  const [at = '', id = ''] = position.split(' ')
  return { at: new Date(at), id }
}

/** The company that it was told through, or that it is about. */
const companyOf = ({ businessID, mailboxID }: NoticeRow, { userID }: Person): string | null =>
  businessID ?? (mailboxID === userID ? null : mailboxID)

function actorsOf(db: Db, session: Person, page: readonly NoticeRow[], language: string): Promise<Authors> {
  const actors = page.flatMap(({ actors: some }) => some)
  const idsOf = (type: Actor['type']) => actors.filter((one) => one.type === type).map(({ id }) => id)
  const companies = page.flatMap((row) => companyOf(row, session) ?? [])
  return authorsOf(db, { users: idsOf('user'), businesses: [...idsOf('business'), ...companies] }, language)
}

/** Nothing for a kind that a later version wrote, and of what only those did who are gone or hide. */
function present(
  row: NoticeRow,
  person: Person,
  cards: Authors,
  hides: (actor: Actor) => boolean,
): NotificationEntry | undefined {
  const { kind, resourceID, mailboxID, title, count, isRead } = row
  if (!isKind(kind)) return undefined
  const { pathOf, titleOf, companyNameOf } = kinds[kind]
  const businessID = companyOf(row, person)
  const card = businessID ? authorOf(cards, 'business', businessID) : undefined
  const companyName = companyNameOf?.(title) ?? card?.name
  // Of one that is gone the id leads where its old addresses do.
  const key = card?.key ?? businessID
  const company = businessID && key && companyName ? { businessID, key, name: companyName } : null
  const doers = row.actors.map((actor) => ({ ...authorOf(cards, actor.type, actor.id), hides: hides(actor) }))
  const met = row.isBundle ? doers.filter(({ isGone, hides: isHidden }) => !isGone && !isHidden) : doers
  const [last] = met
  if (last === undefined) return undefined
  const { name, picture, type } = last
  return {
    notificationID: row.id,
    kind,
    path: pathOf({ resourceID, mailboxID, title, company }),
    resourceID,
    mailboxID,
    actor: { name, picture, type },
    title: titleOf(title, cards.language),
    company: company && { businessID: company.businessID, name: company.name },
    role: row.role,
    count,
    people: row.people - (doers.length - met.length),
    at: row.at.toISOString(),
    isRead,
  }
}
