// How the acting identity stands to the things on a page: one call instead of one a button.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { showStanding } from '../../contract/favourites.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { standingsAmong } from '../connections/standing.ts'
import { followedAmong } from '../follows/acting.ts'
import { resolveActor } from '../members/actors.ts'
import { likedAmong } from '../reactions/acting.ts'
import { findSaved } from './queries.ts'

/** Which of these things the acting identity likes, follows, has saved and is connected with. Throws NotFound for somebody else's business. */
export async function standingTo(
  db: Db,
  session: LiveSession,
  ids: readonly string[],
  businessID: string | undefined,
): Promise<CallOutput<typeof showStanding>> {
  const actor = await resolveActor(db, session, businessID)
  const [liked, followed, saved, connections] = await Promise.all([
    likedAmong(db, actor, ids),
    followedAmong(db, actor, ids),
    findSaved(db, actor.id, ids),
    standingsAmong(db, actor.id, ids),
  ])
  return { liked, followed, saved, ...connections }
}
