// Need-help enquiries as support agents deal with them (P7.11, D57): each waits for an answer within a day.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { EnquiryFields, ticketNumber } from './help.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { CaseNote, Colleague, NoteText, StaffReason } from './staff.ts'
import { plainText } from './text.ts'

const section = '6'
const At = z.iso.datetime()
const Ticket = z.string().regex(ticketNumber)
const params = z.strictObject({ ticket: Ticket })
const shared = { access: 'staff', staff: ['support'], section } as const
const act = { ...shared, method: 'POST', rateLimit: rateLimits.consoleAct, params } as const
const errors = ['NotFound', 'TooManyRequests'] as const

const Listed = z.object({
  ticket: Ticket,
  receivedAt: At,
  /** When its first answer is due; null once it was answered or closed. */
  dueAt: At.nullable(),
  /** What its sender reads. */
  language: z.string(),
  edition: z.string(),
  name: z.string(),
  businessName: z.string(),
  country: z.string(),
  answers: z.int(),
  closedAt: At.nullable(),
  assigned: Colleague.nullable(),
})
export type ListedEnquiry = z.infer<typeof Listed>

export const listEnquiries = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/enquiries',
  summary:
    'Enquiries: the open ones, oldest first, or those that were closed, newest first; fifty at a time.',
  query: z.strictObject({
    state: z.enum(['open', 'closed']).default('open'),
    cursor: z.string().max(200).optional(),
  }),
  ok: z.object({ items: z.array(Listed), nextCursor: z.string().nullable() }),
})

const Answered = z.object({ answerID: Id, by: Colleague, at: At, text: z.string() })

const Enquiry = Listed.extend({
  fields: EnquiryFields,
  /** The company for which one of its people asks. */
  business: z.object({ businessID: Id, name: z.string() }).nullable(),
  thread: z.array(Answered),
  /** Other enquiries with the same address, and those whose numbers this one names, oldest first, at most 20. */
  others: z.array(
    z.object({
      ticket: Ticket,
      receivedAt: At,
      closedAt: At.nullable(),
      email: z.string(),
      words: z.string(),
      thread: z.array(Answered),
    }),
  ),
  notes: z.array(CaseNote),
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type EnquiryCase = z.infer<typeof Enquiry>

export const showEnquiry = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/enquiries/:ticket',
  summary:
    'One enquiry with its answers and notes, and what else was said with its sender; each reading leaves an entry in the audit log.',
  params,
  ok: Enquiry,
  errors: ['NotFound'],
})

export const answerEnquiry = endpoint({
  ...act,
  path: '/console/enquiries/:ticket/answer',
  creates: true,
  summary: 'Answers an enquiry by mail to its sender; the answer stays in its thread.',
  body: z.strictObject({
    text: plainText({ max: limits.enquiryAnswerMax, min: 1, lines: true }),
    /** What it is about, for the log. */
    reason: StaffReason,
  }),
  ok: z.object({ answerID: Id }),
  errors,
})

export const closeEnquiry = endpoint({
  ...act,
  path: '/console/enquiries/:ticket/close',
  summary: 'Closes an open enquiry, saying what was done.',
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
  errors,
})

export const takeEnquiry = endpoint({
  ...act,
  path: '/console/enquiries/:ticket/take',
  summary: 'Takes an enquiry; `from` is the colleague from whom it is taken over.',
  body: z.strictObject({ from: Id.optional() }),
  ok: z.object({}),
  errors: [...errors, 'CaseTaken'],
})

export const releaseEnquiry = endpoint({
  ...act,
  path: '/console/enquiries/:ticket/release',
  summary: 'Leaves an enquiry for colleagues.',
  ok: z.object({}),
  errors,
})

export const noteEnquiry = endpoint({
  ...act,
  path: '/console/enquiries/:ticket/note',
  creates: true,
  summary: 'Adds a note for colleagues to an enquiry.',
  body: z.strictObject({ text: NoteText }),
  ok: z.object({}),
  errors,
})

export const deleteEnquiry = endpoint({
  ...act,
  staff: [],
  path: '/console/enquiries/:ticket/delete',
  summary: 'Removes an enquiry with its answers and notes for good, as its sender asked.',
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
  errors,
})
