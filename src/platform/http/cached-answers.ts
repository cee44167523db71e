// Answers that are ready before anything is asked of them: given at once, before a request is made of what came.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasUnknownEncoding } from './malformed.ts'

/** Answers and says true, or touches nothing and says false. */
export type CachedAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Lets `early` answer what it can; all else goes the usual way. It sees no hook, so what it sends carries every header
 * itself. Requests that wait behind another of their connection, and a server that stops, are never asked early.
 */
export function serveCachedAnswers(app: FastifyInstance, early: CachedAnswer): void {
  const usual = app.server.listeners('request') as Handler[]
  let stopping = false
  app.addHook('preClose', () => {
    stopping = true
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    // Behind another answer a response has no socket yet: those are counted against the limit of their connection.
    if (!stopping && response.socket !== null && !hasUnknownEncoding(request) && early(request, response))
      return
    for (const handler of usual) handler(request, response)
  })
}
