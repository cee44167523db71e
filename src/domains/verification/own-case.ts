// Whoever belongs to a company, or once did, has no hand in its checks (D57).
import { AppError } from '../../contract/errors.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Staff } from '../staff/roles.ts'
import { isOrWasInTeam } from '../team/past-people.ts'

/** Throws OwnCase for one of staff who is or was in the team of a company. */
export async function requireNeverTheirs(db: Db | Tx, { userID }: Staff, businessID: string): Promise<void> {
  if (await isOrWasInTeam(db, businessID, userID)) throw new AppError('OwnCase')
}
