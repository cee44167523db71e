// What a person takes along of whom they do not want to meet: their list as it is shown to them.
import type { Db } from '../../platform/db.ts'
import { shownBlocks } from './blocking.ts'

/** Newest first; those who went are left out, as in the list. */
export async function blocksForExport(
  db: Db,
  userID: string,
  { language, edition }: { language: string; edition: string },
) {
  const blocks = await shownBlocks(db, userID, { userID }, { language, edition })
  return blocks.map(({ resourceType, resourceID, name, blockedAt }) => ({
    resourceType,
    resourceID,
    name,
    since: blockedAt,
  }))
}
