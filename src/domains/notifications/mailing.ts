// Mails of what stays unread: one a person, kind and mailbox, of all that is due; never an empty one.
import { isMailedNotice, type MailedNotice } from '../../contract/notification-kinds.ts'
import { editionLink } from '../editions/editions.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { hiddenFromAll } from '../blocks/hiding.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { businessesOfAll } from '../members/membership.ts'
import { readersOf, unsubscribeToken, type MailReader } from './choices.ts'
import type { Told } from './kind.ts'
import { mailRules } from './kinds.ts'
import { noteMailings, takeDueNotices, type DueNotice } from './queries/mailings.ts'

/** So many notices, and what belongs to them, are mailed in one transaction. */
const takenAtOnce = 50

/** Asks for all mails that are due; answers how many. What was read meanwhile is not due. */
export async function mailDueNotices(db: Db): Promise<number> {
  for (let mailed = 0; ;) {
    const { taken, mails } = await transaction(db, async (tx) => {
      const notices = await takeDueNotices(tx, takenAtOnce)
      return { taken: notices.length, mails: notices.length > 0 ? await mail(tx, notices) : 0 }
    })
    mailed += mails
    if (taken < takenAtOnce) return mailed
  }
}

/** What one mail tells: notices of one person, kind and mailbox. */
type Letter = { userID: string; kind: MailedNotice; mailboxID: string; notices: DueNotice[] }
type Addressed = Letter & { reader: MailReader }

/** Asks for a mail for each person, kind and mailbox; answers how many. None where there is nothing to tell, or nobody who may be told. */
async function mail(tx: Tx, notices: readonly DueNotice[]): Promise<number> {
  const letters = await addressed(tx, lettersOf(notices))
  const hidden = await hiddenFromAll(
    tx,
    letters.map(({ userID }) => userID),
  )
  const mails: { letter: Letter; mail: Mail }[] = []
  for (const [told, alike] of Map.groupBy(letters, ({ kind }) => mailRules[kind].told)) {
    const matters = alike.map(({ notices: about, reader }) => ({
      notices: about,
      reader: { ...reader, words: reader.wordsInMails, hidden: hidden(reader.userID) },
    }))
    for (const [at, one] of (await told(tx, matters, linesMax)).entries())
      if (one.count > 0) mails.push({ letter: alike[at]!, mail: mailOf(alike[at]!, one) })
  }
  await noteMailings(
    tx,
    mails.map(({ letter }) => letter),
  )
  await queueMails(
    tx,
    mails.map(({ mail: one }) => one),
  )
  return mails.length
}

function lettersOf(notices: readonly DueNotice[]): Letter[] {
  const alike = Map.groupBy(notices, ({ userID, kind, mailboxID }) => `${userID} ${kind} ${mailboxID}`)
  return [...alike.values()].flatMap((own) => {
    const { userID, kind, mailboxID } = own[0]!
    return isMailedNotice(kind) ? [{ userID, kind, mailboxID, notices: own }] : []
  })
}

/** Those whose reader wants them, and still reads the mailbox. */
async function addressed(tx: Tx, letters: readonly Letter[]): Promise<Addressed[]> {
  const userIDs = [...new Set(letters.map(({ userID }) => userID))]
  const readerOf = await readersOf(tx, userIDs)
  const businesses = await businessesOfAll(tx, userIDs)
  return letters.flatMap((letter) => {
    const { userID, kind, mailboxID } = letter
    const reader = readerOf(userID, kind)
    const isTheirs = mailboxID === userID || businesses.get(userID)?.has(mailboxID)
    return reader && isTheirs ? [{ ...letter, reader }] : []
  })
}

function mailOf({ userID, kind, mailboxID, notices, reader }: Addressed, told: Told): Mail {
  const { template, pathOf } = mailRules[kind]
  const { email, firstName, lastName, language, edition } = reader
  const resourceIDs = notices.map(({ resourceID }) => resourceID)
  const { id, at } = notices[0]!
  return {
    template,
    to: email,
    language,
    edition,
    userID,
    data: {
      firstName,
      lastName,
      business: told.business,
      count: String(told.count),
      list: listOf(told),
      link: editionLink(edition, pathOf(mailboxID, resourceIDs)),
      unsubscribe: editionLink(edition, `/unsubscribe?token=${unsubscribeToken(userID, kind)}`),
    },
    dedupeKey: `${kind}:${id}:${at.getTime()}`,
  }
}

const linesMax = 5
const lineMax = 320
/** Of what somebody wrote in rows. */
const rowsMax = 8
/** A blank that mail programs keep: the rows of others stay apart from our own words. */
const indent = '\u2003'

/** The first lines, cut where they are long; how many more there are. */
function listOf({ lines, count }: Told): string {
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
