// The number of likes where cards and pages read it.
import { staleKeysOfAll, type DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { noteLikes } from '../businesses/likes.ts'
import { lockCounts } from './queries.ts'

type Counted = Extract<DomainEvent, { type: 'reactions.counted' }>

/**
 * Notes the numbers of likes on the rows of companies as they are now, however often a company was liked, and tells the
 * pages of all that was liked; may run twice and in any order.
 */
export async function storeLikeCounts(tx: Tx, events: readonly Counted[]): Promise<void> {
  const ofBusinesses = events.filter(({ resourceType }) => resourceType === 'business')
  const businessIDs = [...new Set(ofBusinesses.map(({ resourceID }) => resourceID))]
  if (businessIDs.length > 0) await noteLikes(tx, await lockCounts(tx, 'business', businessIDs))
  await invalidate(tx, staleKeysOfAll(events))
}
