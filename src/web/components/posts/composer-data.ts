// Who may write on a timeline, and as whom they begin.
import type { PostEntry } from '../../../contract/posts.ts'
import { actorEntry } from '../../api/acting.ts'
import type { PageOnServer, PageSession } from '../../api/page.ts'
import { actingID } from '../../api/session/actor.ts'
import type { ComposerData } from './Composer.tsx'

/** What the box to write needs on one's own timeline or that of a company of one's own; undefined on all others. */
export async function composerOf(
  page: PageOnServer,
  timeline: PostEntry['timeline'],
): Promise<ComposerData | undefined> {
  const { session } = page
  if (!session) return undefined
  const mine = await page.myBusinesses()
  const isOwn = timeline.id === session.userID
  const isOfMine = mine.some(({ businessID }) => businessID === timeline.id)
  if (!isOwn && !isOfMine) return undefined
  return composerFor(page, session, isOfMine ? timeline.id : undefined)
}

/** The same anywhere else: one begins as `actor`, or as whom one acts. */
export async function composerFor(
  page: PageOnServer,
  session: PageSession,
  actor?: string,
): Promise<ComposerData> {
  const [mine, acting] = await Promise.all([page.myBusinesses(), actingID(page)])
  return {
    session,
    actors: mine.map(actorEntry),
    actor: actor ?? acting ?? '',
    keyOfForm: crypto.randomUUID(),
  }
}
