// Calls and pages below one prefix: what links and forms of pages send is for whoever serves the pages, all else is a call.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The constraint of routes that only take calls; pages may stand at the same address (see `routeCallsAndPages`). */
export const callConstraint = { sent: 'call' } as const

/**
 * Lets routes of `app` be constrained to calls; may be called by several roles, with the same addresses. At `calls`
 * there is no page at all, so whatever is sent there is a call.
 */
export function routeCallsAndPages(app: FastifyInstance, calls: ReadonlySet<string>): void {
  if (app.hasConstraintStrategy('sent')) return
  app.addConstraintStrategy({
    name: 'sent',
    storage() {
      const handlers = new Map<string, unknown>()
      return {
        get: (type) => (handlers.get(String(type)) ?? null) as never,
        set: (type, handler) => void handlers.set(String(type), handler),
      }
    },
    validate() {},
    deriveConstraint: (request) => (isForPages(request, calls) ? undefined : 'call'),
  })
}

/** A link or a form of a page; who sends JSON, or nothing that says what it is, is a program. */
function isForPages(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  calls: ReadonlySet<string>,
): boolean {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const isSentByPages =
    method === 'POST'
      ? type === 'application/x-www-form-urlencoded'
      : ['GET', 'HEAD'].includes(method) && type !== 'application/json'
  return isSentByPages && !calls.has(pathOf(url))
}

/** The path as the router reads it: letters of an address may be written as numbers. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
