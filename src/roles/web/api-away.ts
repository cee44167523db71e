// The API of another process, for pages: lists that are code are read here, the rest is asked for over HTTP, together.
import { api, type ApiClient } from '../../contract/api.ts'
import { clientTogether } from '../../platform/http/calls-together.ts'
import {
  clientInProcess,
  clientOverHttp,
  type AnyClient,
  type ClientOptions,
} from '../../platform/http/client.ts'
import { noDatabase } from '../../platform/no-database.ts'
import { referenceDataRoutes } from '../../domains/reference-data/routes.ts'
import { serviceHeader, type Secrets } from '../service.ts'

/**
 * Clients of the API at `origin`: with the secret that its process shares, what a page asks for at once is one request.
 * `staysUp`: this process goes on when the code of those lists changes, and asks for them too.
 */
export function apiAway(
  origin: string,
  secret: Secrets | undefined,
  { staysUp }: { staysUp: boolean },
): (speaking: ClientOptions) => ApiClient {
  const authorization = secret && serviceHeader(secret)
  return (speaking) => {
    const client = authorization
      ? clientTogether(api, { origin, authorization }, speaking)
      : clientOverHttp(api, origin, speaking)
    return { ...client, ...(!staysUp && listsFor(speaking)) } as unknown as ApiClient
  }
}

/** Names of countries, industries and the like: a page that waited for them would wait twice. */
function listsFor(speaking: ClientOptions): AnyClient {
  const lists = clientInProcess(referenceDataRoutes, speaking, async (_route, caller) => ({
    caller,
    db: noDatabase,
  }))
  return Object.fromEntries(
    referenceDataRoutes.map(({ name }) => [name, (input: Record<string, unknown>) => lists[name]!(input)]),
  )
}
