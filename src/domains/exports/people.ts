// Who belongs to a company, as everybody in it sees them: names, roles, since when; no addresses.
import type { Db } from '../../platform/db.ts'
import { membersOf } from '../members/changing.ts'
import { userCards } from '../profiles/public.ts'

/** The people of a company, owners first; who left Millwright has no name. */
export async function teamForExport(db: Db, businessID: string, language: string) {
  const members = await membersOf(db, businessID)
  const cards = await userCards(
    db,
    members.map(({ userID }) => userID),
    language,
  )
  return members.map(({ userID, role, since }) => ({
    userID,
    firstName: cards.get(userID)?.firstName ?? '',
    lastName: cards.get(userID)?.lastName ?? '',
    role,
    since: since.toISOString(),
  }))
}
