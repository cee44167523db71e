// What mails and digests tell whom: notices of one person, kind and mailbox, as far as there is still something to tell.
import { isChosenNotice, type ChosenNotice } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { hiddenFromAll } from '../blocks/hiding.ts'
import { businessesOfAll } from '../members/membership.ts'
import { readersOf, type MailReader } from './choices.ts'
import type { Told } from './kind.ts'
import { mailRules } from './kinds.ts'
import type { DueNotice } from './queries/mailings.ts'

/** What one mail, or a part of a digest, tells. */
export type Letter = { userID: string; kind: ChosenNotice; mailboxID: string; notices: DueNotice[] }
export type Addressed = Letter & { reader: MailReader; own: ReadonlySet<string> }

export function lettersOf(notices: readonly DueNotice[]): Letter[] {
  const alike = Map.groupBy(notices, ({ userID, kind, mailboxID }) => `${userID} ${kind} ${mailboxID}`)
  return [...alike.values()].flatMap((own) => {
    const { userID, kind, mailboxID } = own[0]!
    return isChosenNotice(kind) ? [{ userID, kind, mailboxID, notices: own }] : []
  })
}

/** Those whose reader wants them, and still reads the mailbox. */
export async function addressed(
  tx: Tx,
  letters: readonly Letter[],
  wants: (reader: MailReader, letter: Letter) => boolean,
): Promise<Addressed[]> {
  const userIDs = [...new Set(letters.map(({ userID }) => userID))]
  const readerOf = await readersOf(tx, userIDs)
  const businesses = await businessesOfAll(tx, userIDs)
  return letters.flatMap((letter) => {
    const { userID, mailboxID } = letter
    const reader = readerOf(userID)
    const own = new Set([userID, ...(businesses.get(userID) ?? [])])
    return reader && wants(reader, letter) && own.has(mailboxID) ? [{ ...letter, reader, own }] : []
  })
}

/** What each of them says, in their order; none that would say nothing. */
export async function tell(
  tx: Tx,
  letters: readonly Addressed[],
  linesMax: number,
): Promise<{ letter: Addressed; told: Told }[]> {
  const hidden = await hiddenFromAll(
    tx,
    letters.map(({ userID }) => userID),
  )
  const toldBy = new Map<Letter, Told>()
  for (const [told, alike] of Map.groupBy(letters, ({ kind }) => mailRules[kind].told)) {
    const matters = alike.map(({ notices, own, reader: { userID, language, edition, wordsInMails } }) => ({
      notices,
      reader: { userID, language, edition, words: wordsInMails, hidden: hidden(userID), own },
    }))
    for (const [at, one] of (await told(tx, matters, linesMax)).entries()) toldBy.set(alike[at]!, one)
  }
  return letters.flatMap((letter) => {
    const told = toldBy.get(letter)
    return told && told.count > 0 ? [{ letter, told }] : []
  })
}

const lineMax = 320
/** Of what somebody wrote in rows. */
const rowsMax = 8
/** A blank that mail programs keep: the rows of others stay apart from our own words. */
const indent = '\u2003'

/** The first lines, cut where they are long; how many more there are. */
export function listOf({ lines, count }: Told): string {
  const more = count - lines.length
  return [...lines.map((line) => `• ${rowsOf(line)}`), ...(more > 0 ? [`• +${more}`] : [])].join('\n')
}

/** `text` in the rows in which it was written, without empty ones; where there are too many the rest stands in the last. */
function rowsOf(text: string): string {
  const rows = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((row) => row.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .filter((row) => row !== '')
  const kept = [...rows.slice(0, rowsMax - 1), ...[rows.slice(rowsMax - 1).join(' ')].filter(Boolean)]
  return kept.map(cut).join(`\n${indent}`)
}

function cut(row: string): string {
  const letters = [...row]
  return letters.length > lineMax ? `${letters.slice(0, lineMax - 1).join('')}…` : row
}
