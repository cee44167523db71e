import { accountsApi } from '../../contract/accounts.ts'
import * as passkeyCalls from '../../contract/passkey-calls.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf, type Route } from '../../platform/http/routes.ts'
import { proveAddress } from './address-proof.ts'
import { readyEmailChange } from './email-change.ts'
import { askForPassword, resetPassword } from './forgotten-password.ts'
import { logIn, takeHandOff } from './hand-off.ts'
import { showAccount } from './own-account.ts'
import { endOwnSession, endOwnSessions, listSessions } from './own-sessions.ts'
import type { LiveSession } from './live-session.ts'
import { hasProven } from './mail-links.ts'
import { changePassword } from './password-change.ts'
import { requireRoomToHash } from './passwords.ts'
import { logOut, refreshSession } from './refresh.ts'
import { readyRegistration, sendAgain } from './registration.ts'
import { deleteAccount, type BeforeRemoval } from './removal.ts'
import { beginPasskey, confirmPasskey, listPasskeys, removePasskey } from './passkeys.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from './two-factor.ts'
import { guessing } from './wrong-codes.ts'

const {
  register,
  sendAgain: againCall,
  verifyEmail,
  showProof,
  logIn: logInCall,
  getSession,
  refreshToken,
  logout,
} = accountsApi

const sessionRoutes = routes(
  {
    register,
    sendAgain: againCall,
    verifyEmail,
    showProof,
    logIn: logInCall,
    getSession,
    refreshToken,
    logout,
  },
  {
    async register({ caller, body, once }) {
      return once(anyoneMayReplay, await readyRegistration(body, caller))
    },
    sendAgain: ({ db, body }) => transaction(db, (tx) => sendAgain(tx, body.again)),
    verifyEmail: ({ db, caller, body }) => proveAddress(db, body, { ...caller, userAgent: caller.device }),
    showProof: async ({ db, body }) => ({ proven: await hasProven(db, body.token) }),
    logIn: ({ db, caller, body }) => logIn(db, body, { ...caller, userAgent: caller.device }),
    getSession: ({ db, body }) => takeHandOff(db, body.token, body.state),
    refreshToken: ({ db, caller }) => refreshSession(db, caller.authorization),
    async logout({ db, caller }) {
      await logOut(db, caller.authorization)
      return {}
    },
  },
)

const {
  forgotPassword,
  resetPassword: resetCall,
  changePassword: changePasswordCall,
  changeEmail: changeEmailCall,
  showAccount: showCall,
  listSessions: listCall,
  endSession,
  endAllSessions,
  beginTwoFactor: beginCall,
  confirmTwoFactor: confirmCall,
  endTwoFactor: endCall,
} = accountsApi

/** Does what takes a code of a second factor for who is logged in; its wrong codes count as those of a log-in do. */
const guarded = <T>(
  input: Parameters<typeof sessionOf>[0] & {
    db: Db
    caller: { edition: string }
    body: { code?: string | undefined }
  },
  work: (session: LiveSession) => Promise<T>,
): Promise<T> => {
  const session = sessionOf(input)
  const guess = { code: input.body.code, edition: input.caller.edition }
  return guessing(input.db, session, guess, () => work(session))
}

const ownRoutes = routes(
  {
    forgotPassword,
    resetPassword: resetCall,
    changePassword: changePasswordCall,
    changeEmail: changeEmailCall,
    showAccount: showCall,
    listSessions: listCall,
    endSession,
    endAllSessions,
    beginTwoFactor: beginCall,
    confirmTwoFactor: confirmCall,
    endTwoFactor: endCall,
  },
  {
    async forgotPassword({ db, caller, body }) {
      await askForPassword(db, { email: body.email, language: caller.language, edition: caller.edition })
      return {}
    },
    resetPassword: ({ db, body }) => resetPassword(db, body),
    changePassword: (input) => guarded(input, (session) => changePassword(input.db, session, input.body)),
    changeEmail: (input) =>
      guarded(input, async (session) =>
        input.once(anyoneMayReplay, await readyEmailChange(input.db, session, input.body, input.caller)),
      ),
    showAccount: ({ db, ...context }) => showAccount(db, sessionOf(context)),
    listSessions: ({ db, ...context }) => listSessions(db, sessionOf(context)),
    async endSession({ db, body, ...context }) {
      await endOwnSession(db, sessionOf(context), body)
      return {}
    },
    async endAllSessions({ db, ...context }) {
      await endOwnSessions(db, sessionOf(context))
      return {}
    },
    beginTwoFactor: (input) =>
      guarded(input, (session) =>
        beginTwoFactor(input.db, session, { ...input.body, edition: input.caller.edition }),
      ),
    confirmTwoFactor: ({ db, body, ...context }) => confirmTwoFactor(db, sessionOf(context), body),
    async endTwoFactor(input) {
      await guarded(input, (session) => endTwoFactor(input.db, session, input.body))
      return {}
    },
  },
)

const passkeyRoutes = routes(passkeyCalls, {
  listPasskeys: ({ db, caller, ...context }) => listPasskeys(db, sessionOf(context), caller.edition),
  beginPasskey: (input) =>
    guarded(input, (session) => beginPasskey(input.db, session, input.body, input.caller.edition)),
  confirmPasskey: ({ db, body, ...context }) => confirmPasskey(db, sessionOf(context), body),
  async removePasskey(input) {
    await guarded(input, (session) => removePasskey(input.db, session, input.body))
    return {}
  },
})

/** Calls that hash a password. */
const hashing: ReadonlySet<string> = new Set<keyof typeof accountsApi>([
  'register',
  'verifyEmail',
  'logIn',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'beginTwoFactor',
  'endTwoFactor',
  'beginPasskey',
  'removePasskey',
  'deleteAccount',
])

/**
 * Refuses a call that hashes while too many wait for that already: before its rate limit, of which a person in a flood of others
 * should not lose a share for nothing, and before it has cost a statement. Throws TooManyRequests.
 */
export function requireRoomFor(name: string): void {
  if (hashing.has(name)) requireRoomToHash()
}

/** Every call of the account service; `beforeRemoval` is what other domains do before a person goes. */
export function accountRoutes(beforeRemoval: BeforeRemoval): Route[] {
  const removalRoutes = routes(
    { deleteAccount: accountsApi.deleteAccount },
    {
      async deleteAccount(input) {
        await guarded(input, (session) => deleteAccount(input.db, session, input.body, beforeRemoval))
        return {}
      },
    },
  )
  return [...sessionRoutes, ...ownRoutes, ...passkeyRoutes, ...removalRoutes]
}
