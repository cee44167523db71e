// Who of our staff may do what (D11, D57): asked in the first line of each of their acts.
import { AppError } from '../../contract/errors.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { mailboxAt } from '../accounts/contact-addresses.ts'
import { requireLiveSession } from '../accounts/live-session.ts'
import { secondFactorSince } from '../accounts/second-factor.ts'
import { mayBeUsed } from '../accounts/standing.ts'
import { findStaff, touchUnlock, type StaffRow } from './queries/staff.ts'

/** One of our staff: through a session, or named by a command of whoever runs the machine. */
export type Staff = { userID: string; sessionID?: string }

const holds = (rows: readonly StaffRow[], roles: readonly StaffRole[]): boolean =>
  rows.some(({ role }) => role === 'admin' || roles.includes(role))

/**
 * Throws SessionError when the session is over by now; NotFound, as for what never was, for who is none of our staff;
 * StaffRoleNeeded for who holds none of `roles` (platform admins may all); SecondFactorNeeded without a second factor, and
 * UnlockNeeded where the session was not unlocked or not used for a while. A command proves its person by the machine.
 */
export async function requireStaff(db: Db | Tx, staff: Staff, roles: readonly StaffRole[]): Promise<void> {
  await provenRows(db, staff, (rows) => {
    if (!holds(rows, roles)) throw new AppError('StaffRoleNeeded')
  })
}

/** The same for what only the managers of one edition may do, and platform admins. */
export async function requireManagerOf(db: Db | Tx, staff: Staff, edition: string): Promise<void> {
  await provenRows(db, staff, (rows) => {
    const manages = rows.some((row) => row.role === 'edition-manager' && row.edition === edition)
    if (!manages && !holds(rows, [])) throw new AppError('StaffRoleNeeded')
  })
}

/** The same as an answer, for what others may do too. */
export async function isStaff(db: Db | Tx, staff: Staff, roles: readonly StaffRole[]): Promise<boolean> {
  const rows = await findStaff(db, { ...staff, sessionID: staff.sessionID })
  if (!holds(rows, roles)) return false
  if (staff.sessionID === undefined) return mayBeUsed(db, staff.userID)
  return unlockedUntil(rows, await secondFactorSince(db, staff.userID)) !== null
}

async function provenRows(
  db: Db | Tx,
  staff: Staff,
  judge: (rows: readonly StaffRow[]) => void,
): Promise<void> {
  const { userID, sessionID } = staff
  const [rows, factorSince, usable] = await Promise.all([
    findStaff(db, { userID, sessionID }),
    sessionID === undefined ? undefined : secondFactorSince(db, userID),
    sessionID === undefined ? mayBeUsed(db, userID) : true,
    sessionID !== undefined && requireLiveSession(db, { userID, sessionID }),
  ])
  const [first] = rows
  if (first === undefined || !usable) throw new AppError('NotFound')
  judge(rows)
  if (sessionID === undefined) return
  if (!factorSince) throw new AppError('SecondFactorNeeded')
  if (unlockedUntil(rows, factorSince) === null) throw new AppError('UnlockNeeded')
  if (first.usedLongAgo) await touchUnlock(db, sessionID)
}

/** Until when a session is unlocked by the second factor that counts; null for one that is locked, or was unlocked by another factor. */
export function unlockedUntil(rows: readonly StaffRow[], factorSince: Date | undefined): Date | null {
  const [first] = rows
  if (!first?.unlockedAt || !factorSince || first.unlockedAt < factorSince) return null
  return first.unlockedUntil
}

/** Whether somebody holds any role of our staff. */
export const isOfStaff = async (db: Db | Tx, userID: string): Promise<boolean> =>
  (await findStaff(db, { userID, sessionID: undefined })).length > 0

/** Who of our staff has proven an address, for commands; undefined for anybody else. */
export async function staffAt(
  db: Db,
  email: string,
  roles: readonly StaffRole[],
): Promise<Staff | undefined> {
  const mailbox = await mailboxAt(db, email.trim().toLowerCase())
  const staff = mailbox && { userID: mailbox.userID }
  return staff && (await isStaff(db, staff, roles)) ? staff : undefined
}
