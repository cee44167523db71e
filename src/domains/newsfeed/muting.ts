// What a reader keeps out of their feed: who writes, for a while or for good, and single posts.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { listMuted, MutedType } from '../../contract/newsfeed.ts'
import { transaction, type Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { groupsMet } from '../groups/standing.ts'
import { resolveActor } from '../members/actors.ts'
import { requireVisible } from '../resources/visibility.ts'
import { deleteMute, findMutes, saveMute, type MuteRow } from './queries.ts'

type Wish = { resourceType: MutedType; resourceID: string; businessID?: string | undefined }

/** Keeps it out; kept out again it is for the newer time. Throws NotFound for what is not met in `edition`, and somebody else's business. */
export function muteInFeed(
  db: Db,
  session: LiveSession,
  {
    resourceType: type,
    resourceID: id,
    businessID,
    forGood,
    edition,
  }: Wish & { forGood: boolean; edition: string },
): Promise<{ until: string | null }> {
  const until = forGood || type === 'post' ? null : new Date(Date.now() + limits.muteDays * 86_400_000)
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    await requireVisible(tx, session, { type, id }, edition)
    await saveMute(tx, { readerID: actor.id, type, id }, until, limits.mutesMax)
    return { until: until?.toISOString() ?? null }
  })
}

/** Lets it in again, whether it is still met or not. Throws NotFound for somebody else's business. */
export function unmuteInFeed(
  db: Db,
  session: LiveSession,
  { resourceID: id, businessID }: Wish,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const actor = await resolveActor(tx, session, businessID)
    await deleteMute(tx, { readerID: actor.id, id })
    return {}
  })
}

/** Who is kept out of the acting identity's feed, newest first, who is gone left out. Throws as `unmuteInFeed`. */
export async function mutedInFeed(
  db: Db,
  session: LiveSession,
  { businessID, language }: { businessID?: string | undefined; language: string },
): Promise<CallOutput<typeof listMuted>> {
  const actor = await resolveActor(db, session, businessID)
  const kept = (await findMutes(db, actor.id)).filter(
    (row): row is MuteRow & { type: 'user' | 'business' | 'group' } => row.type !== 'post',
  )
  const idsOf = (wanted: string) => kept.filter(({ type }) => type === wanted).map(({ id }) => id)
  const [cards, groups] = await Promise.all([
    authorsOf(db, { users: idsOf('user'), businesses: idsOf('business') }, language),
    groupsMet(db, idsOf('group'), session.userID),
  ])
  return kept.flatMap(({ type, id, until }) => {
    const author = type === 'group' ? undefined : authorOf(cards, type, id)
    const name = type === 'group' ? groups.get(id)?.name : author?.isGone ? undefined : author?.name
    if (name === undefined) return []
    return [{ resourceType: type, resourceID: id, name, until: until?.toISOString() ?? null }]
  })
}
