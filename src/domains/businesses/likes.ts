// The number of likes on a company's row, kept by the domain that counts them.
import type { Tx } from '../../platform/db.ts'
import { tellStale } from '../../platform/events.ts'
import { updateLikeCount } from './queries/businesses.ts'

/** Notes how many like a company, and tells the cards that show it; unknown companies are nobody's business. */
export async function noteLikes(tx: Tx, businessID: string, likes: number): Promise<void> {
  // A card may have been made after the like and before this.
  if (await updateLikeCount(tx, businessID, likes)) await tellStale(tx, [`business:${businessID}`])
}
