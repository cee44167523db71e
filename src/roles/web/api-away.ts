// The API of another process, for pages: lists that are code are read here, the rest is asked for over HTTP, together.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely'
import { api, type ApiClient } from '../../contract/api.ts'
import { clientTogether } from '../../platform/http/calls-together.ts'
import { clientInProcess, clientOverHttp, type AnyClient, type Speaking } from '../../platform/http/client.ts'
import type { NoTables } from '../../platform/db.ts'
import { referenceDataRoutes } from '../../domains/reference-data/routes.ts'
import { serviceHeader } from '../service.ts'

/**
 * Clients of the API at `origin`: with the secret that its process shares, what a page asks for at once is one request.
 */
export function apiAway(origin: string, secret: string | undefined): (speaking: Speaking) => ApiClient {
  const authorization = secret && serviceHeader(secret)
  return (speaking) => {
    const client = authorization
      ? clientTogether(api, { origin, authorization }, speaking)
      : clientOverHttp(api, origin, speaking)
    return { ...client, ...listsFor(speaking) } as unknown as ApiClient
  }
}

/** Names of countries, industries and the like: a page that waited for them would wait twice. */
function listsFor(speaking: Speaking): AnyClient {
  const lists = clientInProcess(referenceDataRoutes, speaking, async (_route, caller) => ({
    caller,
    db: nowhere,
  }))
  return Object.fromEntries(
    referenceDataRoutes.map(({ name }) => [name, (input: Record<string, unknown>) => lists[name]!(input)]),
  )
}

const refuse = async (): Promise<never> => {
  throw new Error('there is no database in this process')
}
const nothing = async () => {}

/** What lists are code for: nobody asks it anything. */
const nowhere = new Kysely<NoTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: nothing,
      acquireConnection: (): Promise<DatabaseConnection> => refuse(),
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  },
})
