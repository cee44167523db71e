// My B2B: what those write whom somebody follows or is connected with (D23).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Post } from './posts.ts'
import { rateLimits } from './rate-limits.ts'

/** Why a post stands in a feed. */
export const feedReasons = ['own', 'followed', 'connected'] as const
export type FeedReason = (typeof feedReasons)[number]

export const FeedItem = z.object({ ...Post.shape, reason: z.enum(feedReasons) })
export type FeedItemEntry = z.infer<typeof FeedItem>

/** The acting business; left out, the person acts. */
const acting = Id.optional()
const section = '7'

export const loadNewsfeed = endpoint({
  method: 'GET',
  path: '/newsfeed/load',
  access: 'user',
  section,
  summary: `Posts of those whom the acting identity follows or is connected with, and its own, newest first, ${limits.timelinePageSize} at once; what the caller does not meet is left out, so that a page may hold fewer.`,
  query: z.strictObject({ nextID: z.string().max(200).optional(), businessID: acting }),
  ok: z.object({ items: z.array(FeedItem), nextID: z.string().nullable() }),
  errors: ['NotFound'],
})

export const countNews = endpoint({
  method: 'GET',
  path: '/newsfeed/news',
  access: 'user',
  section,
  summary: `How many posts have come to the feed since one of them, counted to ${limits.newsCounted}; one's own are no news.`,
  query: z.strictObject({ after: Id, businessID: acting }),
  ok: z.object({ count: z.int() }),
  errors: ['NotFound'],
})

export const mutedTypes = ['user', 'business', 'post'] as const
export type MutedType = (typeof mutedTypes)[number]
const muted = { resourceType: z.enum(mutedTypes), resourceID: Id, businessID: acting }

export const mute = endpoint({
  method: 'POST',
  path: '/newsfeed/mute',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: `Keeps who writes, or one post, out of the feed of the acting identity: for ${limits.muteDays} days, or for good.`,
  body: z.strictObject({ ...muted, forGood: z.boolean().default(false) }),
  /** Null for good. */
  ok: z.object({ until: z.iso.datetime().nullable() }),
  errors: ['NotFound', 'TooManyRequests'],
})

export const unmute = endpoint({
  method: 'POST',
  path: '/newsfeed/unmute',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  summary: 'Lets them into the feed again; what was not kept out stays as it is.',
  body: z.strictObject(muted),
  ok: z.object({}),
  errors: ['NotFound', 'TooManyRequests'],
})

export const listMuted = endpoint({
  method: 'GET',
  path: '/newsfeed/muted',
  access: 'user',
  section,
  summary: 'Who is kept out of the feed of the acting identity, newest first; of single posts none.',
  query: z.strictObject({ businessID: acting }),
  ok: z.array(
    z.object({
      resourceType: z.enum(['user', 'business']),
      resourceID: Id,
      name: z.string(),
      until: z.iso.datetime().nullable(),
    }),
  ),
  errors: ['NotFound'],
})
