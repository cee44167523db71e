// What an open page shows and is told of when it changes (record 0100): the news feed, a timeline, likes and comments.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { watchableTypes } from './resources.ts'

const Watched = z.strictObject({
  resourceType: z.enum(watchableTypes),
  /** Of a feed whose it is: the caller, or a company of theirs. */
  resourceID: Id,
})

const WatchedState = z.object({
  ...Watched.shape,
  likes: z.int(),
  /** Answers included, up to 1,000. */
  comments: z.int(),
  /** The newest post of a timeline; null where there is none that the caller meets, and for what is no timeline. */
  newest: Id.nullable(),
})
export type WatchedState = z.infer<typeof WatchedState>

export const watchThings = endpoint({
  method: 'POST',
  path: '/social/watch',
  access: 'user',
  section: '7',
  rateLimit: rateLimits.watch,
  summary: `How things stand that an open page shows; for ${limits.watchSeconds} seconds the caller's live events tell of changes. What they do not meet is left out.`,
  body: z.strictObject({ things: z.array(Watched).min(1).max(limits.watchedMax) }),
  ok: z.object({ things: z.array(WatchedState) }),
  errors: ['TooManyRequests'],
})
