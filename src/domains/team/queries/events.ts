import { sql, type ColumnType } from 'kysely'
import type { TeamEventEntry } from '../../../contract/team.ts'
import { copyRows, type BulkClient } from '../../../platform/copy.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { MemberRole } from '../../members/membership.ts'

export type TeamAct = TeamEventEntry['act']
type EventTables = {
  team_events: {
    event_id: string
    business_id: string
    at: ColumnType<Date, Date | undefined, never>
    act: TeamAct
    by_user_id: string | null
    whom_user_id: string | null
    whom_email: string | null
    role: MemberRole | null
  }
}
const tables = (db: Db | Tx) => db.withTables<EventTables>()

export type NewEvent = {
  eventID: string
  businessID: string
  act: TeamAct
  by: string | null
  /** A person, or the address of somebody of whom no more is known. */
  whom: { userID: string } | { email: string } | null
  role: MemberRole | null
}

export async function insertEvent(tx: Tx, event: NewEvent) {
  await tables(tx).insertInto('team_events').values(rowOf(event)).execute()
}

/** Writes what happened long ago. */
export function copyEvents(client: BulkClient, events: readonly (NewEvent & { at: Date })[]) {
  return copyRows(
    client,
    'team_events',
    events.map((event) => ({ ...rowOf(event), at: event.at })),
  )
}

const rowOf = ({ eventID, businessID, act, by, whom, role }: NewEvent) => ({
  event_id: eventID,
  business_id: businessID,
  act,
  by_user_id: by,
  whom_user_id: whom && 'userID' in whom ? whom.userID : null,
  whom_email: whom && 'email' in whom ? whom.email : null,
  role,
})

/** Writes that a company was made, once, whatever often it is told. */
export async function insertCreated(tx: Tx, businessID: string, eventID: string, by: string): Promise<void> {
  await sql`
    insert into team_events (event_id, business_id, act, by_user_id, role)
    select ${eventID}::uuid, ${businessID}::uuid, 'created', ${by}::uuid, 'owner'
    where not exists (select 1 from team_events where business_id = ${businessID} and act = 'created')`.execute(
    tx,
  )
}

/** Writes that a company was deleted or brought back at that moment, once, however often it is told. */
export async function insertPresence(
  tx: Tx,
  { businessID, act, by, at }: { businessID: string; act: 'deleted' | 'restored'; by: string; at: Date },
): Promise<void> {
  await sql`
    insert into team_events (event_id, business_id, at, act, by_user_id)
    select ${uuidv7()}::uuid, ${businessID}::uuid, ${at}::timestamptz, ${act}, ${by}::uuid
    where not exists (
      select 1 from team_events where business_id = ${businessID} and act = ${act} and at = ${at}::timestamptz
    )`.execute(tx)
}

const peopleMost = 2_000

/** Who made a company, accepted an invitation or was admitted, and who was in it when it was told that they left. */
export async function findPastPeople(db: Db | Tx, businessID: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct case when act in ('created', 'accepted', 'left') then by_user_id else whom_user_id end as id
    from team_events
    where business_id = ${businessID} and act in ('created', 'accepted', 'left', 'admitted', 'removed', 'transferred')
      and case when act in ('created', 'accepted', 'left') then by_user_id else whom_user_id end is not null
    limit ${peopleMost}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the history of a company's team names a person as one who came into it or was in it. */
export async function findWasThere(db: Db | Tx, businessID: string, userID: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (
      select from team_events
      where business_id = ${businessID} and (
        (act in ('created', 'accepted', 'left') and by_user_id = ${userID})
        or (act in ('admitted', 'removed', 'transferred') and whom_user_id = ${userID}))) as was`.execute(db)
  return rows[0]!.was
}

/** What happened last in a company's team, newest first. */
export function findEvents(db: Db | Tx, businessID: string, limit: number) {
  return tables(db)
    .selectFrom('team_events')
    .select([
      'at',
      'act',
      'by_user_id as byUserID',
      'whom_user_id as whomUserID',
      'whom_email as whomEmail',
      'role',
    ])
    .where('business_id', '=', businessID)
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(limit)
    .execute()
}
