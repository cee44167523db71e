// What pages tell of what was seen, on its way into the database: in portions, of which nothing waits longer than a second.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { Sighting } from '../contract/sightings.ts'
import { boostsOf } from '../domains/boosts/seen.ts'
import { noteShown } from '../domains/boosts/shown-today.ts'
import { recordSeen, type Seen } from '../domains/statistics/recording.ts'
import type { Db } from '../platform/db.ts'
import type { Logger } from '../platform/log.ts'
import { inPortionsOf, type Portions } from '../platform/portions.ts'
import { serviceCheck, serviceHeader, type Secrets } from './service.ts'

/** Below `/api`: what another process was told by pages. */
export const seenAwayPath = '/statistics/seen'

/** Things that wait at once: as many are one insert within half a second. */
const most = 5_000
const sizeOf = ({ seen }: Seen) => seen.length
/** Two processes one after the other stay within a second; portions are small, so that nobody waits for one. */
const restMs = 150
const away = z.strictObject({
  told: z
    .array(
      Sighting.extend({
        at: z.number(),
        network: z.string().max(100),
        device: z.string().max(300).optional(),
        authorization: z.string().max(1_100).optional(),
        edition: z.string().max(10).optional(),
      }),
    )
    .max(most),
})

export type TakesSeen = Portions<Seen>

/** Writes what is taken into the database of this process. */
export const seenInto = (db: Db, log: Logger): TakesSeen =>
  inPortionsOf({
    name: 'what was seen',
    restMs,
    most,
    sizeOf,
    log,
    async write(told) {
      const known = new Set<string>()
      await recordSeen(db, told, undefined, async (asked, ids) => {
        const boosts = await boostsOf(asked, ids)
        for (const id of boosts.keys()) known.add(id)
        return boosts
      })
      // A page that is kept was chosen for once, and seen by many.
      const shown = told.flatMap(({ seen }) => seen.filter(({ kind }) => kind === 'boostShown'))
      noteShown(shown.flatMap(({ id }) => (known.has(id) ? [id] : [])))
    },
  })

/** Sends what is taken to the API at an address, as a process that knows the secret. */
export const seenAway = (apiUrl: string, secret: Secrets, log: Logger): TakesSeen =>
  inPortionsOf({
    name: 'what was seen, at the API',
    restMs,
    most,
    sizeOf,
    log,
    async write(told) {
      const answer = await fetch(`${apiUrl}/api${seenAwayPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: serviceHeader(secret) },
        body: JSON.stringify({ told }),
        signal: AbortSignal.timeout(3_000),
      })
      if (answer.status === noRoom) throw new NoRoom()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
    },
    // It was not reached, not in time, or took a part of it: what arrives twice counts once.
    mayAgain: (error) =>
      error instanceof NoRoom || error instanceof TypeError || (error as Error).name === 'TimeoutError',
  })

const noRoom = 503
class NoRoom extends Error {}

const portionBytesMax = 16 * 1024 * 1024

/** Takes what other processes were told; to all who do not know the secret the address does not exist. */
export function serveSeenAway(
  scope: FastifyInstance,
  { taking, secret }: { taking: TakesSeen; secret: Secrets | undefined },
): void {
  if (!secret) return
  const isService = serviceCheck(secret)
  scope.post(seenAwayPath, { bodyLimit: portionBytesMax }, async (request, reply) => {
    if (!isService(request)) return reply.callNotFound()
    const told = away.safeParse(request.body)
    if (!told.success) return reply.code(400).send()
    const isTaken = told.data.told.map((one) => taking.take(one)).every(Boolean)
    return reply.code(isTaken ? 204 : noRoom).send()
  })
}
