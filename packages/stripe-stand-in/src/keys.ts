// Who asks: a program with the secret key, a browser with the public one.
import { createHash, timingSafeEqual } from 'node:crypto'
import { StripeFault } from './faults.ts'
import type { GivenParams } from './form.ts'

export type Keys = { secretKey: string; publicKey: string; webhookSecret: string }

/** What a browser may ask with the public key; payments by their secret. */
const forBrowsers = [
  /^POST \/v1\/payment_methods$/,
  /^GET \/v1\/payment_intents\/[^/]+$/,
  /^POST \/v1\/payment_intents\/[^/]+\/confirm$/,
]

export const isAllowedInBrowser = (method: string, path: string) =>
  forBrowsers.some((allowed) => allowed.test(`${method} ${path}`))

/** Reads the key from the header (Bearer or Basic) or the parameter `key`; throws StripeFault 401. */
export function whoAsks(
  authorization: string | null,
  params: GivenParams,
  keys: Keys,
): 'program' | 'browser' {
  const given = keyIn(authorization) ?? (typeof params['key'] === 'string' ? params['key'] : undefined)
  if (given === undefined || given === '')
    throw refused(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (isSame(given, keys.secretKey)) return 'program'
  if (isSame(given, keys.publicKey)) return 'browser'
  throw refused(
    `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(Math.max(4, given.length - 12))}${given.slice(-4)}`,
  )
}

function keyIn(authorization: string | null): string | undefined {
  const [, scheme, value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization ?? '') ?? []
  if (scheme === undefined) return undefined
  return scheme.toLowerCase() === 'bearer'
    ? value
    : Buffer.from(value, 'base64').toString('utf8').split(':')[0]
}

const refused = (message: string) => new StripeFault(401, { type: 'invalid_request_error', message })

const digest = (text: string) => createHash('sha256').update(text).digest()
export const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right))
