// The passkeys of one's own account (7): a second factor beside codes, or the only one.
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PasskeyMade } from './passkeys.ts'
import { KnownPassword, SecondFactor } from './proofs.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

/** What a browser is asked for, as WebAuthn has it. */
const Options = z.record(z.string(), z.unknown())

const call = { method: 'POST', section: '7', access: 'user' } as const
const ways = {
  password: KnownPassword,
  code: SecondFactor.optional(),
}

export const listPasskeys = endpoint({
  ...call,
  path: '/list-passkeys',
  summary: 'The passkeys of the account, oldest first.',
  ok: z.object({
    passkeys: z.array(
      z.object({
        passkeyID: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
        /** Whether the maker of the device keeps a copy. */
        synced: z.boolean(),
        /** Where it opens the account. */
        host: z.string(),
        here: z.boolean(),
      }),
    ),
  }),
})

export const beginPasskey = endpoint({
  ...call,
  path: '/begin-passkey',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Asks for a new passkey, for who knows the password and has the second factor where there is one; confirmed within five minutes in the same session.',
  body: z.strictObject(ways),
  ok: z.object({ options: Options }),
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'PasskeysFull', 'TooManyRequests'],
})

export const confirmPasskey = endpoint({
  ...call,
  path: '/confirm-passkey',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Adds the passkey that was made. Where it is the first factor beside the password, answers ten recovery codes, shown once.',
  body: z.strictObject({ name: plainText({ max: limits.passkeyNameMax, min: 1 }), passkey: PasskeyMade }),
  ok: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['PasskeyRefused', 'PasskeysFull', 'TooManyRequests'],
})

export const removePasskey = endpoint({
  ...call,
  path: '/remove-passkey',
  rateLimit: rateLimits.provesAgain,
  summary: 'Removes a passkey. With the last one, where there are no codes, the second factor is off.',
  body: z.strictObject({ ...ways, passkeyID: z.uuid() }),
  ok: z.object({}),
  errors: ['NotFound', 'WrongCredentials', 'CodeNeeded', 'WrongCode', 'OtherWayNeeded', 'TooManyRequests'],
})
