// A program that calls by a key of its company: what the key is good for at this moment (P7).
import { timingSafeEqual } from 'node:crypto'
import { AppError, isAppError } from '../../contract/errors.ts'
import type { KeyScopeName } from '../../contract/key-scopes.ts'
import { wrongKeys } from '../../contract/rate-limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { noteSecurity } from '../../platform/security-events.ts'
import { pointsTaken, takePoints } from '../../platform/shares.ts'
import { suspendedAmong } from '../accounts/standing.ts'
import { record } from '../audit/recording.ts'
import { hashOf } from './company-keys.ts'
import { ownersOfAll } from './membership.ts'
import { findByHash, livesStill, noteUse } from './queries/keys.ts'

/** Whether a header holds, or means to hold, a key of a company and no session. */
export const isKey = (authorization: string | undefined): authorization is string =>
  authorization !== undefined && /^Bearer mw_/i.test(authorization)

/** The key in a header, whole; undefined for what is no key of ours. */
const keyIn = (authorization: string) => /^Bearer (mw_[\w-]{43})$/i.exec(authorization)?.[1]

/** A program that calls for a company by a key; `userID` is who made the key. */
export type Program = { keyID: string; businessID: string; userID: string }

/** `network` is where the call comes from, as one place. */
type Shown = { authorization: string; scope: KeyScopeName; network: string }

/**
 * The program behind the key of a header, for a call that wants `scope`. Throws KeyUnknown and KeyEnded (401), KeyPaused and
 * KeyScope (403), TooManyRequests for a network that tried too many wrong ones.
 */
export async function findProgram(db: Db, { authorization, scope, network }: Shown): Promise<Program> {
  const share = `wrong keys from ${network}`
  const secret = keyIn(authorization)
  const hash = secret === undefined ? undefined : hashOf(secret)
  const [{ points, seconds }, found] = await Promise.all([
    pointsTaken(db, share),
    hash && findByHash(db, hash),
  ])
  if (points >= wrongKeys.points) throw new AppError('TooManyRequests', { retryAfter: seconds })
  if (!hash || !found || !timingSafeEqual(found.hash, hash)) {
    noteSecurity('company key refused')
    await takePoints(db, share, wrongKeys.seconds, 1)
    throw new AppError('KeyUnknown')
  }
  const { keyID, businessID, userID, scopes, lives, isDue } = found
  try {
    if (!lives) throw new AppError('KeyEnded')
    if (await isPaused(db, businessID, userID)) throw new AppError('KeyPaused')
    if (!scopes.includes(scope)) throw new AppError('KeyScope')
  } catch (error) {
    if (isAppError(error)) noteSecurity('company key out of place')
    throw error
  }
  if (isDue) await transaction(db, (tx) => noteKeyUse(tx, { keyID, businessID }))
  return { keyID, businessID, userID }
}

/** A suspended person acts by no key that they made, and a company whose owners are all suspended by none. */
async function isPaused(db: Db | Tx, businessID: string, madeBy: string): Promise<boolean> {
  const owners = (await ownersOfAll(db, [businessID]))(businessID)
  const suspended = await suspendedAmong(db, [madeBy, ...owners])
  return suspended.has(madeBy) || owners.every((owner) => suspended.has(owner))
}

async function noteKeyUse(
  tx: Tx,
  { keyID, businessID }: Pick<Program, 'keyID' | 'businessID'>,
): Promise<void> {
  if (await noteUse(tx, keyID))
    await record(tx, { by: 'system', act: 'key.used', about: { type: 'key', id: keyID }, businessID })
}

/** Whether what a program began may go on without it: its key lives and does not rest. */
export async function mayActStill(tx: Tx, program: Program): Promise<boolean> {
  const { businessID, userID } = program
  return (await livesStill(tx, program)) && !(await isPaused(tx, businessID, userID))
}

/** Throws KeyEnded when the key of a call that is under way is over by now. */
export async function requireLiveKey(db: Db | Tx, program: Program): Promise<void> {
  if (!(await livesStill(db, program))) throw new AppError('KeyEnded')
}
