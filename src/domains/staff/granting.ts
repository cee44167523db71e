// Who becomes one of our staff, and who is none any more. Each decision leaves an entry in the audit log (T33).
import { AppError } from '../../contract/errors.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { mayBeUsed } from '../accounts/standing.ts'
import { record, type Doer } from '../audit/recording.ts'
import {
  deleteAssignmentsOf,
  deleteRoles,
  deleteUnlocksOf,
  findEveryRole,
  findStaff,
  insertRole,
  lockRoles,
} from './queries/staff.ts'

/** A role, of an edition manager with the code of the edition; of all others it is empty. */
export type Grant = { role: StaffRole; edition: string }

/** The roles of a person as the log writes them, such as `edition-manager:jp`. */
export const grantText = ({ role, edition }: Grant): string => (edition === '' ? role : `${role}:${edition}`)

const rolesIn = async (db: Db | Tx, userID: string): Promise<string[]> =>
  (await findStaff(db, { userID, sessionID: undefined })).map(grantText)

/**
 * Gives a person a role, or takes it, for whoever decided so and with their reason; answers their roles before and after.
 * Their sessions of staff are locked, so that what they may do is proven anew. Throws NotFound for an account that may not
 * be used, unless roles are taken from it, and LastAdmin where one of staff would leave no platform admin.
 */
export function changeRole(
  db: Db | Tx,
  by: Doer,
  {
    userID,
    reason,
    ...wish
  }: { userID: string; reason: string } & ({ grant: Grant } | { take: Grant | 'all' }),
): Promise<{ before: string[]; after: string[] }> {
  return transaction(db, async (tx) => {
    await lockRoles(tx)
    const before = await rolesIn(tx, userID)
    const isTaken = 'take' in wish && before.length > 0
    if (!isTaken && !(await mayBeUsed(tx, userID))) throw new AppError('NotFound')
    if ('grant' in wish) await insertRole(tx, { userID, ...wish.grant })
    else await takeRoles(tx, by, userID, wish.take)
    await deleteUnlocksOf(tx, userID)
    const after = await rolesIn(tx, userID)
    const act = 'grant' in wish ? 'role.granted' : 'role.taken'
    await record(tx, { by, act, about: { type: 'user', id: userID }, reason, details: { before, after } })
    return { before, after }
  })
}

async function takeRoles(tx: Tx, by: Doer, userID: string, take: Grant | 'all'): Promise<void> {
  const taken = await deleteRoles(tx, userID, take === 'all' ? undefined : take)
  // Whoever runs the machine can always name another.
  if (!by.startsWith('user:') || !taken.some(({ role }) => role === 'admin')) return
  const left = await findEveryRole(tx)
  if (!left.some(({ role }) => role === 'admin')) throw new AppError('LastAdmin')
}

/** What a person is of our staff. */
export const rolesOf = async (db: Db | Tx, userID: string): Promise<Grant[]> =>
  (await findStaff(db, { userID, sessionID: undefined })).map(({ role, edition }) => ({ role, edition }))

/** All who hold roles, at most 500. */
export const everyRole = (db: Db | Tx) => findEveryRole(db)

/** A removed account holds no role and has nothing in hand. */
export async function forgetStaff(tx: Tx, userID: string): Promise<void> {
  await deleteRoles(tx, userID)
  await deleteUnlocksOf(tx, userID)
  await deleteAssignmentsOf(tx, userID)
}
