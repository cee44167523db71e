// A log-in's session: opened with a first pair of tokens, ended by whoever may.
import type { SessionEntry } from '../../contract/accounts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { wakeStreams } from '../../platform/live/events.ts'
import { voidHandOffs } from './queries/one-time.ts'
import { endSessionRow, endSessionsOf, insertSession } from './queries/sessions.ts'
import { signAccessToken } from './signing.ts'
import { firstRefreshToken, newFamilyKey, refreshHashOf, writeRefreshToken } from './tokens.ts'

/** However often it is refreshed. */
const sessionDays = 30

/** Opens a session of a person on a device; answers it as P7.2 gives it, with its id. */
export async function openSession(
  tx: Tx,
  { userID, device, onNewDevice = false }: { userID: string; device: string; onNewDevice?: boolean },
): Promise<SessionEntry & { sessionID: string }> {
  const sessionID = uuidv7()
  const familyKey = newFamilyKey()
  const refresh = firstRefreshToken(sessionID, familyKey)
  const refreshHash = refreshHashOf(refresh)
  const expires = await insertSession(tx, {
    sessionID,
    userID,
    device,
    onNewDevice,
    days: sessionDays,
    familyKey,
    refreshHash,
  })
  return {
    ...(await signAccessToken(tx, { userID, sessionID })),
    refreshToken: writeRefreshToken(refresh),
    refreshTokenExpire: Math.floor(expires.getTime() / 1000),
    userID,
    sessionID,
  }
}

/** Ends a session, of this person when one is given, and what it listens to; false when none of theirs was alive. */
export async function endOneSession(db: Db | Tx, sessionID: string, userID?: string): Promise<boolean> {
  const whose = await endSessionRow(db, sessionID, userID)
  if (whose !== undefined) await wakeStreams(db, [whose])
  return whose !== undefined
}

/** Ends every session of a person, but for `butSessionID`, and every log-in that is under way; holds on the next request. */
export async function endEverySession(db: Db | Tx, userID: string, butSessionID?: string): Promise<void> {
  await voidHandOffs(db, userID)
  await endSessionsOf(db, userID, butSessionID)
  await wakeStreams(db, [userID])
}
