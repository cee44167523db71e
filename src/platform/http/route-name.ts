// Under which pattern a request is counted: its route, or the page that a route for all pages found; never an address with ids.
import type { FastifyRequest } from 'fastify'

const named = new WeakMap<FastifyRequest, string>()

/** Says which of many pages a request is for, by the pattern of its address. */
export const nameRoute = (request: FastifyRequest, pattern: string): void => void named.set(request, pattern)

export const routeOf = (request: FastifyRequest): string =>
  named.get(request) ?? request.routeOptions.url ?? 'unknown'
