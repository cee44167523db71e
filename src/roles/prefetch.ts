// What every page of a person asks for, asked while it is still being checked whether the session is theirs.
import type { Db } from '../platform/db.ts'
import type { RequestScope } from '../platform/http/client.ts'
import { hiddenFrom } from '../domains/blocks/hiding.ts'
import { businessesOf, membershipsOf } from '../domains/members/membership.ts'
import { askOwnProfile } from '../domains/profiles/own.ts'
import { databaseOf } from './call-context.ts'

/**
 * Sends the statements of the calls that every page makes for `userID` along with the check of their session. Nobody is
 * given what comes back but calls that found that session alive, and asked for it in the same words.
 */
export function prefetchForPage(database: Db, asked: RequestScope, userID: string): void {
  const db = databaseOf(database, asked)
  for (const asking of [
    askOwnProfile(db, userID),
    membershipsOf(db, userID),
    businessesOf(db, userID),
    hiddenFrom(db, { userID }),
  ])
    asking.catch(() => {})
}
