// Companies that nobody could act for as an owner while somebody is suspended: whoever decides that sees them first (D57).
import type { Db, Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { businessesOf, ownersOfAll } from '../members/membership.ts'

/** The companies of a person without another owner whose account may be used, at most 50. Three queries. */
export async function ownedAlone(db: Db | Tx, userID: string): Promise<string[]> {
  const businessIDs = await businessesOf(db, userID)
  const ownersOf = await ownersOfAll(db, businessIDs)
  const owned = businessIDs.filter((businessID) => ownersOf(businessID).includes(userID))
  const others = owned.flatMap((businessID) => ownersOf(businessID)).filter((owner) => owner !== userID)
  const mailboxes = await mailboxesOf(db, [...new Set(others)])
  const mayAct = (owner: string) => owner !== userID && mailboxes.get(owner)?.suspendedAt === null
  return owned.filter((businessID) => !ownersOf(businessID).some(mayAct))
}
