// Whom somebody does not meet (record 0020).
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { ownBusinesses } from '../members/membership.ts'
import { anyBlockStands, findOpposite, pairIsBlocked } from './queries.ts'

/**
 * The ids of people and companies that are kept from a person: those that they, or a business they belong to, block or
 * are blocked by; never themself or such a business. One query.
 */
export async function hiddenFrom(
  db: Db | Tx,
  { userID }: Pick<LiveSession, 'userID'>,
): Promise<ReadonlySet<string>> {
  return new Set(await findOpposite(db, userID, ownBusinesses(userID)))
}

/**
 * True when neither of two blocks the other, nor any of those `beside` the first; neither of the two can begin to until
 * the transaction ends.
 */
export async function stayUnblocked(
  tx: Tx,
  one: string,
  other: string,
  beside: readonly string[] = [],
): Promise<boolean> {
  return !(await pairIsBlocked(tx, one, other, beside))
}

/** True while one of `ids` blocks the other, or is blocked by it. One query. */
export function blockBetween(db: Db | Tx, ids: readonly string[], other: string): Promise<boolean> {
  return anyBlockStands(db, ids, other)
}
