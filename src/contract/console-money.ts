// Invoices of all companies and coupons, for platform admins (D57); what they do with money stands in billing-staff.ts.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { InvoiceCard } from './invoices.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { Colleague } from './staff.ts'

const At = z.iso.datetime()
const shared = { method: 'GET', access: 'staff', staff: [], section: '6' } as const

const Found = InvoiceCard.extend({
  /** What a bank transfer is known by; '' for a payment by card. */
  reference: z.string(),
  businessID: Id,
  companyName: z.string(),
})
export type FoundInvoice = z.infer<typeof Found>

export const findInvoices = endpoint({
  ...shared,
  path: '/console/invoices',
  summary:
    'Invoices by their number, or those of companies by name, register number or id; newest first, at most 50.',
  query: z.strictObject({ text: z.string().trim().min(1).max(limits.searchTextMax) }),
  ok: z.array(Found),
})

export const readInvoicePaper = endpoint({
  ...shared,
  path: '/console/invoices/:invoiceID/paper',
  limitMs: 15_000,
  rateLimit: rateLimits.invoicePaper,
  summary: 'One of them as a PDF; each reading leaves an entry in the audit log.',
  params: z.strictObject({ invoiceID: Id }),
  ok: z.object({ fileName: z.string(), contentType: z.string(), base64: z.base64() }),
  errors: ['NotFound', 'TooManyRequests'],
})

const Coupon = z.object({
  code: z.string(),
  percent: z.int().nullable(),
  /** Cents of a US dollar. */
  amountOff: z.int().nullable(),
  expiresAt: At,
  reason: z.string(),
  madeBy: Colleague,
  madeAt: At,
  /** By so many companies. */
  used: z.int(),
})
export type ListedCoupon = z.infer<typeof Coupon>

export const listCoupons = endpoint({
  ...shared,
  path: '/console/coupons',
  summary: 'Coupons, the newest first, at most 200, with how many companies have used each.',
  ok: z.array(Coupon),
})
