// The console's home, people and companies (D57): what staff see of them, and what platform admins do.
import * as z from 'zod'
import { Role } from './business-management.ts'
import { Id, Subscription } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { staffRoles } from './staff-roles.ts'
import { StaffReason } from './staff.ts'

const section = '6'
const At = z.iso.datetime()
const act = {
  method: 'POST',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.consoleAct,
} as const
const seen = { method: 'GET', access: 'staff', section } as const
const Typed = z.strictObject({ text: z.string().trim().min(1).max(limits.searchTextMax) })

/** Queues that the home of the console counts. */
export const consoleQueues = [
  'enquiry',
  'verification',
  'certificate',
  'report',
  'appeal',
  'proposal',
  'transfer',
  'refund',
  'mail',
  'news',
] as const

export const showConsole = endpoint({
  ...seen,
  path: '/console',
  staff: ['support', 'verifier', 'moderator', 'edition-manager'],
  summary: 'How much waits in each queue that the caller may work on, and since when the oldest of it does.',
  ok: z.object({
    queues: z.array(z.object({ queue: z.enum(consoleQueues), count: z.int(), oldestAt: At.nullable() })),
  }),
})

const HeldRole = z.object({ role: z.enum(staffRoles), edition: z.string() })

const FoundPerson = z.object({
  userID: Id,
  name: z.string(),
  companyName: z.string().nullable(),
  country: z.string().nullable(),
  /** Whole for platform admins alone; null without an account. */
  email: z.string().nullable(),
  state: z.enum(['active', 'unproven', 'suspended', 'removed', 'none']),
})
export type FoundPersonEntry = z.infer<typeof FoundPerson>

export const findPeople = endpoint({
  ...seen,
  path: '/console/people',
  staff: ['support', 'moderator'],
  summary:
    'People whose name begins with a text, or whose whole address or id it is; the removed ones too, at most 50.',
  query: Typed,
  ok: z.array(FoundPerson),
})

/** An entry of the audit log as staff read it. */
const LogEntry = z.object({ at: At, act: z.string(), by: z.string(), reason: z.string().nullable() })
export type LogEntryShown = z.infer<typeof LogEntry>

export const showPerson = endpoint({
  ...seen,
  path: '/console/people/:userID',
  staff: ['support', 'moderator'],
  summary:
    'What staff see of a person and their account: no messages and no birth date; each reading leaves an entry in the audit log.',
  params: z.strictObject({ userID: Id }),
  ok: FoundPerson.extend({
    registeredAt: At.nullable(),
    lastSeenAt: At.nullable(),
    language: z.string().nullable(),
    edition: z.string().nullable(),
    hasSecondFactor: z.boolean(),
    sessions: z.int(),
    companies: z.array(z.object({ businessID: Id, name: z.string(), role: Role, isRemoved: z.boolean() })),
    roles: z.array(HeldRole),
    history: z.array(LogEntry),
  }),
  errors: ['NotFound'],
})

export const endSessionsOf = endpoint({
  ...act,
  path: '/console/people/:userID/end-sessions',
  summary: 'Ends every session of a person, and forgets the devices that their account knows.',
  params: z.strictObject({ userID: Id }),
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})

export const proposeRole = endpoint({
  ...act,
  path: '/console/people/:userID/role',
  creates: true,
  summary: 'Proposes to give a person a role of staff, or to take it; another platform admin approves.',
  params: z.strictObject({ userID: Id }),
  body: z.strictObject({
    change: z.enum(['grant', 'take']),
    role: z.enum(staffRoles),
    /** Of an edition manager. */
    edition: z.string().max(2).default(''),
    reason: StaffReason,
  }),
  ok: z.object({ proposalID: Id }),
  errors: ['NotFound', 'InvalidInput', 'AlreadyProposed', 'TooManyRequests'],
})

export const FoundCompany = z.object({
  businessID: Id,
  /** As the company wrote it first. */
  name: z.string(),
  otherNames: z.array(z.object({ language: z.string(), name: z.string() })),
  country: z.string(),
  city: z.string().nullable(),
  registerNumber: z.string().nullable(),
  state: z.enum(['shown', 'removed', 'given up']),
})
export type FoundCompanyEntry = z.infer<typeof FoundCompany>

export const findCompanies = endpoint({
  ...seen,
  path: '/console/companies',
  staff: ['support', 'moderator', 'verifier'],
  summary:
    'Companies whose name in any language begins with a text, or whose register number, website or id it is; the removed ones too, at most 50.',
  query: Typed,
  ok: z.array(FoundCompany),
})

export const showCompany = endpoint({
  ...seen,
  path: '/console/companies/:businessID',
  staff: ['support', 'moderator', 'verifier'],
  summary: 'What staff see of a company: facts, people, plan and its part of the audit log.',
  params: z.strictObject({ businessID: Id }),
  ok: FoundCompany.extend({
    createdAt: At,
    website: z.string().nullable(),
    verifiedUntil: z.iso.date().nullable(),
    plan: z.object({ subscription: Subscription, until: At.nullable() }),
    /** Minutes of support time in the paid year. */
    support: z.object({ used: z.int(), of: z.int() }),
    people: z.array(z.object({ userID: Id, name: z.string(), role: Role })),
    /** Into which company it was merged, and until when that can be taken back. */
    merged: z.object({ businessID: Id, name: z.string(), at: At, undoableUntil: At }).nullable(),
    history: z.array(LogEntry),
  }),
  errors: ['NotFound'],
})

export const proposePlan = endpoint({
  ...act,
  path: '/console/companies/:businessID/plan',
  creates: true,
  summary:
    'Proposes to give a company on the standard plan a paid one until a day, without money; another platform admin approves.',
  params: z.strictObject({ businessID: Id }),
  body: z.strictObject({
    plan: Subscription.exclude(['standard']),
    /** The last day by the company's clock. */
    until: z.iso.date(),
    reason: StaffReason,
  }),
  ok: z.object({ proposalID: Id }),
  errors: ['NotFound', 'OwnCase', 'InvalidInput', 'PlanNotAbove', 'AlreadyProposed', 'TooManyRequests'],
})
