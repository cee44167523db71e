// The next pair of tokens for a session, and its end: both begin with what stands in the Authorization header.
import type { SessionEntry } from '../../contract/accounts.ts'
import { AppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { findSignedSession } from './live-session.ts'
import { findFamily, rotate, wasJustReplaced } from './queries/sessions.ts'
import { endOneSession } from './sessions.ts'
import { signAccessToken } from './signing.ts'
import {
  isOfFamily,
  readRefreshToken,
  refreshHashOf,
  successorOf,
  writeRefreshToken,
  type RefreshToken,
} from './tokens.ts'

/** So long a token that was replaced still answers its successor: for an answer that was lost, and for two tabs. */
const graceSeconds = 10

/**
 * A new pair for the refresh token in the header; the old one is worth nothing any more. Asked again within ten seconds it
 * answers the same successor; later it was stolen by somebody, and the session ends. Throws TokenNotFound and SessionError.
 */
export async function refreshSession(db: Db, authorization: string | undefined): Promise<SessionEntry> {
  if (authorization === undefined) throw new AppError('TokenNotFound')
  const token = refreshTokenIn(authorization)
  const family = token && (await findFamily(db, token.sessionID))
  if (!family || !isOfFamily(token, family.familyKey)) throw new AppError('SessionError')
  const next = successorOf(token, family.familyKey)
  if (!(await mayFollow(db, token, next))) {
    await endOneSession(db, token.sessionID)
    throw new AppError('SessionError')
  }
  return {
    ...(await signAccessToken(db, { userID: family.userID, sessionID: token.sessionID })),
    refreshToken: writeRefreshToken(next),
    refreshTokenExpire: Math.floor(family.expiresAt.getTime() / 1000),
    userID: family.userID,
  }
}

/** Whoever comes second finds the token replaced just now, and is answered as the first was. */
async function mayFollow(db: Db, token: RefreshToken, next: RefreshToken): Promise<boolean> {
  const used = refreshHashOf(token)
  return (
    (await rotate(db, token.sessionID, used, refreshHashOf(next))) ||
    (await wasJustReplaced(db, token.sessionID, used, graceSeconds))
  )
}

function refreshTokenIn(authorization: string): RefreshToken | undefined {
  return readRefreshToken(authorization.replace(/^Bearer /i, ''))
}

/** Ends the session of the access or refresh token in the header, also one that has run out; says nothing either way. */
export async function logOut(db: Db, authorization: string | undefined): Promise<void> {
  const sessionID = authorization === undefined ? undefined : await sessionNamedIn(db, authorization)
  if (sessionID !== undefined) await endOneSession(db, sessionID)
}

async function sessionNamedIn(db: Db, authorization: string): Promise<string | undefined> {
  const token = refreshTokenIn(authorization)
  if (!token) return findSignedSession(db, authorization)
  const family = await findFamily(db, token.sessionID)
  return family && isOfFamily(token, family.familyKey) ? token.sessionID : undefined
}
