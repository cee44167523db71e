// Whom somebody does not meet (record 0020).
import type { Db, Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { ownBusinesses, ownBusinessesOfAll } from '../members/membership.ts'
import { anyBlockStands, findApart, findOpposite, findOppositeOfAll, pairIsBlocked } from './queries.ts'

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

/** The same of several people, by id. One query. */
export async function hiddenFromAll(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<(userID: string) => ReadonlySet<string>> {
  const rows = await findOppositeOfAll(db, ownBusinessesOfAll(userIDs), userIDs)
  const hidden = Map.groupBy(rows, ({ userID }) => userID)
  return (userID) => new Set(hidden.get(userID)?.map(({ id }) => id))
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

/**
 * Between whom of these pairs a block stands: of one of the two, or of a business that a person of them belongs to.
 * One query, none without pairs.
 */
export async function apartAmong(
  db: Db | Tx,
  pairs: readonly (readonly [string, string])[],
): Promise<(one: string, other: string) => boolean> {
  if (pairs.length === 0) return () => false
  const rows = await findApart(db, ownBusinessesOfAll([...new Set(pairs.flat())]), pairs)
  const apart = new Set(rows.map(({ one, other }) => `${one} ${other}`))
  return (one, other) => apart.has(`${one} ${other}`)
}

/** True while one of `ids` blocks the other, or is blocked by it. One query. */
export function blockBetween(db: Db | Tx, ids: readonly string[], other: string): Promise<boolean> {
  return anyBlockStands(db, ids, other)
}
