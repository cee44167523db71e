// What platform admins propose and another of them approves: roles of staff, and plans without money (D57).
import { AppError } from '../../contract/errors.ts'
import type { StaffRole } from '../../contract/staff-roles.ts'
import type { Tx } from '../../platform/db.ts'
import { mayBeUsed } from '../accounts/standing.ts'
import { requireGrantable, type PlanGift } from '../billing/granting.ts'
import { editionOf } from '../editions/editions.ts'
import { requireForeign } from '../members/membership.ts'
import { rolesOf } from '../staff/granting.ts'
import { propose } from '../staff/proposals.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'

type RoleWish = {
  userID: string
  change: 'grant' | 'take'
  role: StaffRole
  edition: string
  reason: string
}

/**
 * Proposes to give a person a role of staff or to take it; answers the id. Throws NotFound for an account that may not be used and holds none, InvalidInput
 * for a role that is held already, or is not, and for an edition that the role has not; AlreadyProposed; and as `requireStaff`.
 */
export async function proposeRole(
  tx: Tx,
  staff: Staff,
  { userID, change, role, edition, reason }: RoleWish,
): Promise<{ proposalID: string }> {
  await requireStaff(tx, staff, [])
  const held = await rolesOf(tx, userID)
  const isTaken = change === 'take' && held.length > 0
  // Of a colleague whose account is suspended a role is taken all the same.
  if (!isTaken && !(await mayBeUsed(tx, userID))) throw new AppError('NotFound')
  const isOfEdition = role === 'edition-manager'
  if (isOfEdition !== (editionOf(edition) !== undefined) || (!isOfEdition && edition !== ''))
    throw new AppError('InvalidInput', { fields: { edition: 'Of an edition manager, and of nobody else' } })
  const has = held.some((one) => one.role === role && one.edition === edition)
  if (has === (change === 'grant'))
    throw new AppError('InvalidInput', { fields: { role: has ? 'Held already' : 'Not held' } })
  const proposalID = await propose(tx, staff, {
    act: change === 'grant' ? 'role.granted' : 'role.taken',
    about: { type: 'user', id: userID },
    input: { role, edition },
    reason,
  })
  return { proposalID }
}

/** Proposes to give a company a plan without money; answers the id. Throws as `requireGrantable`, OwnCase for one's own company, AlreadyProposed, and as `requireStaff`. */
export async function proposePlan(
  tx: Tx,
  staff: Staff,
  { businessID, plan, until, reason }: PlanGift & { reason: string },
): Promise<{ proposalID: string }> {
  await requireStaff(tx, staff, [])
  await requireForeign(tx, staff.userID, businessID)
  await requireGrantable(tx, { businessID, until })
  const proposalID = await propose(tx, staff, {
    act: 'plan.granted',
    about: { type: 'business', id: businessID },
    businessID,
    input: { plan, until },
    reason,
  })
  return { proposalID }
}
