// Who is in a business changes: one act at a time, so that a business keeps an owner and its limits hold (D8).
import { AppError } from '../../contract/errors.ts'
import type { DomainEvent } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { wakeStreams } from '../../platform/live/events.ts'
import { addMember, requireRoomFor } from './membership.ts'
import {
  countMembers,
  deleteMember,
  findMembers,
  lockMembership,
  setReferee,
  updateRole,
  type MemberRole,
} from './queries.ts'

export type Membership = { businessID: string; userID: string; role: MemberRole }

/** Makes whoever else changes the membership of this business wait until the transaction ends. */
export const lockMembers = lockMembership

/** The people of a business, owners first, then admins, each with when they came; none for one that was removed. */
export function membersOf(db: Db | Tx, businessID: string) {
  return findMembers(db, businessID)
}

/** How many people a business has. One query. */
export function memberCount(db: Db | Tx, businessID: string): Promise<number> {
  return countMembers(db, businessID)
}

/**
 * Takes somebody into a business that is held (holdMembers). Throws AlreadyMember, TeamFull for the 201st and
 * TooManyBusinesses for somebody's 51st.
 */
export async function admitMember(tx: Tx, member: Membership): Promise<void> {
  const members = await findMembers(tx, member.businessID)
  if (members.some(({ userID }) => userID === member.userID)) throw new AppError('AlreadyMember')
  if (members.length >= limits.membersPerBusinessMax) throw new AppError('TeamFull')
  await requireRoomFor(tx, member.userID)
  await addMember(tx, member)
  await tell(tx, member)
}

/** Makes a member of a held business something else. Throws LastOwner when no owner would be left. */
export async function changeRole(tx: Tx, member: Membership): Promise<void> {
  if (member.role !== 'owner') await requireOwnerBeside(tx, member)
  await updateRole(tx, member.businessID, member.userID, member.role)
  await tell(tx, member)
}

/** Names the referee of a held business, who has no more rights than before; null for none. Throws NotFound for who is no member. */
export async function nameReferee(
  tx: Tx,
  { businessID, userID }: { businessID: string; userID: string | null },
): Promise<void> {
  if (!(await setReferee(tx, businessID, userID))) throw new AppError('NotFound')
}

/** Takes somebody out of a held business. Throws LastOwner when no owner would be left. */
export async function endMembership(tx: Tx, member: Omit<Membership, 'role'>): Promise<void> {
  await requireOwnerBeside(tx, member)
  await deleteMember(tx, member.businessID, member.userID)
  await tell(tx, member)
  // What they listen to ends now, not when it is next looked at.
  await wakeStreams(tx, [member.userID])
}

async function requireOwnerBeside(
  tx: Tx,
  { businessID, userID }: { businessID: string; userID: string },
): Promise<void> {
  const members = await findMembers(tx, businessID)
  if (!members.some((member) => member.role === 'owner' && member.userID !== userID))
    throw new AppError('LastOwner')
}

async function tell(tx: Tx, { businessID, userID }: { businessID: string; userID: string }): Promise<void> {
  await publishEvent<DomainEvent>(tx, { type: 'team.changed', businessID }, [
    `user:${userID}`,
    `business:${businessID}`,
  ])
}
