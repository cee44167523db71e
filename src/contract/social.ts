// What people think of a thing and who follows it, read (section 7, D4 and D6).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'

export const ReactionSummary = z.object({
  reactionCount: z.object({ like: z.int() }),
  /** Of the acting identity; null for visitors. */
  session: z.object({ reactionType: z.enum(['like']).nullable() }),
})
export type ReactionSummaryEntry = z.infer<typeof ReactionSummary>

export const showReactionSummary = endpoint({
  method: 'GET',
  path: '/social/reaction/summary/:id',
  access: 'visitor',
  section: '7',
  summary: 'How many like a thing, and whether the caller does; a thing nobody knows has no likes.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: Id.optional() }),
  ok: ReactionSummary,
})

export const FollowSummary = z.object({
  followersCount: z.int(),
  /** Of the acting identity; false for visitors. */
  session: z.object({ following: z.boolean() }),
})
export type FollowSummaryEntry = z.infer<typeof FollowSummary>

export const showFollowSummary = endpoint({
  method: 'GET',
  path: '/social/follow/:id/summary',
  access: 'visitor',
  section: '7',
  summary: 'How many follow a company or person, and whether the caller does.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: Id.optional() }),
  ok: FollowSummary,
})
