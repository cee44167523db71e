// People of the platform (D11, D57): their roles, the session that they unlock, and what waits for a second of them.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'
import { staffRoles } from './staff-roles.ts'
import { plainText } from './text.ts'

const section = '6'
const At = z.iso.datetime()

/** What has to be said with every act of staff. */
export const StaffReason = plainText({ max: limits.staffReasonMax, min: 1, lines: true })

export const NoteText = plainText({ max: limits.staffNoteMax, min: 1, lines: true })

/** One of staff, as colleagues see them. */
export const Colleague = z.object({ userID: Id, name: z.string() })
export type ColleagueEntry = z.infer<typeof Colleague>

/** What one of staff noted for the others beside a case. */
export const CaseNote = z.object({ noteID: Id, by: Colleague, at: At, text: z.string() })

const Standing = z.object({
  roles: z.array(z.enum(staffRoles)),
  /** Those that an edition manager looks after. */
  editions: z.array(z.string()),
  hasSecondFactor: z.boolean(),
  /** Until when this session stays unlocked unless it is used; null when it is locked. */
  unlockedUntil: At.nullable(),
})
export type StaffStanding = z.infer<typeof Standing>

export const showStaff = endpoint({
  method: 'GET',
  path: '/console/staff',
  access: 'user',
  section,
  summary: 'The roles of one of staff, and whether their session is unlocked; NotFound for everybody else.',
  ok: Standing,
  errors: ['NotFound'],
})

export const unlockConsole = endpoint({
  method: 'POST',
  path: '/console/unlock',
  access: 'user',
  section,
  rateLimit: rateLimits.unlock,
  summary:
    'Unlocks the session of one of staff by password and code or passkey: for 30 minutes from its last use, at most 8 hours.',
  body: z.strictObject({
    password: KnownPassword,
    code: SecondFactor.optional(),
  }),
  ok: Standing,
  errors: [
    'NotFound',
    'WrongCredentials',
    'SecondFactorNeeded',
    'CodeNeeded',
    'WrongCode',
    'TooManyRequests',
  ],
})

export const lockConsole = endpoint({
  method: 'POST',
  path: '/console/lock',
  access: 'user',
  section,
  rateLimit: rateLimits.consoleAct,
  summary: 'Locks the session of one of staff again.',
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})

/** What one of staff has proposed and another may do (four eyes). */
export const Proposal = z.object({
  proposalID: Id,
  /** What will be done, as the audit log will name it. */
  act: z.string(),
  about: z.object({ type: z.string(), id: z.string() }),
  businessID: Id.nullable(),
  input: z.record(z.string(), z.unknown()),
  reason: z.string(),
  proposedBy: Colleague,
  proposedAt: At,
  /** Whether whoever asks proposed it, and so may only take it back. */
  isOwn: z.boolean(),
})
