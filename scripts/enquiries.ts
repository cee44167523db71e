// Lists, shows and closes need-help enquiries in DATABASE_URL, in the name of the user of this machine. Called by bin/enquiries.mjs.
import type { Enquiry } from '../src/contract/help.ts'
import { limits } from '../src/contract/limits.ts'
import { personName } from '../src/contract/person-name.ts'
import { lengthOf } from '../src/contract/text.ts'
import { closeEnquiry, openEnquiries, showEnquiry, type KeptEnquiry } from '../src/domains/help/handling.ts'
import { ticketFrom } from '../src/domains/help/tickets.ts'
import { onDatabase, operator, plainly, said, say, type Answer } from './operator.ts'

async function answerTo(words: readonly string[]): Promise<Answer> {
  const [act, typed = '', note = ''] = words
  const ticket = ticketFrom(typed) ?? ''
  if (act !== 'list' && ticket === '') return said(2, `"${typed}" is not a number such as H-26-7KQ4M2.`)
  if (lengthOf(note) > limits.enquiryNoteMax)
    return said(2, `--note: at most ${limits.enquiryNoteMax} characters.`)
  const unknown =
    act === 'close'
      ? `No open enquiry has the number ${ticket}.`
      : `No enquiry is known with the number ${ticket}.`
  return onDatabase({ unknown, missing: 'enquiries' }, async (db) => {
    if (act === 'list') return said(0, listOf(await openEnquiries(db)))
    if (act === 'show') return said(0, detailsOf(await showEnquiry(db, ticket)))
    await closeEnquiry(db, operator(), { ticket, note })
    return said(0, `${ticket} closed.`)
  })
}

function listOf(enquiries: readonly KeptEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiry is open.'
  return enquiries
    .map(({ ticket, receivedAt, edition, language, fields }) =>
      [
        ticket,
        minuteOf(receivedAt),
        `${edition}/${language}`,
        fields.country.padEnd(2),
        plainly(fields.email),
        ...[nameOf(fields), fields.businessName].filter(Boolean).map(plainly),
      ].join('  '),
    )
    .join('\n')
}

const nameOf = ({ firstName, lastName }: Enquiry) => personName({ firstName, lastName })

function detailsOf({ ticket, receivedAt, edition, language, fields, ...closing }: KeptEnquiry): string {
  const { closedAt, closedBy, note } = closing
  return [
    `${ticket}  ${minuteOf(receivedAt)}  ${edition}/${language}  ${closedAt ? 'closed' : 'open'}`,
    ...Object.entries(fields).flatMap(([name, value]) => lineOf(name, value)),
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
