// Groups by their ids, and as a list.
import { sql } from 'kysely'
import type { GroupKind, GroupRole } from '../../../contract/group-kinds.ts'
import { limits } from '../../../contract/limits.ts'
import { copyRows, type BulkClient, type Rows } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type GroupRow = {
  group_id: string
  name: string
  purpose: string
  rules: string
  rules_revision: number
  kind: GroupKind
  industry_id: string | null
  picture_file: string | null
  picture_url: string | null
  members: number
  created_by: string
  created_at: Date
  revision: number
}
const columns = sql.raw(
  'group_id, name, purpose, rules, rules_revision, kind, industry_id, picture_file, picture_url, members, created_by, created_at, revision',
)

export type NewGroup = Pick<
  GroupRow,
  | 'group_id'
  | 'name'
  | 'purpose'
  | 'rules'
  | 'kind'
  | 'industry_id'
  | 'picture_file'
  | 'created_by'
  | 'created_at'
> & { terms: readonly string[] }

export async function insertGroup(tx: Tx, group: NewGroup): Promise<void> {
  await sql`
    insert into groups (group_id, name, purpose, rules, kind, industry_id, terms, picture_file, created_by, created_at)
    values (${group.group_id}, ${group.name}, ${group.purpose}, ${group.rules}, ${group.kind}, ${group.industry_id},
      ${group.terms}::text[], ${group.picture_file}, ${group.created_by}, ${group.created_at})`.execute(tx)
}

export type CopiedGroup = Omit<GroupRow, 'rules_revision' | 'revision' | 'picture_file'> & { terms: string[] }

/** Writes rows as they are; answers how many. */
export const copyGroups = (client: BulkClient, rows: Rows<CopiedGroup>): Promise<number> =>
  copyRows(client, 'groups', rows)

/** Those that are there, in no order. */
export async function findGroups(db: Db | Tx, groupIDs: readonly string[]): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from groups where group_id = any(${groupIDs}::uuid[]) and removed_at is null`.execute(
    db,
  )
  return rows
}

/** One that is there, as nobody changes or closes it, and nobody comes or goes, until the transaction ends. */
export async function lockGroup(tx: Tx, groupID: string): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from groups where group_id = ${groupID} and removed_at is null for update`.execute(tx)
  return rows[0]
}

export type Place = { members: number; groupID: string }
type Wish = {
  terms: readonly string[] | null
  industry: string | undefined
  after: Place | undefined
  limit: number
}

/** The largest first. */
export async function findListed(db: Db | Tx, { terms, industry, after, limit }: Wish): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from groups
    where removed_at is null
      ${terms === null ? sql`` : sql`and terms @> ${terms}::text[]`}
      ${industry === undefined ? sql`` : sql`and industry_id = ${industry}`}
      ${after === undefined ? sql`` : sql`and (members, group_id) < (${after.members}, ${after.groupID}::uuid)`}
    order by members desc, group_id desc limit ${limit}`.execute(db)
  return rows
}

export type Changes = Pick<GroupRow, 'name' | 'purpose' | 'rules' | 'industry_id'> & {
  terms: readonly string[]
  /** Left out it stays. */
  pictureFile?: string | null
}

/** Writes what a group says from now on; answers its new revision. */
export async function updateGroup(tx: Tx, before: GroupRow, changes: Changes): Promise<number> {
  const { name, purpose, rules, industry_id, terms, pictureFile } = changes
  const newRules = rules === before.rules ? before.rules_revision : before.rules_revision + 1
  await sql`
    update groups set name = ${name}, purpose = ${purpose}, rules = ${rules}, industry_id = ${industry_id},
      terms = ${terms}::text[], rules_revision = ${newRules}, revision = ${before.revision + 1}
      ${pictureFile === undefined ? sql`` : sql`, picture_file = ${pictureFile}, picture_url = null`}
    where group_id = ${before.group_id}`.execute(tx)
  return before.revision + 1
}

export type Removal = { as: 'owner' | 'operator' | 'empty'; by: string | null; reason?: string }

export async function markRemoved(tx: Tx, groupID: string, { as, by, reason }: Removal): Promise<void> {
  await sql`
    update groups set removed_at = now(), removed_as = ${as}, removed_by = ${by}, removed_reason = ${reason ?? null}
    where group_id = ${groupID}`.execute(tx)
}

/** One that was closed no longer than so many days ago, and as whom, held until the transaction ends. */
export async function lockRemoved(tx: Tx, groupID: string, days: number) {
  const { rows } = await sql<{ removed_as: Removal['as'] }>`
    select removed_as from groups
    where group_id = ${groupID} and removed_at > now() - ${days} * interval '1 day' for update`.execute(tx)
  return rows[0]
}

export async function unmarkRemoved(tx: Tx, groupID: string): Promise<void> {
  await sql`
    update groups set removed_at = null, removed_as = null, removed_by = null, removed_reason = null
    where group_id = ${groupID}`.execute(tx)
}

/** Deletes the next groups that were closed longer than so many days ago, by staff longer than that, with all who were in them; answers which. */
export async function deleteEnded(tx: Tx, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ groupID: string }>`
    delete from groups where group_id = any(array(
      select group_id from groups where removed_at <= now() - ${days} * interval '1 day'
        and (removed_as <> 'operator' or removed_at <= now() - ${limits.takenDownDays} * interval '1 day')
      order by removed_at limit ${limit} for update skip locked
    )) returning group_id as "groupID"`.execute(tx)
  return rows.map(({ groupID }) => groupID)
}

/** Those that are there and open, or that somebody is in. */
export async function findGroupsMet(
  db: Db | Tx,
  groupIDs: readonly string[],
  userID: string | undefined,
): Promise<{ groupID: string; name: string; role: GroupRole | null }[]> {
  const { rows } = await sql<{ groupID: string; name: string; role: GroupRole | null }>`
    select g.group_id as "groupID", g.name, m.role from groups as g
    left join group_members as m on m.group_id = g.group_id and m.user_id = ${userID ?? null}::uuid
    where g.group_id = any(${groupIDs}::uuid[]) and g.removed_at is null
      and (g.kind = 'open' or m.role is not null)`.execute(db)
  return rows
}
