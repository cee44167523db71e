// What somebody takes along of what they like: which thing, and since when.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import { findLikedAfter, type Reactor } from './queries.ts'

const pageSize = 500

/** Everything that an actor likes. */
export async function* likesForExport(db: Db | Tx, actor: Reactor) {
  for (let after = firstID; ;) {
    const page = await findLikedAfter(db, actor, { after, limit: pageSize })
    for (const { type, id, likedAt } of page)
      yield { resourceType: type, resourceID: id, since: likedAt.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}
