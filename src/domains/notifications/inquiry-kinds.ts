// What notifications of conversations bring with them.
import type { InquiryKind } from '../../contract/notification-kinds.ts'
import { limits } from '../../contract/limits.ts'
import { mailboxPath, requestPath } from '../../contract/slugs.ts'
import { subjectText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import {
  inquiryFacts,
  messagesAt,
  readNumbersOf,
  type InquiryFacts,
  type MessageWords,
} from '../inquiries/facts.ts'
import { noteSeen } from '../inquiries/reading.ts'
import type { Kind, MailRule, Matter, Told } from './kind.ts'
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
  pathOf: (mailboxID: string, [notice, ...more]: readonly DueNotice[]) =>
    notice === undefined || more.length > 0
      ? mailboxPath(mailboxID)
      : requestPath(mailboxID, notice.resourceID),
  told: toldOf,
}

export const inquiryMails: Readonly<Record<InquiryKind, MailRule>> = {
  'inquiry.received': {
    ...mail,
    afterMinutes: 0,
    bundleMinutes: 5,
    template: 'inquiries-received',
  },
  'inquiry.replied': {
    ...mail,
    afterMinutes: limits.unreadMailMinutes,
    bundleMinutes: 60,
    template: 'messages-unread',
  },
  'inquiry.ended': {
    ...mail,
    afterMinutes: 10,
    bundleMinutes: 60,
    template: 'inquiries-ended',
  },
}

/** A line for each conversation that is there and unread, of somebody whom the reader still meets. */
async function toldOf(tx: Tx, matters: readonly Matter[], linesMax: number): Promise<Told[]> {
  const factsOf = await factsIn(tx, matters)
  const readNumber = await readNumbersOf(
    tx,
    matters.map(({ reader }) => reader.userID),
    idsIn(matters),
  )
  const unread = matters.map((matter) => {
    const found = matter.notices.flatMap((notice) => {
      const about = factsOf(matter.reader.language, notice.resourceID)
      return about ? [{ notice, about, ...sidesOf(notice, about) }] : []
    })
    // What was read a moment ago is not told yet.
    const isNews = ({ notice: { actorID, resourceID, step }, other, side }: (typeof found)[number]) =>
      !other.isGone &&
      !matter.reader.hidden.has(actorID) &&
      readNumber(matter.reader.userID, resourceID, side) < step
    return { ...matter, business: found.at(-1)?.own.name ?? '', news: found.filter(isNews) }
  })
  const shown = unread.map((one) => ({ ...one, count: one.news.length, news: one.news.slice(0, linesMax) }))
  // How it ended is not told in words.
  const inWords = shown
    .filter(({ reader }) => reader.words)
    .flatMap(({ news }) => news.map(({ notice }) => notice))
  const newestIn = await messagesAt(
    tx,
    inWords
      .filter(({ kind }) => kind !== 'inquiry.ended')
      .map(({ resourceID: requestID, step: number }) => ({ requestID, number })),
  )
  return shown.map(({ reader, business, count, news }) => ({
    business,
    count,
    lines: news.map(({ notice, about, other }) => {
      if (!reader.words) return other.name
      const newest = notice.kind === 'inquiry.ended' ? undefined : newestIn(about.requestID, notice.step)
      const said = [about.subject, about.product, newest && wordsOf(newest)]
      return `${other.name}: ${said.filter((one) => one !== null && one !== undefined).join(' – ')}`
    }),
  }))
}

const idsIn = (matters: readonly Matter[]) =>
  matters.flatMap(({ notices }) => notices.map(({ resourceID }) => resourceID))

/** The facts of all conversations, each in the languages of those who are told of it. */
async function factsIn(tx: Tx, matters: readonly Matter[]) {
  const facts = new Map<string, Map<string, InquiryFacts>>()
  for (const [language, own] of Map.groupBy(matters, ({ reader }) => reader.language))
    facts.set(language, await inquiryFacts(tx, idsIn(own), language))
  return (language: string, requestID: string) => facts.get(language)?.get(requestID)
}

function sidesOf({ mailboxID }: DueNotice, { mailboxes: { S, R } }: InquiryFacts) {
  return mailboxID === S.id
    ? { own: S, other: R, side: 'S' as const }
    : { own: R, other: S, side: 'R' as const }
}

const wordsMax = 160

/** The beginning of a long message, and on a line of their own the names of the files that went with it. */
function wordsOf({ content, files }: MessageWords): string {
  const letters = [...content]
  const begun = letters.length > wordsMax ? `${letters.slice(0, wordsMax - 1).join('')}…` : content
  return [begun, files.join(' · ')].join('\n')
}
