// Bodies lie in memory until their requests are answered: all of them, and those of one network, may only take so much of it.
import type { FastifyInstance } from 'fastify'
import { networkOf } from './address.ts'
import { unavailable } from './failures.ts'

/** Bytes. */
export type BodyRoom = { all: number; ofOne: number }
const usually: BodyRoom = { all: 64 * 1024 * 1024, ofOne: 16 * 1024 * 1024 }

/**
 * Refuses, by 503 and the end of its connection, a request whose body comes when there is no room for it. Files that pass
 * through piece by piece (`config.bodyMs`) have limits of their own.
 */
export function limitBodies(app: FastifyInstance, room: BodyRoom = usually): void {
  let held = 0
  const heldOf = new Map<string, number>()
  const take = (of: string, bytes: number) => {
    held += bytes
    const theirs = (heldOf.get(of) ?? 0) + bytes
    if (theirs > 0) heldOf.set(of, theirs)
    else heldOf.delete(of)
  }
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': coded } = request.headers
    const { bodyMs } = (request.routeOptions.config ?? {}) as { bodyMs?: number }
    if ((length === '0' && coded === undefined) || bodyMs !== undefined) return done()
    const of = networkOf(request.ip)
    let own = 0
    const count = (chunk: Buffer) => {
      own += chunk.length
      take(of, chunk.length)
      if (held <= room.all && heldOf.get(of)! <= room.ofOne) return
      payload.removeListener('data', count)
      // Whoever reads it has taken this piece by then.
      process.nextTick(() => {
        // Nobody reads the body of what was answered before its end, and an error that nobody hears ends the process.
        if (payload.listenerCount('error') === 0) request.raw.destroy()
        else payload.emit('error', Object.assign(unavailable(), { statusCode: 503 }))
      })
    }
    payload.on('data', count)
    reply.raw.once('close', () => take(of, -own))
    done()
  })
}
