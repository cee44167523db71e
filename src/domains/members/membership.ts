// Who belongs to which business as what (section 6).
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { tellStale } from '../../platform/events.ts'
import { closeMembers, findBusinessesOf, holdMembership, insertMember, type MemberRole } from './queries.ts'

export type { MemberRole }

/** Makes a person a member of a business; throws the database's unique violation when they are one already. */
export async function addMember(
  tx: Tx,
  member: { businessID: string; userID: string; role: MemberRole },
): Promise<void> {
  await insertMember(tx, {
    business_id: member.businessID,
    user_id: member.userID,
    role: member.role,
    created_at: new Date(),
  })
  await tellStale(tx, [`user:${member.userID}`])
}

/** Nobody acts for a removed business any more; who belonged to it stays known, for the day it is restored. */
export async function closeMembership(tx: Tx, businessID: string): Promise<void> {
  // Whoever is being admitted at this moment is in by then.
  await holdMembership(tx, businessID)
  const people = await closeMembers(tx, businessID)
  if (people.length > 0)
    await tellStale(
      tx,
      people.map((userID) => `user:${userID}`),
    )
}

/** The ids of the businesses a person belongs to, oldest membership first, at most 50; a removed business may be among them. */
export function businessesOf(db: Db | Tx, userID: string): Promise<string[]> {
  return findBusinessesOf(db, userID, limits.businessesPerUserMax)
}
