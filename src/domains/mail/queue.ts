// Asks for a mail: it is written where the caller writes, and sent soon after the commit (I8).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { isLanguage } from '../../contract/locale.ts'
import { mailAddress } from '../../contract/mail-address.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { editionOf } from '../editions/editions.ts'
import type { BillingStaffMailData } from './billing-staff-templates.ts'
import type { BillingMailData } from './billing-templates.ts'
import type { CompanyMailData } from './company-templates.ts'
import type { HelpMailData } from './help-templates.ts'
import { isOwnLink } from './links.ts'
import type { MembershipMailData } from './membership-templates.ts'
import type { ModerationMailData } from './moderation-templates.ts'
import type { NoticeMailData } from './notice-templates.ts'
import { insertMails, type NewMail } from './queries.ts'
import type { TeamMailData } from './team-templates.ts'
import type { VerificationMailData } from './verification-templates.ts'

/** The person greeted. */
type Name = { firstName: string; lastName: string }
/** `link` is one of our own addresses; `until` and `at` are moments as `toISOString` writes them, `day` is YYYY-MM-DD. */
type Link = { link: string }
type At = { at: string }

/** What each mail says beside its fixed text. */
export type MailData = {
  /** Proves the address of a new account. */
  'verify-email': Name & Link & { until: string }
  /** Somebody registered with an address that has an account; `link` leads to the log-in. */
  'account-exists': Name & Link
  /** A log-in from a device not seen before; `link` leads to the list of sessions. */
  'new-device': Name & Link & At & { device: string }
  /** Sets a new password. */
  'reset-password': Name & Link & { until: string }
  /** `link` leads to the page for a forgotten password. */
  'password-changed': Name & Link & At
  /** To the new address: proves it. */
  'email-change': Name & Link & { until: string }
  /** To the old address, once the new one counts; `email` is the new one. */
  'email-changed': Name & At & { email: string }
  /** `link` leads to the page for a forgotten password. */
  'two-factor-on': Name & Link & At
  'two-factor-off': Name & Link & At
  'codes-off': Name & Link & At
  'passkey-added': Name & Link & At
  'passkey-removed': Name & Link & At
  'wrong-codes': Name & Link & At
  /** `link` leads to the log-in, where it can be restored until then. */
  'account-deleted': Name & Link & At & { until: string }
  /** To whatever address a stranger typed: their words are not in it, nor their name. */
  'enquiry-received': { ticket: string }
} & { [T in keyof TeamMailData]: Name & TeamMailData[T] } & {
  [T in keyof CompanyMailData]: Name & CompanyMailData[T]
} & {
  [T in keyof BillingStaffMailData]: Name & BillingStaffMailData[T]
} & {
  [T in keyof MembershipMailData]: Name & MembershipMailData[T]
} & {
  [T in keyof VerificationMailData]: Name & VerificationMailData[T]
} & {
  [T in keyof ModerationMailData]: Name & ModerationMailData[T]
} & {
  [T in keyof NoticeMailData]: Name & NoticeMailData[T]
} & BillingMailData &
  HelpMailData
export type MailTemplate = keyof MailData

export type Mail = {
  [T in MailTemplate]: {
    template: T
    /** One mailbox, as the contract's `mailAddress` allows it. */
    to: string
    /** Of the reader; English stands for one that is not ours. */
    language: string
    /** Code of the edition whose brand the mail bears. */
    edition: string
    data: MailData[T]
    /** Says which mail this is, without any secret: asked for twice it is sent once. */
    dedupeKey: string
    userID?: string
  }
}[MailTemplate]

const dataMax = 2_000
/** Of an answer to an enquiry, a letter of which may be two units. */
const answerMax = 2 * limits.enquiryAnswerMax

/**
 * Writes `mail` within `tx`; it is sent once the transaction is committed, and not at all when one with its key was
 * asked for before. Throws InvalidInput for an address that is none and RangeError for anything else that cannot be.
 */
export function queueMail(tx: Tx, mail: Mail): Promise<void> {
  return queueMails(tx, [mail])
}

/** The same of many at once, by one statement: all or none. */
export async function queueMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await insertMails(tx, mails.map(checked))
}

function checked(mail: Mail): NewMail {
  if (mail.to.length > 254 || !mailAddress.test(mail.to))
    throw new AppError('InvalidInput', { fields: { email: 'not a mail address' } })
  if (!editionOf(mail.edition)) throw new RangeError('a mail of an edition that is none')
  const data: Record<string, string> = mail.data
  for (const [name, value] of Object.entries(data))
    if (value.length > (name === 'answer' ? answerMax : dataMax))
      throw new RangeError(`a mail with a ${name} that is too long`)
  for (const moment of [data.at, data.until])
    if (moment !== undefined && Number.isNaN(Date.parse(moment)))
      throw new RangeError('a mail with a moment that is none')
  if (data.day !== undefined && !isDay(data.day)) throw new RangeError('a mail with a day that is none')
  for (const link of [data.link, data.unsubscribe])
    if (link !== undefined && !isOwnLink(link))
      throw new RangeError('a mail with a link that leaves our origins')
  return {
    mailID: uuidv7(),
    dedupeKey: mail.dedupeKey,
    template: mail.template,
    language: isLanguage(mail.language) ? mail.language : 'en',
    edition: mail.edition,
    userID: mail.userID,
    recipient: mail.to,
    data,
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
