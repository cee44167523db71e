import { accountsApi } from '../../contract/accounts.ts'
import { routes } from '../../platform/http/routes.ts'
import { logIn, takeHandOff } from './hand-off.ts'
import { logOut, refreshSession } from './refresh.ts'
import { proveAddress, readyRegistration } from './registration.ts'

const { register, verifyEmail, logIn: logInCall, getSession, refreshToken, logout } = accountsApi

export const accountRoutes = routes(
  { register, verifyEmail, logIn: logInCall, getSession, refreshToken, logout },
  {
    async register({ caller, body, once }) {
      return once(await readyRegistration(body, caller))
    },
    verifyEmail: ({ db, body }) => proveAddress(db, body.token),
    logIn: ({ db, caller, body }) => logIn(db, body, { ...caller, userAgent: caller.device }),
    getSession: ({ db, body }) => takeHandOff(db, body.token, body.state),
    refreshToken: ({ db, caller }) => refreshSession(db, caller.authorization),
    async logout({ db, caller }) {
      await logOut(db, caller.authorization)
      return {}
    },
  },
)
