// What a decision does, and how that is taken back: each by the domain whose thing it is.
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { decideStanding, isHeldByCommand, standingHeld } from '../accounts/standing.ts'
import type { Doer } from '../audit/recording.ts'
import { hideBusiness, takeDownBusiness, unhideBusiness } from '../businesses/moderated.ts'
import { hidePictures, showPictures } from '../profiles/moderated.ts'
import { hideProfile, showProfileAgain } from '../profiles/profile-lifecycle.ts'
import { kindOf } from '../resources/kinds.ts'
import { restrict, unrestrict } from '../restrictions/restricting.ts'
import { isOfStaff } from '../staff/roles.ts'
import { lockAlike, type DecisionRow, type Effects, type NewDecision } from './queries/decisions.ts'

export type Ordered = Omit<NewDecision, 'effects' | 'decidedBy'> & { by: string }

/**
 * Does what was decided and answers what undoing it needs to know. Throws ActionNotPossible for what is not there or has nothing to
 * take down, NotAllowed for the suspension of one of staff.
 */
export async function carryOut(tx: Tx, ordered: Ordered): Promise<Effects> {
  const { action, type, resourceID, reason, by } = ordered
  switch (action) {
    case 'none':
    case 'warn':
      return {}
    case 'remove':
      return needed(type === 'business' ? await endBusiness(tx, resourceID) : await takeDown(tx, ordered))
    case 'hide':
      if (type === 'user') {
        const pictures = await hidePictures(tx, resourceID)
        if (!pictures) throw new AppError('ActionNotPossible')
        return { done: true, pictures }
      }
      return needed(await hideBusiness(tx, resourceID))
    case 'limit':
      await restrict(tx, {
        partyID: ordered.partyID!,
        decisionID: ordered.decisionID,
        kinds: ordered.limits,
        until: ordered.until!,
      })
      return { done: true }
    case 'suspend':
      return suspend(tx, ordered, { userID: ordered.partyID!, by: `user:${by}`, reason })
  }
}

function needed(done: boolean): Effects {
  if (!done) throw new AppError('ActionNotPossible')
  return { done }
}

async function endBusiness(tx: Tx, businessID: string): Promise<boolean> {
  // Hidden by another decision it would come back hidden: that one is undone by itself.
  await takeDownBusiness(tx, businessID)
  return true
}

const takeDown = async (tx: Tx, { type, resourceID, by, reason }: Ordered): Promise<boolean> =>
  (await kindOf(type).takeDown?.(tx, resourceID, { by, reason })) ?? false

async function suspend(
  tx: Tx,
  { until, contents }: Ordered,
  { userID, by, reason }: { userID: string; by: Doer; reason: string },
): Promise<Effects> {
  if (await isOfStaff(tx, userID)) throw new AppError('NotAllowed')
  const held = await standingHeld(tx, userID)
  if (!held) throw new AppError('ActionNotPossible')
  // Of two that overlap the longer one holds.
  const end = held.suspended ? later(held.until, until) : until
  await decideStanding(tx, by, { userID, decision: 'suspend', reason, until: end ?? undefined })
  if (contents === 'hide') await hideProfile(tx, userID)
  return { done: true }
}

/** Null is without an end. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other

/**
 * Takes back what a decision did, as far as no other one does the same; false for what cannot come back any more. `by` is the
 * person of staff.
 */
export async function takeBack(tx: Tx, decision: DecisionRow, by: string, reason: string): Promise<boolean> {
  const { action, type, resourceID, decisionID, effects } = decision
  switch (action) {
    case 'none':
    case 'warn':
      return true
    case 'limit':
      await unrestrict(tx, decisionID)
      return true
    case 'suspend':
      await unsuspend(tx, decision, { by: `user:${by}`, reason })
      return true
    case 'hide': {
      const { pictures } = effects
      if (type === 'user') {
        if (pictures) await showPictures(tx, resourceID, pictures)
        return true
      }
      return unhideBusiness(tx, resourceID)
    }
    case 'remove':
      return (await kindOf(type).bringBack?.(tx, resourceID, by)) ?? false
  }
}

/** Ends a suspension, and shows again what it hid; where another one holds, until that one ends. */
export async function unsuspend(
  tx: Tx,
  decision: DecisionRow,
  { by, reason }: { by: Doer; reason: string },
): Promise<void> {
  const { partyID: userID, contents } = decision
  if (userID === null) return
  const others = await lockAlike(tx, decision)
  const held = await standingHeld(tx, userID)
  if (!held) return
  const left = others.map((other) => other.until)
  // One that a command made is for a command to end.
  if (held.suspended && !(await isHeldByCommand(tx, userID)))
    if (left.length === 0) await decideStanding(tx, by, { userID, decision: 'unsuspend', reason })
    else {
      const end = left.reduce(later) ?? undefined
      await decideStanding(tx, by, { userID, decision: 'suspend', reason, until: end })
    }
  const isHidden = others.some((other) => other.contents === 'hide')
  if (contents === 'hide' && !isHidden) await showProfileAgain(tx, userID)
}
