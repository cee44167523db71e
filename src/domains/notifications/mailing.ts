// Mails of what stays unread: one a person, kind and mailbox, of all that is due; never an empty one.
import { isMailedNotice } from '../../contract/notification-kinds.ts'
import { editionLink } from '../editions/editions.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { queueMail } from '../mail/queue.ts'
import { roleIn } from '../members/membership.ts'
import { readerOf, unsubscribeToken } from './choices.ts'
import type { Line } from './kind.ts'
import { mailRules } from './kinds.ts'
import { noteMailing, takeDueNotices, type DueNotice } from './queries/mailings.ts'

/** Asks for all mails that are due; answers how many. What was read meanwhile is not due. */
export async function mailDueNotices(db: Db): Promise<number> {
  for (let mailed = 0; ;) {
    const due = await transaction(db, async (tx) => {
      const notices = await takeDueNotices(tx)
      if (notices.length > 0 && (await mail(tx, notices))) mailed += 1
      return notices.length
    })
    if (due === 0) return mailed
  }
}

/** `notices` are of one person, kind and mailbox. False when there is nothing to tell, or nobody who may be told. */
async function mail(tx: Tx, notices: readonly DueNotice[]): Promise<boolean> {
  const { id, userID, kind, mailboxID, at } = notices[0]!
  if (!isMailedNotice(kind)) return false
  const reader = await readerOf(tx, userID, kind)
  const isTheirs = mailboxID === userID || (await roleIn(tx, mailboxID, userID)) !== undefined
  if (!reader || !isTheirs) return false
  const { template, pathOf, told } = mailRules[kind]
  const hidden = await hiddenFrom(tx, reader)
  const { lines, business } = await told(tx, { ...reader, hidden }, notices)
  if (lines.length === 0) return false

  const { email, firstName, lastName, language, edition } = reader
  const path = `/unsubscribe?token=${unsubscribeToken(userID, kind)}`
  await noteMailing(tx, { userID, kind, mailboxID })
  await queueMail(tx, {
    template,
    to: email,
    language,
    edition,
    userID,
    data: {
      firstName,
      lastName,
      business,
      count: String(lines.length),
      list: await listOf(lines, reader.wordsInMails),
      link: editionLink(
        edition,
        pathOf(
          mailboxID,
          notices.map(({ resourceID }) => resourceID),
        ),
      ),
      unsubscribe: editionLink(edition, path),
    },
    dedupeKey: `${kind}:${id}:${at.getTime()}`,
  })
  return true
}

const linesMax = 5
const lineMax = 320
/** Of what somebody wrote in rows. */
const rowsMax = 8
/** A blank that mail programs keep: the rows of others stay apart from our own words. */
const indent = '\u2003'

/** The first lines, cut where they are long; how many more there are. */
async function listOf(lines: readonly Line[], words: boolean): Promise<string> {
  const shown: string[] = []
  for (const line of lines.slice(0, linesMax)) shown.push(`• ${rowsOf(await line(words))}`)
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`• +${more}`] : [])].join('\n')
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
