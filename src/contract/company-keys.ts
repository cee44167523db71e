// Keys with which a company's own programs call for it: made and ended by its people, each for some calls alone (P7).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { KeyScope, keyScopes } from './key-scopes.ts'
import { limits } from './limits.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

const At = z.iso.datetime()
/** Null for whoever is no longer here. */
const Person = z.object({ userID: Id, name: z.string() }).nullable()

export const CompanyKey = z.object({
  keyID: Id,
  name: z.string(),
  scopes: z.array(KeyScope),
  /** How it begins. */
  start: z.string(),
  state: z.enum(['alive', 'expired', 'ended']),
  madeBy: Person,
  /** Who made it is no owner or admin of the company any more; it counts all the same. */
  makerLeft: z.boolean(),
  madeAt: At,
  /** To the minute; null until it is used. */
  lastUsedAt: At.nullable(),
  expiresAt: At.nullable(),
  endedBy: Person,
  endedAt: At.nullable(),
})
export type CompanyKeyEntry = z.infer<typeof CompanyKey>

const section = '7'
const path = '/business/:id/key'
const params = z.strictObject({ id: Id })
const errors = ['NotFound', 'NotAllowed'] as const

const listCompanyKeys = endpoint({
  method: 'GET',
  path,
  access: 'manager',
  section,
  summary: 'The keys of a company for its programs: those that count, and the newest of those that are over.',
  params,
  /** `scopes`: what keys can be made for. */
  ok: z.object({ keys: z.array(CompanyKey), scopes: z.array(KeyScope) }),
  errors,
})

const createCompanyKey = endpoint({
  method: 'POST',
  path,
  access: 'owner',
  section,
  rateLimit: rateLimits.provesAgain,
  summary:
    'Makes a key for a program of the company, with the caller’s password; `secret` is answered this once and kept nowhere.',
  params,
  body: z.strictObject({
    name: plainText({ max: limits.companyKeyNameMax, min: 1 }),
    scopes: z.array(KeyScope).min(1).max(keyScopes.length),
    /** After so many days it counts no more; null for a key without an end. */
    days: z.int().min(1).max(limits.companyKeyDaysMax).nullable().default(null),
    password: KnownPassword,
    code: SecondFactor.optional(),
  }),
  ok: z.object({ key: CompanyKey, secret: z.string() }),
  errors: [...errors, 'TooManyKeys', 'WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})

const endCompanyKey = endpoint({
  method: 'DELETE',
  path: `${path}/:keyID`,
  access: 'manager',
  section,
  rateLimit: rateLimits.team,
  summary: 'Ends a key, from its next call on, for good.',
  params: z.strictObject({ id: Id, keyID: Id }),
  ok: z.object({}),
  errors: [...errors, 'TooManyRequests'],
})

export const companyKeyApi = { listCompanyKeys, createCompanyKey, endCompanyKey }
export type CompanyKeysApi = typeof companyKeyApi
