// The account service: who people are and how they prove it. Its calls are POST and stand under /accounts (P7.2).
import * as z from 'zod'
import { sendAgain, showProof, verifyEmail } from './address-proofs.ts'
import * as codeCalls from './code-calls.ts'
import * as passkeyCalls from './passkey-calls.ts'
import { rateLimits } from './rate-limits.ts'
import { endpoint, type CallInput, type CallOutput } from './endpoint.ts'
import { limits } from './limits.ts'
import { mailAddress } from './mail-address.ts'
import { PersonName } from './names.ts'
import { Device, KnownPassword, NewPassword, OneTimeToken, SecondFactor } from './proofs.ts'
import { termsVersion } from './terms.ts'
import { isAllSeen, plainWidth } from './text.ts'

/** Where somebody gets mail: composed, in plain width and small letters, with nothing in it that cannot be seen. */
export const Email = z
  .string()
  .max(limits.emailMax * 4)
  .overwrite((text) => plainWidth(text).toLowerCase().normalize('NFKC'))
  .max(limits.emailMax)
  .pipe(
    z
      .email({ pattern: mailAddress })
      .refine(isAllSeen, { error: 'Contains characters that are no text', params: { why: 'hidden' } }),
  )
const Continue = z.string().max(limits.continueMax)
const Nothing = z.object({})

/** A session as P7.2 gives it; both expiries in seconds since 1970. */
export const SessionData = z.object({
  token: z.string(),
  tokenExpire: z.int(),
  refreshToken: z.string(),
  refreshTokenExpire: z.int(),
  userID: z.uuid(),
})
export type SessionEntry = z.infer<typeof SessionData>

const call = { method: 'POST', section: '7' } as const

export const register = endpoint({
  ...call,
  path: '/register',
  access: 'visitor',
  creates: true,
  rateLimit: rateLimits.register,
  summary:
    'Begins an account; the mail that follows proves the address. The same answer whether the address is known or not.',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    password: NewPassword,
    businessUse: z.literal(true),
    legalAge: z.literal(true),
    /** Which terms were accepted: only those that hold today count. */
    termsVersion: z
      .string()
      .min(1)
      .max(40)
      .meta({ examples: [termsVersion] }),
    continue: Continue.optional(),
  }),
  /** What the mail is sent again for. */
  ok: z.object({ again: z.string() }),
  errors: ['TermsChanged', 'NameReserved', 'CommonPassword', 'TooManyRequests'],
})

export const logIn = endpoint({
  ...call,
  path: '/log-in',
  access: 'visitor',
  rateLimit: rateLimits.logIn,
  summary: 'Proves who somebody is; the token answered is handed to get-session within 60 seconds, once.',
  body: z.strictObject({
    email: Email,
    password: KnownPassword,
    code: SecondFactor.optional(),
    continue: Continue.optional(),
    /** Gives back an account that was deleted within the last 30 days. */
    restore: z.boolean().optional(),
    /** What binds the hand-off to the browser that began it; get-session wants the same. */
    state: OneTimeToken.optional(),
    /** What the last log-in with this browser answered: wrong tries from elsewhere do not count against this one. */
    device: Device.optional(),
  }),
  ok: z.object({ token: z.string(), continue: z.string(), device: z.string() }),
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'Suspended', 'AccountDeleted', 'TooManyRequests'],
})

export const forgotPassword = endpoint({
  ...call,
  path: '/forgot-password',
  access: 'visitor',
  rateLimit: rateLimits.forgotPassword,
  summary: 'Sends a link for a new password, when there is such an account. The same answer either way.',
  body: z.strictObject({
    email: Email,
    /** As of a log-in: what others ask for elsewhere does not count against this browser. */
    device: Device.optional(),
  }),
  ok: Nothing,
  errors: ['TooManyRequests'],
})

export const resetPassword = endpoint({
  ...call,
  path: '/reset-password',
  access: 'visitor',
  rateLimit: rateLimits.oneTimeToken,
  summary:
    'Sets a new password with the link of a mail; every session of the account ends. Of its devices only this one is known then.',
  body: z.strictObject({ token: OneTimeToken, password: NewPassword, device: Device.optional() }),
  ok: z.object({ device: z.string() }),
  errors: ['TokenUsed', 'CommonPassword', 'TooManyRequests'],
})

export const changePassword = endpoint({
  ...call,
  path: '/change-password',
  access: 'user',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Sets a new password, with the second factor where there is one; every other session of the account ends. Of its devices only this one is known then.',
  body: z.strictObject({
    password: KnownPassword,
    newPassword: NewPassword,
    code: SecondFactor.optional(),
    device: Device.optional(),
  }),
  ok: z.object({ device: z.string() }),
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'CommonPassword', 'TooManyRequests'],
})

export const changeEmail = endpoint({
  ...call,
  path: '/change-email',
  access: 'user',
  rateLimit: rateLimits.changeEmail,
  summary:
    'Sends a link to a new address, for who has the second factor where there is one; the address changes when it is followed. The same answer for one that is taken.',
  body: z.strictObject({ password: KnownPassword, email: Email, code: SecondFactor.optional() }),
  ok: Nothing,
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'TooManyRequests'],
})

export const showAccount = endpoint({
  ...call,
  path: '/show-account',
  access: 'user',
  summary: 'What the account pages show: address and second factor.',
  ok: z.object({
    email: z.string(),
    /** Whether anything beside the password is asked for: codes of an app, passkeys, or both. */
    twoFactor: z.boolean(),
    codes: z.boolean(),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
  }),
})

export const listSessions = endpoint({
  ...call,
  path: '/list-sessions',
  access: 'user',
  summary: 'Where the account is logged in, newest use first, at most 100.',
  ok: z.object({
    sessions: z.array(
      z.object({
        sessionID: z.uuid(),
        /** Browser and system as its header names them, never more than that. */
        device: z.string(),
        createdAt: z.iso.datetime(),
        usedAt: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
})

export const endSession = endpoint({
  ...call,
  path: '/end-session',
  access: 'user',
  summary: 'Ends one of the account’s sessions.',
  body: z.strictObject({ sessionID: z.uuid() }),
  ok: Nothing,
  errors: ['NotFound'],
})

export const endAllSessions = endpoint({
  ...call,
  path: '/end-all-sessions',
  access: 'user',
  summary: 'Logs the account out everywhere, here too.',
  ok: Nothing,
})

export const deleteAccount = endpoint({
  ...call,
  path: '/delete-account',
  access: 'user',
  rateLimit: rateLimits.provesAgain,
  summary:
    'Removes the account, its sessions and the person’s profile; for 30 days a log-in restores it. Refused while a business would be left without an owner.',
  body: z.strictObject({ password: KnownPassword, code: SecondFactor.optional() }),
  ok: Nothing,
  errors: ['WrongCredentials', 'CodeNeeded', 'WrongCode', 'SoleOwner', 'TooManyRequests'],
})

export const getSession = endpoint({
  ...call,
  path: '/get-session',
  access: 'visitor',
  rateLimit: rateLimits.handOff,
  summary: 'Turns the hand-off token of a log-in into a session, once and within 60 seconds.',
  body: z.strictObject({ token: OneTimeToken, state: OneTimeToken.optional() }),
  ok: SessionData,
  errors: ['TokenUsed', 'TooManyRequests'],
})

export const refreshToken = endpoint({
  ...call,
  path: '/refresh-token',
  access: 'visitor',
  rateLimit: rateLimits.refreshToken,
  summary:
    'A new pair for a refresh token, which stands in the Authorization header. Reuse after ten seconds ends the session.',
  ok: SessionData,
  errors: ['TokenNotFound', 'SessionError'],
})

export const logout = endpoint({
  ...call,
  path: '/logout',
  access: 'visitor',
  summary:
    'Ends the session of the access or refresh token in the Authorization header; the same answer when it is over already.',
  ok: Nothing,
})

/** Every call of the account service, by the name that server, clients and document know it by. */
export const accountsApi = {
  register,
  sendAgain,
  verifyEmail,
  showProof,
  logIn,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  showAccount,
  listSessions,
  endSession,
  endAllSessions,
  ...codeCalls,
  ...passkeyCalls,
  deleteAccount,
  getSession,
  refreshToken,
  logout,
}

export type AccountsApi = typeof accountsApi

/** The account service as functions, speaking for one request: whole answer or AppError. */
export type AccountsClient = {
  [Name in keyof AccountsApi]: (input: CallInput<AccountsApi[Name]>) => Promise<CallOutput<AccountsApi[Name]>>
}
