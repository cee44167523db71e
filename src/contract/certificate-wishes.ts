// A buyer asks for the document of a certificate, and the company sends a copy of it into the conversation (decision 109).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { Inquiry, Message } from './inquiries.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

const section = '7'

export const askForDocument = endpoint({
  method: 'POST',
  path: '/business/request/document',
  access: 'user',
  section,
  creates: true,
  rateLimit: rateLimits.inquiry,
  summary:
    'Asks a company for the document of a certificate, as oneself or, with `from`, as one of one’s companies; asked again while that wish is open it answers the conversation there is.',
  body: z.strictObject({
    to: Id,
    from: Id.optional(),
    certificateID: Id,
    /** The asker’s own words, behind ours. */
    message: plainText({ max: limits.wishTextMax, lines: true }).default(''),
  }),
  ok: Inquiry,
  errors: [
    'NotFound',
    'TooManyRequests',
    'ConnectionsOnly',
    'Limited',
    'AllowanceUsed',
    'SameText',
    'CertificateGone',
    'CertificateExpired',
  ],
})

export const findDocumentWish = endpoint({
  method: 'GET',
  path: '/business/request/document',
  access: 'user',
  section,
  summary: 'The open conversation in which the acting identity asks for the document of a certificate.',
  query: z.strictObject({ certificateID: Id, from: Id.optional() }),
  ok: z.object({ requestID: Id.nullable() }),
  errors: ['NotFound'],
})

export const sendDocument = endpoint({
  method: 'POST',
  path: '/business/request/:rid/send-document',
  access: 'user',
  section,
  rateLimit: rateLimits.save,
  summary:
    'Answers a wish for the document of a certificate with a copy of it; sent again it answers the message that brought it.',
  params: z.strictObject({ rid: Id }),
  query: z.strictObject({ bid: Id }),
  body: z.strictObject({}),
  ok: Message,
  errors: ['NotFound', 'TooManyRequests', 'InquiryClosed', 'PartyBlocked', 'NoDocument', 'CertificateGone'],
})

export const documentApi = { askForDocument, findDocumentWish, sendDocument }
