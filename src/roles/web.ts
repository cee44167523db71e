// The web role put together: files of the build, pages, and the API in this process or at an address.
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AccountsClient } from '../contract/accounts.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import type { ProviderOrigins } from '../platform/payments/provider.ts'
import { awayOf } from '../platform/http/calls-together.ts'
import type { ClientOptions } from '../platform/http/client.ts'
import type { Listening } from '../platform/listen.ts'
import type { Logger } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { accountsInProcess, accountsOverHttp } from './accounts.ts'
import { prefetchForPage } from './prefetch.ts'
import { apiInProcess } from './api.ts'
import { uploadOriginOf } from './files.ts'
import { hearFromApi, type Changes } from './cache-invalidation.ts'
import { apiAway } from './web/api-away.ts'
import { cacheEditions } from './web/editions.ts'
import { createPageCache, type PageCache } from './web/page-cache.ts'
import { passOnCalls } from './web/pass-on.ts'
import { servePages } from './web/pages.ts'
import { seenAway, type TakesSeen } from './seen.ts'
import { serveSeen } from './web/seen.ts'
import { editionOfHost } from './web/visitor.ts'
import { serveStatus } from './web/status.ts'
import { servePolicyReports } from './web/policy-reports.ts'
import { coalesceRefreshes } from './web/token-refresh.ts'
import type { HandlePage } from './web/rendering.ts'

const build = path.resolve(import.meta.dirname, '../../build')
const cacheBytes = 64 * 1024 * 1024

type Options = {
  config: Config
  /** Of the API in this process: takes what pages tell of what was seen. */
  seen: TakesSeen | undefined
  /** Of the API in this process. */
  db: Db | undefined
  /** What the API in this process hears. */
  changes: Changes | undefined
  /** Of the account service in this process. */
  accountsDb: Db | undefined
  metrics: Metrics
  log: Logger
  /** Of the payment provider; without one nobody pays by card. */
  payments?: { origins: ProviderOrigins } | undefined
}

/** Serves pages and their files on `app`; answers what to close. */
export async function serveWeb(
  app: FastifyInstance,
  { config, db, seen, changes, accountsDb, metrics, log, payments }: Options,
): Promise<Listening> {
  const apiUrl = config.API_URL?.replace(/\/$/, '')
  const apiFor = db
    ? (speaking: ClientOptions) => apiInProcess(db, speaking)
    : apiAway(apiUrl ?? '', config.SECRET, { staysUp: config.MODE === 'development' })
  const accountsUrl = config.ACCOUNTS_URL?.replace(/\/$/, '') ?? apiUrl
  const accountsFor = (speaking: ClientOptions): AccountsClient =>
    accountsDb ? accountsInProcess(accountsDb, speaking) : accountsOverHttp(accountsUrl ?? '', speaking)
  const editions = cacheEditions((language) =>
    apiFor({
      caller: { language, edition: config.EDITION, address: '127.0.0.1', authorization: undefined },
      tag: () => {},
    }),
  )
  const isDevelopment = config.MODE === 'development'
  const development = isDevelopment
    ? await (await import('./web/development.ts')).startDevelopment(app)
    : undefined
  const cache = createPageCache(isDevelopment ? 0 : cacheBytes)
  changes?.tell(cache)
  const hearing = changes ? undefined : hearFromAway(config, log, cache)

  const status = serveStatus(app, { config, apiFor, log })
  passOnCalls(app, { apiUrl: db ? undefined : apiUrl, accountsUrl: accountsDb ? undefined : accountsUrl })
  if (!development)
    await app.register(fastifyStatic, {
      root: path.join(build, 'client', 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
      decorateReply: false,
    })
  await app.register(fastifyStatic, {
    root: path.resolve(import.meta.dirname, '../../node_modules/country-flag-icons/3x2'),
    prefix: '/flags/',
    maxAge: '30d',
    index: false,
    decorateReply: false,
  })
  await app.register(async (scope) => servePolicyReports(scope, metrics))
  const taking = seen ?? (apiUrl && config.SECRET ? seenAway(apiUrl, config.SECRET, log) : undefined)
  if (taking)
    await app.register(async (scope) =>
      serveSeen(scope, {
        taking,
        metrics,
        secure: config.MODE === 'production',
        editionOf: (host) => editionOfHost(host, editions.in('en'), config.EDITION).code,
      }),
    )
  await app.register(async (scope) => {
    scope.addHook('onResponse', (_request, reply, done) => {
      status.countPage(reply.statusCode < 500)
      done()
    })
    servePages(scope, {
      handlePage: development?.handlePage ?? (await builtPages()),
      apiFor,
      accountsFor,
      refreshing: coalesceRefreshes(),
      askAhead: (asked, userID) => {
        if (db) prefetchForPage(db, asked, userID)
        else awayOf(asked).ahead = userID
      },
      editions,
      defaultEdition: config.EDITION,
      cache,
      metrics,
      filesOrigin: config.FILES_URL ? new URL(config.FILES_URL).origin : undefined,
      uploadOrigin: uploadOriginOf(config),
      paymentOrigins: payments?.origins,
      behindProxy: config.TRUST_PROXY !== undefined,
      secure: config.MODE === 'production',
      strictPolicy: !isDevelopment,
    })
  })
  await editions
    .load()
    .catch((error: unknown) => log.warn({ error: String(error) }, 'editions not loaded yet'))
  return {
    async close() {
      editions.close()
      await taking?.close()
      await status.close()
      await hearing?.close()
      await development?.close()
    },
  }
}

function hearFromAway(config: Config, log: Logger, cache: PageCache): Listening | undefined {
  if (!config.API_URL || !config.SECRET) return undefined
  return hearFromApi(config.API_URL.replace(/\/$/, ''), config.SECRET, log, cache)
}

async function builtPages(): Promise<() => Promise<HandlePage>> {
  const bundle = (await import(path.join(build, 'server', 'index.js'))) as { handlePage: HandlePage }
  return async () => bundle.handlePage
}
