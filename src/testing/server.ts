// A server with nothing on it yet, for tests of what is put on one.
import type { FastifyInstance } from 'fastify'
import { createServer } from '../platform/http/server.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'

export const testLog = createLog('silent')
/** With it is sealed what tests seal. */
export const testSecret = 'the secret of every test, which keeps nothing'

/** A server as in development: plain http, no proxy unless told, always ready, silent. Whoever asks for it closes it. */
export function testServer(trustProxy: string | false = false): FastifyInstance {
  return createServer({
    log: testLog,
    metrics: createMetrics(),
    secure: false,
    trustProxy,
    ready: async () => true,
  })
}
