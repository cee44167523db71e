// Every kind of notification. A new one is an entry in the file of what it is about, a line in the contract, and its words
// on the page.
import type { MailedKind, NotificationKind } from '../../contract/notification-kinds.ts'
import { inquiryKinds, inquiryMails } from './inquiry-kinds.ts'
import type { Kind, MailRule } from './kind.ts'
import { teamKinds } from './team-kinds.ts'

export const kinds: Readonly<Record<NotificationKind, Kind>> = { ...inquiryKinds, ...teamKinds }

/** Those that are mailed as their reader chooses. */
export const mailRules: Readonly<Record<MailedKind, MailRule>> = inquiryMails
