// Appeals against what moderators decided: made once by the other side, decided by somebody else than who decided.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { Email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Assigned, At, Case, Colleague, Decision, Note } from './moderation.ts'
import { moderationActions, restrictionKinds, ruleCodes } from './moderation-rules.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'
import { reportableTypes } from './resources.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'

const section = '6'
const staff = ['moderator'] as const
const reportedTypes = [...reportableTypes, 'inquiry'] as const
const verdicts = ['upheld', 'dismissed'] as const
const AppealText = plainText({ max: limits.appealTextMax, min: 1, lines: true })

/** A decision as the other side is told it: no names of who reported or decided. */
export const ToldDecision = z.object({
  decisionID: Id,
  type: z.enum(reportedTypes),
  /** What it is about, as it was called. */
  name: z.string(),
  businessID: Id.nullable(),
  action: z.enum(moderationActions),
  limits: z.array(z.enum(restrictionKinds)),
  until: At.nullable(),
  contents: z.enum(['stay', 'hide']).nullable(),
  rule: z.enum(ruleCodes).nullable(),
  words: z.string(),
  decidedAt: At,
  undoneAt: At.nullable(),
  appealableUntil: At,
  mayAppeal: z.boolean(),
  appeal: z
    .object({ text: z.string(), madeAt: At, verdict: z.enum(verdicts).nullable(), decidedAt: At.nullable() })
    .nullable(),
})
export type ToldDecisionEntry = z.infer<typeof ToldDecision>

const decisionParams = z.strictObject({ decisionID: Id })

export const showAppeal = endpoint({
  method: 'GET',
  path: '/appeals/:decisionID',
  access: 'user',
  section,
  summary:
    'What moderators decided about the caller or a company they manage, and their appeal; NotFound for everybody else.',
  params: decisionParams,
  ok: ToldDecision,
  errors: ['NotFound'],
})

export const makeAppeal = endpoint({
  method: 'POST',
  path: '/appeals/:decisionID',
  access: 'user',
  section,
  rateLimit: rateLimits.appeal,
  summary: 'Appeals against a decision, once and within 30 days.',
  params: decisionParams,
  body: z.strictObject({ text: AppealText }),
  ok: ToldDecision,
  errors: ['NotFound', 'AlreadyAppealed', 'AppealOver', 'TooManyRequests'],
})

export const appealSuspended = endpoint({
  method: 'POST',
  path: '/appeals/:decisionID/suspended',
  access: 'visitor',
  section,
  rateLimit: rateLimits.exportSuspended,
  summary: 'The same for whoever proves to have a suspended account, which nobody can log in to.',
  params: decisionParams,
  body: z.strictObject({
    email: Email,
    password: KnownPassword,
    code: SecondFactor.optional(),
    text: AppealText,
  }),
  ok: ToldDecision,
  errors: [
    'WrongCredentials',
    'CodeNeeded',
    'WrongCode',
    'NotSuspended',
    'NotFound',
    'AlreadyAppealed',
    'AppealOver',
    'TooManyRequests',
  ],
})

export const AppealRow = z.object({
  appealID: Id,
  decisionID: Id,
  caseID: Id,
  type: z.enum(reportedTypes),
  name: z.string(),
  action: z.enum(moderationActions),
  madeAt: At,
  dueAt: At,
  verdict: z.enum(verdicts).nullable(),
  decidedAt: At.nullable(),
  assigned: Assigned.nullable(),
  /** Whether whoever asks took part in what is appealed, and so decides another one. */
  isOwn: z.boolean(),
})
export type AppealRowEntry = z.infer<typeof AppealRow>

export const listAppeals = endpoint({
  method: 'GET',
  path: '/console/appeals',
  access: 'staff',
  staff,
  section,
  summary: 'Appeals: open ones by when they are due, the oldest first, or decided ones, the newest first.',
  query: z.strictObject({
    state: z.enum(['open', 'closed']).default('open'),
    cursor: z.string().max(300).optional(),
  }),
  /** `open` is how many wait in all. */
  ok: z.object({ items: z.array(AppealRow), nextCursor: z.string().nullable(), open: z.int() }),
})

const appealParams = z.strictObject({ appealID: Id })

export const showAppealCase = endpoint({
  method: 'GET',
  path: '/console/appeals/:appealID',
  access: 'staff',
  staff,
  section,
  summary: 'An appeal with its text, the decision, and the case that it is about.',
  params: appealParams,
  ok: AppealRow.extend({
    by: Colleague,
    text: z.string(),
    reason: z.string().nullable(),
    decision: Decision,
    case: Case,
    notes: z.array(Note),
  }),
  errors: ['NotFound', 'OwnCase'],
})

const act = { method: 'POST', access: 'staff', staff, section, rateLimit: rateLimits.consoleAct } as const

export const takeAppeal = endpoint({
  ...act,
  path: '/console/appeals/:appealID/take',
  summary: 'Takes an appeal in hand; from whoever has it where `from` names them.',
  params: appealParams,
  body: z.strictObject({ from: Id.optional() }),
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'CaseTaken', 'TooManyRequests'],
})

export const releaseAppeal = endpoint({
  ...act,
  path: '/console/appeals/:appealID/release',
  summary: 'Leaves an appeal for others.',
  params: appealParams,
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

export const noteAppeal = endpoint({
  ...act,
  path: '/console/appeals/:appealID/notes',
  creates: true,
  summary: 'Adds a note for colleagues to an appeal.',
  params: appealParams,
  body: z.strictObject({ text: plainText({ max: limits.staffNoteMax, min: 1, lines: true }) }),
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

export const decideAppeal = endpoint({
  ...act,
  path: '/console/appeals/:appealID/decide',
  summary:
    'Decides an appeal, never by who took part in what is appealed: upheld, the decision is undone and everything comes back.',
  params: appealParams,
  body: z.strictObject({ verdict: z.enum(verdicts), reason: StaffReason }),
  ok: z.object({ cameBack: z.boolean() }),
  errors: ['NotFound', 'CaseDecided', 'DecidedByYou', 'OwnCase', 'TooManyRequests'],
})
