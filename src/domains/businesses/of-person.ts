// The companies on a person's page (sections 2 and 7).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessesOf } from '../members/membership.ts'
import { personExists } from '../profiles/existence.ts'
import { cardsInSight } from './cards.ts'
import type { EditionSight } from './sight.ts'

/**
 * The cards of the companies a person belongs to, oldest membership first, at most 50. Who is not there belongs to none.
 * With a sight those that hide from who looks are left out.
 */
export async function businessesOfPerson(
  db: Db | Tx,
  userID: string,
  language: string,
  sight?: EditionSight,
): Promise<BusinessCardEntry[]> {
  const [there, businessIDs] = await Promise.all([personExists(db, userID), businessesOf(db, userID)])
  if (!there) return []
  const cards = await cardsInSight(db, businessIDs, language, sight)
  return businessIDs.flatMap((id) => cards.get(id) ?? [])
}
