// Every kind of notification. A new one is an entry in the file of what it is about, a line in the contract, and its words
// on the page.
import type { MailedKind, MailedNotice, NotificationKind } from '../../contract/notification-kinds.ts'
import { connectionKinds } from './connection-kinds.ts'
import { inquiryKinds, inquiryMails } from './inquiry-kinds.ts'
import type { Kind, MailRule } from './kind.ts'
import { socialKinds } from './social-kinds.ts'
import { teamKinds } from './team-kinds.ts'

export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  ...inquiryKinds,
  ...teamKinds,
  ...connectionKinds,
  ...socialKinds,
}

/** Those that are mailed as their reader chooses. */
export const mailRules: Readonly<Record<MailedNotice, MailRule>> = inquiryMails

/** Whether a mail is sent to who has said nothing about its kind. */
export const mailedUnasked: Readonly<Record<MailedKind, boolean>> = {
  'inquiry.received': inquiryMails['inquiry.received'].mails,
  'inquiry.replied': inquiryMails['inquiry.replied'].mails,
  'inquiry.ended': inquiryMails['inquiry.ended'].mails,
  'inquiry.sent': true,
}
