// Cases: the open reports of one thing, or what was decided about them.
import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import type { ReportReason } from '../../../contract/safety.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ExactPlace } from '../../../platform/exact-place.ts'
import type { Reported, Verdict } from './reports.ts'

export type PartyRow = { partyType: 'user' | 'business' | null; partyID: string | null }
export type CaseRow = PartyRow & {
  caseID: string
  type: Reported['type']
  resourceID: string
  openedAt: Date
  dueAt: Date
  closedAt: Date | null
}

const columns = sql`
  c.case_id as "caseID", c.resource_type as type, c.resource_id as "resourceID", c.party_type as "partyType",
  c.party_id as "partyID", c.opened_at as "openedAt", c.due_at as "dueAt", c.closed_at as "closedAt"`

/** The open case of a thing, held until the transaction ends; made where there is none. */
export async function openCase(
  tx: Tx,
  {
    caseID,
    type,
    id,
    party,
    dueHours,
  }: {
    caseID: string
    type: Reported['type']
    id: string
    party: { type: 'user' | 'business'; id: string } | null
    dueHours: number
  },
): Promise<string> {
  const { rows } = await sql<{ caseID: string }>`
    insert into report_cases (case_id, resource_type, resource_id, party_type, party_id, due_at)
    values (${caseID}, ${type}, ${id}, ${party?.type ?? null}, ${party?.id ?? null},
      now() + make_interval(hours => ${dueHours}))
    on conflict (resource_id, resource_type) where closed_at is null
      do update set due_at = report_cases.due_at
    returning case_id as "caseID"`.execute(tx)
  return rows[0]!.caseID
}

/** One that is held until the transaction ends, so that of two who decide the second finds what the first did. */
export async function lockCase(tx: Tx, caseID: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from report_cases as c where case_id = ${caseID} for update`.execute(tx)
  return rows[0]
}

/** Notes whose the thing is, of a case that did not know. */
export async function setParty(
  tx: Tx,
  caseID: string,
  party: { type: 'user' | 'business'; id: string },
): Promise<void> {
  await sql`
    update report_cases set party_type = ${party.type}, party_id = ${party.id}
    where case_id = ${caseID} and party_id is null`.execute(tx)
}

export async function closeCase(tx: Tx, caseID: string): Promise<void> {
  await sql`update report_cases set closed_at = now() where case_id = ${caseID} and closed_at is null`.execute(
    tx,
  )
}

/** Those of the cases of these reports that no open report is left in. */
export async function findEmptied(tx: Tx, reportIDs: readonly string[]): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from report_cases as c
    where case_id in (select case_id from reports where id = any(${reportIDs}::uuid[])) and closed_at is null
      and not exists (select from reports as r where r.case_id = c.case_id and r.closed_at is null)
    for update`.execute(tx)
  return rows
}

export type ListedCase = CaseRow & {
  reporters: number
  reasons: ReportReason[]
  /** As the thing was called when it was reported first. */
  nameThen: string | null
  verdict: Verdict | null
  action: ModerationAction | null
  /** Its place in the list, exactly. */
  place: string
}

const listed = sql`
  ${columns}, told.reporters, told.reasons, told."nameThen", decided.verdict, decided.action
  from report_cases as c
    cross join lateral (
      select count(distinct user_id)::int as reporters,
        coalesce(array_agg(distinct reason), '{}') as reasons,
        (array_agg(snapshot ->> 'name' order by id) filter (where snapshot is not null))[1] as "nameThen"
      from (
        select id, user_id, reason, snapshot from reports as r where r.case_id = c.case_id
        order by id limit ${sql.lit(limits.reportersCounted)}
      ) as first
    ) as told
    left join lateral (
      select verdict, action from moderation_decisions as d
      where d.case_id = c.case_id order by decision_id desc limit 1
    ) as decided on true`

/** Named in the statement: rare kinds have another plan than common ones. */
const ofKind = (type: Reported['type'] | undefined) =>
  type === undefined ? sql`` : sql`and c.resource_type = ${sql.lit(type)}`

type Wish = {
  state: 'open' | 'closed'
  type?: Reported['type'] | undefined
  after: ExactPlace | undefined
  limit: number
}

/** Open ones by when they are due, closed ones the newest first. */
export async function findCases(db: Db | Tx, { state, type, after, limit }: Wish): Promise<ListedCase[]> {
  const ofType = ofKind(type)
  if (state === 'open') {
    const { rows } = await sql<ListedCase>`
      select c.due_at::text as place, ${listed} where c.closed_at is null ${ofType}
        ${after === undefined ? sql`` : sql`and (c.due_at, c.case_id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
      order by c.due_at, c.case_id limit ${limit}`.execute(db)
    return rows
  }
  const { rows } = await sql<ListedCase>`
    select c.closed_at::text as place, ${listed} where c.closed_at is not null ${ofType}
      ${after === undefined ? sql`` : sql`and (c.closed_at, c.case_id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by c.closed_at desc, c.case_id desc limit ${limit}`.execute(db)
  return rows
}

export async function findCase(db: Db | Tx, caseID: string): Promise<ListedCase | undefined> {
  const { rows } = await sql<ListedCase>`
    select '' as place, ${listed} where c.case_id = ${caseID}`.execute(db)
  return rows[0]
}

/** The first open cases by when they are due, so many, without those that somebody reported; behind the place of one where it is named. */
export async function findDueFirst(
  db: Db | Tx,
  {
    type,
    behind,
    notBy,
    limit,
  }: {
    type?: Reported['type'] | undefined
    behind?: string | undefined
    notBy: string
    limit: number
  },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from report_cases as c
    where closed_at is null
      ${behind === undefined ? sql`` : sql`and (due_at, case_id) > (select due_at, case_id from report_cases where case_id = ${behind})`}
      ${ofKind(type)}
      and not exists (select from reports as r where r.resource_id = c.resource_id
        and r.resource_type = c.resource_type and r.user_id = ${notBy} and r.closed_at is null)
    order by due_at, case_id limit ${limit}`.execute(db)
  return rows
}

/** How many cases wait, counted as far as is shown, and when the first of them is due. */
export async function countOpenCases(db: Db | Tx): Promise<{ open: number; dueAt: Date | null }> {
  const { rows } = await sql<{ open: number; dueAt: Date | null }>`
    select count(*)::int as open, min(due_at) as "dueAt" from (
      select due_at from report_cases where closed_at is null order by due_at, case_id
      limit ${sql.lit(limits.waitingCounted + 1)}) as waiting`.execute(db)
  return rows[0]!
}

/** Whether something of a person or company is reported and not decided, or appealed. */
export async function hasOpen(db: Db | Tx, partyID: string): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from report_cases where party_id = ${partyID} and closed_at is null limit 1)
    union all
    (select 1 from moderation_decisions as d join moderation_appeals as a using (decision_id)
      where d.party_id = ${partyID} and a.decided_at is null limit 1)`.execute(db)
  return rows.length > 0
}
