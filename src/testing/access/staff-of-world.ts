// Who of our staff there is in the world of the access table, and with which roles.
import { staffRoles, type StaffRole } from '../../contract/staff-roles.ts'
import type { Db } from '../../platform/db.ts'
import { aSession, type StaffWish } from '../sessions.ts'
import { setPasswords, type World } from './world.ts'
import { staffPrincipals, type StaffPrincipal } from './principals.ts'

const staffWishes: Record<StaffPrincipal | 'operator', StaffWish & { staff: StaffWish['staff'] }> = {
  operator: { staff: ['admin'] },
  secondOperator: { staff: ['admin'] },
  support: { staff: ['support'] },
  verifier: { staff: ['verifier'] },
  moderator: { staff: ['moderator'] },
  editionManager: { staff: [{ role: 'edition-manager', edition: 'jp' }] },
  supportAndModerator: { staff: ['support', 'moderator'] },
  lockedStaff: { staff: staffRoles.filter((role) => role !== 'edition-manager'), isLocked: true },
  staffWithoutFactor: { staff: staffRoles.filter((role) => role !== 'edition-manager'), lacksFactor: true },
}

/** The roles that one of staff holds in every world. */
export const rolesHeld = (one: StaffPrincipal | 'operator'): StaffRole[] =>
  (staffWishes[one].staff ?? []).map((grant) => (typeof grant === 'string' ? grant : grant.role))

/** Adds all who are of staff to a world, once. */
export async function addStaff(db: Db, world: World): Promise<void> {
  if (world.tokens.secondOperator !== undefined) return
  for (const one of staffPrincipals) {
    const session = await aSession(db, staffWishes[one])
    world.people[one] = session
    world.tokens[one] = session.bearer
  }
  await setPasswords(db)
}
