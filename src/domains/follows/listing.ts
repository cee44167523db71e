// Whom somebody follows (P2.34): skeleton, hydrate, rules, present.
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { FollowEntry, listFollows } from '../../contract/social.ts'
import type { Db } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { cardsInSight } from '../businesses/cards.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import { userCards } from '../profiles/public.ts'
import { findFollowedBy, type Followed } from './queries.ts'

type Wish = {
  businessID?: string | undefined
  edition: string
  language: string
  /** Of the last one that was shown; read only when it is known whose list it is. */
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

/**
 * A page of whom the acting identity follows, newest first; who is gone, hides from the edition or is kept from the caller is
 * left out, so that a page may hold fewer, or none, and have a next one. Throws NotFound for somebody else's business.
 */
export async function followsOf(
  db: Db,
  session: LiveSession,
  { businessID, edition, language, after, cursorOf }: Wish,
): Promise<CallOutput<typeof listFollows>> {
  const actor = await resolveActor(db, session, businessID)
  const list = ['follows', actor.type, actor.id].join()
  const limit = limits.followsPageSize
  const [skeleton, hidden, sight] = await Promise.all([
    findFollowedBy(db, actor, { after: placeIn(after(list)), limit: limit + 1 }),
    hiddenFrom(db, session),
    visibilityOf(db, { edition, session }),
  ])
  const page = skeleton.slice(0, limit)
  const met = (type: Followed['type']) =>
    page.filter((one) => one.type === type && !hidden.has(one.id)).map(({ id }) => id)
  const [businesses, users] = await Promise.all([
    cardsInSight(db, met('business'), language, sight),
    userCards(db, met('user'), language),
  ])
  const items = page.map(({ type, id, at }): FollowEntry => ({
    resourceType: type,
    resourceID: id,
    followedAt: at.toISOString(),
    business: type === 'business' ? (businesses.get(id) ?? null) : null,
    user: type === 'user' ? (users.get(id) ?? null) : null,
  }))
  const last = page.at(-1)
  return {
    items: items.filter(({ business, user }) => business !== null || user !== null),
    nextCursor:
      skeleton.length > limit && last ? cursorOf(list, positionAt({ at: last.exactly, id: last.id })) : null,
  }
}
