// The api role: every domain's calls under /api, for browsers and programs over HTTP and for the web role in the process.
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { ApiClient } from '../contract/api.ts'
import type { Db } from '../platform/db.ts'
import { clientInProcess, type Speaking } from '../platform/http/client.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { errorText } from '../messages/texts.ts'
import { serveApiDocument } from './apiDocument.ts'
import { callerOf, contextOf } from './calls.ts'
import { domainRoutes } from './domains.ts'

type Options = {
  db: Db
  defaultEdition: string
  /** Serves more below /api, with the answers of the API to what is not there. */
  more?: ((scope: FastifyInstance) => void) | undefined
}

/** Serves the API below /api on `app`. */
export function serveApi(app: FastifyInstance, options: Options): void {
  app.register(
    async (scope) => {
      mountRoutes(scope, {
        routes: domainRoutes,
        contextOf: (route, caller) => contextOf(options.db, route, caller),
        callerOf: (request) => callerOf(request, options.defaultEdition),
        textOf: errorText,
      })
      serveApiDocument(scope)
      options.more?.(scope)
    },
    { prefix: '/api' },
  )
}

/** The API as functions in this process, speaking for one request. */
export function apiInProcess(db: Db, speaking: Speaking): ApiClient {
  return clientInProcess(domainRoutes, speaking, (route, caller) =>
    contextOf(db, route, caller),
  ) as unknown as ApiClient
}

/** Endpoints of the contract that no domain serves, or that are served twice; empty when all is well. */
export function unservedEndpoints(): string[] {
  const served = domainRoutes.map((route) => route.name)
  return Object.keys(api).filter((name) => served.filter((other) => other === name).length !== 1)
}
