// What a company that is merged into another has written, and what stands on its timeline (D57).
import { invalidate } from '../../platform/events.ts'
import { handingOf } from '../../platform/handover.ts'
import { postParts } from './queries/merging.ts'

/** Each stands where its moment puts it among those of the other. */
export const postsMerging = handingOf(postParts, async (tx, { from, to }, { posts = [], timeline = [] }) => {
  const stale = [...new Set([...posts, ...timeline])].map((postID) => `post:${postID}`)
  await invalidate(tx, [`timeline:${from}`, `timeline:${to}`, ...stale])
})
