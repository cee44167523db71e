// Certificates of a company, managed (P2.24 and P3.1, D46).
import * as z from 'zod'
import { UploadOrNone } from './business-fields.ts'
import { rateLimits } from './rate-limits.ts'
import { Certificate, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { UploadToken } from './files.ts'
import { limits } from './limits.ts'
import { certificateWords } from './names.ts'
import { plainText } from './text.ts'
import { DocumentAddresses } from './verification.ts'
import { plainCode } from './writing.ts'

const text = plainText({ max: limits.certificateTextMax })
/** Nothing that still holds was issued earlier, and nothing holds so long. */
const Day = z.union([
  z.literal(''),
  z.iso
    .date()
    .refine(
      (day) => day >= `${limits.certificateYearMin}-01-01` && day <= `${limits.certificateYearMax}-12-31`,
      { error: `Not between ${limits.certificateYearMin} and ${limits.certificateYearMax}` },
    ),
])
const fields = {
  name: certificateWords({ min: 1 }),
  number: text.overwrite(plainCode),
  issuer: certificateWords(),
  scope: text,
  /** ISO dates; empty for none. It does not expire before it is issued. */
  issueDate: Day,
  expireDate: Day,
  /** What everybody may open on the page: a checked upload of the company, picture or PDF; empty takes it away, left out it stays. */
  photo: UploadOrNone.optional(),
  /** The private document: the token of a checked file of the caller, a PDF or a picture; empty takes it away, left out it stays. */
  document: z.union([z.literal(''), UploadToken]).optional(),
}

/** A certificate as the people of its company see it: with what buyers only get when they are sent it. */
export const ManagedCertificate = Certificate.extend({
  document: z.object({ name: z.string(), contentType: z.string(), bytes: z.int() }).nullable(),
})
export type ManagedCertificateEntry = z.infer<typeof ManagedCertificate>

const path = '/business/:id/certificate'
const params = z.strictObject({ id: Id })
const errors = ['NotFound', 'NotAllowed'] as const
const section = '3'

export const listCertificates = endpoint({
  method: 'GET',
  path,
  access: 'member',
  section,
  summary: 'The certificates of a company in its own order, at most 100.',
  params,
  ok: z.array(ManagedCertificate),
  errors: ['NotFound'],
})

export const addCertificate = endpoint({
  method: 'POST',
  path,
  access: 'manager',
  section,
  creates: true,
  rateLimit: rateLimits.addCertificate,
  summary: 'Adds a certificate after the others.',
  params,
  body: z.strictObject(fields),
  ok: ManagedCertificate,
  errors: [...errors, 'NameReserved', 'AttachmentGone', 'TooManyCertificates', 'TooManyRequests'],
})

export const changeCertificate = endpoint({
  method: 'PUT',
  path,
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Changes a certificate.',
  params,
  body: z.strictObject({ certificateID: Id, ...fields }),
  ok: ManagedCertificate,
  errors: [...errors, 'NameReserved', 'AttachmentGone', 'TooManyRequests'],
})

export const removeCertificate = endpoint({
  method: 'DELETE',
  path,
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Removes a certificate; it can be restored for a day.',
  params,
  body: z.strictObject({ certificateID: Id }),
  ok: z.object({}),
  errors: [...errors, 'TooManyRequests'],
})

export const restoreCertificate = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary: 'Brings a removed certificate back to its place.',
  params,
  body: z.strictObject({ certificateID: Id }),
  ok: ManagedCertificate,
  errors: [...errors, 'TooManyCertificates', 'TooManyRequests'],
})

export const showCertificateDocument = endpoint({
  method: 'GET',
  path: `${path}/:certificateID/document`,
  access: 'manager',
  section,
  summary: 'Where the document of a certificate is read for the next two minutes, by owners and admins.',
  params: params.extend({ certificateID: Id }),
  ok: DocumentAddresses,
  errors,
})
