// How long the body of a request may take: by its route, since a file of 20 MB comes over a thin line.
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Longer than any call or form needs. */
const bodyMs = 10_000
const largestBytes = 1_100_000_000

/** Ends a request whose body has not arrived within what its route gives (`config.bodyMs`), with the words of every late request. */
export function endLateBody(app: FastifyInstance, { raw, routeOptions }: FastifyRequest): void {
  const { 'content-length': length = '0', 'transfer-encoding': coded } = raw.headers
  const hasBody = length !== '0' || coded !== undefined
  if (!hasBody || !(raw.socket instanceof Socket)) return
  const { bodyMs: given } = (routeOptions.config ?? {}) as { bodyMs?: number }
  // What is large and passes through comes no slower than a megabyte a second, once the first minutes are over.
  const longer = given === undefined ? 0 : Math.min(Number(length) || 0, largestBytes) / 1_000
  const timer = setTimeout(
    () => {
      if (raw.complete) return
      const late = Object.assign(new Error('the body came too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', late, raw.socket)
    },
    (given ?? bodyMs) + longer,
  )
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
