// The list of a mailbox: skeleton, hydrate, present; nothing here is kept from who reads their own mail.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { listInquiries } from '../../contract/inquiries.ts'
import { limits } from '../../contract/limits.ts'
import { subjectText } from '../../messages/texts.ts'
import { costly, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { businessNames } from '../businesses/listing.ts'
import { attachmentNames } from '../files/attachments.ts'
import { userFaces } from '../profiles/public.ts'
import { resolveMailbox } from './mailboxes.ts'
import { entriesOf } from './entries.ts'
import {
  countMailbox,
  findForWords,
  findPage,
  type Listed,
  type Position,
  type Show,
} from './queries/mailbox.ts'
import { findWordsInMessages } from './queries/messages.ts'

type Wish = {
  mailboxID: string
  search: string
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
  { mailboxID, search, show, sort, after, cursorOf }: Wish,
  language: string,
): Promise<CallOutput<typeof listInquiries>> {
  const { userID } = session
  const list = ['inquiries', userID, mailboxID, show, sort, search].join()
  const words = wordsOf(search)
  const position = readPosition(after(list))
  const actor = resolveMailbox(db, session, mailboxID)
  const ids = words.length > 0 ? await actor.then(() => idsWith(db, mailboxID, words, language)) : undefined
  const limit = limits.inquiriesPageSize
  const reader = { mailboxID, userID }
  // Asked at once: what is read is told to nobody whom the first refuses.
  const [counts, found] = await Promise.all([
    countMailbox(db, reader),
    findPage(db, reader, { show, sort, after: position, limit: limit + 1 }, ids),
    actor,
  ])
  const page = found.slice(0, limit)
  return {
    requests: await entriesOf(db, page, language),
    nextCursor: found.length > limit ? cursorOf(list, positionOf(page.at(-1)!)) : null,
    counts,
  }
}

const positionOf = ({ id, last_at: lastAt }: Listed) => `${id}${lastAt.toISOString()}`

function readPosition(position: string | undefined): Position | undefined {
  if (position === undefined) return undefined
  return { id: position.slice(0, limits.slugIdLength), lastAt: new Date(position.slice(limits.slugIdLength)) }
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (search: string) => fold(search).split(/\s+/).filter(Boolean)

/**
 * The conversations, of the newest thousand of each side, in which all words occur as they are: in subject, product, names,
 * names of files or messages.
 */
async function idsWith(
  db: Db,
  mailboxID: string,
  words: readonly string[],
  language: string,
): Promise<string[]> {
  const rows = await findForWords(db, mailboxID)
  // Newest first, of both sides: what is looked through is bounded.
  const ids = rows.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1))
  const companies = rows.filter(({ otherType }) => otherType === 'business').map(({ otherID }) => otherID)
  const senders = rows.flatMap(({ otherType, otherID, sentBy }) =>
    otherType === 'user' ? [otherID] : [sentBy],
  )
  const [names, people, files, written] = await Promise.all([
    businessNames(db, [...new Set(companies)]),
    userFaces(db, [...new Set(senders)], 'en'),
    attachmentNames(db, ids),
    wordsWritten(db, ids, words),
  ])
  const nameOf = (id: string) => names.get(id) ?? people.get(id)?.name ?? ''
  return rows
    .filter(({ id, subject, product, otherID, sentBy }) => {
      const told = [subject, subjectText(subject, language), product ?? '', nameOf(otherID), nameOf(sentBy)]
      const text = fold([...told, ...(files.get(id) ?? [])].join('\n'))
      return words.every((word) => text.includes(word) || written.get(id)?.has(word))
    })
    .map(({ id }) => id)
}

/** Which of the words stand in the messages of each conversation. Throws Unavailable. */
async function wordsWritten(db: Db, ids: readonly string[], words: readonly string[]) {
  const written = new Map<string, Set<string>>()
  for (const { id, at } of await findWordsInMessages(costly(db), ids, words))
    written.set(id, (written.get(id) ?? new Set()).add(words[at]!))
  return written
}
