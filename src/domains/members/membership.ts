// Who belongs to which business as what (P6.4).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { endKeysOf, forgetKeysOf } from './company-keys.ts'
import {
  businessesOfAllPart,
  businessesOfPart,
  closeMembers,
  countBusinessesOf,
  deleteClosedMembers,
  findBusinessesOf,
  findBusinessesOfAll,
  findEveryBusinessOf,
  findMemberships,
  findPeopleOfAll,
  findRole,
  findRolesOf,
  lockMembership,
  insertMember,
  lockPerson,
  ownedWhenClosed,
  reopenMembers,
  type MemberRole,
} from './queries.ts'

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
  await invalidate(tx, [`user:${member.userID}`])
}

/**
 * For who is about to belong to one more business: throws TooManyBusinesses when they belong to 50. Of several at once
 * each waits for the one before, to the end of its transaction.
 */
export async function requireRoomFor(tx: Tx, userID: string): Promise<void> {
  await lockPerson(tx, userID)
  if ((await countBusinessesOf(tx, userID)) >= limits.businessesPerUserMax)
    throw new AppError('TooManyBusinesses')
}

/** Nobody acts for a removed business any more; who belonged to it stays known, for the day it is restored. */
export async function closeMembership(tx: Tx, businessID: string): Promise<void> {
  // Whoever is being admitted at this moment is in by then.
  await lockMembership(tx, businessID)
  await tellPeople(tx, await closeMembers(tx, businessID))
  await endKeysOf(tx, businessID)
}

/** Whether somebody was an owner of a business when it was removed. */
export function ownedAtRemoval(tx: Db | Tx, businessID: string, userID: string): Promise<boolean> {
  return ownedWhenClosed(tx, businessID, userID)
}

/** Everybody is again what they were when the business was removed. */
export async function reopenMembership(tx: Tx, businessID: string): Promise<void> {
  await tellPeople(tx, await reopenMembers(tx, businessID))
}

/** Forgets who belonged to a business that can no longer be restored. */
export async function forgetMembership(tx: Tx, businessID: string): Promise<void> {
  await deleteClosedMembers(tx, businessID)
  await forgetKeysOf(tx, businessID)
}

/** What was made for the pages of a business's people is made anew: it shows on them where it did not, or no longer. */
export async function tellPeopleOf(tx: Tx, businessID: string): Promise<void> {
  const people = await findPeopleOfAll(tx, [businessID])
  await tellPeople(
    tx,
    people.map(({ userID }) => userID),
  )
}

async function tellPeople(tx: Tx, people: readonly string[]): Promise<void> {
  if (people.length > 0)
    await invalidate(
      tx,
      people.map((userID) => `user:${userID}`),
    )
}

/** What somebody is in a business that is open; undefined for everybody else. */
export function roleIn(db: Db | Tx, businessID: string, userID: string): Promise<MemberRole | undefined> {
  return findRole(db, businessID, userID)
}

/** What somebody is in several businesses, by id; those without them are missing. One query. */
export async function rolesIn(
  db: Db | Tx,
  userID: string,
  businessIDs: readonly string[],
): Promise<Map<string, MemberRole>> {
  if (businessIDs.length === 0) return new Map()
  const rows = await findRolesOf(db, userID, businessIDs)
  return new Map(rows.map(({ businessID, role }) => [businessID, role]))
}

/** The memberships of a person, at most 100, oldest first; then, closed, those of removed businesses that they owned or administered. */
export function membershipsOf(db: Db | Tx, userID: string) {
  return findMemberships(db, userID, 2 * limits.businessesPerUserMax)
}

/** The ids of the businesses a person belongs to, oldest membership first, at most 50. */
export function businessesOf(db: Db | Tx, userID: string): Promise<string[]> {
  return findBusinessesOf(db, userID, limits.businessesPerUserMax)
}

/** The same with those that were removed and could be restored, at most 500: whose people somebody is, or was until then. */
export function everyBusinessOf(db: Db | Tx, userID: string): Promise<string[]> {
  return findEveryBusinessOf(db, userID, 10 * limits.businessesPerUserMax)
}

/** Throws OwnCase for who belongs to a business, or did until it was removed: what staff decide about it others of them do. */
export async function requireForeign(db: Db | Tx, userID: string, businessID: string): Promise<void> {
  if ((await everyBusinessOf(db, userID)).includes(businessID)) throw new AppError('OwnCase')
}

/** The businesses of `businessesOf` as a part of a statement of another domain: rows of `id`. */
export const ownBusinesses = (userID: string) => businessesOfPart(userID, limits.businessesPerUserMax)

/** The same of several people: rows of `user_id` and `id`. */
export const ownBusinessesOfAll = (userIDs: readonly string[]) => businessesOfAllPart(userIDs)

/** The ids of the businesses that each of these people belongs to; one query. */
export async function businessesOfAll(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<Map<string, Set<string>>> {
  const all = new Map(userIDs.map((userID) => [userID, new Set<string>()]))
  for (const { userID, businessID } of await findBusinessesOfAll(db, [...all.keys()]))
    all.get(userID)?.add(businessID)
  return all
}

/** The ids of the people that each of these businesses has, owners first, then admins; none of one that was removed. One query. */
export function peopleOfAll(db: Db | Tx, businessIDs: readonly string[]): Promise<PeopleOf> {
  return thoseOfAll(db, businessIDs, ['owner', 'admin', 'member'])
}

/** The same without members: those who manage each of them. */
export function managersOfAll(db: Db | Tx, businessIDs: readonly string[]): Promise<PeopleOf> {
  return thoseOfAll(db, businessIDs, ['owner', 'admin'])
}

/** The owners alone. */
export function ownersOfAll(db: Db | Tx, businessIDs: readonly string[]): Promise<PeopleOf> {
  return thoseOfAll(db, businessIDs, ['owner'])
}

type PeopleOf = (businessID: string) => readonly string[]

async function thoseOfAll(
  db: Db | Tx,
  businessIDs: readonly string[],
  roles: readonly MemberRole[],
): Promise<PeopleOf> {
  if (businessIDs.length === 0) return () => []
  const found = (await findPeopleOfAll(db, businessIDs)).filter(({ role }) => roles.includes(role))
  const people = Map.groupBy(found, ({ businessID }) => businessID)
  return (businessID) => people.get(businessID)?.map(({ userID }) => userID) ?? []
}
