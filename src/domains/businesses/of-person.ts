// The companies on a person's page (sections 2 and 7).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessesOf } from '../members/membership.ts'
import { personExists } from '../profiles/existence.ts'
import { businessCards } from './cards.ts'

/**
 * The cards of the companies a person belongs to, oldest membership first, at most 50. Who is not there belongs to none.
 */
export async function businessesOfPerson(
  db: Db | Tx,
  userID: string,
  language: string,
): Promise<BusinessCardEntry[]> {
  const [there, businessIDs] = await Promise.all([personExists(db, userID), businessesOf(db, userID)])
  if (!there) return []
  const cards = await businessCards(db, businessIDs, language)
  return businessIDs.flatMap((id) => cards.get(id) ?? [])
}
