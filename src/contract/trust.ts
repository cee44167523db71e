// What can be known of a company's past, in a form that anybody can check (docs/decisions/0105).
import * as z from 'zod'
import { CountryOfRecord, Id, StateOfRecord } from './businesses.ts'
import { endpoint } from './endpoint.ts'

const section = '3'
const params = z.strictObject({ id: Id })
const Day = z.iso.date()

/** No more of an address than its city. */
const Place = z.object({
  city: z.string().nullable(),
  state: StateOfRecord,
  country: CountryOfRecord,
})

const NamedChange = z.object({ kind: z.literal('renamed'), on: Day, before: z.string(), after: z.string() })
const Check = z.object({
  kind: z.literal('check'),
  on: Day,
  /** Its last day. */
  until: Day,
  /** When it was taken back before that. */
  endedOn: Day.nullable(),
  level: z.int(),
  scope: z.array(z.string()),
  checkedBy: z.string(),
})
const Certificate = z.object({
  kind: z.literal('certificate'),
  certificateID: Id,
  name: z.string(),
  /** One of the two is there. */
  on: Day.nullable(),
  until: Day.nullable(),
  /** When one of our verifiers found it in the register of its issuer; null for what the company alone states. */
  confirmedOn: Day.nullable(),
})

/** What happened, in the order of its days; of people no name, of an address no more than the city. */
export const TrustEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('founded'), year: z.int() }),
  z.object({ kind: z.literal('joined'), on: Day }),
  Check,
  Certificate,
  NamedChange,
  z.object({ kind: z.literal('moved'), on: Day, before: Place, after: Place }),
  z.object({ kind: z.literal('ownerChanged'), on: Day }),
  z.object({ kind: z.literal('dispute'), on: Day }),
])
export type TrustEventEntry = z.infer<typeof TrustEvent>

export const showTrust = endpoint({
  method: 'GET',
  path: '/business/:id/trust',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section,
  summary:
    'The timeline of a company: founding, registration here, checks, certificates, changes of name, city and owner, disputes that were upheld.',
  params,
  ok: z.object({
    events: z.array(TrustEvent),
    /** The newest month (YYYY-MM) for which there is a statement of answers. */
    statement: z.string().nullable(),
  }),
  errors: ['NotFound'],
})

export const showTrustFile = endpoint({
  method: 'GET',
  path: '/business/:id/trust-file',
  access: 'visitor',
  knowsViewer: true,
  section,
  summary:
    'The same with names, checks and certificates as a signed file: canonical JSON (RFC 8785) with an Ed25519 signature; any other byte makes it false.',
  params,
  ok: z.object({ file: z.string() }),
  errors: ['NotFound'],
})

/** YYYY-MM in UTC. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const listAnswerStatements = endpoint({
  method: 'GET',
  path: '/business/:id/answer-statements',
  access: 'visitor',
  knowsViewer: true,
  section,
  summary:
    'For which months there is a signed statement of how a company answered in the 90 days up to their end, the newest first; at most 60.',
  params,
  ok: z.object({
    statements: z.array(
      z.object({
        month: Month,
        /** Inquiries that were answered or due, and those answered within 24 hours. */
        n: z.int(),
        inTime: z.int(),
      }),
    ),
  }),
  errors: ['NotFound'],
})

export const showAnswerStatement = endpoint({
  method: 'GET',
  path: '/business/:id/answer-statements/:month',
  access: 'visitor',
  knowsViewer: true,
  section,
  summary:
    'One of them: canonical JSON (RFC 8785) with an Ed25519 signature, and with anonymous pairs of times from which anybody recomputes the share.',
  params: params.extend({ month: Month }),
  ok: z.object({ file: z.string() }),
  errors: ['NotFound'],
})

/** As JSON Web Keys (RFC 8037), each with the time in which it signed. */
const TrustKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  /** The public key as base64url. */
  x: z.string(),
  /** Its thumbprint (RFC 7638), by which files name it. */
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
})
export type TrustKeyEntry = z.infer<typeof TrustKey>

export const listTrustKeys = endpoint({
  method: 'GET',
  path: '/trust/keys',
  access: 'visitor',
  section,
  summary: 'The keys with which trust files are signed, those of before too, the newest first.',
  ok: z.object({ keys: z.array(TrustKey) }),
})

const MonthFigures = z.object({
  /** YYYY-MM in UTC. */
  month: z.string(),
  reports: z.object({
    received: z.int(),
    upheld: z.int(),
    dismissed: z.int(),
    /** From the report to the decision; null in a month with fewer than five. */
    medianHours: z.number().nullable(),
  }),
  /** What moderators did about companies, people and what they wrote. */
  actions: z.int(),
  /** Against decisions about reports, and against refusals of checks. */
  appeals: z.object({ upheld: z.int(), dismissed: z.int() }),
  checks: z.object({
    done: z.int(),
    refused: z.int(),
    /** From the request to the decision; null in a month with fewer than five. */
    medianHours: z.number().nullable(),
  }),
  /** How often staff read what is private: conversations that were reported, documents of checks. */
  readings: z.int(),
})
export type MonthFiguresEntry = z.infer<typeof MonthFigures>

export const showTransparency = endpoint({
  method: 'GET',
  path: '/transparency',
  access: 'visitor',
  fromReplica: 'visitors',
  section,
  summary:
    'What was reported, decided, checked and read, by month, the newest first; at most 36 months, this one up to yesterday.',
  ok: z.object({ months: z.array(MonthFigures) }),
})

/** Where the audit log ended, signed: from the first entry to this position it cannot be written anew without being seen. */
export const AuditHead = z.object({
  format: z.literal('millwright-audit-head-1'),
  position: z.int().positive(),
  /** SHA-256 in hexadecimal. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  at: z.iso.datetime(),
  keyID: z.string(),
  signature: z.string(),
})
export type AuditHeadEntry = z.infer<typeof AuditHead>

export const listAuditHeads = endpoint({
  method: 'GET',
  path: '/trust/audit-heads',
  access: 'visitor',
  section,
  summary: 'Where the audit log ended on each of the last 400 days, signed; the newest first.',
  ok: z.object({ heads: z.array(AuditHead) }),
})
