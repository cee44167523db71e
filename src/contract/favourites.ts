// What somebody keeps for themself (D21, D49), and how they stand to the things on a page.
import * as z from 'zod'
import { rateLimits } from './rate-limits.ts'
import { BusinessCard, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ProductResult } from './products.ts'
import { UserCard } from './profiles.ts'
import { keepableTypes } from './resources.ts'

const Kind = z.enum(keepableTypes)
export type FavouriteKind = z.infer<typeof Kind>
const acting = Id.optional()
const section = '2'

export const Favourite = z.object({
  resourceType: Kind,
  resourceID: Id,
  savedAt: z.iso.datetime(),
  /** The one that fits the type; all null when it is gone. */
  business: BusinessCard.nullable(),
  product: ProductResult.nullable(),
  user: UserCard.nullable(),
})
export type FavouriteEntry = z.infer<typeof Favourite>

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favorites',
  access: 'user',
  section,
  summary: 'What the acting identity has saved, newest first, 20 at once.',
  query: z.strictObject({
    kind: Kind.optional(),
    cursor: z.string().max(200).optional(),
    businessID: acting,
  }),
  ok: z.object({
    items: z.array(Favourite),
    nextCursor: z.string().nullable(),
    counts: z.record(Kind, z.int()),
  }),
  errors: ['NotFound'],
})

const call = {
  path: '/favorites/:resourceType',
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  params: z.strictObject({ resourceType: Kind }),
  body: z.strictObject({ resourceID: Id, businessID: acting }),
  ok: z.object({ saved: z.boolean() }),
} as const

export const saveFavourite = endpoint({
  ...call,
  method: 'POST',
  summary: 'Saves a company, product or person; saving again changes nothing.',
  errors: ['NotFound', 'FavouritesFull', 'TooManyRequests'],
})

export const removeFavourite = endpoint({
  ...call,
  method: 'DELETE',
  summary: 'Forgets what was saved; what was not saved changes nothing.',
  errors: ['NotFound', 'TooManyRequests'],
})

export const showStanding = endpoint({
  method: 'GET',
  path: '/social/standing',
  access: 'user',
  section,
  summary:
    'Which of these things the acting identity likes, follows, has saved and is connected with: one call for a page.',
  query: z.strictObject({
    /** With commas between; room for a company with the fullest showcase. */
    ids: z
      .string()
      .max(limits.standingIDsMax * 37)
      .transform((ids) => [...new Set(ids === '' ? [] : ids.split(','))])
      .pipe(z.array(Id).max(limits.standingIDsMax)),
    businessID: acting,
  }),
  ok: z.object({
    liked: z.array(Id),
    followed: z.array(Id),
    saved: z.array(Id),
    connected: z.array(Id),
    /** Whom the acting identity has asked for a connection, and who asks it. */
    asked: z.array(Id),
    received: z.array(Id),
  }),
  errors: ['NotFound'],
})
