// Requests to a company and the conversations they begin (P2.26, P3.8 and P7.10; D2, D24 to D27, D44).
import * as z from 'zod'
import { Author } from './authors.ts'
import { rateLimits } from './rate-limits.ts'
import { Id, PageKey, Picture } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { Attachment, UploadToken } from './files.ts'
import { otherSubject } from './inquiry-subjects.ts'
import { limits } from './limits.ts'
import { ReportWords } from './safety.ts'
import { plainText } from './text.ts'
import { WishedCertificate, WishState } from './wished-documents.ts'

const At = z.iso.datetime()
/** S is who sent the inquiry, R who received it. */
export const Side = z.enum(['S', 'R'])
export type SideName = z.infer<typeof Side>

/** due and late while the receiver owes the first answer; answered; ended without one; none where the receiver wrote first. */
export const AnswerState = z.object({
  state: z.enum(['due', 'late', 'answered', 'ended', 'none']),
  dueAt: At,
  answeredAt: At.nullable(),
})

export const Inquiry = z.object({
  requestID: Id,
  /** What the mailbox that asks is in it. */
  side: Side,
  from: Author,
  to: Author,
  /** Who wrote the first message: the receiver only in a follow-up. */
  begunBy: Side,
  /** The person who asked, beside the company they asked as. */
  sentBy: Author,
  senderType: z.enum(['user', 'business']),
  /** As it was sent, and in the language of the reader. */
  subject: z.string(),
  subjectText: z.string(),
  status: z.enum(['open', 'closed']),
  createdAt: At,
  lastAt: At,
  closedAt: At.nullable(),
  closedBy: Side.nullable(),
  /** What the inquiry was sent from; null when it was the company's page. */
  product: z
    .object({ productID: Id, name: z.string(), key: PageKey.nullable(), picture: Picture })
    .nullable(),
  answer: AnswerState,
  certificate: WishedCertificate.nullable(),
  /** The beginning of the newest message, and whose it is. */
  preview: z.object({ text: z.string(), from: Side }),
  /** Messages of the other side that the caller has not seen. */
  unread: z.int(),
  messageCount: z.int(),
  /** The conversation that this one follows, and the one that follows it. */
  previousID: Id.nullable(),
  followUpID: Id.nullable(),
})
export type InquiryEntry = z.infer<typeof Inquiry>

export const Message = z.object({
  /** Counts from 1 within its conversation without gaps. */
  number: z.int(),
  content: z.string(),
  datetime: At,
  from: Side,
  type: z.literal('text'),
  /** As they were called when they wrote it. */
  author: z.object({ userID: Id, name: z.string() }),
  attachments: z.array(Attachment),
})
export type MessageEntry = z.infer<typeof Message>

const section = '7'
/** Tokens of files that were checked, in the order in which they are shown. */
const attachments = z.array(UploadToken).max(limits.attachmentsMax).optional()
const Content = plainText({ min: 1, max: limits.messageMax, lines: true })
/** 'Other' is no subject, it asks for one (D26). */
const Subject = plainText({ min: 1, max: limits.subjectMax, isProse: true }).refine(
  (subject) => subject !== otherSubject,
  {
    error: 'Type a subject',
    params: { why: 'short' },
  },
)
/** Of a message, in an address. */
const numberIn = z.coerce.number().int().max(limits.countedMax)
const one = z.strictObject({ rid: Id })
/** The mailbox that acts: the caller's own id or that of one of their companies. */
const acting = z.strictObject({ bid: Id })
const errors = ['NotFound', 'TooManyRequests'] as const

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/business/request',
  access: 'user',
  section,
  creates: true,
  sameWithin: 60,
  rateLimit: rateLimits.inquiry,
  summary:
    'Sends an inquiry to a company, as oneself or, with `from`, as one of one’s companies; with `previousID` either side follows up. The same again within a minute is the same inquiry.',
  body: z.strictObject({
    /** A company, or whoever the conversation was with that it follows. */
    to: Id,
    from: Id.optional(),
    subject: Subject,
    message: Content,
    /** The product it is about, of that company. */
    productID: Id.optional(),
    /** A closed conversation of the same two that it follows; who asked in it stays the sender, whoever begins. */
    previousID: Id.optional(),
    attachments,
  }),
  ok: Inquiry,
  errors: [...errors, 'ConnectionsOnly', 'Limited', 'AllowanceUsed', 'SameText', 'AttachmentGone'],
})

/** What of a conversation fits the words that were searched for, beside its subject and names. */
export const Passage = z.object({
  /** A piece of a message on one line, or the name of a file. */
  text: z.string(),
  /** Where each place that fits begins and ends in the text, one after the other. */
  marks: z.array(z.int()),
  isFile: z.boolean(),
  /** The message is older than what a conversation shows at first: the page before this number has it. */
  before: z.int().nullable(),
})
export type PassageEntry = z.infer<typeof Passage>

/** A conversation in the list of a mailbox. */
export const ListedInquiry = Inquiry.extend({ passage: Passage.nullable() })
export type ListedInquiryEntry = z.infer<typeof ListedInquiry>

export const listInquiries = endpoint({
  method: 'GET',
  path: '/business/request',
  access: 'user',
  section,
  summary:
    'The conversations of a mailbox, newest first, 20 at once; words are looked for in subjects, names, products, messages and names of files.',
  query: z.strictObject({
    ubid: Id,
    search: z.string().max(limits.searchTextMax).default(''),
    show: z.enum(['all', 'unread', 'toAnswer', 'ended']).default('all'),
    /** Where words are looked for: `names` spares the messages. */
    among: z.enum(['everything', 'names']).default('everything'),
    sort: z.enum(['created', 'activity']).default('created'),
    cursor: z.string().max(200).optional(),
  }),
  ok: z.object({
    requests: z.array(ListedInquiry),
    /** Whether all messages were searched, the newest alone, or none, since there was no time for it. */
    searched: z.enum(['all', 'newest', 'names']),
    nextCursor: z.string().nullable(),
    counts: z.object({ all: z.int(), unread: z.int(), toAnswer: z.int(), ended: z.int() }),
  }),
  errors: ['NotFound'],
})

export const showInquiry = endpoint({
  method: 'GET',
  path: '/business/request/:rid/get-messages',
  access: 'user',
  section,
  summary:
    'A conversation with its newest 50 messages, oldest of them first; `before` and `after` are message numbers.',
  params: one,
  query: acting.extend({
    before: numberIn.min(1).optional(),
    after: numberIn.min(0).optional(),
  }),
  ok: z.object({
    request: Inquiry,
    messages: z.array(Message),
    /** What people in it were called before, since it began; each message names its author as of then. */
    pastNames: z.array(z.object({ userID: Id, name: z.string(), until: At })),
    /** Older messages than these are there. */
    hasOlder: z.boolean(),
    /** The last message that the caller had seen. */
    readNumber: z.int(),
    /** The last message that somebody of the other side has seen; 0 for none, and where either of the two keeps that to themself. */
    readByOther: z.int(),
    /** Why nothing can be written now; null when it can. */
    silentBecause: z.enum(['closed', 'blocked', 'gone']).nullable(),
    document: WishState.nullable(),
    /** Since when the company that received it calls it won; always null for the other side. */
    wonAt: At.nullable(),
    /** It has ended, nothing follows it yet, and the other side can be written to. */
    mayFollowUp: z.boolean(),
  }),
  errors: ['NotFound'],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/business/request/:rid/send-message',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.message,
  summary: 'Writes into an open conversation.',
  params: one,
  query: acting,
  body: z.strictObject({ content: Content, attachments }),
  ok: Message,
  errors: [...errors, 'InquiryClosed', 'PartyBlocked', 'AttachmentGone'],
})

export const showAttachment = endpoint({
  method: 'GET',
  path: '/business/request/:rid/attachment/:id',
  access: 'user',
  section,
  summary: 'Where a file of a conversation is read for the next two minutes, by its parties alone.',
  params: one.extend({ id: Id }),
  query: acting,
  ok: z.object({
    attachment: Attachment,
    /** Saves the file under its name. */
    url: z.string(),
    /** Pictures of it, smallest first; none for a kind that has none. */
    previews: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
    expiresAt: At,
  }),
  errors: ['NotFound'],
})

export const endInquiry = endpoint({
  method: 'POST',
  path: '/business/request/:rid/end-request',
  access: 'user',
  section,
  summary: 'Ends a conversation for both sides, for good; ended again it answers the same.',
  params: one,
  query: acting,
  ok: Inquiry,
  errors: ['NotFound'],
})

export const readInquiry = endpoint({
  method: 'POST',
  path: '/business/request/:rid/read',
  access: 'user',
  section,
  summary: 'Notes that the caller has seen the messages up to a number; never fewer than before.',
  params: one,
  query: acting,
  body: z.strictObject({ number: z.int().min(0) }),
  ok: z.object({ unread: z.int() }),
  errors: ['NotFound'],
})

export const reportInquiry = endpoint({
  method: 'POST',
  path: '/business/request/:rid/report',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.report,
  summary: 'Reports a conversation: only then may a moderator read it, and each reading is logged.',
  params: one,
  query: acting,
  body: ReportWords,
  ok: z.object({ reportID: Id }),
  errors: [...errors, 'AlreadyReported'],
})

export const showInquiryAllowance = endpoint({
  method: 'GET',
  path: '/business/request/allowance',
  access: 'user',
  section,
  summary:
    'How many companies the acting identity may still write to for the first time today; with `to`, how many inquiries to that one.',
  query: z.strictObject({ businessID: Id.optional(), to: Id.optional() }),
  ok: z.object({
    left: z.int(),
    of: z.int(),
    resetsAt: At,
    /** What has least left: first contacts, or conversations with whom `to` names. */
    counts: z.enum(['firstContacts', 'withOne']),
  }),
  errors: ['NotFound'],
})

/** A mailbox of the caller: their own, or that of a company they belong to. */
export const Mailbox = z.object({ party: Author, unread: z.int(), toAnswer: z.int() })
export type MailboxEntry = z.infer<typeof Mailbox>

export const listMailboxes = endpoint({
  method: 'GET',
  path: '/mailboxes',
  access: 'user',
  section: '2',
  summary: 'The mailboxes of the caller, their own first, at most 51.',
  ok: z.array(Mailbox),
})
