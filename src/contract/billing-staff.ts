// What staff do with money and support hours: by call and by command, both the same behaviours (D19, D57).
import * as z from 'zod'
import { CouponCode } from './billing.ts'
import { Money } from './billing-money.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { rateLimits } from './rate-limits.ts'
import { limits } from './limits.ts'
import { plainText } from './text.ts'

const section = '6'
const At = z.iso.datetime()
const Reason = plainText({ max: limits.reportTextMax, min: 1 })

/** A transfer that waits for its money, or for a second operator. */
export const WaitingTransfer = z.object({
  orderID: Id,
  businessID: Id,
  companyName: z.string(),
  reference: z.string(),
  amount: Money,
  orderedAt: At,
  payableUntil: At,
  bookedBy: Id.nullable(),
})

export const listTransfers = endpoint({
  method: 'GET',
  path: '/billing/transfer',
  access: 'staff',
  staff: [],
  section,
  summary: 'Orders that wait for a bank transfer, oldest first, at most 200.',
  ok: z.array(WaitingTransfer),
})

export const bookTransfer = endpoint({
  method: 'POST',
  path: '/billing/transfer/:orderID/book',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  summary:
    'Books the money of a bank transfer: the plan begins and the invoice is issued; above a limit only when a second operator books it too.',
  params: z.strictObject({ orderID: Id }),
  body: z.strictObject({ amount: Money, receivedOn: z.iso.date(), reference: Reason }),
  ok: z.object({ status: z.enum(['booked', 'second needed']) }),
  errors: ['NotFound', 'OwnCase', 'AmountRefused', 'SecondNeeded', 'PlanNotAbove', 'TooManyRequests'],
})

export const proposeRefund = endpoint({
  method: 'POST',
  path: '/billing/refund',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  creates: true,
  summary:
    'Proposes to give back all or a part of an invoice; nothing happens until a second operator approves.',
  body: z.strictObject({ invoiceID: Id, amount: Money.min(1), reason: Reason, endsPlan: z.boolean() }),
  ok: z.object({ refundID: Id }),
  errors: ['NotFound', 'OwnCase', 'AmountRefused', 'TooManyRequests'],
})

export const approveRefund = endpoint({
  method: 'POST',
  path: '/billing/refund/:refundID/approve',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  limitMs: 30_000,
  summary:
    'Approves a refund that another operator proposed: the money goes back and the credit note is issued.',
  params: z.strictObject({ refundID: Id }),
  body: z.strictObject({ reason: Reason }),
  ok: z.object({ status: z.enum(['refunded', 'pending']), creditNoteID: Id.nullable() }),
  errors: [
    'NotFound',
    'OwnCase',
    'SecondNeeded',
    'AmountRefused',
    'PaymentRunning',
    'PaymentsAway',
    'TooManyRequests',
  ],
})

export const declineRefund = endpoint({
  method: 'POST',
  path: '/billing/refund/:refundID/decline',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  summary: 'Ends a refund that nobody has approved yet, or takes back one’s own proposal.',
  params: z.strictObject({ refundID: Id }),
  body: z.strictObject({ reason: Reason }),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})

export const proposeRefundAgain = endpoint({
  method: 'POST',
  path: '/billing/refund/:refundID/again',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  creates: true,
  summary:
    'Proposes to make a refund again that failed, such as one that its bank sent back, for the credit note that it has; a second operator approves it.',
  params: z.strictObject({ refundID: Id }),
  body: z.strictObject({ reason: Reason }),
  ok: z.object({ refundID: Id }),
  errors: ['NotFound', 'OwnCase', 'AmountRefused', 'TooManyRequests'],
})

/** A refund that waits for a second operator or the provider, or has failed and was not made again. */
export const ListedRefund = z.object({
  refundID: Id,
  status: z.enum(['proposed', 'approved', 'failed']),
  businessID: Id,
  companyName: z.string(),
  invoiceID: Id,
  invoiceNumber: z.string(),
  /** Of one that was paid and came back. */
  creditNoteNumber: z.string().nullable(),
  amount: Money,
  endsPlan: z.boolean(),
  reason: z.string(),
  proposedBy: Id,
  proposedAt: At,
  failedAt: At.nullable(),
  /** The code of the provider. */
  failure: z.string().nullable(),
})

export const listRefunds = endpoint({
  method: 'GET',
  path: '/billing/refund',
  access: 'staff',
  staff: [],
  section,
  summary: 'Refunds that are proposed, approved, or failed and not made again, newest first, at most 200.',
  ok: z.array(ListedRefund),
})

export const makeCoupon = endpoint({
  method: 'POST',
  path: '/billing/coupon',
  access: 'staff',
  staff: [],
  section,
  rateLimit: rateLimits.billingStaff,
  summary: 'Makes a coupon: a percentage or an amount off one payment, once per company, until a day.',
  body: z.strictObject({
    code: CouponCode,
    percent: z.int().min(1).max(100).nullable(),
    amountOff: Money.min(1).nullable(),
    expiresAt: At,
    reason: Reason,
  }),
  ok: z.object({ code: z.string() }),
  errors: ['InvalidInput', 'TooManyRequests'],
})

export const bookSupport = endpoint({
  method: 'POST',
  path: '/billing/support',
  access: 'staff',
  staff: ['support'],
  section,
  rateLimit: rateLimits.billingStaff,
  creates: true,
  summary:
    'Books support time of a company in steps of 15 minutes, with what it was for; negative minutes take a wrong booking back.',
  body: z.strictObject({
    businessID: Id,
    minutes: z.int().min(-1_440).max(1_440).multipleOf(15),
    what: Reason,
    on: z.iso.date(),
  }),
  ok: z.object({ left: z.int() }),
  errors: ['NotFound', 'OwnCase', 'NoPaidPlan', 'AmountRefused', 'TooManyRequests'],
})

/** A line of the ledger of support time. */
export const SupportEntry = z.object({
  entryID: Id,
  minutes: z.int(),
  what: z.string(),
  on: z.iso.date(),
  by: z.string(),
})

export const listSupport = endpoint({
  method: 'GET',
  path: '/subscription/:businessID/support',
  access: 'owner',
  section,
  summary: 'The ledger of support time of a company in its paid year, newest first, at most 200 lines.',
  params: z.strictObject({ businessID: Id }),
  ok: z.array(SupportEntry),
  errors: ['NotFound', 'NotAllowed'],
})
