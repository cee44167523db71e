// Mails of what stays unread: one a person, kind and mailbox, of all that is due; never an empty one.
import { editionLink } from '../editions/editions.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mailboxesOf, type Mailbox } from '../accounts/mailboxes.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { inquiryFacts, messagesAfter, readNumbersOf } from '../inquiries/facts.ts'
import { queueMail } from '../mail/queue.ts'
import { roleIn } from '../members/membership.ts'
import { preferencesOf, unsubscribeToken } from './choices.ts'
import { isMailed, kinds } from './kinds.ts'
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
  const { id, userID, kind, mailboxID, resourceID, at } = notices[0]!
  if (!isMailed(kind)) return false
  const reader = (await mailboxesOf(tx, [userID])).get(userID)
  const preferences = await preferencesOf(tx, userID)
  const isTheirs = mailboxID === userID || (await roleIn(tx, mailboxID, userID)) !== undefined
  if (!reader || reader.suspendedAt || !preferences.mail[kind] || !isTheirs) return false
  const { lines, business } = await told(tx, reader, notices, preferences.wordsInMails)
  if (lines.length === 0) return false

  const thread = notices.length === 1 ? `/${resourceID}` : ''
  const { email, firstName, lastName, language, edition } = reader
  const path = `/unsubscribe?token=${unsubscribeToken(userID, kind)}`
  await noteMailing(tx, { userID, kind, mailboxID })
  await queueMail(tx, {
    template: kinds[kind].template,
    to: email,
    language,
    edition,
    userID,
    data: {
      firstName,
      lastName,
      business,
      count: String(lines.length),
      list: listOf(lines),
      link: editionLink(edition, `/business/${mailboxID}/requests${thread}`),
      unsubscribe: editionLink(edition, path),
    },
    dedupeKey: `${kind}:${id}:${at.getTime()}`,
  })
  return true
}

/** A line for each thing that is there and unread, of somebody whom the reader still meets; those that are shown with words, when they want them. */
async function told(
  tx: Tx,
  { userID, language }: Mailbox,
  notices: readonly DueNotice[],
  words: boolean,
): Promise<{ lines: string[]; business: string }> {
  const ids = notices.map(({ resourceID }) => resourceID)
  const hidden = await hiddenFrom(tx, { userID })
  const facts = await inquiryFacts(tx, ids, language)
  const readNumber = await readNumbersOf(tx, userID, ids)
  const lines: string[] = []
  let business = ''
  for (const { kind, resourceID: requestID, mailboxID, actorID, step } of notices) {
    const about = facts.get(requestID)
    if (!about) continue
    const { S, R } = about.mailboxes
    const [own, other, side] = mailboxID === S.id ? [S, R, 'S' as const] : [R, S, 'R' as const]
    business = own.name
    // Read a moment ago, and not told yet.
    if (other.isGone || hidden.has(actorID) || readNumber(requestID, side) >= step) continue
    const isInWords = words && lines.length < linesMax
    // How it ended is not told in words.
    const newest =
      isInWords && kind !== 'inquiry.ended' ? await messagesAfter(tx, requestID, step - 1, 1) : []
    const said = newest.map(({ content }) => content)
    lines.push(isInWords ? `${other.name}: ${[about.subject, ...said].join(' – ')}` : other.name)
  }
  return { lines, business }
}

const linesMax = 5
const lineMax = 160

/** The first lines, each in one piece and cut where it is long; how many more there are. */
function listOf(lines: readonly string[]): string {
  const shown = lines.slice(0, linesMax).map((line) => {
    const letters = [...line.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()]
    return `• ${letters.length > lineMax ? `${letters.slice(0, lineMax - 1).join('')}…` : letters.join('')}`
  })
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`• +${more}`] : [])].join('\n')
}
