// The checks of a company as its owners and admins see and ask for them (D14).
import * as z from 'zod'
import { Certificate, Id, Verification } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { UploadToken } from './files.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

const section = '7'
const At = z.iso.datetime()
const Day = z.iso.date()

/** What the program sees of level 1. */
export const Ticks = z.object({
  /** The host of the company's website; null without one of its own. */
  website: z.string().nullable(),
  /** Whether an owner or admin has proven an address there. */
  address: z.enum(['proven', 'elsewhere', 'no website']),
  /**
   * Whether the check digits of its register number are right; `documents`: they are, and whose it is only a verifier can say.
   * Not asked where its country has no rule for them.
   */
  number: z.enum(['right', 'documents', 'wrong', 'missing', 'not asked']),
})
export type IdentityTicks = z.infer<typeof Ticks>

export const CheckEntry = z.object({
  checkID: Id,
  /** 1 identity, 2 documents, 3 a visit, 4 an audit by others. */
  level: z.literal([1, 2, 3, 4]),
  /** domain, number (level 1); registration, site, contacts. */
  scope: z.array(z.string()),
  /** system for the program. */
  checkedBy: z.string(),
  checkedOn: Day,
  validUntil: Day,
  endedAt: At.nullable(),
  endedReason: z.string().nullable(),
  /** Of a visit or audit, for who may read it. */
  reportID: Id.nullable(),
})
export type CheckEntryOf = z.infer<typeof CheckEntry>

export const CaseDocument = z.object({
  documentID: Id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** Hexadecimal; it stays when the bytes are deleted. */
  sha256: z.string(),
  givenAt: At,
  deletedAt: At.nullable(),
})
export type CaseDocumentEntry = z.infer<typeof CaseDocument>

export const CaseMessage = z.object({
  messageID: Id,
  side: z.enum(['company', 'verifier']),
  content: z.string(),
  writtenAt: At,
})
export type CaseMessageEntry = z.infer<typeof CaseMessage>

export const caseStates = ['open', 'asked', 'granted', 'refused', 'withdrawn'] as const
export const OwnCase = z.object({
  caseID: Id,
  kind: z.enum(['request', 'appeal']),
  state: z.enum(caseStates),
  openedAt: At,
  decidedAt: At.nullable(),
  /** What the company is told of the decision. */
  reasons: z.string().nullable(),
  /** Until when an appeal is taken; null when there can be none. */
  appealUntil: At.nullable(),
  messages: z.array(CaseMessage),
  documents: z.array(CaseDocument),
})
export type OwnCaseEntry = z.infer<typeof OwnCase>

/** A certificate, and what came of the last wish to have it looked up. */
export const CertificateToAsk = Certificate.pick({
  id: true,
  name: true,
  issuer: true,
  expireDate: true,
  status: true,
  confirmed: true,
}).extend({
  asked: z
    .object({
      state: z.enum(['open', 'confirmed', 'not confirmed']),
      askedAt: At,
      where: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
})
export type CertificateToAskEntry = z.infer<typeof CertificateToAsk>

export const OwnVerification = z.object({
  role: z.enum(['owner', 'admin']),
  /** Whether a check of documents can be asked for now, or what is in the way. */
  asking: z.enum(['yes', 'plan', 'open case', 'valid']),
  badge: Verification,
  identity: Ticks,
  /** Oldest first, at most 520. */
  checks: z.array(CheckEntry),
  /** Newest first, at most 20. */
  cases: z.array(OwnCase),
  certificates: z.array(CertificateToAsk),
})
export type OwnVerificationEntry = z.infer<typeof OwnVerification>

const path = '/verification/:businessID'
const params = z.strictObject({ businessID: Id })
const Text = plainText({ max: limits.verificationTextMax, lines: true })
const Documents = z.array(UploadToken).max(limits.verificationDocumentsMax)
const shared = {
  method: 'POST',
  access: 'manager',
  section,
  rateLimit: rateLimits.verification,
  params,
} as const
const always = ['NotFound', 'NotAllowed', 'TooManyRequests'] as const

export const showOwnVerification = endpoint({
  method: 'GET',
  path,
  access: 'manager',
  section,
  summary: 'The checks of a company, its cases, and what can be asked for; for owners and admins.',
  params,
  ok: OwnVerification,
  errors: ['NotFound', 'NotAllowed'],
})

export const checkIdentity = endpoint({
  ...shared,
  path: `${path}/identity`,
  summary: 'Looks at once at what level 1 needs, as is done after each change.',
  ok: z.object({ holds: z.boolean() }),
  errors: always,
})

export const requestVerification = endpoint({
  ...shared,
  path: `${path}/request`,
  creates: true,
  summary:
    'Asks a verifier to check documents: checked uploads of the caller, PDFs or pictures. For companies on a paid plan; one case at a time.',
  body: z.strictObject({ text: Text, documents: Documents.min(1) }),
  ok: z.object({ caseID: Id }),
  errors: [...always, 'NoPaidPlan', 'CaseOpen', 'StillVerified', 'AttachmentGone'],
})

export const answerVerifier = endpoint({
  ...shared,
  path: `${path}/answer`,
  creates: true,
  summary: 'Answers the question of a verifier, or adds documents while a case is open.',
  body: z.strictObject({ text: Text.min(1), documents: Documents }),
  ok: z.object({}),
  errors: [...always, 'CaseClosed', 'TooManyDocuments', 'AttachmentGone'],
})

export const appealVerification = endpoint({
  ...shared,
  path: `${path}/appeal`,
  access: 'owner',
  creates: true,
  summary:
    'Appeals once against a refusal, within the days that it says; another verifier decides. Owners alone.',
  body: z.strictObject({ caseID: Id, text: Text.min(1), documents: Documents }),
  ok: z.object({ caseID: Id }),
  errors: [...always, 'CaseOpen', 'CaseClosed', 'AttachmentGone'],
})

export const withdrawVerification = endpoint({
  ...shared,
  path: `${path}/withdraw`,
  summary: 'Takes the open case back.',
  ok: z.object({}),
  errors: [...always, 'CaseClosed'],
})

export const askConfirmation = endpoint({
  ...shared,
  path: `${path}/certificate`,
  summary:
    'Asks a verifier to look a certificate up in the register of its issuer; for companies on a paid plan.',
  body: z.strictObject({ certificateID: Id }),
  ok: z.object({}),
  errors: [...always, 'NoPaidPlan', 'CaseOpen'],
})

/** Addresses that open a private document for two minutes. */
export const DocumentAddresses = z.object({
  name: z.string(),
  url: z.string(),
  /** Of what can be drawn: pictures, and the first page of a PDF. */
  previews: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  expiresAt: At,
})

export const showOwnDocument = endpoint({
  method: 'GET',
  path: `${path}/document/:documentID`,
  access: 'manager',
  section,
  summary: 'Where a document that the company gave is read for the next two minutes.',
  params: params.extend({ documentID: Id }),
  ok: DocumentAddresses,
  errors: ['NotFound', 'NotAllowed'],
})
