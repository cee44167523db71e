// What somebody takes along of what was saved in their name: which thing, and when.
import type { Db, Tx } from '../../platform/db.ts'
import { findNewest } from './queries.ts'

const pageSize = 500

/** Everything a keeper has saved, newest first. */
export async function* favouritesForExport(db: Db | Tx, keeperID: string) {
  for (let before: string | undefined; ;) {
    const page = await findNewest(db, keeperID, { kind: undefined, before, limit: pageSize })
    for (const { type, resourceID, savedAt } of page)
      yield { resourceType: type, resourceID, savedAt: savedAt.toISOString() }
    before = page.at(-1)?.id
    if (page.length < pageSize) return
  }
}
