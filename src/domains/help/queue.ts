// Enquiries as support agents see them in the console: the list, and one with all that was said and noted about it.
import type { EnquiryCase, ListedEnquiry } from '../../contract/enquiries.ts'
import { limits } from '../../contract/limits.ts'
import { personName } from '../../contract/person-name.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { record } from '../audit/recording.ts'
import { namesForStaff } from '../businesses/listing.ts'
import { colleaguesOf } from '../profiles/colleagues.ts'
import { assignedAmong, notesOf } from '../staff/cases.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { enquiryQueue, requireEnquiry, type KeptEnquiry } from './handling.ts'
import { othersOf } from './others.ts'
import { findQueue, findThread, findWaiting, type EnquiryPlace } from './queries.ts'

type Wanted = {
  state: 'open' | 'closed'
  language: string
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/** Open enquiries, oldest first, or closed ones, newest first, fifty at a time, for support agents. Throws as `requireStaff`. */
export async function listEnquiries(
  db: Db,
  staff: Staff,
  { state, language, after, cursorOf }: Wanted,
): Promise<{ items: ListedEnquiry[]; nextCursor: string | null }> {
  await requireStaff(db, staff, ['support'])
  const list = `enquiries ${state}`
  const rows = await findQueue(db, {
    state,
    behind: placeAt(after(list)),
    limit: limits.enquiriesPageSize + 1,
  })
  const shown = rows.slice(0, limits.enquiriesPageSize)
  const assigned = await assignedAmong(
    db,
    enquiryQueue,
    shown.map(({ ticket }) => ticket),
  )
  const colleague = await colleaguesOf(
    db,
    [...assigned.values()].map(({ userID }) => userID),
    language,
  )
  const items = shown.map((row) => entryOf(row, colleague, assigned.get(row.ticket)?.userID))
  const last = shown.at(-1)
  const isMore = rows.length > shown.length && last !== undefined
  return { items, nextCursor: isMore ? cursorOf(list, `${last.ticket} ${last.place}`) : null }
}

function placeAt(position: string | undefined): EnquiryPlace | undefined {
  const [ticket, ...at] = position?.split(' ') ?? []
  return ticket === undefined ? undefined : { at: at.join(' '), ticket }
}

const hourMs = 3_600_000

function entryOf(
  row: KeptEnquiry & { answers: number },
  colleague: Awaited<ReturnType<typeof colleaguesOf>>,
  holder: string | undefined,
): ListedEnquiry {
  const { ticket, receivedAt, closedAt, fields, language, edition, answers } = row
  const isDue = answers === 0 && closedAt === null
  return {
    ticket,
    receivedAt: receivedAt.toISOString(),
    dueAt: isDue ? new Date(receivedAt.getTime() + limits.enquiryHours * hourMs).toISOString() : null,
    language,
    edition,
    name: personName({ firstName: fields.firstName, lastName: fields.lastName }),
    businessName: fields.businessName,
    country: fields.country,
    answers,
    closedAt: closedAt?.toISOString() ?? null,
    assigned: holder === undefined ? null : colleague(holder),
  }
}

/**
 * One enquiry with its answers and notes, and what else was said with its sender, for a support agent, whose reading is noted.
 * Throws NotFound, and as `requireStaff`.
 */
export function readEnquiry(
  db: Db,
  staff: Staff,
  { ticket, language }: { ticket: string; language: string },
): Promise<EnquiryCase> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['support'])
    const enquiry = await requireEnquiry(tx, ticket)
    const others = await othersOf(tx, enquiry)
    await record(tx, {
      by: `user:${staff.userID}`,
      act: 'enquiry.read',
      about: { type: enquiryQueue, id: ticket },
      ...(others.length > 0 && { details: { others: others.map((other) => other.ticket) } }),
    })
    return caseOf(tx, enquiry, others, language)
  })
}

async function caseOf(
  tx: Tx,
  enquiry: KeptEnquiry,
  others: Awaited<ReturnType<typeof othersOf>>,
  language: string,
): Promise<EnquiryCase> {
  const { ticket, fields, businessID, closedBy, note } = enquiry
  const key = { queue: enquiryQueue, caseID: ticket }
  const thread = await findThread(tx, ticket)
  const notes = await notesOf(tx, key)
  const holder = (await assignedAmong(tx, enquiryQueue, [ticket])).get(ticket)?.userID
  const closer = closedBy?.startsWith('user:') ? closedBy.slice('user:'.length) : undefined
  const answers = [...thread, ...others.flatMap((other) => other.thread)]
  const people = [...answers.map(({ by }) => by), ...notes.map(({ userID }) => userID), holder, closer]
  const colleague = await colleaguesOf(
    tx,
    people.filter((one) => one !== undefined),
    language,
  )
  const said = ({ answerID, by, at, text }: (typeof thread)[number]) => ({
    answerID,
    by: colleague(by),
    at: at.toISOString(),
    text,
  })
  const names = businessID === null ? undefined : await namesForStaff(tx, [businessID], language)
  return {
    ...entryOf({ ...enquiry, answers: thread.length }, colleague, holder),
    fields,
    business: businessID === null ? null : { businessID, name: names?.get(businessID) ?? '' },
    thread: thread.map(said),
    others: others.map((other) => ({ ...other, thread: other.thread.map(said) })),
    notes: notes.map(({ noteID, userID, at, text }) => ({
      noteID,
      by: colleague(userID),
      at: at.toISOString(),
      text,
    })),
    closedBy: closer === undefined ? closedBy : colleague(closer).name,
    note,
  }
}

/** How many enquiries wait, and since when the oldest does; for the console's home. */
export const waitingEnquiries = (db: Db | Tx) => findWaiting(db)
