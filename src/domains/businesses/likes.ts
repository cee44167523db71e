// The number of likes on a company's row, kept by the domain that counts them.
import type { Tx } from '../../platform/db.ts'
import { updateLikeCount } from './queries/businesses.ts'

/** Notes how many like a company; unknown companies are nobody's business. */
export async function noteLikes(tx: Tx, businessID: string, likes: number): Promise<void> {
  await updateLikeCount(tx, businessID, likes)
}
