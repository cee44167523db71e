// What a person takes along of what they reported: which thing, why and when. What came of it is not told to them anywhere.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { findReportsBy } from './queries.ts'

const pageSize = 200

/** Oldest first. */
export async function* reportsForExport(db: Db | Tx, userID: string) {
  for (let after = firstID; ;) {
    const page = await findReportsBy(db, userID, { after, limit: pageSize })
    for (const { type, resourceID, reason, text, createdAt } of page)
      yield { resourceType: type, resourceID, reason, text, reportedAt: createdAt.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}
