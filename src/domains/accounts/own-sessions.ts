// Where somebody is logged in, and ending it from afar.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { forgetDevices } from './known-devices.ts'
import type { LiveSession } from './live-session.ts'
import { beganOnNewDevice } from './queries/sessions.ts'
import { findSessionsOf } from './queries/own-sessions.ts'
import { endEverySession, endOneSession } from './sessions.ts'

/** The sessions of the account, newest use first, at most 100 (P7.2). */
export async function listSessions(db: Db, { userID, sessionID }: LiveSession) {
  const sessions = await findSessionsOf(db, userID, limits.sessionsShownMax)
  return {
    sessions: sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      usedAt: session.usedAt.toISOString(),
      current: session.sessionID === sessionID,
    })),
  }
}

/** Whether a session began in a browser that its account did not know. */
export const isOnNewDevice = (db: Db | Tx, { sessionID }: LiveSession): Promise<boolean> =>
  beganOnNewDevice(db, sessionID)

/** Ends one of the account's own sessions; throws NotFound for one that is over or somebody else's. */
export async function endOwnSession(
  db: Db,
  { userID }: LiveSession,
  { sessionID }: { sessionID: string },
): Promise<void> {
  if (!(await endOneSession(db, sessionID, userID))) throw new AppError('NotFound')
}

/** Ends every session of the account, the one that asks too; none of its devices is known any more. */
export async function endOwnSessions(db: Db, { userID }: LiveSession): Promise<void> {
  await transaction(db, async (tx) => {
    await endEverySession(tx, userID)
    await forgetDevices(tx, userID)
  })
}
