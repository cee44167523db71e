// What a page tells of what was seen on it, by a beacon that outlives it: no call of the API, and nobody waits for an answer.
import * as z from 'zod'
import { Id } from './businesses.ts'
import { boostKinds, seenKinds } from './statistic-kinds.ts'

/** As much as the longest page of results, and what is opened from it. */
const thingsMax = 60

export const Sighting = z.strictObject({
  /** The time zone of the device: its country is the visitor's. */
  zone: z.string().max(64).default(''),
  /** What was searched for. */
  words: z.string().max(400).default(''),
  /** The page was made for somebody with a session. */
  known: z.boolean().default(false),
  seen: z
    .array(
      z.strictObject({
        kind: z.enum([...seenKinds, ...boostKinds]),
        /** What was paid for is told by its boost. */
        type: z.enum(['business', 'product', 'boost']),
        id: Id,
        /** In what was found, from 1. */
        place: z.int().min(1).max(100_000).optional(),
      }),
    )
    .min(1)
    .max(thingsMax),
})
export type SightingEntry = z.infer<typeof Sighting>
