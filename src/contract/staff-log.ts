// What staff read of the audit log in the console (T33, D57).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'

const StaffLogEntry = z.object({
  id: Id,
  at: z.iso.datetime(),
  /** `user:ID`, `os:NAME` or `system`, and what that person is called. */
  actor: z.string(),
  actorName: z.string().nullable(),
  act: z.string(),
  about: z.object({ type: z.string(), id: z.string() }),
  businessID: Id.nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type StaffLogEntry = z.infer<typeof StaffLogEntry>

/** A thing of the log as TYPE:ID, such as report:ID. */
export const About = z.string().regex(/^[a-z-]{1,40}:\S{1,100}$/)

export const listStaffLog = endpoint({
  method: 'GET',
  path: '/console/audit',
  access: 'staff',
  staff: ['support', 'verifier', 'moderator', 'edition-manager'],
  section: '6',
  summary:
    'The audit log, newest first, 50 at a time: what one did oneself, for platform admins all of it; with `about`, for them and moderators, all about one thing.',
  query: z.strictObject({ about: About.optional(), cursor: z.string().max(200).optional() }),
  ok: z.object({ entries: z.array(StaffLogEntry), nextCursor: z.string().nullable() }),
})
