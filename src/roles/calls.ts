// What the roles that answer calls have in common: who is calling, and whether they may call at all.
import type { FastifyRequest } from 'fastify'
import { isAppError } from '../contract/errors.ts'
import { languages } from '../contract/locale.ts'
import type { Db } from '../platform/db.ts'
import { transportOf } from '../platform/http/caller.ts'
import { languageOf } from '../platform/http/language.ts'
import type { Caller, CallContext, Route, Session } from '../platform/http/routes.ts'
import { findLiveSession } from '../domains/accounts/live-session.ts'
import { hiddenFrom } from '../domains/blocks/hiding.ts'
import { editionOf } from '../domains/editions/editions.ts'
import { haveWritten } from '../domains/inquiries/acquaintance.ts'

/** Who may not call at all is refused here; whose it is and which right they have is the behaviour's first line. */
export async function contextOf(db: Db, route: Route, caller: Caller): Promise<Omit<CallContext, 'tag'>> {
  if (route.endpoint.access === 'visitor') {
    if (!route.endpoint.knowsViewer || caller.authorization === undefined) return { db, caller }
    return knowing({ db, caller }, await viewerOf(db, caller.authorization))
  }
  return knowing({ db, caller }, await findLiveSession(db, caller.authorization))
}

/** Whom somebody blocks, or is blocked by, they do not meet; asked only by those calls that show others. */
function knowing(context: Pick<CallContext, 'db' | 'caller'>, session: Session | undefined) {
  if (!session) return context
  const { db } = context
  return {
    ...context,
    session,
    withheld: () => hiddenFrom(db, session),
    hasWritten: (businessID: string) => haveWritten(db, session, businessID),
  }
}

/** Who looks, where everybody may: a session that is over or none of ours is a visitor's. */
async function viewerOf(db: Db, authorization: string) {
  try {
    return await findLiveSession(db, authorization)
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
    ...transportOf(request),
  }
}
