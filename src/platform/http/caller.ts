// Who calls, as far as a request tells without being believed.
import type { FastifyRequest } from 'fastify'
import { networkOf, plainAddress } from './address.ts'
import type { Asker } from './fair-lane.ts'
import type { Caller } from './routes.ts'

const deviceMax = 300

/** Address, session header, browser and key of a request; language and edition are the role's to know. */
export function callerFrom(
  request: FastifyRequest,
): Pick<Caller, 'address' | 'authorization' | 'device' | 'idempotencyKey'> {
  const { authorization, 'user-agent': device, 'idempotency-key': key } = request.headers
  return {
    address: plainAddress(request.ip),
    authorization,
    device: device?.slice(0, deviceMax),
    // Sent twice it is no key at all, and is refused as one.
    idempotencyKey: Array.isArray(key) ? key.join(' ') : key,
  }
}

/** Whose turn a request takes, and whether somebody still waits for its answer. */
export const askerOf = (request: FastifyRequest): Asker => ({
  of: networkOf(request.ip),
  isGone: () => request.raw.socket.destroyed,
})
