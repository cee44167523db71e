// The companies on a person's page (P2.20 and P7.6).
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import type { Db } from '../../platform/db.ts'
import { businessesOf } from '../members/membership.ts'
import { personExists } from '../profiles/existence.ts'
import { cardsInSight } from './cards.ts'
import { visibilityOf, type Looker } from './visibility.ts'

/**
 * The cards of the companies a person belongs to, oldest membership first, at most 50. Who is not there belongs to none.
 * For a looker those that hide from them are left out.
 */
export async function businessesOfPerson(
  db: Db,
  userID: string,
  language: string,
  looker?: Looker,
): Promise<BusinessCardEntry[]> {
  const [there, businessIDs, sight] = await Promise.all([
    personExists(db, userID),
    businessesOf(db, userID),
    looker && visibilityOf(db, looker),
  ])
  if (!there) return []
  const cards = await cardsInSight(db, businessIDs, language, sight)
  return businessIDs.flatMap((id) => cards.get(id) ?? [])
}
