// What notifications of conversations bring with them.
import type { InquiryKind } from '../../contract/notification-kinds.ts'
import { limits } from '../../contract/limits.ts'
import type { MessageEntry } from '../../contract/inquiries.ts'
import { mailboxPath, requestPath } from '../../contract/slugs.ts'
import { subjectText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import { inquiryFacts, messagesAfter, readNumbersOf } from '../inquiries/facts.ts'
import { noteSeen } from '../inquiries/reading.ts'
import type { Kind, Line, MailRule, Reader } from './kind.ts'
import type { DueNotice } from './queries/mailings.ts'

const ofConversation: Kind = {
  pathOf: ({ mailboxID, resourceID }) => requestPath(mailboxID, resourceID),
  titleOf: (title, language) => (title === '' ? '' : subjectText(title, language)),
  noteRead: (tx, { userID, resourceID: requestID, mailboxID, step: number }) =>
    noteSeen(tx, { userID, requestID, mailboxID, number }),
}

export const inquiryKinds: Readonly<Record<InquiryKind, Kind>> = {
  'inquiry.received': ofConversation,
  'inquiry.replied': ofConversation,
  'inquiry.ended': ofConversation,
}

const mail = {
  pathOf: (mailboxID: string, [requestID, ...more]: readonly string[]) =>
    requestID === undefined || more.length > 0 ? mailboxPath(mailboxID) : requestPath(mailboxID, requestID),
  told: toldOf,
}

export const inquiryMails: Readonly<Record<InquiryKind, MailRule>> = {
  'inquiry.received': {
    ...mail,
    mails: true,
    afterMinutes: 0,
    bundleMinutes: 5,
    template: 'inquiries-received',
  },
  'inquiry.replied': {
    ...mail,
    mails: true,
    afterMinutes: limits.unreadMailMinutes,
    bundleMinutes: 60,
    template: 'messages-unread',
  },
  'inquiry.ended': {
    ...mail,
    mails: false,
    afterMinutes: 10,
    bundleMinutes: 60,
    template: 'inquiries-ended',
  },
}

/** A line for each conversation that is there and unread, of somebody whom the reader still meets. */
async function toldOf(
  tx: Tx,
  { userID, language, hidden }: Reader,
  notices: readonly DueNotice[],
): Promise<{ lines: Line[]; business: string }> {
  const ids = notices.map(({ resourceID }) => resourceID)
  const facts = await inquiryFacts(tx, ids, language)
  const readNumber = await readNumbersOf(tx, userID, ids)
  const lines: Line[] = []
  let business = ''
  for (const { kind, resourceID: requestID, mailboxID, actorID, step } of notices) {
    const about = facts.get(requestID)
    if (!about) continue
    const { S, R } = about.mailboxes
    const [own, other, side] = mailboxID === S.id ? [S, R, 'S' as const] : [R, S, 'R' as const]
    business = own.name
    // Read a moment ago, and not told yet.
    if (other.isGone || hidden.has(actorID) || readNumber(requestID, side) >= step) continue
    lines.push(async (inWords) => {
      if (!inWords) return other.name
      // How it ended is not told in words.
      const newest = kind === 'inquiry.ended' ? [] : await messagesAfter(tx, requestID, step - 1, 1)
      return `${other.name}: ${[about.subject, ...(about.product === null ? [] : [about.product]), ...newest.map(wordsOf)].join(' – ')}`
    })
  }
  return { lines, business }
}

const wordsMax = 160

/** The beginning of a long message, and on a line of their own the names of the files that went with it. */
function wordsOf({ content, attachments }: MessageEntry): string {
  const letters = [...content]
  const begun = letters.length > wordsMax ? `${letters.slice(0, wordsMax - 1).join('')}…` : content
  return [begun, attachments.map(({ name }) => name).join(' · ')].join('\n')
}
