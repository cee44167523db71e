// Who is connected with whom (D21): asked, accepted, quietly declined, taken back.
import * as z from 'zod'
import { BusinessCard, Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { UserCard } from './profiles.ts'
import { rateLimits } from './rate-limits.ts'
import { connectableTypes } from './resources.ts'
import { plainText } from './text.ts'

/** How the acting identity stands to another: it has asked, was asked, is connected, or none of these. */
export const connectionStates = ['none', 'asked', 'received', 'connected'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** The lists of the page: who is connected, who asks, who was asked. */
export const connectionLists = ['connected', 'in', 'out'] as const
export type ConnectionList = (typeof connectionLists)[number]

const ConnectionStanding = z.object({
  /** Null while there is neither a connection nor a request. */
  connectionID: Id.nullable(),
  state: z.enum(connectionStates),
})
export type ConnectionStanding = z.infer<typeof ConnectionStanding>

/** The same with what a page of the two says. */
const ConnectionFacts = ConnectionStanding.extend({
  /** Of the request while it is open; empty without one, and for connections. */
  note: z.string(),
  /** When it was asked or, for a connection, accepted; null for none. */
  at: z.iso.datetime().nullable(),
  /** When an open request runs out. */
  expiresAt: z.iso.datetime().nullable(),
})
export type ConnectionFacts = z.infer<typeof ConnectionFacts>

const Connection = z.object({
  connectionID: Id,
  resourceType: z.enum(connectableTypes),
  resourceID: Id,
  state: z.enum(['asked', 'received', 'connected']),
  /** Of the request while it is open; empty without one, and for connections. */
  note: z.string(),
  /** When it was asked or, for a connection, accepted. */
  at: z.iso.datetime(),
  /** When an open request runs out. */
  expiresAt: z.iso.datetime().nullable(),
  /** The one that fits the type. */
  business: BusinessCard.nullable(),
  user: UserCard.nullable(),
})
export type ConnectionEntry = z.infer<typeof Connection>

/** The acting business; left out, the person acts. */
const acting = Id.optional()
const section = '2'

export const listConnections = endpoint({
  method: 'GET',
  path: '/social/connections',
  access: 'user',
  section,
  summary:
    'Who is connected with the acting identity, who asks it or was asked by it, newest first, 20 at once; who is gone or hides is left out.',
  query: z.strictObject({
    list: z.enum(connectionLists).default('connected'),
    cursor: z.string().max(200).optional(),
    businessID: acting,
  }),
  ok: z.object({
    items: z.array(Connection),
    nextCursor: z.string().nullable(),
    /** Counted up to 1,000. */
    counts: z.record(z.enum(connectionLists), z.int()),
  }),
  errors: ['NotFound'],
})

export const showConnection = endpoint({
  method: 'GET',
  path: '/social/connections/with/:id',
  access: 'user',
  section,
  summary: 'How the acting identity stands to a company or person.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: acting }),
  ok: ConnectionFacts,
  errors: ['NotFound'],
})

export const askConnection = endpoint({
  method: 'POST',
  path: '/social/connections',
  access: 'user',
  section,
  rateLimit: rateLimits.connection,
  summary:
    'Asks a company or person for a connection; asked again it stays as it is, and who was asked by the other is connected at once.',
  body: z.strictObject({
    resourceType: z.enum(connectableTypes),
    resourceID: Id,
    note: plainText({ max: limits.connectionNoteMax, lines: true }).default(''),
    businessID: acting,
  }),
  ok: ConnectionStanding,
  errors: ['NotFound', 'NotAllowed', 'Limited', 'RequestsFull', 'TooManyRequests'],
})

const answer = {
  access: 'user',
  section,
  rateLimit: rateLimits.social,
  ok: ConnectionStanding,
  errors: ['NotFound', 'NotAllowed', 'TooManyRequests'],
} as const
const one = {
  ...answer,
  method: 'POST',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ businessID: acting }),
} as const

export const acceptConnection = endpoint({
  ...one,
  path: '/social/connections/:id/accept',
  summary: 'Accepts a request that the acting identity was sent.',
})

export const declineConnection = endpoint({
  ...one,
  path: '/social/connections/:id/decline',
  summary: 'Declines a request; whoever asked is told nothing, and can ask again after 90 days.',
})

export const withdrawConnection = endpoint({
  ...one,
  path: '/social/connections/:id/withdraw',
  summary: 'Takes back a request that the acting identity sent.',
})

export const removeConnection = endpoint({
  ...answer,
  method: 'DELETE',
  path: '/social/connections/:id',
  summary: 'Ends a connection; either side may.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ businessID: acting }),
})
