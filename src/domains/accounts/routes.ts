import { accountsApi } from '../../contract/accounts.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf, type Route } from '../../platform/http/routes.ts'
import { proveAddress } from './address-proof.ts'
import { readyEmailChange } from './email-change.ts'
import { askForPassword, resetPassword } from './forgotten-password.ts'
import { logIn, takeHandOff } from './hand-off.ts'
import { showAccount } from './own-account.ts'
import { endOwnSession, endOwnSessions, listSessions } from './own-sessions.ts'
import { hasProven } from './mail-links.ts'
import { changePassword } from './password-change.ts'
import { requireRoomToHash } from './passwords.ts'
import { logOut, refreshSession } from './refresh.ts'
import { readyRegistration } from './registration.ts'
import { deleteAccount, type BeforeRemoval } from './removal.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from './two-factor.ts'

const { register, verifyEmail, showProof, logIn: logInCall, getSession, refreshToken, logout } = accountsApi

const sessionRoutes = routes(
  { register, verifyEmail, showProof, logIn: logInCall, getSession, refreshToken, logout },
  {
    async register({ caller, body, once }) {
      return once(anyoneMayReplay, await readyRegistration(body, caller))
    },
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
    changePassword: ({ db, body, ...context }) => changePassword(db, sessionOf(context), body),
    async changeEmail({ db, body, once, ...context }) {
      return once(anyoneMayReplay, await readyEmailChange(db, sessionOf(context), body, context.caller))
    },
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
    beginTwoFactor: ({ db, body, ...context }) =>
      beginTwoFactor(db, sessionOf(context), { ...body, edition: context.caller.edition }),
    confirmTwoFactor: ({ db, body, ...context }) => confirmTwoFactor(db, sessionOf(context), body),
    async endTwoFactor({ db, body, ...context }) {
      await endTwoFactor(db, sessionOf(context), body)
      return {}
    },
  },
)

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
      async deleteAccount({ db, body, ...context }) {
        await deleteAccount(db, sessionOf(context), body, beforeRemoval)
        return {}
      },
    },
  )
  return [...sessionRoutes, ...ownRoutes, ...removalRoutes]
}
