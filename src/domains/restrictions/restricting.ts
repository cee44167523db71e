// What a person or company may not do until a moment, by a decision of moderators: first contacts, posts and comments.
import { AppError } from '../../contract/errors.ts'
import type { RestrictionKind } from '../../contract/moderation-rules.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { deleteRestrictions, findRestrictions, insertRestrictions, type Restriction } from './queries.ts'

/** Who acts: a person, as themself or for a company. */
type Acting = { id: string; userID: string }

/**
 * Throws Limited, with `until` when and by which decision, for who may not do this now: the person, and the company that they
 * act for. One query.
 */
export async function requireUnrestricted(tx: Tx, actor: Acting, kind: RestrictionKind): Promise<void> {
  const [longest] = await findRestrictions(tx, [...new Set([actor.userID, actor.id])], kind)
  if (longest)
    throw new AppError('Limited', { until: longest.until.toISOString(), decisionID: longest.decisionID })
}

/** What holds for a person or company now, at most 50. */
export const restrictionsOf = (db: Db | Tx, partyID: string): Promise<Restriction[]> =>
  findRestrictions(db, [partyID])

/** Limits a person or company until a moment, by a decision. */
export const restrict = (
  tx: Tx,
  wish: { partyID: string; decisionID: string; kinds: readonly RestrictionKind[]; until: Date },
): Promise<void> => insertRestrictions(tx, wish)

/** Lifts what a decision limited. */
export const unrestrict = (tx: Tx, decisionID: string): Promise<void> => deleteRestrictions(tx, decisionID)
