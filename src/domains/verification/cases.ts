// A company asks a verifier to check its documents, answers, takes back, appeals once (D14).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { plans } from '../../contract/plans.ts'
import { today } from '../../platform/days.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { record } from '../audit/recording.ts'
import { requireOwner, resolveManager, type BusinessActor } from '../members/actors.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { daysAfter, standingChecks } from './checks.ts'
import { giveDocuments } from './documents.ts'
import {
  hasOpen,
  insertCase,
  insertMessage,
  lockCase,
  lockOpenCase,
  updateDecided,
  updateWaiting,
  type CaseRow,
} from './queries/cases.ts'

export type Written = { text: string; documents: readonly string[] }

/**
 * Opens a case with its documents. Throws NotFound, NotAllowed for members, NoPaidPlan, StillVerified while a check holds for
 * longer than 90 days, CaseOpen for a second one, AttachmentGone.
 */
export async function requestVerification(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  written: Written,
): Promise<{ caseID: string }> {
  const actor = await resolveManager(tx, session, businessID)
  await requireCheckInPlan(tx, actor.id)
  if (await isValidForLong(tx, actor.id)) throw new AppError('StillVerified')
  return open(tx, actor, null, written)
}

/** Throws NoPaidPlan unless the company's plan pays for the work of a verifier. */
export async function requireCheckInPlan(db: Db | Tx, businessID: string): Promise<void> {
  if (!(await hasCheckInPlan(db, businessID))) throw new AppError('NoPaidPlan')
}

export async function hasCheckInPlan(db: Db | Tx, businessID: string): Promise<boolean> {
  const tier = (await tiersOf(db, [businessID])).get(businessID) ?? 'standard'
  return plans[tier].verification
}

/** Whether a check that gives a badge holds for longer than a new one is asked for before its end. */
export async function isValidForLong(
  db: Db | Tx,
  businessID: string,
  day: string = today(),
): Promise<boolean> {
  const until = daysAfter(day, limits.verifyAgainDays)
  return (await standingChecks(db, businessID, { from: 2, day: until })).length > 0
}

async function open(
  tx: Tx,
  { id: businessID, userID }: BusinessActor,
  appealOf: string | null,
  { text, documents }: Written,
): Promise<{ caseID: string }> {
  const caseID = uuidv7()
  if (!(await insertCase(tx, { id: caseID, businessID, appealOf, openedBy: userID })))
    throw new AppError('CaseOpen')
  if (text !== '') await write(tx, caseID, userID, text)
  await giveDocuments(tx, { businessID, caseID, userID }, documents)
  const act = appealOf ? 'verification.appealed' : 'verification.requested'
  await recordOwn(tx, { act, caseID, businessID, userID, details: { documents: documents.length } })
  return { caseID }
}

const write = (tx: Tx, caseID: string, userID: string, content: string) =>
  insertMessage(tx, { id: uuidv7(), caseID, side: 'company', writtenBy: userID, content })

/** Writes to the verifier and hands the case back to them. Throws CaseClosed without an open case, TooManyDocuments, AttachmentGone. */
export async function answerVerifier(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  { text, documents }: Written,
): Promise<Record<never, never>> {
  const actor = await resolveManager(tx, session, businessID)
  const { id: caseID, state } = await requireOpen(tx, actor.id)
  await write(tx, caseID, actor.userID, text)
  await giveDocuments(tx, { businessID: actor.id, caseID, userID: actor.userID }, documents)
  if (state === 'asked') await updateWaiting(tx, caseID, 'open')
  return {}
}

async function requireOpen(tx: Tx, businessID: string): Promise<CaseRow> {
  const open = await lockOpenCase(tx, businessID)
  if (!open) throw new AppError('CaseClosed')
  return open
}

/** Until when the refusal of a request can be appealed against; null for what can not. */
export function appealUntilOf({ kind, state, decidedAt }: CaseRow): Date | null {
  if (kind !== 'request' || state !== 'refused' || !decidedAt) return null
  return new Date(decidedAt.getTime() + limits.appealDays * 86_400_000)
}

/**
 * Appeals, for the owner, against the refusal of a request. Throws NotAllowed for admins, NotFound for a case of another company,
 * CaseClosed for what can not be appealed against, or no longer, CaseOpen when it was or another case is open.
 */
export async function appealVerification(
  tx: Tx,
  session: LiveSession,
  businessID: string,
  { caseID, ...written }: Written & { caseID: string },
): Promise<{ caseID: string }> {
  const actor = await resolveManager(tx, session, businessID)
  requireOwner(actor)
  const refused = await lockCase(tx, caseID)
  if (refused?.businessID !== actor.id) throw new AppError('NotFound')
  const until = appealUntilOf(refused)
  if (!until || until < new Date()) throw new AppError('CaseClosed')
  return open(tx, actor, caseID, written)
}

/** Takes the open case back. Throws CaseClosed when there is none, by now. */
export function withdrawVerification(
  db: Db,
  session: LiveSession,
  businessID: string,
): Promise<Record<never, never>> {
  return transaction(db, async (tx) => {
    const { id, userID } = await resolveManager(tx, session, businessID)
    const { id: caseID } = await requireOpen(tx, id)
    await updateDecided(tx, caseID, { state: 'withdrawn', decidedBy: userID })
    await recordOwn(tx, { act: 'verification.withdrawn', caseID, businessID: id, userID })
    return {}
  })
}

type OwnAct = {
  act: string
  caseID: string
  businessID: string
  userID: string
  details?: Record<string, unknown>
}

const recordOwn = (tx: Tx, { act, caseID, businessID, userID, details }: OwnAct) =>
  record(tx, {
    by: `user:${userID}`,
    act,
    about: { type: 'case', id: caseID },
    businessID,
    ...(details && { details }),
  })

/** The open case of a company that went ends with it: who restores the company asks anew, and may still appeal. */
export async function closeCaseOf(tx: Tx, businessID: string): Promise<void> {
  const open = await lockOpenCase(tx, businessID)
  if (!open) return
  await updateDecided(tx, open.id, { state: 'withdrawn', decidedBy: null })
  await record(tx, {
    by: 'system',
    act: 'verification.withdrawn',
    about: { type: 'case', id: open.id },
    businessID,
  })
}

/** Whether verifiers have something of a company to decide: a case, or a certificate to look up. One query. */
export const isBeingChecked = hasOpen
