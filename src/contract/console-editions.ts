// Editions as their managers look after them (D11, D57): each by its own managers and platform admins.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'

const params = z.strictObject({ code: z.string().regex(/^[a-z]{2}$/) })
const shared = { access: 'staff', staff: ['edition-manager'], section: '6', params } as const
const Hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** What managers may change; null stands for what the edition came with. */
const Contact = z.strictObject({
  phone: plainText({ max: 40, min: 5 }).nullable(),
  hours: z.strictObject({ opens: Hour, closes: Hour }).nullable(),
  /** Ids of industries. */
  featured: z
    .array(z.string().regex(/^\d{4}$/))
    .min(1)
    .max(8)
    .nullable(),
})

export const showEdition = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/editions/:code',
  summary: 'Figures of an edition, its newest companies, and what its managers may change of it.',
  ok: z.object({
    code: z.string(),
    name: z.string(),
    /** Of companies in its country as they stand now, else of the last 30 days; at most ten minutes old. */
    figures: z.object({
      companies: z.int(),
      accounts: z.int(),
      inquiries: z.int(),
      /** Of those, within 24 hours. */
      answered: z.int(),
    }),
    latest: z.array(
      z.object({
        businessID: Id,
        name: z.string(),
        city: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
    changed: Contact,
    /** What stands on its pages now. */
    shown: z.object({ phone: z.string(), opens: z.string(), closes: z.string(), timeZone: z.string() }),
    featured: z.array(z.string()),
    industries: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['NotFound'],
})

export const changeEdition = endpoint({
  ...shared,
  method: 'PUT',
  path: '/console/editions/:code',
  rateLimit: rateLimits.consoleAct,
  summary:
    'Changes telephone, opening hours and featured industries of an edition; on all pages within a minute.',
  body: z.strictObject({ ...Contact.shape, reason: StaffReason }),
  ok: z.object({}),
  errors: ['NotFound', 'InvalidInput', 'TooManyRequests'],
})
