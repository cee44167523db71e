// Who is in which group as what.
import { sql } from 'kysely'
import type { GroupRole } from '../../../contract/group-kinds.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type MemberRow = {
  group_id: string
  user_id: string
  role: GroupRole
  joined_at: Date
  rules_revision: number
}

/** False for who is in it already; else the group counts them. The group is held. */
export async function insertMember(tx: Tx, member: MemberRow): Promise<boolean> {
  const { group_id, user_id, role, joined_at, rules_revision } = member
  const { numAffectedRows } = await sql`
    with come as (
      insert into group_members (group_id, user_id, role, joined_at, rules_revision)
      values (${group_id}, ${user_id}, ${role}, ${joined_at}, ${rules_revision})
      on conflict do nothing returning group_id
    )
    update groups set members = members + 1 where group_id = (select group_id from come)`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** False for who is not in it; else the group counts one less. The group is held. */
export async function deleteMember(tx: Tx, groupID: string, userID: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from group_members where group_id = ${groupID} and user_id = ${userID} returning group_id
    )
    update groups set members = members - 1 where group_id = (select group_id from gone)`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export const copyMembers = (client: BulkClient, rows: Rows<MemberRow>): Promise<number> =>
  copyRows(client, 'group_members', rows)

export async function findMember(
  db: Db | Tx,
  groupID: string,
  userID: string,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    select group_id, user_id, role, joined_at, rules_revision from group_members
    where group_id = ${groupID} and user_id = ${userID}`.execute(db)
  return rows[0]
}

/** Agreed to the newest rules. */
export async function updateRules(tx: Tx, groupID: string, userID: string, revision: number): Promise<void> {
  await sql`
    update group_members set rules_revision = ${revision}
    where group_id = ${groupID} and user_id = ${userID}`.execute(tx)
}

export async function updateRole(tx: Tx, groupID: string, userID: string, role: GroupRole): Promise<void> {
  await sql`
    update group_members set role = ${role} where group_id = ${groupID} and user_id = ${userID}`.execute(tx)
}

/** Whether there is an owner but this one. The group is held. */
export async function hasOtherOwner(tx: Tx, groupID: string, userID: string): Promise<boolean> {
  const { rows } = await sql`
    select from group_members where group_id = ${groupID} and role = 'owner' and user_id <> ${userID} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Who is next to lead it: the moderator who is in it longest, else the member. */
export async function findHeir(tx: Tx, groupID: string): Promise<string | undefined> {
  const { rows } = await sql<{ userID: string }>`
    select user_id as "userID" from group_members where group_id = ${groupID}
    order by role desc, joined_at, user_id limit 1`.execute(tx)
  return rows[0]?.userID
}

export type Place = { role: GroupRole; userID: string }

/** Owners, then moderators, then members; of each the newest accounts first. */
export async function findMembers(
  db: Db | Tx,
  groupID: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select group_id, user_id, role, joined_at, rules_revision from group_members
    where group_id = ${groupID}
      ${after === undefined ? sql`` : sql`and (role, user_id) < (${after.role}, ${after.userID}::uuid)`}
    order by role desc, user_id desc limit ${limit}`.execute(db)
  return rows
}

/** Those of these people who are in it. */
export async function findMembersAmong(
  db: Db | Tx,
  groupID: string,
  userIDs: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from group_members where group_id = ${groupID} and user_id = any(${userIDs}::uuid[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The ids of those who lead it. */
export async function findLeaders(db: Db | Tx, groupID: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    select user_id as "userID" from group_members
    where group_id = ${groupID} and role in ('owner', 'moderator')
    order by role desc, user_id desc limit ${limit}`.execute(db)
  return rows.map(({ userID }) => userID)
}

/** What somebody is in those of these groups that they are in. */
export async function findRoles(
  db: Db | Tx,
  userID: string,
  groupIDs: readonly string[],
): Promise<{ groupID: string; role: GroupRole }[]> {
  const { rows } = await sql<{ groupID: string; role: GroupRole }>`
    select group_id as "groupID", role from group_members
    where user_id = ${userID} and group_id = any(${groupIDs}::uuid[])`.execute(db)
  return rows
}

/** The groups of somebody, the newest first, those that were closed too. */
export async function findMembershipsOf(db: Db | Tx, userID: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select group_id, user_id, role, joined_at, rules_revision from group_members
    where user_id = ${userID} order by joined_at desc, group_id limit ${limit}`.execute(db)
  return rows
}

/** The same of groups that are there: what was closed takes no place among so many. */
export async function findMembershipsThere(
  db: Db | Tx,
  userID: string,
  limit: number,
): Promise<Pick<MemberRow, 'group_id' | 'role'>[]> {
  const { rows } = await sql<Pick<MemberRow, 'group_id' | 'role'>>`
    select m.group_id, m.role from group_members as m join groups as g using (group_id)
    where m.user_id = ${userID} and g.removed_at is null
    order by m.joined_at desc, m.group_id limit ${limit}`.execute(db)
  return rows
}

/** The same as a part of others' statements: rows of `id`. */
export const membershipsTherePart = (userID: string, limit: number) => sql<{ id: string }>`
  select m.group_id as id from group_members as m join groups as g using (group_id)
  where m.user_id = ${userID} and g.removed_at is null
  order by m.joined_at desc, m.group_id limit ${sql.lit(limit)}`

/** Until the transaction ends nobody else counts what this person is in. */
export async function lockJoiner(tx: Tx, userID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userID}, 3300330))`.execute(tx)
}

/** Of groups that are there. */
export async function countMembershipsOf(tx: Tx, userID: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from group_members as m join groups as g using (group_id)
    where m.user_id = ${userID} and g.removed_at is null`.execute(tx)
  return rows[0]!.total
}

/** Those of these pairs of whom the person reads the group: it is open, or they are in it. */
export async function findReaders(
  db: Db | Tx,
  pairs: readonly { groupID: string; userID: string }[],
): Promise<{ groupID: string; userID: string }[]> {
  const { rows } = await sql<{ groupID: string; userID: string }>`
    select pair.group_id as "groupID", pair.user_id as "userID"
    from unnest(${pairs.map(({ groupID }) => groupID)}::uuid[], ${pairs.map(({ userID }) => userID)}::uuid[])
      as pair (group_id, user_id)
    join groups as g on g.group_id = pair.group_id and g.removed_at is null
    where g.kind = 'open' or exists (
      select from group_members as m where m.group_id = pair.group_id and m.user_id = pair.user_id)`.execute(
    db,
  )
  return rows
}
