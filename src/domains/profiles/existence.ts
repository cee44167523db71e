// Whether a person is there at all.
import type { Db, Tx } from '../../platform/db.ts'
import { personIsThere } from './queries/profiles.ts'

/** True for a person who has a profile and was not removed. */
export function personExists(db: Db | Tx, userID: string): Promise<boolean> {
  return personIsThere(db, userID)
}
