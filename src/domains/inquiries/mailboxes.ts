// Whose mail it is: a person's own, and that of each company they belong to (D2).
import type { MailboxEntry } from '../../contract/inquiries.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { countMailboxes } from './queries/mailbox.ts'

/**
 * Who acts in the mailbox of this id: the person of the session in their own, or the company they belong to. Throws
 * NotFound alike for a foreign mailbox and for none.
 */
export function resolveMailbox(db: Db | Tx, session: LiveSession, id: string): Promise<Actor> {
  return id === session.userID ? resolveActor(db, session) : resolveActor(db, session, id)
}

/** The mailboxes of a person, their own first, with what waits in each. */
export async function mailboxesOf(db: Db, session: LiveSession, language: string): Promise<MailboxEntry[]> {
  const { userID } = session
  const businesses = await businessesOf(db, userID)
  const ids = [userID, ...businesses]
  const [cards, waiting] = await Promise.all([
    authorsOf(db, { users: [userID], businesses }, language),
    // As the numbers of the top bar are counted.
    hiddenFrom(db, { userID }).then((hidden) => waitingIn(db, userID, ids, [...hidden])),
  ])
  const entry = (type: 'user' | 'business', id: string): MailboxEntry => ({
    party: authorOf(cards, type, id),
    ...(waiting.get(id) ?? { unread: 0, toAnswer: 0 }),
  })
  return [entry('user', userID), ...businesses.map((id) => entry('business', id))]
}

/** In how many conversations of each of these mailboxes something is unread for a person, where there is any; none with who is `withheld`. One query. */
export async function unreadOf(
  db: Db | Tx,
  userID: string,
  mailboxIDs: readonly string[],
  withheld: readonly string[],
): Promise<Map<string, number>> {
  const waiting = await waitingIn(db, userID, mailboxIDs, withheld)
  return new Map([...waiting].flatMap(([id, { unread }]) => (unread > 0 ? [[id, unread] as const] : [])))
}

async function waitingIn(
  db: Db | Tx,
  userID: string,
  mailboxIDs: readonly string[],
  withheld: readonly string[],
) {
  const rows = await countMailboxes(db, mailboxIDs, { userID, withheld })
  return new Map(rows.map(({ id, unread, toAnswer }) => [id, { unread, toAnswer }]))
}
