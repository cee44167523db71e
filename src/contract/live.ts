// What open pages are told as it happens: server-sent events at GET /api/live, resumed by Last-Event-ID. Ids only.
import * as z from 'zod'
import { watchableTypes } from './resources.ts'

/** Something happened in a conversation of one of the listener's mailboxes: `number` is that of its newest message. */
const ConversationEvent = z.object({
  type: z.enum(['inquiry.received', 'inquiry.message', 'inquiry.ended', 'inquiry.read', 'inquiry.seen']),
  requestID: z.uuid(),
  mailboxID: z.uuid(),
  number: z.int(),
})
/** The numbers in the top bar have changed. */
const BadgesEvent = z.object({ type: z.literal('badges') })
/** Something that the listener's page watches has changed (contract/watching.ts): posts, likes, or comments and their likes. */
const WatchedEvent = z.object({
  type: z.literal('watched'),
  resourceType: z.enum(watchableTypes),
  resourceID: z.uuid(),
  what: z.enum(['posts', 'likes', 'comments']),
})
export type WatchedEventEntry = z.infer<typeof WatchedEvent>
/** What was missed cannot be told any more: ask for everything that is shown. */
const GapEvent = z.object({ type: z.literal('gap') })

export const LiveEvent = z.union([ConversationEvent, BadgesEvent, WatchedEvent, GapEvent])
export type LiveEventEntry = z.infer<typeof LiveEvent>

/** Below /api. The session stands in the Authorization header, as for every call. */
export const livePath = '/live'
/** A line that says nothing, so that both sides know that the other is there. */
export const liveHeartbeatMs = 15_000
