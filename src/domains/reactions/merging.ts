// Who likes a company that is merged into another, and what it likes: each once, and nobody themself (D57).
import type { DomainEvent } from '../../contract/events.ts'
import { invalidate, publishEvents } from '../../platform/events.ts'
import { handingOf } from '../../platform/handover.ts'
import { reactionParts, shiftLikes } from './queries/merging.ts'

/** What both like already stays liked by the one that goes too, as that of everybody who is removed. */
export const reactionsMerging = handingOf(
  reactionParts,
  async (tx, whose, { likes = [], likesMade = [] }) => {
    if (likes.length > 0) {
      await shiftLikes(tx, whose, likes.length)
      await publishEvents<DomainEvent>(
        tx,
        [whose.from, whose.to].map((resourceID) => ({
          type: 'reactions.counted',
          resourceType: 'business',
          resourceID,
        })),
      )
    }
    await invalidate(tx, likesMade)
  },
)
