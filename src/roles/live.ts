// GET /api/live: what happens, told to the open pages of everybody concerned (src/contract/live.ts).
import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../contract/errors.ts'
import { liveHeartbeatMs, livePath, type LiveEventEntry } from '../contract/live.ts'
import { aliveAmong, findLiveSession } from '../domains/accounts/live-session.ts'
import { businessesOfAll } from '../domains/members/membership.ts'
import type { Db } from '../platform/db.ts'
import { openStreams, type Hearer, type Hearing } from '../platform/live/streams.ts'
import { idIn } from '../platform/live/sse.ts'
import { askerOf } from '../platform/http/caller.ts'
import { fairLane } from '../platform/http/fair-lane.ts'
import type { Logger } from '../platform/log.ts'

type Options = { db: Db; url: string; log: Logger; beatMs?: number; checkMs?: number }
export type Live = { serve(scope: FastifyInstance): void; size(): number; close(): Promise<void> }

/** Thousands come back at once when a process has gone: few open at a time, so that calls find the database free. */
const openingMost = { atOnce: 6, waiting: 5_000, waitMs: 6_000 }

/** The streams of this process. Each lasts as long as its session, and its person belongs to what they hear through. */
export function openLive({ db, url, log, beatMs = liveHeartbeatMs, checkMs = 2_000 }: Options): Live {
  const gap: LiveEventEntry = { type: 'gap' }
  const streams = openStreams({
    db,
    url,
    log,
    gap,
    beatMs,
    checkMs,
    check: (hearers) => hearingOf(db, hearers),
  })
  const opening = fairLane('live', openingMost)

  const serve = (scope: FastifyInstance) => {
    scope.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
      const refusal = await opening.run(askerOf(request), async () => {
        const { userID, sessionID } = await findLiveSession(db, request.headers.authorization)
        const after = idIn(request.headers['last-event-id'])
        const headers = reply.getHeaders() as OutgoingHttpHeaders
        return streams.open(reply.raw, headers, { userID, sessionID }, after)
      })
      if (refusal === 'ended') throw new AppError('SessionError')
      if (refusal === 'too many') throw new AppError('TooManyRequests')
      reply.hijack()
      return reply
    })
    // An answer that never ends by itself would hold up the stop.
    scope.addHook('preClose', async () => streams.end())
  }
  return { serve, size: streams.size, close: streams.close }
}

/** Two queries for all streams of a process. */
async function hearingOf(db: Db, hearers: readonly Hearer[]): Promise<Hearing> {
  const [alive, businesses] = await Promise.all([
    aliveAmong(db, hearers),
    businessesOfAll(
      db,
      hearers.map(({ userID }) => userID),
    ),
  ])
  return new Map(
    hearers
      .filter(({ sessionID }) => alive.has(sessionID))
      .map(({ sessionID, userID }) => [sessionID, businesses.get(userID) ?? new Set<string>()]),
  )
}
