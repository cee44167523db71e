// Mails of what stays unread: one a person, kind and mailbox, of all that is due; never an empty one.
import { isMailedNotice } from '../../contract/notification-kinds.ts'
import { editionLink } from '../editions/editions.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/mailboxes.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { queueMail } from '../mail/queue.ts'
import { roleIn } from '../members/membership.ts'
import { preferencesOf, unsubscribeToken } from './choices.ts'
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
  const reader = (await mailboxesOf(tx, [userID])).get(userID)
  const preferences = await preferencesOf(tx, userID)
  const isTheirs = mailboxID === userID || (await roleIn(tx, mailboxID, userID)) !== undefined
  if (!reader || reader.suspendedAt || !preferences.mail[kind] || !isTheirs) return false
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
      list: await listOf(lines, preferences.wordsInMails),
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
const lineMax = 160

/** The first lines, each in one piece and cut where it is long; how many more there are. */
async function listOf(lines: readonly Line[], words: boolean): Promise<string> {
  const shown: string[] = []
  for (const line of lines.slice(0, linesMax)) {
    const letters = [...(await line(words)).replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()]
    shown.push(
      `• ${letters.length > lineMax ? `${letters.slice(0, lineMax - 1).join('')}…` : letters.join('')}`,
    )
  }
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`• +${more}`] : [])].join('\n')
}
