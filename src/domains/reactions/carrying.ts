// The number of likes where cards and pages read it.
import type { Tx } from '../../platform/db.ts'
import { noteLikes } from '../businesses/likes.ts'
import { lockCount, type Resource } from './queries.ts'

/** Notes the number of likes on a company's row as it is now; may run twice and in any order. */
export async function carryLikes(tx: Tx, resource: Resource): Promise<void> {
  if (resource.type === 'business') await noteLikes(tx, resource.id, await lockCount(tx, resource))
}
