// Words in the conversations of a mailbox: in subjects, products, names, messages and names of files.
import { subjectText } from '../../messages/texts.ts'
import { costly, isDatabaseAway, type Db } from '../../platform/db.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import { attachmentNames } from '../files/attachments.ts'
import { namedThen } from '../products/listing.ts'
import { userFaces } from '../profiles/public.ts'
import { findForWords, looked } from './queries/mailbox.ts'
import { findWordsInMessages, lookedThrough } from './queries/messages.ts'
import { everyNameOf } from '../reference-data/text-languages.ts'

type Place = { mailboxID: string; among: 'everything' | 'names'; language: string }

export type Fitting = {
  ids: string[]
  /** Which of the words stand in messages, by conversation. */
  written: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the files of each conversation. */
  files: ReadonlyMap<string, readonly string[]>
  /** Whether all messages were searched, the newest alone, or none, since there was no time for it. */
  searched: 'all' | 'newest' | 'names'
}

/** A text as words are compared: without case, and without width of letters and kana. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase()
export const wordsOf = (search: string) => fold(search).split(/\s+/).filter(Boolean)

/** The conversations, of the newest thousand of each side, in which all words occur as they are. */
export async function findConversations(
  db: Db,
  words: readonly string[],
  { mailboxID, among, language }: Place,
): Promise<Fitting> {
  const rows = await findForWords(db, mailboxID)
  // Newest first, of both sides: what is looked through is bounded.
  const ids = rows.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1))
  const companies = rows.filter(({ otherType }) => otherType === 'business').map(({ otherID }) => otherID)
  const senders = rows.flatMap(({ otherType, otherID, sentBy }) =>
    otherType === 'user' ? [otherID] : [sentBy],
  )
  const [names, people, files, written] = await Promise.all([
    companiesForReaders(db, [...new Set(companies)]),
    userFaces(db, [...new Set(senders)], 'en'),
    attachmentNames(db, among === 'names' ? [] : ids),
    among === 'names' ? new Map<string, Set<string>>() : wordsWritten(db, ids, words),
  ])
  const namesOf = (id: string) => {
    const nameIn = names.get(id)?.nameIn
    return nameIn ? everyNameOf(nameIn) : [people.get(id)?.name ?? '']
  }
  const fits = ({ id, subject, product, productNow, otherID, sentBy }: (typeof rows)[number]) => {
    const about = product === null ? [] : [product, namedThen(product, productNow, language)]
    const told = [subject, subjectText(subject, language), ...about, ...namesOf(otherID), ...namesOf(sentBy)]
    const text = fold([...told, ...(files.get(id) ?? [])].join('\n'))
    return words.every((word) => text.includes(word) || written?.get(id)?.has(word))
  }
  return {
    ids: rows.filter(fits).map(({ id }) => id),
    written: written ?? new Map(),
    files,
    searched: written === undefined ? 'names' : isLookedThrough(rows) ? 'all' : 'newest',
  }
}

/** Whether nothing of a mailbox lies beyond what is looked through. */
function isLookedThrough(rows: readonly { messages: number }[]): boolean {
  const messages = rows.reduce((sum, one) => sum + one.messages, 0)
  return (
    rows.length < looked &&
    messages <= lookedThrough.all &&
    rows.every((one) => one.messages <= lookedThrough.each)
  )
}

/** Which of the words stand in the messages of each conversation; undefined when there was no time for it. */
async function wordsWritten(db: Db, ids: readonly string[], words: readonly string[]) {
  const written = new Map<string, Set<string>>()
  try {
    for (const { id, at } of await findWordsInMessages(costly(db), ids, words))
      written.set(id, (written.get(id) ?? new Set()).add(words[at]!))
  } catch (error) {
    if (isDatabaseAway(error)) return undefined
    throw error
  }
  return written
}
