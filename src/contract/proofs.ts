// What people prove themselves with, as the calls of the account service take it.
import * as z from 'zod'
import { limits } from './limits.ts'
import { plainWidth } from './text.ts'

/** A new password; whether it is a common one is the server's business. */
export const NewPassword = z.string().min(limits.passwordMin).max(limits.passwordMax)
/** A password that is only compared: any text, so that old rules never lock anybody out. */
export const KnownPassword = z.string().min(1).max(limits.passwordMax)
/** Of a code as it is typed. */
const codeMax = 20
/** What a mail or a hand-off carries: 256 bits as base64url. */
export const OneTimeToken = z.string().regex(/^[\w-]{43}$/)
/**
 * Six digits of an authenticator app, or a recovery code such as `k7mq-2x9d`, as people type them: wide digits, a blank between; or
 * the answer of a passkey as the JSON text that the browser makes of it.
 */
export const SecondFactor = z
  .string()
  .max(limits.secondFactorMax)
  .overwrite((text) => plainWidth(text).replace(/^(\d{3})\s(\d{3})$/, '$1$2'))
  .min(6)
  .refine((text) => text.startsWith('{') || text.length <= codeMax)
/** What shows that somebody has logged in with this browser before; given by the calls that prove a person, new each time. */
export const Device = z.string().regex(/^[\w-]{43}$/)
