// The other side is shown what was decided, and appeals once: signed in, or, suspended, by proving who they are.
import type { ToldDecisionEntry } from '../../contract/appeals.ts'
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { requireLiveSession, type LiveSession } from '../accounts/live-session.ts'
import { asSuspended } from '../accounts/suspended.ts'
import { record } from '../audit/recording.ts'
import { ownedAtRemoval, roleIn } from '../members/membership.ts'
import { lockCase } from './queries/cases.ts'
import { findAppealAgainst, insertAppeal, type AppealRow } from './queries/appeals.ts'
import { findDecision, lockDecision, type DecisionRow } from './queries/decisions.ts'
import { companyOf } from './ruling.ts'

/** A decision about the caller, or a company they manage. Throws SessionError, and NotFound for everybody else and any other. */
export async function showAppeal(
  db: Db,
  session: LiveSession,
  decisionID: string,
): Promise<ToldDecisionEntry> {
  const [decision, appeal] = await Promise.all([
    findDecision(db, decisionID),
    findAppealAgainst(db, decisionID),
    requireLiveSession(db, session),
  ])
  if (!decision || !(await isTold(db, session.userID, decision))) throw new AppError('NotFound')
  return toldEntry(decision, appeal)
}

/** Appeals. Throws as above, AlreadyAppealed, and AppealOver after 30 days or once it is undone. */
export function makeAppeal(
  db: Db,
  session: LiveSession,
  decisionID: string,
  text: string,
): Promise<ToldDecisionEntry> {
  return transaction(db, async (tx) => {
    await requireLiveSession(tx, session)
    return appeal(tx, session.userID, decisionID, text)
  })
}

type Proof = { email: string; password: string; code?: string | undefined; edition: string }

/** The same for who proves to have a suspended account. Throws what `asSuspended` does beside it. */
export function appealSuspended(
  db: Db,
  proof: Proof,
  decisionID: string,
  text: string,
): Promise<ToldDecisionEntry> {
  return asSuspended(db, proof, (tx, userID) => appeal(tx, userID, decisionID, text))
}

async function appeal(tx: Tx, userID: string, decisionID: string, text: string): Promise<ToldDecisionEntry> {
  const known = await findDecision(tx, decisionID)
  if (!known || !(await isTold(tx, userID, known))) throw new AppError('NotFound')
  // Who undoes it meanwhile waits, or is waited for.
  await lockCase(tx, known.caseID)
  const decision = (await lockDecision(tx, decisionID))!
  if (decision.appealID !== null) throw new AppError('AlreadyAppealed')
  if (!isAppealable(decision)) throw new AppError('AppealOver')
  const appealID = uuidv7()
  if (!(await insertAppeal(tx, { appealID, decisionID, userID, text, dueHours: limits.appealDueHours })))
    throw new AppError('AlreadyAppealed')
  await record(tx, {
    by: `user:${userID}`,
    act: 'appeal.made',
    about: { type: decision.type, id: decision.resourceID },
    ...companyOf(decision),
    details: { appeal: appealID, decision: decisionID, case: decision.caseID },
  })
  return toldEntry(decision, await findAppealAgainst(tx, decisionID))
}

/** Whether a decision did something to somebody, themself or through a company that they manage, or owned when it was removed. */
async function isTold(db: Db | Tx, userID: string, decision: DecisionRow): Promise<boolean> {
  const { partyType, partyID, action } = decision
  if (partyID === null || action === 'none') return false
  if (partyType === 'user') return partyID === userID
  const role = await roleIn(db, partyID, userID)
  if (role === undefined) return ownedAtRemoval(db, partyID, userID)
  return role === 'owner' || role === 'admin'
}

const dayMs = 86_400_000
const endOf = ({ decidedAt }: DecisionRow): Date => new Date(decidedAt.getTime() + limits.appealDays * dayMs)

const isAppealable = (decision: DecisionRow): boolean =>
  decision.action !== 'none' && decision.undoneAt === null && endOf(decision) > new Date()

function toldEntry(decision: DecisionRow, appealed: AppealRow | undefined): ToldDecisionEntry {
  const { decisionID, type, effects, action, limits: kinds, until, contents, rule, words } = decision
  return {
    decisionID,
    type,
    name: effects.name ?? '',
    businessID: companyOf(decision).businessID ?? null,
    action,
    limits: kinds,
    until: until?.toISOString() ?? null,
    contents,
    rule,
    words,
    decidedAt: decision.decidedAt.toISOString(),
    undoneAt: decision.undoneAt?.toISOString() ?? null,
    appealableUntil: endOf(decision).toISOString(),
    mayAppeal: appealed === undefined && isAppealable(decision),
    appeal: appealed
      ? {
          text: appealed.text,
          madeAt: appealed.madeAt.toISOString(),
          verdict: appealed.verdict,
          decidedAt: appealed.decidedAt?.toISOString() ?? null,
        }
      : null,
  }
}
