// The web role on a real account service and API, with pages that a test brings: what a browser gets, without a browser.
import { onTestFinished } from 'vitest'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { AccountsClient } from '../contract/accounts.ts'
import type { ApiClient } from '../contract/api.ts'
import type { EditionEntry } from '../contract/editions.ts'
import type { Db } from '../platform/db.ts'
import type { ClientOptions } from '../platform/http/client.ts'
import { createServer } from '../platform/http/server.ts'
import type { Logger } from '../platform/log.ts'
import type { ProviderOrigins } from '../platform/payments/provider.ts'
import { createMetrics, type Metrics } from '../platform/metrics.ts'
import { allEditions } from '../domains/editions/editions.ts'
import { accountsInProcess } from '../roles/accounts.ts'
import { apiInProcess } from '../roles/api.ts'
import { createPageCache, type PageCache } from '../roles/web/page-cache.ts'
import { servePages } from '../roles/web/pages.ts'
import { coalesceRefreshes } from '../roles/web/token-refresh.ts'
import type { HandlePage } from '../roles/web/rendering.ts'
import { testLog } from './server.ts'
import type { TestSession } from './sessions.ts'

export type SiteWish = {
  db: Db
  handlePage: HandlePage
  /** As in production: cookies for https alone. */
  secure?: boolean
  log?: Logger
  /** Whose word about a request counts. */
  trustProxy?: string
  /** Stands before the account service, to count or to break calls. */
  accounts?: (client: AccountsClient, speaking: ClientOptions) => AccountsClient
  api?: (client: ApiClient, speaking: ClientOptions) => ApiClient
  /** Of the payment provider. */
  paymentOrigins?: ProviderOrigins
  /** One that a test drops from. */
  cache?: PageCache
  /** Those that a test reads. */
  metrics?: Metrics
}

/** A server with nothing but pages. It is closed when the test has finished. */
export async function aSite({
  db,
  handlePage,
  secure = false,
  log = testLog,
  trustProxy,
  accounts = (client) => client,
  api = (client) => client,
  paymentOrigins,
  cache = createPageCache(10_000_000),
  metrics = createMetrics(),
}: SiteWish): Promise<FastifyInstance> {
  const app = createServer({ log, metrics, secure, trustProxy: trustProxy ?? false, ready: async () => true })
  onTestFinished(() => app.close())
  await app.register(async (scope) =>
    servePages(scope, {
      handlePage: async () => handlePage,
      apiFor: (speaking) => api(apiInProcess(db, speaking), speaking),
      accountsFor: (speaking) => accounts(accountsInProcess(db, speaking), speaking),
      refreshing: coalesceRefreshes(),
      editions: {
        ready: () => true,
        load: async () => {},
        in: (language) => allEditions(language) as EditionEntry[],
        close: () => {},
      },
      defaultEdition: 'jp',
      cache,
      metrics,
      filesOrigin: undefined,
      uploadOrigin: undefined,
      paymentOrigins,
      behindProxy: false,
      secure,
      strictPolicy: true,
    }),
  )
  return app
}

/** A client with some calls of a test's own. */
export const withOther = <Client extends object>(client: Client, calls: Partial<Client>): Client =>
  Object.assign(Object.create(client) as Client, calls)

/** The cookies of a browser that is signed in. */
export const cookieOf = ({ bearer, refreshToken }: TestSession) =>
  `mw_access=${bearer.slice('Bearer '.length)}; mw_refresh=${refreshToken}~9999999999`

/** A form as a page of ours sends it. */
export const fromOwnPage = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  payload: new URLSearchParams(fields).toString(),
  headers: {
    host: 'jp.localhost',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  },
})

/** The cookies that an answer sets: value by name, undefined for those it removes. */
export function cookiesOf(answer: LightMyRequestResponse): Record<string, string | undefined> {
  return Object.fromEntries(
    linesOf(answer).map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return [name, value === '' ? undefined : value]
    }),
  )
}

/** The whole Set-Cookie lines of an answer. */
export const linesOf = (answer: LightMyRequestResponse): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String)
