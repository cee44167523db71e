// What the search documents of people are made from: nothing that they hide.
import type { Db, Tx } from '../../platform/db.ts'
import { findForSearch } from './queries/profiles.ts'

export type PersonForSearch = {
  userID: string
  username: string
  firstName: string
  lastName: string
  companyName: string | null
  /** Null when hidden, and the job position with it. */
  profession: string | null
  jobPositionID: string | null
  industryID: string | null
  countryCode: string | null
  city: string | null
  briefPresentation: string | null
  likeCount: number
  createdAt: Date
  /** Those who went are told too, so that their documents go. */
  removed: boolean
}

/** Facts of the people with these ids, or of the next `limit` after an id (null: from the first), in order of ids. One query. */
export async function peopleForSearch(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string | null; limit: number },
): Promise<PersonForSearch[]> {
  if ('ids' in which && which.ids.length === 0) return []
  return findForSearch(db, which)
}
