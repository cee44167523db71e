// What a company that is merged into another has said, and what was said about it and what is its own (D57).
import type { DomainEvent } from '../../contract/events.ts'
import { publishEvents } from '../../platform/events.ts'
import { handingOf } from '../../platform/handover.ts'
import { firstID } from '../../platform/ids.ts'
import { commentParts } from './queries/merging.ts'

/** All of it; pages on which it stands are made anew by who it is of now. */
export const commentsMerging = handingOf(commentParts, async (tx, { to }, { comments = [] }) => {
  if (comments.length === 0) return
  const party = { type: 'business' as const, id: to }
  await publishEvents<DomainEvent>(tx, [{ type: 'comments.turning', party, after: firstID }])
})
