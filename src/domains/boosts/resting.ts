// Who answers too few inquiries is shown to nobody for money (D27).
import { limits } from '../../contract/limits.ts'
import type { AnswersEntry } from '../../contract/businesses.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessCards } from '../businesses/cards.ts'

/** Whether fewer than half were answered in time; with fewer than five inquiries nothing is said of them. */
export const restsBy = (answers: AnswersEntry | undefined): boolean =>
  answers != null && answers.share < limits.boostAnswersLeast

/** Whether the boosts of a company rest. */
export async function isResting(db: Db | Tx, businessID: string): Promise<boolean> {
  return restsBy((await businessCards(db, [businessID], 'en')).get(businessID)?.answers)
}
