// The accounts role: the calls of the account service under /accounts, beside the pages of the same names (docs/decisions/0010).
import type { FastifyInstance } from 'fastify'
import { accountPages } from '../contract/account-pages.ts'
import { accountsApi, type AccountsClient } from '../contract/accounts.ts'
import type { Db } from '../platform/db.ts'
import {
  clientInProcess,
  clientOverHttp,
  type RequestScope,
  type ClientOptions,
} from '../platform/http/client.ts'
import { callConstraint, routeCallsAndPages } from '../platform/http/call-or-page.ts'
import { concurrencyLimit } from '../platform/http/concurrency-limit.ts'
import { fairLane } from '../platform/http/fair-lane.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import type { Caller, Route } from '../platform/http/routes.ts'
import { errorText } from '../messages/texts.ts'
import { knowsDevice } from '../domains/accounts/known-devices.ts'
import { accountRoutes, requireRoomFor } from '../domains/accounts/routes.ts'
import { leaveForGood } from '../domains/team/membership.ts'
import { callerOf, contextOf } from './call-context.ts'

const prefix = '/accounts'
/** Fewer than the API has: log-ins cost much, and a flood of them must leave the rest alone. */
const callsMost = { atOnce: 60, waiting: 120, waitMs: 3_000 }
/** Fewer still from the pages of this process: while a form waits for its password to be proven, its page waits too. */
const inPages = concurrencyLimit(16)

// Teams stand below accounts: what they do before a person goes is handed up from here, into the same transaction.
const calls = accountRoutes(leaveForGood)

const contextFor = (db: Db) => async (route: Route, caller: Caller, asked?: RequestScope) => {
  requireRoomFor(route.name)
  const context = await contextOf(db, route, caller, asked)
  return { ...context, knowsDevice: (email: string, device: string) => knowsDevice(db, email, device) }
}

/** Addresses of calls at which there is no page. */
export const accountCalls: ReadonlySet<string> = new Set(
  Object.values(accountsApi)
    .filter(({ path }) => !accountPages.includes(path))
    .map(({ path }) => prefix + path),
)

/** Serves the account service below /accounts on `app`; links and forms are for the pages there. */
export function serveAccounts(
  app: FastifyInstance,
  { db, defaultEdition }: { db: Db; defaultEdition: string },
): void {
  routeCallsAndPages(app, accountCalls)
  app.register(
    async (scope) =>
      mountRoutes(scope, {
        routes: calls,
        contextOf: contextFor(db),
        callerOf: (request) => callerOf(request, defaultEdition),
        textOf: errorText,
        lane: fairLane('accounts', callsMost),
        constraints: callConstraint,
      }),
    { prefix },
  )
}

/** The account service as functions in this process, speaking for one request. */
export function accountsInProcess(db: Db, speaking: ClientOptions): AccountsClient {
  return clientInProcess(calls, speaking, contextFor(db), inPages) as unknown as AccountsClient
}

/** The account service at `origin`, speaking for one request. */
export function accountsOverHttp(origin: string, speaking: ClientOptions): AccountsClient {
  return clientOverHttp(accountsApi, origin, speaking, prefix) as unknown as AccountsClient
}
