// What staff see of accounts, and that they end sessions. Each act leaves an entry in the audit log (T33).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { record, type Doer } from '../audit/recording.ts'
import { forgetDevices } from './known-devices.ts'
import { lockStanding } from './queries/credentials.ts'
import { countOpened, findForStaff, type AccountForStaff } from './queries/staff.ts'
import { endEverySession } from './sessions.ts'

export type { AccountForStaff }

/** Accounts by id, those of removed people too. One query. */
export async function accountsForStaff(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<Map<string, AccountForStaff>> {
  const rows = userIDs.length === 0 ? [] : await findForStaff(db, { userIDs })
  return new Map(rows.map((row) => [row.userID, row]))
}

/** The ids of those who have proven an address, now or before they were removed. */
export const accountsAt = async (db: Db | Tx, email: string): Promise<string[]> =>
  (await findForStaff(db, { email: email.trim().toLowerCase() })).map(({ userID }) => userID)

/** An address of which only its beginning and its domain are shown. */
export const maskedAddress = (email: string): string =>
  `${[...email][0] ?? ''}…${email.slice(email.indexOf('@'))}`

/** Ends every session of an account and forgets its devices, for whoever decided so. Throws NotFound without one. */
export async function endSessionsFor(
  tx: Tx,
  by: Doer,
  { userID, reason }: { userID: string; reason: string },
): Promise<void> {
  if (!(await lockStanding(tx, { userID }))) throw new AppError('NotFound')
  await endEverySession(tx, userID)
  await forgetDevices(tx, userID)
  await record(tx, { by, act: 'sessions.ended', about: { type: 'user', id: userID }, reason })
}

/** How many accounts were opened in an edition since a moment. */
export const accountsOpened = countOpened
