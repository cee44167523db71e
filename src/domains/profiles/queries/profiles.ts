import {
  sql,
  type ColumnType,
  type Generated,
  type Insertable,
  type RawBuilder,
  type Selectable,
  type Updateable,
} from 'kysely'
import { copyRows, type BulkClient, type Json, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type Phone = { countryCode: string; phoneNumber: string }

export type ProfileRow = {
  user_id: string
  username: string
  first_name: string
  last_name: string
  email: string | null
  /** JSON goes in as text. */
  mobile_phone: ColumnType<Phone | null, string | null, string | null>
  birth_date: string | null
  show_birth_date: Generated<boolean>
  show_profession: Generated<boolean>
  gender: string | null
  company_name: string | null
  city: string | null
  country_code: string | null
  state_id: string | null
  profession: string | null
  job_position: string | null
  business_type: string | null
  industry_id: string | null
  preferred_language: string | null
  brief_presentation: string | null
  profile_photo: string | null
  cover_photo: string | null
  like_count: Generated<number>
  created_at: Date
  updated_at: Date
  removed_at: Date | null
}
type Private = 'email' | 'mobile_phone' | 'show_birth_date' | 'show_profession' | 'gender' | 'updated_at'
type ProfileTables = {
  profiles: ProfileRow
  /** A view of profiles: what is private has no column in it, what is hidden is null. */
  public_profiles: Omit<ProfileRow, Private>
}
const tables = (db: Db | Tx) => db.withTables<ProfileTables>()

const uuids = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

const cardColumns = [
  'user_id',
  'first_name',
  'last_name',
  'company_name',
  'city',
  'country_code',
  'state_id',
  'profession',
  'job_position',
  'brief_presentation',
  'profile_photo',
  'like_count',
] as const

export function findUserCards(db: Db | Tx, userIDs: readonly string[]) {
  return tables(db)
    .selectFrom('public_profiles')
    .select(cardColumns)
    .where('user_id', '=', uuids(userIDs))
    .where('removed_at', 'is', null)
    .execute()
}
export type UserCardRow = Awaited<ReturnType<typeof findUserCards>>[number]

/** So many of the newest names of each person are known. */
const knownEach = 50
type PastName = { firstName: string; lastName: string; until: string }

type FaceRow = Pick<
  ProfileRow,
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'country_code'
  | 'profile_photo'
  | 'job_position'
  | 'profession'
  | 'company_name'
> & { past?: PastName[] }

const pastNames = sql`, array(
  select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'until', until)
  from (select * from past_names where past_names.user_id = public_profiles.user_id
    order by until desc limit ${sql.lit(knownEach)}) as newest
  order by until) as past`

/** What people are known by beside something else, when they are there; `withPast` also what they were called, oldest first. */
export async function findFaces(
  db: Db | Tx,
  userIDs: readonly string[],
  withPast = false,
): Promise<FaceRow[]> {
  const { rows } = await sql<FaceRow>`
    select user_id, first_name, last_name, country_code, profile_photo, job_position, profession, company_name
      ${withPast ? pastNames : sql``}
    from public_profiles where user_id = any(${userIDs}::uuid[]) and removed_at is null`.execute(db)
  return rows
}

/** Whether the person of a column is one of those that `findFaces` finds, as a part of another statement. */
export const isTherePart = (id: RawBuilder<string>) => sql<boolean>`exists (
  select from public_profiles where user_id = ${id} and removed_at is null)`

const profileColumns = [
  ...cardColumns,
  'username',
  'birth_date',
  'preferred_language',
  'business_type',
  'industry_id',
  'cover_photo',
] as const

export function findPublicProfile(db: Db | Tx, userID: string) {
  return tables(db)
    .selectFrom('public_profiles')
    .select(profileColumns)
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
export type PublicProfileRow = NonNullable<Awaited<ReturnType<typeof findPublicProfile>>>

/** For the person alone: from the table, hidden values too; also of one that is on no page where that is wished. */
export function findOwnProfile(db: Db | Tx, userID: string, { evenHidden = false } = {}) {
  return tables(db)
    .selectFrom('profiles')
    .select([...profileColumns, 'email', 'mobile_phone', 'gender', 'show_birth_date', 'show_profession'])
    .where('user_id', '=', userID)
    .$if(!evenHidden, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

/** Where a person says they are, and how they are called; nobody else changes it until the transaction ends. */
export function lockOwn(tx: Tx, userID: string) {
  return tables(tx)
    .selectFrom('profiles')
    .select([
      'country_code as countryCode',
      'state_id as stateID',
      'first_name as firstName',
      'last_name as lastName',
      'company_name as companyName',
    ])
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function personIsThere(db: Db | Tx, userID: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('public_profiles')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Everybody's facts for the index, of those who went too: by ids, or `limit` of them after an id in order of ids. */
export function findForSearch(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string | null; limit: number },
) {
  const facts = tables(db)
    .selectFrom('public_profiles')
    .select([
      'user_id as userID',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'company_name as companyName',
      'profession',
      'job_position as jobPositionID',
      'industry_id as industryID',
      'country_code as countryCode',
      'city',
      'brief_presentation as briefPresentation',
      'like_count as likeCount',
      'created_at as createdAt',
      sql<boolean>`removed_at is not null`.as('removed'),
    ])
    .orderBy('user_id')
  if ('ids' in which) return facts.where('user_id', '=', uuids(which.ids)).execute()
  if (which.after === null) return facts.limit(which.limit).execute()
  return facts.where('user_id', '>', which.after).limit(which.limit).execute()
}

type WithPhone<Columns> = Omit<Columns, 'mobile_phone'> & { mobile_phone?: Phone | null }
export type NewProfileRow = WithPhone<Insertable<ProfileRow>>
export type ProfileChanges = WithPhone<Updateable<ProfileRow>>

/** What is left out gets the table's default. */
export async function insertProfile(tx: Tx, { mobile_phone: phone, ...row }: NewProfileRow): Promise<void> {
  await tables(tx)
    .insertInto('profiles')
    .values({ ...row, mobile_phone: phone && JSON.stringify(phone) })
    .execute()
}

/**
 * Does nothing for a person who has a profile or had one, or when the username is taken; true when it was written. Of two
 * at once the second meets the first by either index, so no index is named.
 */
export async function insertMissingProfile(
  tx: Tx,
  row: Omit<NewProfileRow, 'mobile_phone'>,
): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Sets what is given; false when the person is not there, or `isGone` while they are. */
export async function updateProfile(
  tx: Tx,
  userID: string,
  { mobile_phone: phone, ...changes }: ProfileChanges,
  { isGone = false } = {},
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('profiles')
    .set({ ...changes, mobile_phone: phone && JSON.stringify(phone), updated_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('removed_at', isGone ? 'is not' : 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export type LoadedRow = Omit<Selectable<ProfileRow>, 'mobile_phone' | 'like_count' | 'removed_at'> & {
  mobile_phone: Json | null
}

export function copyProfiles(client: BulkClient, rows: Rows<LoadedRow>): Promise<number> {
  return copyRows(client, 'profiles', rows)
}

const begins = (column: string, word: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`

/** People whose names begin with words in small letters, in either order, those who were removed too; `second` may be empty. */
export async function findPeopleNamed(db: Db | Tx, first: string, second: string, limit: number) {
  const named = (one: string, other: string) =>
    sql`select user_id as id from profiles where ${begins('last_name', one)} and ${begins('first_name', other)}`
  const { rows } = await sql<{ id: string }>`
    select id from ((${named(first, second)} limit ${limit}) union (${named(second, first)} limit ${limit})) as named
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who people are, removed or not, for staff. */
export const findForStaff = (db: Db | Tx, ids: readonly string[]) =>
  tables(db)
    .selectFrom('profiles')
    .select(['user_id', 'first_name', 'last_name', 'company_name', 'country_code'])
    .where('user_id', '=', uuids(ids))
    .execute()
