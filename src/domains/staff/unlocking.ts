// The console's own door: whoever is logged in proves themself once more before they act as one of staff (D57).
import { AppError, isAppError } from '../../contract/errors.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import type { showStaff as showCall } from '../../contract/staff.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { noteSecurity } from '../../platform/security-events.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { requirePassword, requireStillProven } from '../accounts/own-account.ts'
import { isOnNewDevice } from '../accounts/own-sessions.ts'
import { requireSecondFactor, secondFactorSince } from '../accounts/second-factor.ts'
import { guessing } from '../accounts/wrong-codes.ts'
import { record } from '../audit/recording.ts'
import { deleteUnlock, findStaff, insertUnlock } from './queries/staff.ts'
import { unlockedUntil } from './roles.ts'

/** What one of staff is, and whether their session is unlocked. Throws SessionError, and NotFound for everybody else. */
export async function showStaff(db: Db | Tx, session: LiveSession): Promise<CallOutput<typeof showCall>> {
  const [rows, factorSince] = await Promise.all([
    findStaff(db, session),
    secondFactorSince(db, session.userID),
    requireLiveSession(db, session),
  ])
  if (rows.length === 0) throw new AppError('NotFound')
  return {
    roles: [...new Set(rows.map(({ role }) => role))],
    editions: rows.map(({ edition }) => edition).filter((edition) => edition !== ''),
    hasSecondFactor: factorSince !== undefined,
    unlockedUntil: unlockedUntil(rows, factorSince)?.toISOString() ?? null,
  }
}

type Proof = { password: string; code?: string | undefined; edition: string }

/**
 * Unlocks the session of one of staff. Throws NotFound for everybody else, SecondFactorNeeded without one, WrongCredentials,
 * CodeNeeded, WrongCode, TooManyRequests after too many wrong codes, and SessionError. Operators are told of refusals, and of a
 * session that began on a browser which the account did not know.
 */
export async function unlockConsole(
  db: Db,
  session: LiveSession,
  proof: Proof,
): Promise<CallOutput<typeof showCall>> {
  // Who is none of our staff learns nothing of a password.
  if (!(await showStaff(db, session)).hasSecondFactor) throw new AppError('SecondFactorNeeded')
  const { userID } = session
  try {
    const standing = await unlockProven(db, session, proof)
    if (await isOnNewDevice(db, session)) noteSecurity('console on a new device', userID)
    return standing
  } catch (error) {
    if (isAppError(error) && ['WrongCredentials', 'WrongCode', 'TooManyRequests'].includes(error.name))
      noteSecurity('console refused', userID)
    throw error
  }
}

async function unlockProven(db: Db, session: LiveSession, { password, code, edition }: Proof) {
  const account = await requirePassword(db, session.userID, password)
  return guessing(db, session, { code, edition, console: true }, () =>
    transaction(db, async (tx) => {
      await requireStillProven(tx, session, account)
      await requireSecondFactor(tx, session, code, { console: true })
      await insertUnlock(tx, session)
      const { userID } = session
      await record(tx, { by: `user:${userID}`, act: 'console.unlocked', about: { type: 'user', id: userID } })
      return showStaff(tx, session)
    }),
  )
}

/** Locks the session again. Throws SessionError, and NotFound for who is none of our staff. */
export async function lockConsole(db: Db, session: LiveSession): Promise<void> {
  await showStaff(db, session)
  await deleteUnlock(db, session.sessionID)
}
