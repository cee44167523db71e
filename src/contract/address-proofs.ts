// The link of a mail that proves an address: followed with the password of the account, looked at once more, or mailed again.
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { endpoint } from './endpoint.ts'
import { Device, KnownPassword, OneTimeToken } from './proofs.ts'

const call = { method: 'POST', section: '7' } as const

export const verifyEmail = endpoint({
  ...call,
  path: '/verify-email',
  access: 'visitor',
  rateLimit: rateLimits.proof,
  summary:
    'Proves the mail address of a new account or a changed one, with the password of that account: whoever else reads the mail opens nothing. Answers where the person wanted to go and, for a new account, what log-in would answer: a token for get-session and what makes this browser known.',
  body: z.strictObject({
    token: OneTimeToken,
    password: KnownPassword,
    /** Both as of a log-in. */
    state: OneTimeToken.optional(),
    device: Device.optional(),
  }),
  ok: z.object({
    continue: z.string(),
    /** Null for a changed address, and for an account with a second factor, which only a log-in asks for. */
    logIn: z.object({ token: z.string(), device: z.string() }).nullable(),
  }),
  errors: ['TokenUsed', 'WrongCredentials', 'Suspended', 'TooManyRequests'],
})

export const showProof = endpoint({
  ...call,
  path: '/proof',
  access: 'visitor',
  rateLimit: rateLimits.oneTimeToken,
  summary:
    'Whether the link of a mail has proven its address already, so that whoever follows it once more is asked for no password. Of a link that is unknown, was never used or is void it says no.',
  body: z.strictObject({ token: OneTimeToken }),
  ok: z.object({ proven: z.boolean() }),
  errors: ['TooManyRequests'],
})

export const sendAgain = endpoint({
  ...call,
  path: '/send-again',
  access: 'visitor',
  rateLimit: rateLimits.sendAgain,
  summary:
    'Sends the mail of a registration again, three times an hour. The same answer whether the address was known or not.',
  body: z.strictObject({ again: z.string().min(20).max(200) }),
  ok: z.object({}),
  errors: ['TokenUsed', 'TooManyRequests'],
})
