// Who follows a company that is merged into another, and whom it follows: each once, and nobody themself (D57).
import type { DomainEvent } from '../../contract/events.ts'
import { publishEvents } from '../../platform/events.ts'
import { handingOf } from '../../platform/handover.ts'
import { addToFollowers } from './queries.ts'
import { followParts } from './queries/merging.ts'

/** Who follows both already stays with the one that goes, so that it is as it was when that comes back. */
export const followsMerging = handingOf(followParts, async (tx, { from, to }, { followers = [] }) => {
  if (followers.length === 0) return
  await addToFollowers(tx, { type: 'business', id: to }, followers.length)
  await addToFollowers(tx, { type: 'business', id: from }, -followers.length)
  await publishEvents<DomainEvent>(
    tx,
    [from, to].map((resourceID) => ({ type: 'follows.counted', resourceType: 'business', resourceID })),
  )
})
