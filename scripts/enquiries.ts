// Lists, shows, closes and deletes need-help enquiries in DATABASE_URL, in the name of the user of this machine. Called by bin/enquiries.mjs.
import { Email } from '../src/contract/accounts.ts'
import { EnquiryFields, type Enquiry } from '../src/contract/help.ts'
import { limits } from '../src/contract/limits.ts'
import { personName } from '../src/contract/person-name.ts'
import { lengthOf } from '../src/contract/text.ts'
import {
  closeEnquiry,
  countOpen,
  enquiriesOf,
  openEnquiries,
  removeEnquiry,
  requireEnquiry,
  type KeptEnquiry,
} from '../src/domains/help/handling.ts'
import { ticketFrom } from '../src/domains/help/tickets.ts'
import type { Db } from '../src/platform/db.ts'
import { onDatabase, operator, plainly, said, say, type Answer } from './operator.ts'

async function answerTo(words: readonly string[]): Promise<Answer> {
  const [act = '', typed = '', note = ''] = words
  if (act === 'of') return answerOf(typed)
  const ticket = ticketFrom(typed)
  if (ticket === undefined && (act !== 'list' || typed !== ''))
    return said(2, `"${typed}" is not a number such as H-26-7KQ4M2.`)
  if (lengthOf(note) > limits.enquiryNoteMax)
    return said(2, `--note: at most ${limits.enquiryNoteMax} characters.`)
  const unknown =
    act === 'close'
      ? `No open enquiry has the number ${ticket}.`
      : `No enquiry is known with the number ${ticket}.`
  return onDatabase({ unknown, missing: 'enquiries' }, (db) => answerFrom(db, act, ticket, note))
}

async function answerFrom(db: Db, act: string, ticket = '', note: string): Promise<Answer> {
  switch (act) {
    case 'show':
      return said(0, detailsOf(await requireEnquiry(db, ticket)))
    case 'close':
      await closeEnquiry(db, operator(), { ticket, note })
      return said(0, `${ticket} closed.`)
    case 'delete':
      await removeEnquiry(db, operator(), { ticket })
      return said(0, `${ticket} deleted.`)
    default:
      return said(0, await openList(db, ticket || undefined))
  }
}

/** What there is of an address, open and closed. */
async function answerOf(typed: string): Promise<Answer> {
  const email = Email.safeParse(typed)
  if (!email.success) return said(2, `"${plainly(typed)}" is no e-mail address.`)
  return onDatabase({ unknown: '', missing: 'enquiries' }, async (db) => {
    const found = await enquiriesOf(db, email.data)
    if (found.length === 0) return said(0, `No enquiry is kept of ${email.data}.`)
    return said(0, found.map((enquiry) => `${lineFor(enquiry)}  ${stateOf(enquiry)}`).join('\n'))
  })
}

async function openList(db: Db, after: string | undefined): Promise<string> {
  if (after !== undefined) await requireEnquiry(db, after)
  const enquiries = await openEnquiries(db, after)
  const last = enquiries.at(-1)
  if (!last) return after === undefined ? 'No enquiry is open.' : `No open enquiry came after ${after}.`
  const more = await countOpen(db, last.ticket)
  return [
    ...enquiries.map(lineFor),
    ...(more > 0 ? [`… and ${more} more: npm run enquiries -- --after ${last.ticket}`] : []),
  ].join('\n')
}

const lineFor = ({ ticket, receivedAt, edition, language, businessID, fields }: KeptEnquiry): string =>
  [
    ticket,
    minuteOf(receivedAt),
    `${edition}/${language}`,
    fields.country.padEnd(2),
    plainly(fields.email),
    ...[nameOf(fields), fields.businessName].filter(Boolean).map(plainly),
    ...(businessID === null ? [] : [`for ${businessID}`]),
  ].join('  ')

const stateOf = ({ closedAt }: KeptEnquiry) => (closedAt ? 'closed' : 'open')

const nameOf = ({ firstName, lastName }: Enquiry) => personName({ firstName, lastName })

function detailsOf(enquiry: KeptEnquiry): string {
  const { ticket, receivedAt, edition, language, businessID, fields, closedAt, closedBy, note } = enquiry
  return [
    `${ticket}  ${minuteOf(receivedAt)}  ${edition}/${language}  ${stateOf(enquiry)}`,
    ...(businessID === null ? [] : [`  company: ${businessID}`]),
    // As the form asks them; the database keeps them in an order of its own.
    ...Object.keys(EnquiryFields.shape).flatMap((name) => lineOf(name, fields[name as keyof Enquiry])),
    ...(closedAt ? [`  closed ${minuteOf(closedAt)} by ${closedBy}`, ...quoted(note ?? '')] : []),
  ].join('\n')
}

/** What a field says; nothing for one that was left empty. */
function lineOf(name: string, value: Enquiry[keyof Enquiry]): string[] {
  if (typeof value === 'object' && value !== null)
    return value.phoneNumber === ''
      ? []
      : [`  ${name}: ${plainly(`${value.countryCode} ${value.phoneNumber}`)}`]
  if (value === '' || value === null) return []
  const text = String(value)
  return text.includes('\n') ? [`  ${name}:`, ...quoted(text)] : [`  ${name}: ${plainly(text)}`]
}

const quoted = (text: string) => text.split('\n').map((line) => `  | ${plainly(line)}`)

const minuteOf = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

say(await answerTo(process.argv.slice(2)))
