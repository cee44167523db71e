// All that a company has here, as one file to keep.
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'

export const BusinessExport = z.object({
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
export type BusinessExportEntry = z.infer<typeof BusinessExport>

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
  ok: BusinessExport,
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
})

export const showBusinessExport = endpoint({
  method: 'GET',
  path: '/business/:id/export/:jobID',
  access: 'owner',
  section,
  summary: 'How far an export is, and where it can be fetched.',
  params: z.strictObject({ id: Id, jobID: Id }),
  ok: BusinessExport,
  errors: ['NotFound', 'NotAllowed'],
})

export const listBusinessExports = endpoint({
  method: 'GET',
  path: '/business/:id/export',
  access: 'owner',
  section,
  summary: 'The exports of the last 30 days, newest first, at most 10.',
  params: z.strictObject({ id: Id }),
  ok: z.array(BusinessExport),
  errors: ['NotFound', 'NotAllowed'],
})
