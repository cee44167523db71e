// Certificates in the queue of verifiers: looked up in the registers of their issuers.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'
import { DocumentAddresses } from './verification.ts'
import { QueuedCompany, look, verifierAct } from './verification-staff.ts'

const At = z.iso.datetime()
const Day = z.iso.date()
const Where = plainText({ max: limits.lookedWhereMax, min: 1 })

export const QueuedCertificate = z.object({
  requestID: Id,
  certificateID: Id,
  company: QueuedCompany,
  name: z.string(),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  scope: z.string().nullable(),
  issueDate: Day.nullable(),
  expireDate: Day.nullable(),
  /** What everybody may open on the page of the company. */
  photo: z.string().nullable(),
  /** The name of the private document. */
  document: z.string().nullable(),
  /** Changes with what is to be looked up. */
  version: z.string(),
  askedAt: At,
  dueAt: At,
})
export type QueuedCertificateEntry = z.infer<typeof QueuedCertificate>

export const listCertificatesToConfirm = endpoint({
  ...look,
  path: '/console/certificates',
  summary: 'Certificates that are to be looked up in the register of their issuer, oldest first, at most 50.',
  ok: z.object({ items: z.array(QueuedCertificate) }),
})

export const readCertificateDocument = endpoint({
  ...look,
  path: '/console/certificates/:requestID/document',
  summary:
    'Where the document of a certificate that waits to be looked up is read for the next two minutes; each reading is logged.',
  params: z.strictObject({ requestID: Id }),
  ok: DocumentAddresses,
  errors: ['NotFound', 'OwnCase'],
})

const looked = {
  ...verifierAct,
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'Stale', 'TooManyRequests'],
} as const

export const confirmCertificate = endpoint({
  ...looked,
  path: '/console/certificates/:requestID/confirm',
  summary: 'Notes that a certificate was found in the register of its issuer, and where.',
  params: z.strictObject({ requestID: Id }),
  body: z.strictObject({ version: z.string().max(32), where: Where, reason: StaffReason }),
})

export const leaveCertificateUnconfirmed = endpoint({
  ...looked,
  path: '/console/certificates/:requestID/not-found',
  summary:
    'Notes that a certificate could not be confirmed, where that was tried, and what the company is told.',
  params: z.strictObject({ requestID: Id }),
  body: z.strictObject({
    version: z.string().max(32),
    where: Where,
    text: plainText({ max: limits.staffReasonMax, min: 1, lines: true }),
    reason: StaffReason,
  }),
})
