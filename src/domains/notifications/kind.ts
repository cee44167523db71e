// What each kind of notification brings with it: where it leads, what it is called, what else is read with it, its mail.
import type { ServerText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import type { DueNotice } from './queries/mailings.ts'

/** What was noted, as far as a kind makes its address and title of it; `company` is the one it was told through or is about. */
export type Noted = {
  resourceID: string
  mailboxID: string
  title: string
  company: { businessID: string; name: string; key: string } | null
}

/** What somebody has read by the notification alone. */
export type Read = { userID: string; resourceID: string; mailboxID: string; step: number }

export type Kind = {
  /** The page that it leads to. */
  pathOf(noted: Noted): string
  /** What it is called in the reader's language; empty for what has no name. */
  titleOf(title: string, language: string): string
  /** The name of its company where that may be gone: null as it is called now. */
  companyNameOf?(title: string): string | null
  /** Notes as read what it tells of, when somebody has read the notification. */
  noteRead?(tx: Tx, read: Read): Promise<void>
}

/** What a mail of a kind is, apart from what it tells: a text of the mails, or of news what they are. */
export type MailRule = {
  /** Minutes that it must have been unread for a mail. */
  afterMinutes: number
  /** Minutes between two mails of the kind about one mailbox: what comes meanwhile goes together. */
  bundleMinutes: number
  template: 'inquiries-received' | 'messages-unread' | 'inquiries-ended' | 'news'
  /** What the news are, as a heading says it. */
  what?: ServerText
  /** Where a mail about these leads, the newest first. */
  pathOf(mailboxID: string, notices: readonly DueNotice[]): string
  /**
   * What of each matter is there and still unread, of others than who is `hidden` from its reader, in the order of the
   * matters. As many queries for many as for one, some of them for each language and edition.
   */
  told(tx: Tx, matters: readonly Matter[], linesMax: number): Promise<Told[]>
}
/** With the words of people in mails, or without; `own` holds the reader and their companies. */
export type Reader = {
  userID: string
  language: string
  edition: string
  words: boolean
  hidden: ReadonlySet<string>
  own: ReadonlySet<string>
}
/** What one mail, or a part of a digest, is about. */
export type Matter = { reader: Reader; notices: readonly DueNotice[] }
/** Whose mailbox it is, the first of what is to be told, a text each, and how much that is in all. */
export type Told = { business: string; lines: string[]; count: number }
