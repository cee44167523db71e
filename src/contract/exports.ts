// All that a company or a person has here, as one file to keep.
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { Email } from './accounts.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'

export const Export = z.object({
  jobID: Id,
  status: z.enum(['waiting', 'running', 'ready', 'failed', 'expired']),
  /** 0 to 100. */
  progress: z.int(),
  askedAt: z.iso.datetime(),
  /** While it is ready: how large, how long it can be fetched, and where; the address itself runs out after minutes. */
  bytes: z.int().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  url: z.string().nullable(),
})
export type ExportEntry = z.infer<typeof Export>

const section = '2'

export const exportBusiness = endpoint({
  method: 'POST',
  path: '/business/:id/export',
  access: 'owner',
  section,
  creates: true,
  rateLimit: rateLimits.export,
  summary:
    'Begins to gather all that a company has: JSON, CSV and files. One that is under way is answered again.',
  params: z.strictObject({ id: Id }),
  ok: Export,
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const showBusinessExport = endpoint({
  method: 'GET',
  path: '/business/:id/export/:jobID',
  access: 'owner',
  section,
  summary: 'How far an export is, and where it can be fetched.',
  params: z.strictObject({ id: Id, jobID: Id }),
  ok: Export,
  errors: ['NotFound', 'NotAllowed'],
})

export const listBusinessExports = endpoint({
  method: 'GET',
  path: '/business/:id/export',
  access: 'owner',
  section,
  summary: 'The exports of the last 30 days, newest first, at most 10.',
  params: z.strictObject({ id: Id }),
  ok: z.array(Export),
  errors: ['NotFound', 'NotAllowed'],
})

export const exportAccount = endpoint({
  method: 'POST',
  path: '/account/export',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.exportAccount,
  summary:
    'Begins to gather all that is kept of the caller, with their password, and the second factor where there is one: JSON, CSV and files. One that is under way is answered again.',
  body: z.strictObject({ password: KnownPassword, code: SecondFactor.optional() }),
  ok: Export,
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})

export const showAccountExport = endpoint({
  method: 'GET',
  path: '/account/export/:jobID',
  access: 'user',
  section,
  summary: 'How far an export of the caller’s own data is, and where it can be fetched.',
  params: z.strictObject({ jobID: Id }),
  ok: Export,
  errors: ['NotFound'],
})

export const listAccountExports = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'user',
  section,
  summary: 'The exports of the caller’s own data of the last 30 days, newest first, at most 10.',
  ok: z.array(Export),
})

export const exportSuspendedAccount = endpoint({
  method: 'POST',
  path: '/account/export/suspended',
  access: 'visitor',
  section,
  rateLimit: rateLimits.exportSuspended,
  summary:
    'The same for whoever proves to have a suspended account, which nobody can log in to: begins it, or answers the one there is, with its address while it is ready.',
  body: z.strictObject({ email: Email, password: KnownPassword, code: SecondFactor.optional() }),
  ok: Export,
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'NotSuspended', 'TooManyRequests'],
})
