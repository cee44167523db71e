// Invoices and credit notes (P2.20): what was issued never changes.
import * as z from 'zod'
import { BillingDetails } from './billing-details.ts'
import { Money, Tax } from './billing-money.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { taxCurrencies } from './sellers.ts'
import { plainText } from './text.ts'

export const InvoiceCard = z.object({
  invoiceId: Id,
  /** Null for a pro-forma invoice, which has a reference instead. */
  number: z.string().nullable(),
  kind: z.enum(['invoice', 'credit-note', 'pro-forma']),
  issuedAt: z.iso.datetime(),
  total: Money,
  currency: z.literal('USD'),
  /** `void` is a pro-forma that lapsed or was taken back. */
  status: z.enum(['paid', 'open', 'credited', 'void']),
})

export const Seller = z.object({
  code: z.string(),
  legalName: z.string(),
  address: z.array(z.string()),
  countryCode: z.string(),
  taxNumber: z.string().nullable(),
})
export type SellerEntry = z.infer<typeof Seller>

export const Invoice = InvoiceCard.extend({
  /** The day by the seller's clock, which counts for the tax. */
  issuedOn: z.iso.date(),
  /** What a bank transfer is known by; '' for a payment by card. */
  reference: z.string(),
  seller: Seller,
  buyer: BillingDetails,
  lines: z.array(
    z.object({
      kind: z.enum(['plan', 'credit', 'coupon', 'refund']),
      subscription: z.string(),
      days: z.int().nullable(),
      code: z.string().nullable(),
      amount: z.int(),
    }),
  ),
  net: Money,
  tax: Tax,
  /**
   * The tax in the currency of the seller's country, in its smallest unit, and by which rate; null where no tax is taken, and
   * where no rate of the days before was entered.
   */
  localTax: z
    .object({
      currency: z.enum(taxCurrencies),
      amount: Money,
      /** For one US dollar. */
      rate: z.string(),
      day: z.iso.date(),
      source: z.string(),
    })
    .nullable(),
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
  /** First and last day of the period by the company's clock. */
  periodDays: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** How a pro-forma invoice is paid: where to, and the last day. */
  payment: z
    .object({
      bank: z.object({ holder: z.string(), bank: z.string(), account: z.string(), code: z.string() }),
      until: z.iso.date(),
    })
    .nullable(),
  paidBy: z.enum(['card', 'transfer']).nullable(),
  /** The number of the invoice that a credit note takes back. */
  credits: z.string().nullable(),
})
export type InvoiceEntry = z.infer<typeof Invoice>
export type InvoiceCardEntry = z.infer<typeof InvoiceCard>

const params = z.strictObject({ businessID: Id })
const errors = ['NotFound', 'NotAllowed'] as const

export const listInvoices = endpoint({
  method: 'GET',
  path: '/subscription/:businessID/invoice',
  access: 'owner',
  section: '7',
  summary: 'Invoices, credit notes and pro-forma invoices of a company, newest first, twenty at a time.',
  params,
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  ok: z.object({ items: z.array(InvoiceCard), nextCursor: z.string().nullable() }),
  errors,
})

export const showInvoice = endpoint({
  method: 'GET',
  path: '/subscription/:businessID/invoice/:invoiceID',
  access: 'owner',
  section: '7',
  summary: 'One of them with all that its paper says.',
  params: z.strictObject({ businessID: Id, invoiceID: Id }),
  ok: Invoice,
  errors,
})

export const showInvoicePaper = endpoint({
  method: 'GET',
  path: '/subscription/:businessID/invoice/:invoiceID/paper',
  access: 'owner',
  section: '7',
  limitMs: 15_000,
  rateLimit: rateLimits.invoicePaper,
  summary: 'One of them as a PDF, in the language in which it was issued.',
  params: z.strictObject({ businessID: Id, invoiceID: Id }),
  ok: z.object({ fileName: z.string(), contentType: z.string(), base64: z.base64() }),
  errors: [...errors, 'TooManyRequests'],
})

/** Where owners read the paper of an invoice. */
export const invoicePath = (businessID: string, invoiceID: string): string =>
  `/business/${businessID}/membership/invoice/${invoiceID}.pdf`

export const showBooks = endpoint({
  method: 'GET',
  path: '/billing/books',
  access: 'staff',
  staff: [],
  section: '6',
  summary:
    'Invoices and credit notes issued from one day to another (UTC) as lines of CSV, oldest first, 500 at a time; the first have the heads.',
  query: z.strictObject({ from: z.iso.date(), to: z.iso.date(), cursor: z.string().max(200).optional() }),
  ok: z.object({ csv: z.string(), nextCursor: z.string().nullable() }),
  errors: ['NotFound'],
})

export const enterExchangeRate = endpoint({
  method: 'PUT',
  path: '/billing/exchange-rate',
  access: 'staff',
  staff: [],
  section: '6',
  rateLimit: rateLimits.billingStaff,
  summary:
    'Enters what one US dollar was worth on a day: invoices of that day and the week behind it tell their tax by it.',
  body: z.strictObject({
    currency: z.enum(taxCurrencies),
    day: z.iso.date(),
    rate: z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,6})?$/)
      .refine((rate) => Number(rate) > 0, { error: 'More than nothing' }),
    source: plainText({ max: limits.profileTextMax, min: 1 }),
    /** For the log. */
    reason: plainText({ max: limits.staffReasonMax, min: 1 }),
  }),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})
