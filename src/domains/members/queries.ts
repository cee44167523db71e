import { sql, type ColumnType, type Generated } from 'kysely'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type MemberRole = 'owner' | 'admin' | 'member'

export type MemberRow = { business_id: string; user_id: string; role: MemberRole; created_at: Date }
type MemberTables = {
  business_members: MemberRow & {
    closed_at: ColumnType<Date | null, never, Date | null>
    referee: Generated<boolean>
  }
}
const tables = (db: Db | Tx) => db.withTables<MemberTables>()

export async function insertMember(tx: Tx, row: MemberRow): Promise<void> {
  await tables(tx).insertInto('business_members').values(row).execute()
}

/** What somebody is in a business that is open; undefined for everybody else. */
export async function findRole(
  db: Db | Tx,
  businessID: string,
  userID: string,
): Promise<MemberRole | undefined> {
  const { rows } = await sql<{ role: MemberRole }>`
    select role from business_members
    where business_id = ${businessID} and user_id = ${userID} and closed_at is null`.execute(db)
  return rows[0]?.role
}

/** Closes what is open; answers whose memberships those were. */
export async function closeMembers(tx: Tx, businessID: string): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('business_members')
    .set({ closed_at: sql<Date>`now()` })
    .where('business_id', '=', businessID)
    .where('closed_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function findBusinessesOf(db: Db | Tx, userID: string, limit: number): Promise<string[]> {
  const { rows } = await businessesOfPart(userID, limit).execute(db)
  return rows.map(({ id }) => id)
}

export async function findEveryBusinessOf(db: Db | Tx, userID: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select business_id as id from business_members where user_id = ${userID}
    order by closed_at is not null, created_at, business_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same as a part of others' statements: rows of `id`. */
export const businessesOfPart = (userID: string, limit: number) => sql<{ id: string }>`
  select business_id as id from business_members where user_id = ${userID} and closed_at is null
  order by created_at, business_id limit ${sql.lit(limit)}`

/** The same of several people: rows of `user_id` and `id`. */
export const businessesOfAllPart = (userIDs: readonly string[]) => sql<{ user_id: string; id: string }>`
  select user_id, business_id as id from business_members
  where user_id = any(${userIDs}::uuid[]) and closed_at is null`

/** Of a person, oldest first; of closed memberships only those as an owner or admin. */
export function findMemberships(db: Db | Tx, userID: string, limit: number) {
  return (
    tables(db)
      .selectFrom('business_members')
      .select([
        'business_id as businessID',
        'role',
        'closed_at as closedAt',
        'created_at as since',
        'referee',
      ])
      .where('user_id', '=', userID)
      .where((is) => is.or([is('closed_at', 'is', null), is('role', 'in', ['owner', 'admin'])]))
      // What is open comes first where not all have room.
      .orderBy(sql`closed_at is not null`)
      .orderBy('created_at')
      .orderBy('business_id')
      .limit(limit)
      .execute()
  )
}

export function findRolesOf(db: Db | Tx, userID: string, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('business_members')
    .select(['business_id as businessID', 'role'])
    .where('user_id', '=', userID)
    .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute()
}

export function findBusinessesOfAll(db: Db | Tx, userIDs: readonly string[]) {
  return tables(db)
    .selectFrom('business_members')
    .select(['user_id as userID', 'business_id as businessID'])
    .where('user_id', '=', sql<string>`any(${userIDs}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute()
}

/** Whether somebody owned a business when it was closed. */
export async function ownedWhenClosed(tx: Db | Tx, businessID: string, userID: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('business_members')
    .select('role')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .where('role', '=', 'owner')
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Opens what is closed; answers whose memberships those are. */
export async function reopenMembers(tx: Tx, businessID: string): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('business_members')
    .set({ closed_at: null })
    .where('business_id', '=', businessID)
    .where('closed_at', 'is not', null)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function deleteClosedMembers(tx: Tx, businessID: string): Promise<void> {
  await tables(tx)
    .deleteFrom('business_members')
    .where('business_id', '=', businessID)
    .where('closed_at', 'is not', null)
    .execute()
}

/** Nobody else counts the businesses of this person until the transaction ends. */
export async function lockPerson(tx: Tx, userID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`businesses of ${userID}`}, 0))`.execute(tx)
}

export async function countBusinessesOf(tx: Tx, userID: string): Promise<number> {
  const row = await tables(tx)
    .selectFrom('business_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userID)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export function copyMembers(client: BulkClient, rows: Rows<MemberRow>): Promise<number> {
  return copyRows(client, 'business_members', rows)
}

/** The owners of each business that a person owns and that is not removed; all their rows are locked. */
export async function lockOwnersBeside(tx: Tx, userID: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ businessID: string; userID: string }>`
    select business_id as "businessID", user_id as "userID" from business_members
    where role = 'owner' and closed_at is null and business_id in (
      select business_id from business_members where user_id = ${userID} and role = 'owner' and closed_at is null
    )
    order by business_id, user_id
    for update`.execute(tx)
  const owners = new Map<string, string[]>()
  for (const row of rows) owners.set(row.businessID, [...(owners.get(row.businessID) ?? []), row.userID])
  return owners
}

export async function deleteMembershipsOf(tx: Tx, userID: string): Promise<void> {
  await tables(tx).deleteFrom('business_members').where('user_id', '=', userID).execute()
}

/** One change at a time in the membership of a business, until the transaction ends. */
export async function lockMembership(tx: Tx, businessID: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`members of ${businessID}`}, 0))`.execute(tx)
}

/** What somebody is in each business that is open, in the order of ids. */
export function findOpenMemberships(db: Db | Tx, userID: string) {
  return tables(db)
    .selectFrom('business_members')
    .select(['business_id as businessID', 'role'])
    .where('user_id', '=', userID)
    .where('closed_at', 'is', null)
    .orderBy('business_id')
    .execute()
}

const byRank = sql`array_position(array['owner', 'admin', 'member'], role)`

/** Owners first, then admins; those of one role in the order in which they came. */
export async function findMembers(
  db: Db | Tx,
  businessID: string,
): Promise<{ userID: string; role: MemberRole; since: Date; isReferee: boolean }[]> {
  return tables(db)
    .selectFrom('business_members')
    .select(['user_id as userID', 'role', 'created_at as since', 'referee as isReferee'])
    .where('business_id', '=', businessID)
    .where('closed_at', 'is', null)
    .orderBy(byRank)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()
}

/** The same of several businesses. */
export function findPeopleOfAll(db: Db | Tx, businessIDs: readonly string[]) {
  return tables(db)
    .selectFrom('business_members')
    .select(['business_id as businessID', 'user_id as userID', 'role'])
    .where('business_id', '=', sql<string>`any(${businessIDs}::uuid[])`)
    .where('closed_at', 'is', null)
    .orderBy(byRank)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()
}

export async function countMembers(db: Db | Tx, businessID: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('business_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessID)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function updateRole(
  tx: Tx,
  businessID: string,
  userID: string,
  role: MemberRole,
): Promise<void> {
  await tables(tx)
    .updateTable('business_members')
    .set({ role })
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .where('closed_at', 'is', null)
    .execute()
}

export async function deleteMember(tx: Tx, businessID: string, userID: string): Promise<void> {
  await tables(tx)
    .deleteFrom('business_members')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .where('closed_at', 'is', null)
    .execute()
}

/** Makes a member the referee of a business, who was it before is not any more; null for nobody. False for who is no member. */
export async function setReferee(tx: Tx, businessID: string, userID: string | null): Promise<boolean> {
  const ofBusiness = tables(tx).updateTable('business_members').where('business_id', '=', businessID)
  await ofBusiness.set({ referee: false }).where('referee', '=', true).execute()
  if (userID === null) return true
  const { numUpdatedRows } = await ofBusiness
    .set({ referee: true })
    .where('user_id', '=', userID)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
