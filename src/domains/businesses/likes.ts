// The number of likes on a company's row, kept by the domain that counts them.
import type { Tx } from '../../platform/db.ts'
import { updateLikeCounts } from './queries/businesses.ts'

/** Notes how many like companies, by id; unknown companies are nobody's business. Whoever notes them tells their pages. */
export async function noteLikes(tx: Tx, likes: ReadonlyMap<string, number>): Promise<void> {
  await updateLikeCounts(tx, likes)
}
