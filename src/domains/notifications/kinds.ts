// What each kind of notification brings with it. A new kind is an entry here, texts, and whoever notes it.
import { teamKinds, type MailedKind, type NotificationKind } from '../../contract/notification-kinds.ts'
import type { NoticeMailData } from '../mail/notice-templates.ts'

type Kind = {
  /** Whether a mail is sent to who has said nothing about it. */
  mails: boolean
  /** Minutes that it must have been unread for a mail. */
  afterMinutes: number
  /** Minutes between two mails of the kind about one mailbox: what comes meanwhile goes together. */
  bundleMinutes: number
  template: keyof NoticeMailData
}

/** Those that are mailed as their reader chooses. */
export const kinds: Readonly<Record<MailedKind, Kind>> = {
  'inquiry.received': { mails: true, afterMinutes: 0, bundleMinutes: 5, template: 'inquiries-received' },
  'inquiry.replied': { mails: true, afterMinutes: 10, bundleMinutes: 60, template: 'messages-unread' },
  'inquiry.ended': { mails: false, afterMinutes: 10, bundleMinutes: 60, template: 'inquiries-ended' },
}

/** True for a kind whose mails are ours to send. */
export const isMailed = (kind: string): kind is MailedKind => Object.hasOwn(kinds, kind)

/** True for a kind that this version knows. */
export const isKind = (kind: string): kind is NotificationKind =>
  isMailed(kind) || teamKinds.some((known) => known === kind)
