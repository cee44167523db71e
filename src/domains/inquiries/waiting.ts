// What waits for somebody in all of their mailboxes, for the home page (decision 67).
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listWaitingInquiries } from '../../contract/home.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { resolveActor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { countedSince } from './answer-clock.ts'
import { entriesOf } from './entries.ts'
import { findDue, findUnread } from './queries/waiting.ts'

const most = limits.homeListMax
const answerMs = limits.answerHours * 3_600_000

/**
 * The inquiries whose first answer the companies of a person owe, of those that the answer clock counts, and the other
 * conversations in which they have not read something. Two queries, whatever the number of mailboxes, and those of the cards.
 */
export async function waitingInquiries(
  db: Db,
  session: LiveSession,
  language: string,
): Promise<CallOutput<typeof listWaitingInquiries>> {
  const { userID } = session
  const [businessIDs, withheld] = await Promise.all([
    businessesOf(db, userID),
    hiddenFrom(db, session),
    resolveActor(db, session),
  ])
  const now = new Date()
  const reader = { userID, businessIDs, withheld: [...withheld] }
  const bounds = {
    since: countedSince(now),
    lateBefore: new Date(now.getTime() - answerMs),
    limit: most + 1,
  }
  const [due, unread] = await Promise.all([findDue(db, reader, bounds), findUnread(db, reader, bounds)])
  const shown = [due.slice(0, most), unread.slice(0, most)] as const
  const entries = await entriesOf(db, shown.flat(), language)
  return {
    due: { items: entries.slice(0, shown[0].length), more: due.length > most },
    unread: { items: entries.slice(shown[0].length), more: unread.length > most },
  }
}
