// What somebody takes along of whom they follow: whom, and since when.
import type { Db, Tx } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import { findFollowedBy, type Follower } from './queries.ts'

const pageSize = 500

/** Everybody whom an actor follows, newest first. */
export async function* followsForExport(db: Db | Tx, actor: Follower) {
  for (let after: string | undefined; ;) {
    const page = await findFollowedBy(db, actor, { after: placeIn(after), limit: pageSize })
    for (const { type, id, at } of page) yield { resourceType: type, resourceID: id, since: at.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = positionAt({ at: last.exactly, id: last.id })
  }
}
