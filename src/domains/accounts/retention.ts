// What is over is not kept: tokens that ran out, sessions that ended, addresses that nobody proved.
import type { Db } from '../../platform/db.ts'
import { deleteUnproven } from './queries/accounts.ts'
import { deleteOldDevices } from './queries/known-devices.ts'
import { deleteOldTokens } from './queries/one-time.ts'
import { deleteOldChallenges } from './queries/passkeys.ts'
import { deleteOldPasswordRequests } from './queries/password-requests.ts'
import { deleteOldSessions } from './queries/sessions.ts'

const tokenDays = 1
const sessionDays = 7
const unprovenDays = 7
/** As long as the cookie that holds its token. */
const deviceDays = 180

/** Deletes tokens a day, and sessions and registrations without proof a week after their end; devices after half a year. */
export async function forgetOldTokens(db: Db): Promise<void> {
  await deleteOldTokens(db, tokenDays)
  await deleteOldPasswordRequests(db, tokenDays)
  await deleteOldChallenges(db)
  await deleteOldSessions(db, sessionDays)
  await deleteUnproven(db, unprovenDays)
  await deleteOldDevices(db, deviceDays)
}
