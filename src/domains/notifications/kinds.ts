// Every kind of notification. A new one is an entry in the file of what it is about, a line in the contract, and its words
// on the page.
import type { ChosenNotice, NotificationKind } from '../../contract/notification-kinds.ts'
import { boostKinds, boostMails } from './boost-kinds.ts'
import { connectionKinds, connectionMails } from './connection-kinds.ts'
import { groupKinds, groupMails } from './group-kinds.ts'
import { inquiryKinds, inquiryMails } from './inquiry-kinds.ts'
import { importKinds, importMails } from './import-kinds.ts'
import type { Kind, MailRule } from './kind.ts'
import { membershipKinds } from './membership-kinds.ts'
import { moderationKinds } from './moderation-kinds.ts'
import { socialKinds, socialMails } from './social-kinds.ts'
import { teamKinds } from './team-kinds.ts'
import { verificationKinds } from './verification-kinds.ts'

export const kinds: Readonly<Record<NotificationKind, Kind>> = {
  ...inquiryKinds,
  ...teamKinds,
  ...membershipKinds,
  ...verificationKinds,
  ...importKinds,
  ...boostKinds,
  ...moderationKinds,
  ...connectionKinds,
  ...groupKinds,
  ...socialKinds,
}

/** Those of which people choose how they are told: the mail of each, and its part of a digest. */
export const mailRules: Readonly<Record<ChosenNotice, MailRule>> = {
  ...inquiryMails,
  ...importMails,
  ...boostMails,
  ...connectionMails,
  ...groupMails,
  ...socialMails,
}
