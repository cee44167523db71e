// What owners and admins read of the audit log: their company's part (T33).
import * as z from 'zod'
import { CountryOfRecord, Id, StateOfRecord } from './businesses.ts'
import { endpoint } from './endpoint.ts'

/** What people of a company do to it; they are named, with what they gave as a reason. */
export const actsOfPeople = [
  'business.renamed',
  'business.namedIn',
  'business.moved',
  'business.removed',
  'business.restored',
  'team.accepted',
  'team.admitted',
  'team.role',
  'team.removed',
  'team.left',
  'team.transferred',
  'verification.requested',
  'verification.appealed',
  'verification.withdrawn',
  'certificate.changed',
  'key.made',
  'key.ended',
  'appeal.made',
] as const

/** What staff or the program do; of staff nobody is named, and what they noted stays with them. */
const actsOfOurs = [
  'plan.began',
  'plan.grace',
  'plan.ended',
  'support.booked',
  'verification.asked',
  'verification.granted',
  'verification.refused',
  'verification.found',
  'verification.ended',
  'verification.read',
  'certificate.read',
  'certificate.confirmed',
  'certificate.unconfirmed',
  'action.hidden',
  'action.removed',
  'action.warned',
  'action.limited',
  'action.suspended',
  'action.undone',
  'appeal.upheld',
  'appeal.dismissed',
  'dispute.upheld',
  'key.used',
  'business.merged',
  'business.unmerged',
] as const

export const companyActs = [...actsOfPeople, ...actsOfOurs] as const
export type CompanyAct = (typeof companyActs)[number]

const Person = z.object({ userID: Id, name: z.string() })
const Place = z.object({ city: z.string().nullable(), state: StateOfRecord, country: CountryOfRecord })

const LogEntry = z.object({
  id: Id,
  at: z.iso.datetime(),
  act: z.enum(companyActs),
  /** Who did it, `key` for a program of the company's own; null for whoever is known here no more. */
  by: z.union([
    z.object({ kind: z.literal('person'), person: Person.nullable() }),
    z.object({ kind: z.enum(['staff', 'program', 'key']) }),
  ]),
  /** To whom in the team. */
  whom: Person.nullable(),
  role: z.enum(['owner', 'admin', 'member']).nullable(),
  /** What it was called before and after; empty for no name in that language. */
  names: z.object({ before: z.string(), after: z.string() }).nullable(),
  /** In which language that is, beside its own. */
  language: z.object({ code: z.string(), name: z.string() }).nullable(),
  places: z.object({ before: Place, after: Place }).nullable(),
  reason: z.string().nullable(),
})
export type LogEntryEntry = z.infer<typeof LogEntry>

export const listCompanyLog = endpoint({
  method: 'GET',
  path: '/audit/:id',
  access: 'manager',
  section: '6',
  summary: 'What the audit log says of a company, for its owners and admins, newest first, 50 at a time.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  ok: z.object({ entries: z.array(LogEntry), nextCursor: z.string().nullable() }),
  errors: ['NotFound', 'NotAllowed'],
})
