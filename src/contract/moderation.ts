// Reports as moderators see them in the console: cases with the thing as it was, decisions about them, and undoing these.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { moderationActions, restrictionKinds, ruleCodes } from './moderation-rules.ts'
import { rateLimits } from './rate-limits.ts'
import { reportableTypes } from './resources.ts'
import { reportReasons } from './safety.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'

const section = '6'
export const At = z.iso.datetime()
const staff = ['moderator'] as const
const reportedTypes = [...reportableTypes, 'inquiry'] as const
const verdicts = ['upheld', 'dismissed'] as const

export const Colleague = z.object({ userID: Id, name: z.string() })
/** A person or company, with where it is read; null for what is on no page. */
const Party = z.object({ type: z.enum(['user', 'business']), id: Id, name: z.string(), isGone: z.boolean() })

export const Assigned = Colleague.extend({ at: At, isYou: z.boolean() })

export const CaseRow = z.object({
  caseID: Id,
  type: z.enum(reportedTypes),
  resourceID: Id,
  /** As it is called now, else as it was when it was reported. */
  name: z.string(),
  isGone: z.boolean(),
  /** As many as are counted: `limits.reportersCounted`. */
  reporters: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  openedAt: At,
  dueAt: At,
  closedAt: At.nullable(),
  verdict: z.enum(verdicts).nullable(),
  action: z.enum(moderationActions).nullable(),
  assigned: Assigned.nullable(),
})
export type CaseRowEntry = z.infer<typeof CaseRow>

const cursor = z.string().max(300).optional()

export const listCases = endpoint({
  method: 'GET',
  path: '/console/reports',
  access: 'staff',
  staff,
  section,
  summary:
    'Cases of reported things: open ones by when they are due, the oldest first, or closed ones, the newest first.',
  query: z.strictObject({
    state: z.enum(['open', 'closed']).default('open'),
    type: z.enum(reportedTypes).optional(),
    cursor,
  }),
  /** `open` is how many wait in all. */
  ok: z.object({ items: z.array(CaseRow), nextCursor: z.string().nullable(), open: z.int() }),
  errors: ['NotFound'],
})

export const nextCase = endpoint({
  method: 'GET',
  path: '/console/reports/next',
  access: 'staff',
  staff,
  section,
  summary:
    'The case to look at next: the one that is due first among those that nobody else has in hand; null for none.',
  query: z.strictObject({ type: z.enum(reportedTypes).optional(), besides: Id.optional() }),
  ok: z.object({ caseID: Id.nullable() }),
})

/** A thing as somebody saw it; bounded in size. */
export const Snapshot = z.object({
  name: z.string(),
  /** In every language in which it was written; `language` where it may be written in several. */
  texts: z.array(z.object({ field: z.string(), text: z.string(), language: z.string().optional() })),
  pictures: z.array(z.string()),
  /** Whether it was longer than is kept. */
  isCut: z.boolean(),
  /** The language of the page on which it was reported; null for how it is now, and for older reports. */
  seenIn: z.string().nullable(),
})
export type SnapshotEntry = z.infer<typeof Snapshot>

export const Decision = z.object({
  decisionID: Id,
  caseID: Id,
  type: z.enum(reportedTypes),
  resourceID: Id,
  verdict: z.enum(verdicts),
  action: z.enum(moderationActions),
  limits: z.array(z.enum(restrictionKinds)),
  until: At.nullable(),
  contents: z.enum(['stay', 'hide']).nullable(),
  rule: z.enum(ruleCodes).nullable(),
  reason: z.string(),
  words: z.string(),
  /** Null for a command of the machine. */
  decidedBy: Colleague.nullable(),
  decidedAt: At,
  undone: z
    .object({
      at: At,
      by: Colleague.nullable(),
      as: z.enum(['undo', 'appeal']),
      reason: z.string().nullable(),
    })
    .nullable(),
  appeal: z.object({ appealID: Id, verdict: z.enum(verdicts).nullable() }).nullable(),
})
export type DecisionEntry = z.infer<typeof Decision>

export const Note = z.object({ noteID: Id, by: Colleague, at: At, text: z.string() })

export const Case = CaseRow.extend({
  reports: z.array(
    z.object({
      reportID: Id,
      by: Colleague.extend({ reports: z.int(), upheld: z.int() }),
      reason: z.enum(reportReasons),
      text: z.string(),
      at: At,
      snapshot: Snapshot.nullable(),
    }),
  ),
  /** The thing as it is now; null when it is not there. */
  now: Snapshot.nullable(),
  /** Where everybody who meets it reads it. */
  path: z.string().nullable(),
  /** What it said before, newest first. */
  versions: z.array(z.object({ text: z.string(), at: At })),
  party: Party.extend({
    decisions: z.array(Decision),
    limits: z.array(z.object({ kind: z.enum(restrictionKinds), until: At })),
    reportsAgainst: z.int(),
    /** Companies that would have no owner who may act while this person is suspended. */
    ownedAlone: z.array(z.object({ businessID: Id, name: z.string() })),
  }).nullable(),
  /** About this thing, the newest first. */
  decisions: z.array(Decision),
  /** The removal of a company that waits for a second moderator. */
  proposal: z.object({ proposalID: Id, isOwn: z.boolean(), reason: z.string() }).nullable(),
  actions: z.array(z.enum(moderationActions)),
  notes: z.array(Note),
})
export type CaseEntry = z.infer<typeof Case>

const caseParams = z.strictObject({ caseID: Id })

export const showCase = endpoint({
  method: 'GET',
  path: '/console/reports/:caseID',
  access: 'staff',
  staff,
  section,
  summary:
    'A case with its reports, the thing as it was and is, and the records of both sides. No message of a conversation is in it.',
  params: caseParams,
  ok: Case,
  errors: ['NotFound', 'OwnCase'],
})

export const readCaseMessages = endpoint({
  method: 'POST',
  path: '/console/reports/:caseID/messages',
  access: 'staff',
  staff,
  section,
  rateLimit: rateLimits.consoleAct,
  summary:
    'The messages of a reported conversation while a report of it is open, the first 200; that they were read, and why, stands in the audit log.',
  params: caseParams,
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({
    subject: z.string(),
    messages: z.array(
      z.object({ number: z.int(), from: z.enum(['S', 'R']), by: z.string(), at: At, text: z.string() }),
    ),
  }),
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

const act = { method: 'POST', access: 'staff', staff, section, rateLimit: rateLimits.consoleAct } as const
const done = z.object({})

export const takeCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/take',
  summary: 'Takes a case in hand; from whoever has it where `from` names them.',
  params: caseParams,
  body: z.strictObject({ from: Id.optional() }),
  ok: done,
  errors: ['NotFound', 'OwnCase', 'CaseTaken', 'TooManyRequests'],
})

export const releaseCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/release',
  summary: 'Leaves a case for others.',
  params: caseParams,
  ok: done,
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

export const noteCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/notes',
  creates: true,
  summary: 'Adds a note for colleagues.',
  params: caseParams,
  body: z.strictObject({ text: plainText({ max: limits.staffNoteMax, min: 1, lines: true }) }),
  ok: done,
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

/** What is decided; which fields an action needs is said by the behaviour. */
export const Ruling = z.strictObject({
  verdict: z.enum(verdicts),
  action: z.enum(moderationActions),
  limits: z.array(z.enum(restrictionKinds)).max(restrictionKinds.length).default([]),
  /** Of a limit always, of a suspension where it has an end. */
  until: At.optional(),
  contents: z.enum(['stay', 'hide']).default('stay'),
  reason: StaffReason,
  ruleCode: z.enum(ruleCodes).optional(),
  /** What the other side is told beside the rule. */
  words: plainText({ max: limits.staffReasonMax, lines: true }).default(''),
})

export const decideCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/decide',
  summary:
    'Decides a case, for all its reports: both sides are told. The removal of a company is proposed, and done by a second moderator.',
  params: caseParams,
  body: Ruling,
  ok: z.object({ status: z.enum(['decided', 'proposed']), decisionID: Id.nullable() }),
  errors: [
    'NotFound',
    'CaseDecided',
    'OwnCase',
    'ActionNotPossible',
    'NotAllowed',
    'AlreadyProposed',
    'InvalidInput',
    'TooManyRequests',
  ],
})

export const secondCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/second',
  summary:
    'Removes a company as another moderator proposed, or declines the proposal; never for who made it.',
  params: caseParams,
  body: z.strictObject({ approve: z.boolean(), reason: StaffReason }),
  ok: z.object({ decisionID: Id.nullable() }),
  errors: ['NotFound', 'CaseDecided', 'OwnCase', 'SecondNeeded', 'ActionNotPossible', 'TooManyRequests'],
})

export const undoCase = endpoint({
  ...act,
  path: '/console/reports/:caseID/undo',
  summary:
    'Undoes what was decided about a case: what was taken down comes back, limits and suspension end; it can be decided anew.',
  params: caseParams,
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({ cameBack: z.boolean() }),
  errors: ['NotFound', 'NothingToUndo', 'AppealWaits', 'OwnCase', 'TooManyRequests'],
})
