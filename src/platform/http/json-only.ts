// Calls and pages under one address: what is sent as JSON is a call, anything else is for whoever serves the pages.
import type { FastifyInstance } from 'fastify'

/** The constraint of routes that only take JSON; others may stand at the same address (see `tellCallsApart`). */
export const jsonOnly = { sent: 'json' } as const

/** Lets routes of `app` be constrained to what is sent as JSON; may be called by several roles. */
export function tellCallsApart(app: FastifyInstance): void {
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
    deriveConstraint: ({ headers }) => (isJson(headers['content-type']) ? 'json' : undefined),
  })
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(?:;|$)/i.test(contentType)
}
