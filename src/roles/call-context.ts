// What the roles that answer calls have in common: who is calling, and whether they may call at all.
import type { FastifyRequest } from 'fastify'
import { AppError, isAppError } from '../contract/errors.ts'
import type { KeyScopeName } from '../contract/key-scopes.ts'
import { languages } from '../contract/locale.ts'
import { replicasOf, type Db } from '../platform/db.ts'
import { gathered, onReplica } from '../platform/gathered.ts'
import { networkOf } from '../platform/http/address.ts'
import { callerFrom } from '../platform/http/caller.ts'
import type { RequestScope } from '../platform/http/client.ts'
import type { AskReplica } from '../platform/http/from-replica.ts'
import { languageOf } from '../platform/http/language.ts'
import type { Caller, CallContext, Route, Session } from '../platform/http/routes.ts'
import { findLiveSession } from '../domains/accounts/live-session.ts'
import { hiddenFrom } from '../domains/blocks/hiding.ts'
import { editionOf } from '../domains/editions/editions.ts'
import { findProgram, isKey } from '../domains/members/programs.ts'
import { haveExchangedMessages } from '../domains/inquiries/past-contact.ts'

/** Who may not call at all is refused here; whose it is and which right they have is the behaviour's first line. */
export async function contextOf(
  database: Db,
  route: Route,
  caller: Caller,
  asked?: RequestScope,
): Promise<Omit<CallContext, 'tag'>> {
  if (isKey(caller.authorization))
    return { db: database, caller, program: await programOf(database, route, caller.authorization, caller) }
  const db = databaseOf(database, asked)
  const { access, knowsViewer } = route.endpoint
  const context = { db, caller, replica: replicaFor(database, route, caller, asked) }
  if (access === 'visitor') {
    if (!knowsViewer || caller.authorization === undefined) return context
    return knowing(context, await viewerOf(db, caller.authorization, asked), asked)
  }
  return knowing(context, await sessionOf(db, caller.authorization, asked), asked)
}

/** Of the program that shows a key; a key is refused wherever none is taken, also where everybody may call. */
function programOf(db: Db, { endpoint: { keys } }: Route, authorization: string, { address }: Caller) {
  if (keys === undefined) throw new AppError('KeyNotTaken')
  return findProgram(db, { authorization, scope: keys as KeyScopeName, network: networkOf(address) })
}

/** The database as one page asks it, else as it is. */
export function databaseOf(database: Db, asked: RequestScope | undefined): Db {
  return asked ? (asked.db ??= gathered(database, countingTrips(asked), asked.since)) : database
}

/** What goes out within one turn of the event loop, on whichever connections, is waited for once. */
function countingTrips(asked: RequestScope): () => void {
  return () => {
    if (asked.isCounted) return
    asked.isCounted = true
    asked.trips++
    setImmediate(() => (asked.isCounted = false))
  }
}

/**
 * The replica that may answer a call: whoever has a session reads what was there when they asked, so that nobody misses what
 * they wrote themselves, in whichever tab or process (docs/decisions/0128).
 */
function replicaFor(
  database: Db,
  { endpoint: { fromReplica } }: Route,
  { authorization }: Caller,
  asked: RequestScope | undefined,
): AskReplica | undefined {
  if (!asked || fromReplica === undefined || (fromReplica === 'visitors' && authorization !== undefined))
    return undefined
  const replicas = replicasOf(database)
  if (!replicas) return undefined
  const since = authorization === undefined ? asked.since : performance.now()
  const who = authorization ?? ''
  const reading = () => {
    let chosen = asked.replicas.get(who)
    if (!chosen) {
      chosen = onReplica(databaseOf(database, asked), { since, onTrip: countingTrips(asked) })
      asked.replicas.set(who, chosen)
    }
    return chosen
  }
  // Where the primary stands is asked beside whose session it is.
  if (since !== undefined) void reading()
  return { reading, count: replicas.count }
}

/** Whom somebody blocks, or is blocked by, they do not meet; asked only by those calls that show others. */
function knowing(
  context: Pick<CallContext, 'db' | 'caller' | 'replica'>,
  session: Session | undefined,
  asked: RequestScope | undefined,
) {
  if (!session) return context
  const { db } = context
  const ask = () => hiddenFrom(db, session)
  return {
    ...context,
    session,
    withheld: asked ? () => (asked.withheld ??= ask()) : ask,
    hasWritten: (businessID: string) => haveExchangedMessages(db, session, businessID),
  }
}

/** The session of a header, of which a page asks once however many calls it makes. */
function sessionOf(
  db: Db,
  authorization: string | undefined,
  asked: RequestScope | undefined,
): Promise<Session> {
  if (!asked || authorization === undefined) return findLiveSession(db, authorization)
  let found = asked.sessions.get(authorization)
  if (!found) asked.sessions.set(authorization, (found = findLiveSession(db, authorization)))
  return found
}

/** Who looks, where everybody may: a session that is over or none of ours is a visitor's. */
async function viewerOf(db: Db, authorization: string, asked: RequestScope | undefined) {
  try {
    return await sessionOf(db, authorization, asked)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

export function callerOf(request: FastifyRequest, defaultEdition: string): Caller {
  const edition = request.headers['x-edition']
  return {
    language: languageOf(request.headers['accept-language'], languages, 'en'),
    edition: typeof edition === 'string' && editionOf(edition) ? edition : defaultEdition,
    ...callerFrom(request),
  }
}
