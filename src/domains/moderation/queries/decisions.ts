// What was decided, and whether it still counts.
import { sql } from 'kysely'
import type { ModerationAction, RestrictionKind, RuleCode } from '../../../contract/moderation-rules.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PartyRow } from './cases.ts'
import type { Reported, Verdict } from './reports.ts'

/** What undoing a decision needs to know. */
export type Effects = {
  /** What was called so when it was decided. */
  name?: string
  /** Whether something was taken down, hidden or suspended by it. */
  done?: boolean
  /** Who proposed it, of what takes two. */
  proposedBy?: string
  pictures?: { profilePhoto: string | null; coverPhoto: string | null }
}

export type NewDecision = PartyRow & {
  decisionID: string
  caseID: string
  type: Reported['type']
  resourceID: string
  verdict: Verdict
  action: ModerationAction
  limits: readonly RestrictionKind[]
  until: Date | null
  contents: 'stay' | 'hide' | null
  rule: RuleCode | null
  reason: string
  words: string
  effects: Effects
  decidedBy: string
}
export type DecisionRow = Omit<NewDecision, 'limits'> & {
  limits: RestrictionKind[]
  decidedAt: Date
  endedAt: Date | null
  undoneAt: Date | null
  undoneBy: string | null
  undoneAs: 'undo' | 'appeal' | null
  undoneReason: string | null
  appealID: string | null
  appealVerdict: Verdict | null
}

const columns = sql`
  d.decision_id as "decisionID", d.case_id as "caseID", d.resource_type as type, d.resource_id as "resourceID",
  d.party_type as "partyType", d.party_id as "partyID", d.verdict, d.action, d.limits, d.until, d.contents, d.rule,
  d.reason, d.words, d.effects, d.decided_by as "decidedBy", d.decided_at as "decidedAt", d.ended_at as "endedAt",
  d.undone_at as "undoneAt", d.undone_by as "undoneBy", d.undone_as as "undoneAs", d.undone_reason as "undoneReason",
  a.appeal_id as "appealID", a.verdict as "appealVerdict"`
const from = sql`moderation_decisions as d left join moderation_appeals as a on a.decision_id = d.decision_id`

export async function insertDecision(tx: Tx, one: NewDecision): Promise<void> {
  await sql`
    insert into moderation_decisions (decision_id, case_id, resource_type, resource_id, party_type, party_id, verdict,
      action, limits, until, contents, rule, reason, words, effects, decided_by)
    values (${one.decisionID}, ${one.caseID}, ${one.type}, ${one.resourceID}, ${one.partyType}, ${one.partyID},
      ${one.verdict}, ${one.action}, ${one.limits}::text[], ${one.until}, ${one.contents}, ${one.rule}, ${one.reason},
      ${one.words}, ${JSON.stringify(one.effects)}, ${one.decidedBy})`.execute(tx)
}

/** The decisions about a case, the newest first. */
export async function findOfCase(db: Db | Tx, caseID: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from ${from} where d.case_id = ${caseID} order by d.decision_id desc limit 50`.execute(
    db,
  )
  return rows
}

export async function findDecision(db: Db | Tx, decisionID: string): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from ${from} where d.decision_id = ${decisionID}`.execute(db)
  return rows[0]
}

export async function findDecisions(db: Db | Tx, decisionIDs: readonly string[]): Promise<DecisionRow[]> {
  if (decisionIDs.length === 0) return []
  const { rows } = await sql<DecisionRow>`
    select ${columns} from ${from} where d.decision_id = any(${decisionIDs}::uuid[])`.execute(db)
  return rows
}

/** The same, held until the transaction ends. */
export async function lockDecision(tx: Tx, decisionID: string): Promise<DecisionRow | undefined> {
  await sql`select from moderation_decisions where decision_id = ${decisionID} for update`.execute(tx)
  return findDecision(tx, decisionID)
}

/** The newest decisions about a thing or a person or company. */
export async function findAbout(
  db: Db | Tx,
  about: { resourceID: string } | { partyID: string },
  limit: number,
): Promise<DecisionRow[]> {
  const where =
    'partyID' in about ? sql`d.party_id = ${about.partyID}` : sql`d.resource_id = ${about.resourceID}`
  const { rows } = await sql<DecisionRow>`
    select ${columns} from ${from} where ${where} order by d.decision_id desc limit ${limit}`.execute(db)
  return rows
}

export async function markUndone(
  tx: Tx,
  decisionID: string,
  { by, as, reason }: { by: string; as: 'undo' | 'appeal'; reason: string },
): Promise<void> {
  await sql`
    update moderation_decisions
    set undone_at = now(), undone_by = ${by}, undone_as = ${as}, undone_reason = ${reason}
    where decision_id = ${decisionID}`.execute(tx)
}

/** Decisions that do the same to a person, company or thing and still count, without one; held until the transaction ends. */
export async function lockAlike(
  tx: Tx,
  {
    decisionID,
    action,
    partyID,
    resourceID,
  }: Pick<DecisionRow, 'decisionID' | 'action' | 'partyID' | 'resourceID'>,
): Promise<Pick<DecisionRow, 'decisionID' | 'until' | 'contents'>[]> {
  const same = action === 'suspend' ? sql`party_id = ${partyID}` : sql`resource_id = ${resourceID}`
  const { rows } = await sql<Pick<DecisionRow, 'decisionID' | 'until' | 'contents'>>`
    select decision_id as "decisionID", until, contents from moderation_decisions
    where ${same} and action = ${action} and decision_id <> ${decisionID}
      and undone_at is null and ended_at is null and (until is null or until > now())
    for update`.execute(tx)
  return rows
}

/** Suspensions whose time is over, held until the transaction ends. */
export async function lockEnding(tx: Tx, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<{ decisionID: string }>`
    select decision_id as "decisionID" from moderation_decisions
    where action = 'suspend' and undone_at is null and ended_at is null and until <= now()
    order by until limit ${limit} for update skip locked`.execute(tx)
  const ids = rows.map(({ decisionID }) => decisionID)
  if (ids.length === 0) return []
  const found = await sql<DecisionRow>`
    select ${columns} from ${from} where d.decision_id = any(${ids}::uuid[])`.execute(tx)
  return found.rows
}

export async function markEnded(tx: Tx, decisionID: string): Promise<void> {
  await sql`update moderation_decisions set ended_at = now() where decision_id = ${decisionID}`.execute(tx)
}
