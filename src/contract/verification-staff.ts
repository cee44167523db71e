// The queue of verifiers: cases of companies, checks of higher levels, certificates in the registers of their issuers (D11, D14).
import * as z from 'zod'
import { BadgeScope, CountryOfRecord, Id, PageKey } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { UploadToken } from './files.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { StaffReason } from './staff.ts'
import { plainText } from './text.ts'
import {
  CaseDocument,
  CaseMessage,
  CheckEntry,
  DocumentAddresses,
  Ticks,
  caseStates,
} from './verification.ts'

const section = '6'
const At = z.iso.datetime()
const Day = z.iso.date()
const Person = z.object({ userID: Id, name: z.string() })
export const QueuedCompany = z.object({
  businessID: Id,
  key: PageKey,
  name: z.string(),
  country: CountryOfRecord,
})
const Text = plainText({ max: limits.verificationTextMax, min: 1, lines: true })
const staff = ['verifier'] as const
export const verifierAct = {
  method: 'POST',
  access: 'staff',
  staff,
  section,
  rateLimit: rateLimits.consoleAct,
} as const
export const look = { method: 'GET', access: 'staff', staff, section } as const

export const QueuedCase = z.object({
  caseID: Id,
  company: QueuedCompany,
  kind: z.enum(['request', 'appeal']),
  state: z.enum(caseStates),
  openedAt: At,
  /** Since when whoever must act next can. */
  waitingSince: At,
  /** When a verifier should have acted; null while the company is asked. */
  dueAt: At.nullable(),
  assigned: Person.nullable(),
})
export type QueuedCaseEntry = z.infer<typeof QueuedCase>

export const listVerificationCases = endpoint({
  ...look,
  path: '/console/verification',
  summary: 'Open cases, those that have waited longest first, 50 at a time.',
  /** The last case of the page before. */
  query: z.strictObject({ after: Id.optional() }),
  ok: z.object({ items: z.array(QueuedCase), next: Id.nullable() }),
})

/** What is proposed for a company and waits for a second verifier. */
const ProposedCheck = z.object({
  proposalID: Id,
  level: z.literal([3, 4]),
  scope: z.array(BadgeScope),
  checkedBy: z.string(),
  checkedOn: Day,
  validUntil: Day,
  reportID: Id,
  reason: z.string(),
  proposedBy: Person,
  proposedAt: At,
})
export type ProposedCheckEntry = z.infer<typeof ProposedCheck>

/** What verifiers know of a company beside a case. */
export const CompanyChecks = z.object({
  company: QueuedCompany,
  registerNumber: z.string().nullable(),
  /** Changes with what a badge is about: name, type, country and register number. */
  version: z.string(),
  identity: Ticks,
  checks: z.array(CheckEntry),
  proposals: z.array(ProposedCheck),
})
export type CompanyChecksEntry = z.infer<typeof CompanyChecks>

export const StaffCase = QueuedCase.extend({
  decidedAt: At.nullable(),
  reasons: z.string().nullable(),
  openedBy: Person,
  /** Whether whoever looks has the case: documents open for them alone. */
  isMine: z.boolean(),
  /** Whether whoever looks refused what it appeals against. */
  isRefuser: z.boolean(),
  /** Whether whoever looks is or was in the team of the company, and so does nothing here but leave it to others. */
  isOwn: z.boolean(),
  messages: z.array(CaseMessage.extend({ by: Person })),
  documents: z.array(CaseDocument),
  /** What it appeals against. */
  refused: z
    .object({
      caseID: Id,
      reasons: z.string(),
      decidedAt: At,
      messages: z.array(CaseMessage.extend({ by: Person })),
      documents: z.array(CaseDocument),
    })
    .nullable(),
  about: CompanyChecks,
})
export type StaffCaseEntry = z.infer<typeof StaffCase>

/** Of the company as the verifier saw it. */
const Version = z.string().max(32)

const ofCase = { params: z.strictObject({ caseID: Id }) }
const casePath = '/console/verification/case/:caseID'

export const showVerificationCase = endpoint({
  ...look,
  ...ofCase,
  path: casePath,
  summary: 'A case with what was written, its documents by name, and the checks of its company.',
  ok: StaffCase,
  errors: ['NotFound'],
})

export const takeVerificationCase = endpoint({
  ...verifierAct,
  ...ofCase,
  path: `${casePath}/take`,
  summary: 'Takes a case, so that its documents can be read; `from` takes it over from a colleague.',
  body: z.strictObject({ from: Id.optional() }),
  ok: z.object({}),
  errors: ['NotFound', 'CaseClosed', 'CaseTaken', 'AnotherVerifier', 'OwnCase', 'TooManyRequests'],
})

export const releaseVerificationCase = endpoint({
  ...verifierAct,
  ...ofCase,
  path: `${casePath}/release`,
  summary: 'Leaves a case for colleagues.',
  ok: z.object({}),
  errors: ['NotFound', 'NotAssigned', 'TooManyRequests'],
})

export const readVerificationDocument = endpoint({
  ...look,
  path: `${casePath}/document/:documentID`,
  summary:
    'Where a document of a case, or of what it appeals against, is read for the next two minutes, by who has the case; each reading is logged.',
  params: z.strictObject({ caseID: Id, documentID: Id }),
  ok: DocumentAddresses,
  errors: ['NotFound', 'OwnCase'],
})

const decided = [
  'NotFound',
  'CaseClosed',
  'NotAssigned',
  'AnotherVerifier',
  'OwnCase',
  'TooManyRequests',
] as const

export const askCompany = endpoint({
  ...verifierAct,
  ...ofCase,
  path: `${casePath}/ask`,
  creates: true,
  summary: 'Asks the company something; the case waits for its answer.',
  body: z.strictObject({ text: Text, reason: StaffReason }),
  ok: z.object({}),
  errors: decided,
})

export const grantVerification = endpoint({
  ...verifierAct,
  ...ofCase,
  path: `${casePath}/grant`,
  summary: 'Grants level 2: what was checked, and until when it holds.',
  body: z.strictObject({
    version: Version,
    scope: z.array(BadgeScope).min(1).max(3),
    validUntil: Day,
    reason: StaffReason,
  }),
  ok: z.object({ checkID: Id }),
  errors: [...decided, 'CompanyChanged'],
})

export const refuseVerification = endpoint({
  ...verifierAct,
  ...ofCase,
  path: `${casePath}/refuse`,
  summary: 'Refuses, with the reasons that the company is told.',
  body: z.strictObject({ text: Text, reason: StaffReason }),
  ok: z.object({}),
  errors: decided,
})

const companyPath = '/console/verification/company/:businessID'
const ofCompany = { params: z.strictObject({ businessID: Id }) }

export const showCompanyChecks = endpoint({
  ...look,
  ...ofCompany,
  path: companyPath,
  summary: 'The checks of a company, and what is proposed for it.',
  ok: CompanyChecks,
  errors: ['NotFound'],
})

export const proposeCheck = endpoint({
  ...verifierAct,
  ...ofCompany,
  path: `${companyPath}/propose`,
  creates: true,
  summary:
    'Proposes level 3 (a visit) or 4 (an audit by others) with its report; a second verifier approves.',
  body: z.strictObject({
    version: Version,
    level: z.literal([3, 4]),
    scope: z.array(BadgeScope).min(1).max(3),
    /** Who audited; of a visit by our verifiers it may be empty. */
    auditor: plainText({ max: limits.lookedWhereMax }),
    checkedOn: Day,
    validUntil: Day,
    report: UploadToken,
    reason: StaffReason,
  }),
  ok: z.object({ proposalID: Id }),
  errors: ['NotFound', 'OwnCase', 'CompanyChanged', 'AlreadyProposed', 'AttachmentGone', 'TooManyRequests'],
})

const ofProposal = { params: z.strictObject({ proposalID: Id }) }

export const approveCheck = endpoint({
  ...verifierAct,
  ...ofProposal,
  path: '/console/verification/proposal/:proposalID/approve',
  summary: 'Approves what another verifier proposed: the check counts from now on.',
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({ checkID: Id }),
  errors: ['NotFound', 'SecondNeeded', 'OwnCase', 'CompanyChanged', 'InvalidInput', 'TooManyRequests'],
})

export const declineCheck = endpoint({
  ...verifierAct,
  ...ofProposal,
  path: '/console/verification/proposal/:proposalID/decline',
  summary: 'Declines what was proposed, or takes back what one proposed oneself.',
  body: z.strictObject({ reason: StaffReason }),
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})

export const readCheckReport = endpoint({
  ...look,
  path: `${companyPath}/report/:documentID`,
  summary: 'Where the report of a visit or audit is read for the next two minutes; each reading is logged.',
  params: z.strictObject({ businessID: Id, documentID: Id }),
  ok: DocumentAddresses,
  errors: ['NotFound', 'OwnCase'],
})

export const endCompanyCheck = endpoint({
  ...verifierAct,
  path: `${companyPath}/check/:checkID/end`,
  summary: 'Takes a check back before its last day, with what the company is told.',
  params: z.strictObject({ businessID: Id, checkID: Id }),
  body: z.strictObject({
    text: plainText({ max: limits.staffReasonMax, min: 1, lines: true }),
    reason: StaffReason,
  }),
  ok: z.object({}),
  errors: ['NotFound', 'OwnCase', 'TooManyRequests'],
})
