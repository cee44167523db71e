// The list of a mailbox: skeleton, hydrate, present; nothing here is kept from who reads their own mail.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listInquiries } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveMailbox } from './mailboxes.ts'
import { entriesOf } from './entries.ts'
import { findConversations, wordsOf } from './finding.ts'
import { passagesOf } from './passages.ts'
import { countMailbox, findPage, type Listed, type Position, type Show } from './queries/mailbox.ts'

type Wish = {
  mailboxID: string
  search: string
  /** Where words are looked for: `names` spares the messages. */
  among: 'everything' | 'names'
  show: Show
  sort: 'created' | 'activity'
  /** Where the page before ended; read only when it is known whose list it is. */
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** A page of a mailbox. Throws NotFound for one that is not the caller's, InputError for a cursor of another list. */
export async function inquiriesOf(
  db: Db,
  session: LiveSession,
  { mailboxID, search, among, show, sort, after, cursorOf }: Wish,
  language: string,
): Promise<CallOutput<typeof listInquiries>> {
  const { userID } = session
  const list = ['inquiries', userID, mailboxID, show, sort, search].join()
  const words = wordsOf(search)
  const position = readPosition(after(list))
  const actor = resolveMailbox(db, session, mailboxID)
  const place = { mailboxID, among, language }
  const fitting = words.length > 0 ? await actor.then(() => findConversations(db, words, place)) : undefined
  const limit = limits.inquiriesPageSize
  const reader = { mailboxID, userID }
  // Asked at once: what is read is told to nobody whom the first refuses.
  const [counts, found] = await Promise.all([
    countMailbox(db, reader),
    findPage(db, reader, { show, sort, after: position, limit: limit + 1 }, fitting?.ids),
    actor,
  ])
  const page = found.slice(0, limit)
  const [entries, passages] = await Promise.all([
    entriesOf(db, page, language),
    fitting &&
      passagesOf(
        db,
        page.map(({ id }) => id),
        words,
        fitting,
      ),
  ])
  return {
    requests: entries.map((entry) => ({ ...entry, passage: passages?.get(entry.requestID) ?? null })),
    searched: fitting?.searched ?? 'all',
    nextCursor: found.length > limit ? cursorOf(list, positionOf(page.at(-1)!)) : null,
    counts,
  }
}

const positionOf = ({ id, last_at: lastAt }: Listed) => `${id}${lastAt.toISOString()}`

function readPosition(position: string | undefined): Position | undefined {
  if (position === undefined) return undefined
  return { id: position.slice(0, limits.slugIdLength), lastAt: new Date(position.slice(limits.slugIdLength)) }
}
