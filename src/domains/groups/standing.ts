// How people stand to groups, for whoever shows what is written there or tells of it.
import type { GroupRole } from '../../contract/group-kinds.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { findAsking } from './queries/candidates.ts'
import { findGroups, findGroupsMet } from './queries/groups.ts'
import {
  findLeaders,
  findMember,
  findMembersAmong,
  findReaders,
  findRoles,
  membershipsTherePart,
} from './queries/members.ts'

export type MetGroup = {
  name: string
  /** Null for who is not in it, and reads because it is open. */
  role: GroupRole | null
}

/** Those of these groups whose posts somebody reads, a visitor or a person: open ones, and those they are in. One query, none without groups. */
export async function groupsMet(
  db: Db | Tx,
  groupIDs: readonly string[],
  userID: string | undefined,
): Promise<ReadonlyMap<string, MetGroup>> {
  if (groupIDs.length === 0) return new Map()
  const rows = await findGroupsMet(db, groupIDs, userID)
  return new Map(rows.map(({ groupID, name, role }) => [groupID, { name, role }]))
}

/** What somebody is in a group; undefined for who is not in it. One query. */
export async function roleInGroup(
  db: Db | Tx,
  groupID: string,
  userID: string,
): Promise<GroupRole | undefined> {
  return (await findMember(db, groupID, userID))?.role
}

/** The same of several groups, by id; those without them are missing. One query, none without groups. */
export async function rolesInGroups(
  db: Db | Tx,
  userID: string,
  groupIDs: readonly string[],
): Promise<ReadonlyMap<string, GroupRole>> {
  if (groupIDs.length === 0) return new Map()
  const rows = await findRoles(db, userID, groupIDs)
  return new Map(rows.map(({ groupID, role }) => [groupID, role]))
}

/** The groups that are there and somebody is in, those they came to last first, at most 100: a part of a statement of another domain, rows of `id`. */
export const ownGroups = (userID: string) => membershipsTherePart(userID, limits.groupsPerUserMax)

const leadersTold = 50

/** Who leads a group, owners first, at most 50. One query. */
export const leadersOf = (db: Db | Tx, groupID: string): Promise<string[]> =>
  findLeaders(db, groupID, leadersTold)

/** Which of these people read which of these groups. One query, none without pairs. */
export async function readersAmong(
  db: Db | Tx,
  pairs: readonly { groupID: string; userID: string }[],
): Promise<(groupID: string, userID: string) => boolean> {
  if (pairs.length === 0) return () => false
  const rows = await findReaders(db, pairs)
  const readers = new Set(rows.map(({ groupID, userID }) => `${groupID} ${userID}`))
  return (groupID, userID) => readers.has(`${groupID} ${userID}`)
}

/** Those of these people who are in a group. One query, none without people. */
export async function membersAmong(
  db: Db | Tx,
  groupID: string,
  userIDs: readonly string[],
): Promise<string[]> {
  return userIDs.length === 0 ? [] : findMembersAmong(db, groupID, userIDs)
}

/** Which of these people ask to come into which of these groups, and have no answer yet. One query, none without pairs. */
export async function askingAmong(
  db: Db | Tx,
  pairs: readonly { groupID: string; userID: string }[],
): Promise<(groupID: string, userID: string) => boolean> {
  if (pairs.length === 0) return () => false
  const rows = await findAsking(db, pairs)
  const asking = new Set(rows.map(({ groupID, userID }) => `${groupID} ${userID}`))
  return (groupID, userID) => asking.has(`${groupID} ${userID}`)
}

/** What groups that are there are called, by id. One query, none without groups. */
export async function groupNames(
  db: Db | Tx,
  groupIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = groupIDs.length === 0 ? [] : await findGroups(db, groupIDs)
  return new Map(rows.map(({ group_id: groupID, name }) => [groupID, name]))
}

export const leads = (role: GroupRole | null | undefined): boolean => role === 'owner' || role === 'moderator'
