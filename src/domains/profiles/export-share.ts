// What a person takes along of their profile: everything in it, hidden or not, and what they were called before.
import type { Db, Tx } from '../../platform/db.ts'
import { ownEntry } from './own.ts'
import { findPastNames } from './queries/past-names.ts'
import { findOwnProfile } from './queries/profiles.ts'

/** A profile, also while a suspension keeps it off every page, names of lists in `language`; null for who has none. */
export async function profileForExport(db: Db | Tx, userID: string, language: string) {
  const [row, past] = await Promise.all([
    findOwnProfile(db, userID, { evenHidden: true }),
    findPastNames(db, userID),
  ])
  if (!row) return null
  const pastNames = past.map(({ until, ...name }) => ({ ...name, until: until.toISOString() }))
  return { ...ownEntry(row, language), pastNames }
}
