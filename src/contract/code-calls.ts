// The codes of an authenticator app as the second factor of one's own account (7).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'

const call = { method: 'POST', section: '7', access: 'user' } as const

export const beginTwoFactor = endpoint({
  ...call,
  path: '/begin-two-factor',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Makes a secret for an authenticator app; it counts once a code from it was confirmed. Who has a second factor shows it.',
  body: z.strictObject({ password: KnownPassword, code: SecondFactor.optional() }),
  ok: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})

export const confirmTwoFactor = endpoint({
  ...call,
  path: '/confirm-two-factor',
  rateLimit: rateLimits.provesAgain,
  summary: 'Turns the second factor on; answers the recovery codes, shown once.',
  body: z.strictObject({ code: SecondFactor }),
  ok: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['WrongCode', 'TooManyRequests'],
})

export const endTwoFactor = endpoint({
  ...call,
  path: '/end-two-factor',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Turns codes off. Who has passkeys keeps these and the recovery codes; else the second factor is off.',
  body: z.strictObject({ password: KnownPassword, code: SecondFactor.optional() }),
  ok: z.object({}),
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'OtherWayNeeded', 'TooManyRequests'],
})
