// What a person takes along of their feed: whom and what they keep out of it.
import type { Db } from '../../platform/db.ts'
import { findMutes } from './queries.ts'

/** Newest first; at most as many as are kept. */
export async function* mutesForExport(db: Db, readerID: string) {
  for (const { type, id, until, mutedAt } of await findMutes(db, readerID))
    yield {
      resourceType: type,
      resourceID: id,
      since: mutedAt.toISOString(),
      until: until?.toISOString() ?? null,
    }
}
