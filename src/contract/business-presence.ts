// Where a company is shown, and whether it is there at all (P1.5 and P2.24; D43).
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { ListCode } from './business-fields.ts'
import { Id } from './businesses.ts'
import { editionsMost } from './editions.ts'
import { endpoint } from './endpoint.ts'

const path = '/business/profile/:id'
const params = z.strictObject({ id: Id })
const Revision = z.int32().min(0)

export const saveHiddenEditions = endpoint({
  method: 'PUT',
  path: `${path}/editions`,
  access: 'manager',
  section: '1',
  rateLimit: rateLimits.save,
  summary: 'Says from which editions a company hides: only its own people find it and its products there.',
  params,
  body: z.strictObject({
    revision: Revision,
    /** Codes; at least one edition shows it. */
    hiddenEditions: z.array(ListCode.min(1)).max(editionsMost),
  }),
  ok: z.object({ revision: Revision }),
  errors: ['NotFound', 'NotAllowed', 'Stale', 'TooManyRequests'],
})

export const removeBusiness = endpoint({
  method: 'DELETE',
  path,
  access: 'owner',
  section: '2',
  rateLimit: rateLimits.save,
  summary: 'Takes a company off every page; it can be restored for 30 days.',
  params,
  body: z.strictObject({ companyName: z.string().max(400) }),
  ok: z.object({ restorableUntil: z.iso.datetime() }),
  errors: ['NotFound', 'NotAllowed', 'NameDiffers', 'TooManyRequests'],
})

export const restoreBusiness = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  access: 'user',
  section: '2',
  rateLimit: rateLimits.save,
  summary: 'Brings a removed company back within 30 days, with its people; for who owned it.',
  params,
  ok: z.object({ key: z.string() }),
  errors: ['NotFound', 'NameReserved', 'NameTaken', 'TooManyBusinesses', 'TooManyRequests'],
})
