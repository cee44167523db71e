// A moderator decides a case: once, for all its reports, with a reason; both sides are told.
import { limits } from '../../contract/limits.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type {
  decideCase as decideCall,
  Ruling as RulingShape,
  secondCase as secondCall,
} from '../../contract/moderation.ts'
import { actionsFor, needsSecond, type RuleCode } from '../../contract/moderation-rules.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { declineProposal, findProposal, propose, takeProposal } from '../staff/proposals.ts'
import { requireStaff, type Staff } from '../staff/roles.ts'
import { recordVerdicts } from './deciding.ts'
import { carryOut } from './effects.ts'
import { holdOpen, type HeldCase } from './held.ts'
import { closeCase, findCase } from './queries/cases.ts'
import { insertDecision, type Effects } from './queries/decisions.ts'
import { closeReportsOf } from './queries/reports.ts'
import { dropProposed, proposedFor, removalAct } from './removals.ts'
import { peopleOf, tellParty, tellReporters } from './telling.ts'
import type * as z from 'zod'

const { limitedYearsMax } = limits

type Ruling = z.output<typeof RulingShape>

/** What of the audit log says that something was done to somebody's. */
const actOf = {
  hide: 'action.hidden',
  remove: removalAct,
  warn: 'action.warned',
  limit: 'action.limited',
  suspend: 'action.suspended',
} as const

/**
 * Decides an open case, or one whose decision was undone. Throws as `requireStaff` does, NotFound, CaseDecided, OwnCase,
 * InvalidInput for what an action lacks, ActionNotPossible, NotAllowed for the suspension of one of staff. The removal of a
 * company is proposed alone: AlreadyProposed where it waits.
 */
export function decideCase(
  db: Db,
  staff: Staff,
  caseID: string,
  ruling: Ruling,
): Promise<CallOutput<typeof decideCall>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const held = await holdOpen(tx, staff, caseID)
    requireWhole(held, ruling)
    if (needsSecond(held.type, ruling.action)) {
      const { resourceID: id, type } = held
      const { reason, ruleCode, action } = ruling
      const input = { case: caseID, action, rule: ruleCode }
      await propose(tx, staff, { act: removalAct, about: { type, id }, businessID: id, input, reason })
      return { status: 'proposed', decisionID: null }
    }
    return { status: 'decided', decisionID: await settle(tx, staff, held, ruling) }
  })
}

/** Removes a company as another moderator proposed, or declines that. Throws as above, NotFound where nothing is proposed, SecondNeeded for who proposed it. */
export function secondCase(
  db: Db,
  staff: Staff,
  caseID: string,
  { approve, reason }: { approve: boolean; reason: string },
): Promise<CallOutput<typeof secondCall>> {
  return transaction(db, async (tx) => {
    await requireStaff(tx, staff, ['moderator'])
    const found = await findCase(tx, caseID)
    const proposal = found && (await proposedFor(tx, found))
    if (!proposal) throw new AppError('NotFound')
    const { proposalID } = proposal
    if (!approve) {
      await declineProposal(tx, staff, { proposalID, reason, acts: [removalAct] })
      return { decisionID: null }
    }
    return { decisionID: await approveRemoval(tx, staff, { proposalID, reason }) }
  })
}

/**
 * Removes a company as another moderator proposed, and answers the decision. Throws as `requireStaff` does, NotFound,
 * SecondNeeded for who proposed it, CaseDecided, OwnCase and ActionNotPossible.
 */
export async function approveRemoval(
  tx: Tx,
  staff: Staff,
  { proposalID, reason }: { proposalID: string; reason: string },
): Promise<string> {
  await requireStaff(tx, staff, ['moderator'])
  const known = await findProposal(tx, proposalID)
  if (!known || known.act !== removalAct) throw new AppError('NotFound')
  // The case first, as whoever decides it otherwise does.
  const held = await holdOpen(tx, staff, String(known.input['case']))
  const { proposedBy, input } = await takeProposal(tx, staff, proposalID, [removalAct])
  const ruleCode = input['rule'] as RuleCode
  const ruling = { verdict: 'upheld', action: 'remove', limits: [], contents: 'stay', words: '' } as const
  return settle(tx, staff, held, { ...ruling, limits: [], ruleCode, reason }, { proposedBy })
}

async function settle(
  tx: Tx,
  staff: Staff,
  held: HeldCase,
  ruling: Ruling,
  more: Effects = {},
): Promise<string> {
  const { verdict, action, limits, contents, reason, words } = ruling
  const { caseID, type, resourceID, partyType, partyID } = held
  const decisionID = uuidv7()
  const by = `user:${staff.userID}` as const
  // Whoever loses their company by it is told as one of its people.
  const people = action === 'none' ? [] : await peopleOf(tx, held)
  const decision = {
    decisionID,
    caseID,
    type,
    resourceID,
    partyType,
    partyID,
    verdict,
    action,
    limits: action === 'limit' ? limits : [],
    until: ruling.until && ['limit', 'suspend'].includes(action) ? new Date(ruling.until) : null,
    contents: action === 'suspend' ? contents : null,
    rule: ruling.ruleCode ?? null,
    reason,
    words,
  }
  const effects = { ...(await carryOut(tx, { ...decision, by: staff.userID })), ...more, name: held.name }
  await insertDecision(tx, { ...decision, effects, decidedBy: by })
  const closed = await closeReportsOf(tx, caseID, verdict)
  await closeCase(tx, caseID)
  await dropProposed(tx, by, held, reason)
  await recordVerdicts(tx, by, { reportIDs: closed.map(({ reportID }) => reportID), verdict, reason })
  if (action !== 'none')
    await record(tx, {
      by,
      act: actOf[action],
      about: { type, id: resourceID },
      ...companyOf(held),
      reason,
      details: {
        case: caseID,
        decision: decisionID,
        rule: decision.rule,
        ...(decision.limits.length > 0 && { limits: decision.limits }),
        ...(decision.until && { until: decision.until.toISOString() }),
        ...(decision.contents && { contents: decision.contents }),
      },
    })
  await tellReporters(tx, closed, { verdict, action, decisionID })
  await tellParty(tx, people, { ...decision, effects })
  return decisionID
}

/** The company whose owners may read of it. */
export const companyOf = ({ partyType, partyID }: Pick<HeldCase, 'partyType' | 'partyID'>) =>
  partyType === 'business' && partyID !== null ? { businessID: partyID } : {}

const yearMs = 366 * 86_400_000

/** Throws InvalidInput, naming the fields, for what an action lacks; ActionNotPossible for one that is not for such a thing. */
function requireWhole(held: HeldCase, { verdict, action, limits, until, ruleCode }: Ruling): void {
  const fields: Record<string, string> = {}
  if (verdict === 'dismissed' && action !== 'none')
    fields['action'] = 'Nothing is done about what is dismissed'
  if (action !== 'none' && !ruleCode) fields['ruleCode'] = 'Which rule was broken'
  if (action === 'limit' && limits.length === 0) fields['limits'] = 'What is limited'
  if (action === 'limit' && !until) fields['until'] = 'Until when'
  const end = until === undefined ? undefined : Date.parse(until)
  if (end !== undefined && (end <= Date.now() || end > Date.now() + limitedYearsMax * yearMs))
    fields['until'] = `In the future, at most ${limitedYearsMax} years`
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
  if (!actionsFor(held.type, held.partyType ?? undefined).includes(action))
    throw new AppError('ActionNotPossible')
}
