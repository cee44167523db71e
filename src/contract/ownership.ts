// Who owns a company: offered to another member, and named among owners, with the password of who gives it (P6.4; D8, decision 73).
import * as z from 'zod'
import { Role } from './business-management.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'
import { ofTeam } from './team.ts'

const { section, path, params, errors } = ofTeam

export const transferBusiness = endpoint({
  method: 'POST',
  path: `${path}/transfer`,
  access: 'owner',
  section,
  rateLimit: rateLimits.provesAgain,
  summary:
    'Offers the company to another member for 7 days, with the caller’s password: who takes it over is the owner then, the caller an admin.',
  params,
  body: z.strictObject({ userID: Id, password: KnownPassword, code: SecondFactor.optional() }),
  ok: z.object({}),
  errors: [...errors, 'WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})

export const withdrawTransfer = endpoint({
  method: 'DELETE',
  path: `${path}/transfer`,
  access: 'owner',
  section,
  rateLimit: rateLimits.team,
  summary: 'Takes the offer of a company back before it is answered.',
  params,
  ok: z.object({}),
  errors: [...errors, 'OfferOver', 'TooManyRequests'],
})

export const changeOwner = endpoint({
  method: 'POST',
  path: `${path}/owner`,
  access: 'owner',
  section,
  rateLimit: rateLimits.provesAgain,
  summary:
    'Makes a member an owner too, or of another owner what `role` says, null for nobody; with the caller’s password.',
  params,
  body: z.strictObject({
    userID: Id,
    role: Role.nullable().default('owner'),
    password: KnownPassword,
    code: SecondFactor.optional(),
  }),
  ok: z.object({}),
  errors: [...errors, 'WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})
