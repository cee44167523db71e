// Texts for errors, mails and tables on the server, by explicit id; pages use the compiled catalogues through macros.
import { errorTable, type ErrorName } from '../contract/errors.ts'
import { documentSubject, inquirySubjects } from '../contract/inquiry-subjects.ts'
import { limitText } from '../contract/limit-texts.ts'
import jaErrors from './ja/errors.json' with { type: 'json' }
import esErrors from './es/errors.json' with { type: 'json' }
import itErrors from './it/errors.json' with { type: 'json' }
import zhErrors from './zh/errors.json' with { type: 'json' }
import jaMails from './ja/mails.json' with { type: 'json' }
import esMails from './es/mails.json' with { type: 'json' }
import itMails from './it/mails.json' with { type: 'json' }
import zhMails from './zh/mails.json' with { type: 'json' }
import jaTables from './ja/tables.json' with { type: 'json' }
import esTables from './es/tables.json' with { type: 'json' }
import itTables from './it/tables.json' with { type: 'json' }
import zhTables from './zh/tables.json' with { type: 'json' }
import jaExports from './ja/exports.json' with { type: 'json' }
import esExports from './es/exports.json' with { type: 'json' }
import itExports from './it/exports.json' with { type: 'json' }
import zhExports from './zh/exports.json' with { type: 'json' }
import jaInquiries from './ja/inquiries.json' with { type: 'json' }
import esInquiries from './es/inquiries.json' with { type: 'json' }
import itInquiries from './it/inquiries.json' with { type: 'json' }
import zhInquiries from './zh/inquiries.json' with { type: 'json' }
import jaInvoices from './ja/invoices.json' with { type: 'json' }
import jaImports from './ja/imports.json' with { type: 'json' }
import jaStatus from './ja/status.json' with { type: 'json' }
import esInvoices from './es/invoices.json' with { type: 'json' }
import esImports from './es/imports.json' with { type: 'json' }
import esStatus from './es/status.json' with { type: 'json' }
import itInvoices from './it/invoices.json' with { type: 'json' }
import itImports from './it/imports.json' with { type: 'json' }
import itStatus from './it/status.json' with { type: 'json' }
import zhInvoices from './zh/invoices.json' with { type: 'json' }
import zhImports from './zh/imports.json' with { type: 'json' }
import zhStatus from './zh/status.json' with { type: 'json' }

/** A text with its id and what it says in English; `{name}` stands for a value, or for the limit of that name. */
export type ServerText = { id: string; message: string }

const catalogues: Record<string, Record<string, string>> = {
  ja: {
    ...jaErrors,
    ...jaMails,
    ...jaTables,
    ...jaExports,
    ...jaInquiries,
    ...jaInvoices,
    ...jaStatus,
    ...jaImports,
  },
  es: {
    ...esErrors,
    ...esMails,
    ...esTables,
    ...esExports,
    ...esInquiries,
    ...esInvoices,
    ...esStatus,
    ...esImports,
  },
  it: {
    ...itErrors,
    ...itMails,
    ...itTables,
    ...itExports,
    ...itInquiries,
    ...itInvoices,
    ...itStatus,
    ...itImports,
  },
  zh: {
    ...zhErrors,
    ...zhMails,
    ...zhTables,
    ...zhExports,
    ...zhInquiries,
    ...zhInvoices,
    ...zhStatus,
    ...zhImports,
  },
}

/** `text` in `language`, in English where a language has none, with its values put in as they are. */
export function serverText(
  text: ServerText,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const message = catalogues[language]?.[text.id] ?? text.message
  return message.replaceAll(
    /\{(\w+)\}/g,
    (asked, name: string) => values[name] ?? limitText(name, language) ?? asked,
  )
}

const waitText: ServerText = /*i18n*/ {
  id: 'error.TooManyRequestsFor',
  message: 'Too many requests. Please try again in {wait}.',
}

/** P8: with what its bank says. */
const declinedText: ServerText = /*i18n*/ {
  id: 'error.CardDeclined',
  message: 'You have error in your card information: {reason}',
}

/** D57: until when, and where it is read why and appealed. */
const limitedText: ServerText = /*i18n*/ {
  id: 'error.LimitedUntil',
  message: 'By a decision of our moderators you cannot do this until {until}. Why, and how to appeal: {page}',
}

type Details = {
  retryAfter?: unknown
  declined?: { message?: unknown }
  until?: unknown
  decisionID?: unknown
}

/**
 * The text of an error in `language`; English where a language has none. `error`, when given, says how long it takes until it may be
 * tried again, what the bank of a card says, or until when moderators limit somebody.
 */
export function errorText(name: string, language: string, error?: unknown): string {
  const details = ((error ?? {}) as { details?: Details }).details ?? {}
  const { retryAfter: seconds, declined, until, decisionID } = details
  if (name === 'TooManyRequests' && typeof seconds === 'number')
    return serverText(waitText, language, { wait: waitIn(language, seconds) })
  if (name === 'CardRefused' && typeof declined?.message === 'string')
    return serverText(declinedText, language, { reason: declined.message })
  if (name === 'Limited' && typeof until === 'string' && typeof decisionID === 'string') {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(until),
    )
    return serverText(limitedText, language, { until: day, page: `/appeals/${decisionID}` })
  }
  const entry = errorTable[name as ErrorName] ?? errorTable.InternalError
  return serverText(entry.text, language)
}

/** A time of so many seconds in whole minutes, or hours once it is more than two; never less than it is. */
function waitIn(language: string, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, unit] = minutes > 120 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const documentHead = documentSubject.message.replace('{certificate}', '')

/** The subject of an inquiry: one of the pick list or a wish for a document in `language`, any other as it was typed. */
export function subjectText(subject: string, language: string): string {
  const known = inquirySubjects.find(({ message }) => message === subject)
  if (known) return serverText(known, language)
  if (!subject.startsWith(documentHead)) return subject
  return serverText(documentSubject, language, { certificate: subject.slice(documentHead.length) })
}
