// Who is calling: every call that needs a session asks here first, so that log-out and suspension hold at once.
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { AppError, isAppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { shareAccount } from './queries/credentials.ts'
import { findAlive, findAllNamed, findNamed, isAlive, type Named } from './queries/sessions.ts'
import { accessSeconds, algorithm, audience, issuer, readKey, tokenType } from './signing.ts'

export type LiveSession = { userID: string; sessionID: string }

/**
 * The session of an Authorization header. Throws TokenNotFound without one, JsonWebTokenError for what we did not sign,
 * TokenExpiredError after ten minutes, SessionError when the session is over or its account may not be used.
 */
export async function findLiveSession(db: Db | Tx, authorization: string | undefined): Promise<LiveSession> {
  const token = bearerOf(authorization)
  const { keyID, sessionID } = namedIn(token)
  return sessionNamed(token, sessionID, await findNamed(db, keyID, sessionID))
}

async function sessionNamed(
  token: string,
  sessionID: string,
  { publicKey, keyIsOld, userID, lives }: Named,
): Promise<LiveSession> {
  if (publicKey === null) throw new AppError('JsonWebTokenError')
  const subject = await verify(token, publicKey)
  // What it signed has run out, unless somebody else still holds it.
  if (keyIsOld) throw new AppError('JsonWebTokenError')
  if (!lives || userID === null || userID !== subject) throw new AppError('SessionError')
  const session = { userID, sessionID }
  foundAt.set(session, performance.now())
  return session
}

/** The sessions of many Authorization headers, by header; those for which `findLiveSession` would throw are left out. One query. */
export async function findLiveSessions(
  db: Db | Tx,
  headers: readonly string[],
): Promise<Map<string, LiveSession>> {
  const told = [...new Set(headers)].flatMap((header) => {
    try {
      const token = bearerOf(header)
      return [{ header, token, ...namedIn(token) }]
    } catch (error) {
      if (isAppError(error)) return []
      throw error
    }
  })
  const found = told.length > 0 ? await findAllNamed(db, told) : []
  const sessions = await Promise.all(
    told.map(({ token, sessionID }, at) =>
      sessionNamed(token, sessionID, found[at]!).catch((error: unknown) => {
        if (isAppError(error)) return undefined
        throw error
      }),
    ),
  )
  return new Map(told.flatMap(({ header }, at) => (sessions[at] ? [[header, sessions[at]]] : [])))
}

/** When the sessions of calls that are under way were found alive: these very objects, nothing that looks like one. */
const foundAt = new WeakMap<LiveSession, number>()
/** Longer than a call takes; whoever keeps a session for longer is asked about it again. */
const foundForMs = 5_000

/**
 * Throws SessionError when a session is over by now. A transaction always asks, since it counts on it; a read without one
 * believes what its call found a moment ago (record 0025).
 */
export async function requireLiveSession(db: Db | Tx, session: LiveSession): Promise<void> {
  const found = foundAt.get(session)
  if (!db.isTransaction && found !== undefined && performance.now() - found < foundForMs) return
  if (!(await isAlive(db, session.sessionID, session.userID))) throw new AppError('SessionError')
}

/**
 * Keeps the account of a session until the transaction ends: who removes it waits, and then finds what was done. Throws
 * SessionError when it is gone.
 */
export async function keepAccount(tx: Tx, { userID }: Pick<LiveSession, 'userID'>): Promise<void> {
  if (!(await shareAccount(tx, userID))) throw new AppError('SessionError')
}

/** Those of many sessions, by id, that are alive and belong to whom they name. One query. */
export async function aliveAmong(
  db: Db | Tx,
  sessions: readonly LiveSession[],
): Promise<ReadonlySet<string>> {
  const owners = new Map(
    (
      await findAlive(
        db,
        sessions.map(({ sessionID }) => sessionID),
      )
    ).map((row) => [row.sessionID, row.userID]),
  )
  return new Set(
    sessions
      .filter(({ sessionID, userID }) => owners.get(sessionID) === userID)
      .map(({ sessionID }) => sessionID),
  )
}

/** The session that a token of ours names, whether either has run out or not; undefined for any other text. */
export async function findSignedSession(db: Db | Tx, authorization: string): Promise<string | undefined> {
  try {
    const token = bearerOf(authorization)
    const { keyID, sessionID } = namedIn(token)
    const { publicKey } = await findNamed(db, keyID, sessionID)
    if (publicKey === null) return undefined
    await verify(token, publicKey)
    return sessionID
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.name === 'TokenExpiredError' ? namedIn(bearerOf(authorization)).sessionID : undefined
  }
}

/** Longer than any token of ours. */
const tokenMax = 1_000

function bearerOf(authorization: string | undefined): string {
  if (authorization === undefined) throw new AppError('TokenNotFound')
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1]
  if (token === undefined || token.length > tokenMax) throw new AppError('JsonWebTokenError')
  return token
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that a token names, whoever signed it. */
function namedIn(token: string): { keyID: string; sessionID: string } {
  try {
    const { kid: keyID } = decodeProtectedHeader(token)
    const { sid: sessionID } = decodeJwt(token)
    if (
      typeof keyID === 'string' &&
      uuid.test(keyID) &&
      typeof sessionID === 'string' &&
      uuid.test(sessionID)
    )
      return { keyID, sessionID }
  } catch {
    // Told below, as what names nothing.
  }
  throw new AppError('JsonWebTokenError')
}

const clocksDifferBySeconds = 30

/** Whose a token is and in which second it runs out, by its text and the key that signed it. */
const knownTokens = new Map<string, { publicKey: string; subject: string | undefined; endsAt: number }>()
const knownTokensMax = 20_000

/** To check a signature costs more than all else of the check, and what was signed once stays signed: known tokens are only looked up. */
async function verify(token: string, publicKey: string): Promise<string | undefined> {
  const known = knownTokens.get(token)
  const now = Date.now() / 1_000
  if (known?.publicKey === publicKey && now < known.endsAt) return known.subject
  try {
    const { payload } = await jwtVerify(token, await readKey(publicKey), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      maxTokenAge: accessSeconds,
      clockTolerance: clocksDifferBySeconds,
    })
    if (knownTokens.size >= knownTokensMax) knownTokens.clear()
    // Until then a check would say the same.
    knownTokens.set(token, {
      publicKey,
      subject: payload.sub,
      endsAt: Math.min(payload.exp!, payload.iat! + accessSeconds),
    })
    return payload.sub
  } catch (error) {
    const expired = (error as { code?: unknown }).code === 'ERR_JWT_EXPIRED'
    throw new AppError(expired ? 'TokenExpiredError' : 'JsonWebTokenError')
  }
}
