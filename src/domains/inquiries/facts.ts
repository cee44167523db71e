// What others tell of a conversation: who takes part, what it is about, its newest words.
import type { Db, Tx } from '../../platform/db.ts'
import { findFacts, type InquiryFacts } from './queries/facts.ts'

export type { InquiryFacts }

/** The facts of conversations that are there, by id. One query. Whoever tells them makes sure that they may. */
export async function factsOf(
  db: Db | Tx,
  requestIDs: readonly string[],
): Promise<Map<string, InquiryFacts>> {
  const rows = await findFacts(db, requestIDs)
  return new Map(rows.map((row) => [row.requestID, row]))
}
