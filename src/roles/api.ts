// The api role: every domain's calls under /api, for browsers and programs over HTTP and for the web role in the process.
import type { FastifyInstance } from 'fastify'
import { api } from '../contract/api.ts'
import type { ApiClient } from '../contract/api.ts'
import type { Db } from '../platform/db.ts'
import {
  clientInProcess,
  nothingAsked,
  type RequestScope,
  type ClientOptions,
} from '../platform/http/client.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import type { Route } from '../platform/http/routes.ts'
import { errorText } from '../messages/texts.ts'
import { serveApiDocument } from './api-document.ts'
import { callerOf, contextOf } from './call-context.ts'
import { domainRoutes } from './domains.ts'
import { serveProductFiles } from './product-files.ts'

type Options = {
  db: Db
  defaultEdition: string
  /** Serves more below /api, with the answers of the API to what is not there. */
  more?: readonly ((scope: FastifyInstance) => void)[]
}

/** Serves the API below /api on `app`. */
export function serveApi(app: FastifyInstance, options: Options): void {
  app.register(
    async (scope) => {
      mountRoutes(scope, {
        routes: domainRoutes,
        contextOf: (route, caller) => contextOf(options.db, route, caller, askedBy(route)),
        callerOf: (request) => callerOf(request, options.defaultEdition),
        textOf: errorText,
      })
      serveApiDocument(scope)
      serveProductFiles(scope, options)
      options.more?.forEach((serve) => serve(scope))
    },
    { prefix: '/api' },
  )
}

/** What a call that only reads asks for at once travels together, as that of a page does (docs/decisions/0046). */
const askedBy = ({ endpoint: { method, fromReplica } }: Route): RequestScope | undefined =>
  method === 'GET' || fromReplica ? nothingAsked() : undefined

/** The API as functions in this process, speaking for one request. */
export function apiInProcess(db: Db, speaking: ClientOptions): ApiClient {
  return clientInProcess(domainRoutes, speaking, (route, caller, asked) =>
    contextOf(db, route, caller, asked),
  ) as unknown as ApiClient
}

const warmTurns = 2
const warmAtOnce = 2

/**
 * Asks what visitors ask most, a few times and at once: whoever comes first then meets connections that are open and
 * plans and code that are made. A database that is away does not keep the process from starting.
 */
export async function warmApi(db: Db, edition: string): Promise<void> {
  const caller = { language: 'en', edition, address: '127.0.0.1', authorization: undefined }
  const client = apiInProcess(db, { caller, tag: () => {} })
  const ask = async () => {
    await client.searchBusinesses({ textQuery: 'bearing' })
    await client.searchProducts({ textQuery: 'bearing' })
    await client.listLastRegistered({})
  }
  try {
    for (let turn = 0; turn < warmTurns; turn++) await Promise.all(Array.from({ length: warmAtOnce }, ask))
  } catch {
    // It is warmed by those who come.
  }
}

/** Endpoints of the contract that no domain serves, or that are served twice; empty when all is well. */
export function unservedEndpoints(): string[] {
  const served = domainRoutes.map((route) => route.name)
  return Object.keys(api).filter((name) => served.filter((other) => other === name).length !== 1)
}
