// What people think of a thing and who follows it (P4.3 and P7.7, D4 to D6).
import * as z from 'zod'
import { Author } from './authors.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { BusinessCard, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { UserCard } from './profiles.ts'
import { followableTypes, likeableTypes } from './resources.ts'

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
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'How many like a thing, and whether the caller does; a thing nobody knows has no likes.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: Id.optional() }),
  ok: ReactionSummary,
})

const Liker = z.object({
  author: Author,
  reactionType: z.enum(['like']),
  reactedAt: z.iso.datetime(),
})
export type LikerEntry = z.infer<typeof Liker>

export const listLikers = endpoint({
  method: 'GET',
  path: '/social/reaction/:id/who',
  access: 'visitor',
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary:
    'Who likes a thing, newest first; who is gone or is not met by the caller is left out, so that a page may hold fewer.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** Left out, whatever has this id. */
    resourceType: z.enum(likeableTypes).optional(),
    skip: z.coerce.number().int().min(0).max(limits.likersSkipMax).default(0),
    size: z.coerce.number().int().min(1).max(limits.likersPageSizeMax).default(limits.likersPageSize),
  }),
  ok: z.object({
    items: z.array(Liker),
    /** Where the next page begins; null at the end. */
    nextSkip: z.int().nullable(),
  }),
  errors: ['NotFound'],
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
  fromReplica: 'visitors',
  knowsViewer: true,
  section: '7',
  summary: 'How many follow a company or person, and whether the caller does.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: Id.optional() }),
  ok: FollowSummary,
})

const FollowEntry = z.object({
  resourceType: z.enum(followableTypes),
  resourceID: Id,
  followedAt: z.iso.datetime(),
  /** The one that fits the type. */
  business: BusinessCard.nullable(),
  user: UserCard.nullable(),
})
export type FollowEntry = z.infer<typeof FollowEntry>

/** The acting business; left out, the person acts. */
const acting = Id.optional()
const section = '7'
const kind = z.strictObject({ resourceType: z.enum(likeableTypes) })

export const checkReaction = endpoint({
  method: 'GET',
  path: '/social/reaction/check/:resourceID',
  access: 'user',
  section,
  summary: 'Whether the acting identity likes a thing.',
  params: z.strictObject({ resourceID: Id }),
  query: z.strictObject({ businessID: acting }),
  ok: z.object({ reactionType: z.enum(['like']).nullable() }),
  errors: ['NotFound'],
})

const Reacting = z.strictObject({
  resourceID: Id,
  businessID: acting,
  reactionType: z.enum(['like']).default('like'),
})

export const react = endpoint({
  method: 'POST',
  path: '/social/reaction/react/:resourceType',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Likes a thing; liking it again changes nothing.',
  params: kind,
  body: Reacting,
  ok: ReactionSummary,
  errors: ['NotFound', 'TooManyRequests'],
})

export const unreact = endpoint({
  method: 'DELETE',
  path: '/social/reaction/react/:resourceType',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Takes a like back; without one nothing changes.',
  params: kind,
  body: Reacting,
  ok: ReactionSummary,
  errors: ['NotFound', 'TooManyRequests'],
})

export const follow = endpoint({
  method: 'POST',
  path: '/social/follow/:resourceType',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Follows a company or a person; following again changes nothing.',
  params: z.strictObject({ resourceType: z.enum(followableTypes) }),
  body: z.strictObject({ resourceID: Id, businessID: acting }),
  ok: FollowSummary,
  errors: ['NotFound', 'TooManyRequests'],
})

export const unfollow = endpoint({
  method: 'DELETE',
  path: '/social/follow/:id',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Follows no longer; without having followed nothing changes.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: acting }),
  ok: FollowSummary,
  errors: ['NotFound', 'TooManyRequests'],
})

export const listFollows = endpoint({
  method: 'GET',
  path: '/social/follow',
  access: 'user',
  section,
  summary:
    'Whom the acting identity follows, newest first, 20 at once; who is gone or hides from the caller is left out.',
  query: z.strictObject({ cursor: z.string().max(200).optional(), businessID: acting }),
  ok: z.object({ items: z.array(FollowEntry), nextCursor: z.string().nullable() }),
  errors: ['NotFound'],
})
