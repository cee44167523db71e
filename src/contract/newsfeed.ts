// My B2B: what those write whom somebody follows or is connected with (D23).
import * as z from 'zod'
import { BusinessCard, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { boostThings } from './boost-words.ts'
import { Post } from './posts.ts'
import { UserCard } from './profiles.ts'
import { rateLimits } from './rate-limits.ts'

/** Why a post stands in a feed. */
export const feedReasons = ['own', 'followed', 'connected', 'group'] as const
export type FeedReason = (typeof feedReasons)[number]

export const FeedItem = z.object({ ...Post.shape, reason: z.enum(feedReasons) })
export type FeedItemEntry = z.infer<typeof FeedItem>

/** A page, product or post that was paid for (D18): none of the items, and never above what one follows. */
export const SponsoredItem = z.object({
  boostID: Id,
  card: z.object({
    type: z.enum(boostThings),
    id: Id,
    /** Of a post how it begins. */
    name: z.string(),
    /** Whose it is; null for a company itself. */
    by: z.string().nullable(),
    picture: z.object({ url: z.string() }).nullable(),
    path: z.string(),
  }),
})
export type SponsoredItem = z.infer<typeof SponsoredItem>

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
  ok: z.object({
    items: z.array(FeedItem),
    nextID: z.string().nullable(),
    /** What was paid for, beside the items of the first page: at most one for every eight of them. */
    sponsored: z.array(SponsoredItem).max(Math.floor(limits.timelinePageSize / limits.feedItemsPerSponsored)),
  }),
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

const SuggestedPerson = UserCard.omit({ reactions: true })
export type SuggestedPerson = z.infer<typeof SuggestedPerson>

export const listToFollow = endpoint({
  method: 'GET',
  path: '/newsfeed/to-follow',
  access: 'user',
  section,
  summary: `Companies that the acting identity may want to follow, at most ${limits.suggestedBusinesses}, and people whom it may want to know, at most ${limits.suggestedPeople}: of its industry and of those of what it saved last, companies of the country of the edition first; none that it follows, belongs to or is connected with.`,
  query: z.strictObject({ businessID: acting }),
  ok: z.object({
    /** Null when it is not known. */
    industry: z.object({ id: z.string(), name: z.string() }).nullable(),
    businesses: z.array(
      BusinessCard.pick({
        businessID: true,
        key: true,
        verified: true,
        textLanguages: true,
        general: true,
        contactInfo: true,
      }),
    ),
    people: z.array(SuggestedPerson),
  }),
  errors: ['NotFound', 'Unavailable'],
})

export const mutedTypes = ['user', 'business', 'group', 'post'] as const
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
      resourceType: z.enum(['user', 'business', 'group']),
      resourceID: Id,
      name: z.string(),
      until: z.iso.datetime().nullable(),
    }),
  ),
  errors: ['NotFound'],
})
