// A person leaves every business they are in.
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import {
  deleteMembershipsOf,
  findOpenMemberships,
  lockMembership,
  lockOwnersBeside,
  lockPerson,
  type MemberRole,
} from './queries.ts'

/** Of the businesses that keep a person; as many as the list of those they act as has. */
const namedMax = 50

/**
 * Ends all memberships of a person and answers those that were open. Throws SoleOwner, with the `businessIDs` of
 * those that would be left without an owner; of two owners who leave at once the second waits for the first.
 */
export async function leaveAll(tx: Tx, userID: string): Promise<{ businessID: string; role: MemberRole }[]> {
  // Whoever is being admitted somewhere at this moment is in by then, or finds nobody afterwards.
  await lockPerson(tx, userID)
  const left = await findOpenMemberships(tx, userID)
  for (const { businessID } of left) await lockMembership(tx, businessID)
  const owners = [...(await lockOwnersBeside(tx, userID))]
  const alone = owners
    .filter(([, of]) => of.every((owner) => owner === userID))
    .map(([businessID]) => businessID)
  if (alone.length > 0) throw new AppError('SoleOwner', { businessIDs: alone.slice(0, namedMax) })
  await deleteMembershipsOf(tx, userID)
  const changed = left.map(({ businessID }): DomainEvent => ({ type: 'team.changed', businessID }))
  await publishEvents(tx, changed, [`user:${userID}`])
  return left
}
