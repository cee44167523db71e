import { sql } from 'kysely'
import { limits } from '../../../contract/limits.ts'
import type { caseStates } from '../../../contract/verification.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type CaseState = (typeof caseStates)[number]
export type CaseRow = {
  id: string
  businessID: string
  kind: 'request' | 'appeal'
  appealOf: string | null
  state: CaseState
  openedBy: string
  openedAt: Date
  waitingSince: Date
  decidedBy: string | null
  decidedAt: Date | null
  reasons: string | null
}

const columns = sql`id, business_id as "businessID", kind, appeal_of as "appealOf", state, opened_by as "openedBy",
  opened_at as "openedAt", waiting_since as "waitingSince", decided_by as "decidedBy", decided_at as "decidedAt", reasons`

/** False when the company has an open one, or for an appeal when there was one against this refusal. */
export async function insertCase(
  tx: Tx,
  one: { id: string; businessID: string; appealOf: string | null; openedBy: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into verification_cases (id, business_id, kind, appeal_of, opened_by)
    values (${one.id}, ${one.businessID}, ${one.appealOf ? 'appeal' : 'request'}, ${one.appealOf}, ${one.openedBy})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The newest cases of a company. */
export async function findCasesOf(db: Db | Tx, businessID: string, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from verification_cases where business_id = ${businessID}
    order by opened_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function findCase(db: Db | Tx, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select ${columns} from verification_cases where id = ${id}`.execute(db)
  return rows[0]
}

/** Holds a case until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from verification_cases where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Holds the open case of a company. */
export async function lockOpenCase(tx: Tx, businessID: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from verification_cases
    where business_id = ${businessID} and state in ('open', 'asked') for update`.execute(tx)
  return rows[0]
}

/** Who acts next, from now on. */
export async function updateWaiting(tx: Tx, id: string, state: 'open' | 'asked'): Promise<void> {
  await sql`update verification_cases set state = ${state}, waiting_since = now() where id = ${id}`.execute(
    tx,
  )
}

export type Decision = {
  state: 'granted' | 'refused' | 'withdrawn'
  decidedBy: string | null
  reasons?: string | null
  checkID?: string
}

export async function updateDecided(tx: Tx, id: string, decision: Decision): Promise<void> {
  const { state, decidedBy, reasons = null, checkID = null } = decision
  await sql`
    update verification_cases set state = ${state}, decided_by = ${decidedBy}, decided_at = now(), reasons = ${reasons},
      check_id = ${checkID}
    where id = ${id}`.execute(tx)
}

/** Whether a refusal was appealed against, and not withdrawn. */
export async function findAppealedAmong(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select appeal_of as id from verification_cases
    where appeal_of = any(${ids}::uuid[]) and state <> 'withdrawn'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Open cases of companies, those that have waited longest first, behind another. */
export async function findQueue(
  db: Db | Tx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CaseRow[]> {
  const behind = after
    ? sql`and (waiting_since, id) > (select waiting_since, id from verification_cases where id = ${after})`
    : sql``
  const { rows } = await sql<CaseRow>`
    select ${columns} from verification_cases where state in ('open', 'asked') ${behind}
    order by waiting_since, id limit ${limit}`.execute(db)
  return rows
}

export type MessageRow = {
  id: string
  caseID: string
  side: 'company' | 'verifier'
  writtenBy: string
  content: string
  writtenAt: Date
}

export async function insertMessage(tx: Tx, one: Omit<MessageRow, 'writtenAt'>): Promise<void> {
  await sql`
    insert into verification_messages (id, case_id, side, written_by, content)
    values (${one.id}, ${one.caseID}, ${one.side}, ${one.writtenBy}, ${one.content})`.execute(tx)
}

/** What was written in some cases, in its order, of each the newest 200. */
export async function findMessages(db: Db | Tx, caseIDs: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select one.* from unnest(${caseIDs}::uuid[]) as wanted (id) cross join lateral (
      select id, case_id as "caseID", side, written_by as "writtenBy", content, written_at as "writtenAt"
      from verification_messages where case_id = wanted.id order by id desc limit 200) as one
    order by one.id`.execute(db)
  return rows
}

export type Waiting = { count: number; oldest: Date | null }

/** How many cases wait for a verifier and how many certificates to be looked up, counted as far as is shown, each with since when the oldest does. */
export async function countQueues(db: Db | Tx): Promise<{ cases: Waiting; certificates: Waiting }> {
  const most = sql.lit(limits.waitingCounted + 1)
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(since) as oldest from (
      select waiting_since as since from verification_cases where state = 'open'
      order by waiting_since, id limit ${most}) as cases
    union all
    select count(*)::int, min(since) from (
      select asked_at as since from verification_certificates where state = 'open'
      order by asked_at, id limit ${most}) as certificates`.execute(db)
  return { cases: rows[0]!, certificates: rows[1]! }
}

/** Whether a company has an open case, or a certificate that is to be looked up. */
export async function hasOpen(db: Db | Tx, businessID: string): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from verification_cases where business_id = ${businessID} and state in ('open', 'asked') limit 1)
    union all
    (select 1 from verification_certificates where business_id = ${businessID} and state = 'open' limit 1)`.execute(
    db,
  )
  return rows.length > 0
}
