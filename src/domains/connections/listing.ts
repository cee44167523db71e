// The page of connections (D21): skeleton, hydrate, rules, present.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { ConnectionEntry, ConnectionList, listConnections } from '../../contract/connections.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom } from '../blocks/hiding.ts'
import { cardsInSight } from '../businesses/cards.ts'
import { visibilityOf } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import { userCards } from '../profiles/public.ts'
import { runsOutAt } from './standing.ts'
import { countOf, findListed, type Listed } from './queries/lists.ts'
import type { Party } from './queries/pairs.ts'

type Wish = {
  list: ConnectionList
  businessID?: string | undefined
  edition: string
  language: string
  /** Of the last one that was shown; read only when it is known whose list it is. */
  after(list: string): string | undefined
  cursorOf(list: string, position: string): string
}

const stateOf = { connected: 'connected', in: 'received', out: 'asked' } as const

/**
 * A page of one of the lists of the acting identity, newest first; who is gone, hides from the edition or is kept from the
 * caller is left out, so that a page may hold fewer, or none, and have a next one. Throws NotFound for somebody else's business.
 */
export async function connectionsPage(
  db: Db,
  session: LiveSession,
  { list, businessID, edition, language, after, cursorOf }: Wish,
): Promise<CallOutput<typeof listConnections>> {
  const actor = await resolveActor(db, session, businessID)
  const name = ['connections', list, actor.type, actor.id].join()
  const limit = limits.connectionsPageSize
  const count = (one: ConnectionList) => countOf(db, one, actor.id, limits.connectionsCounted)
  const [skeleton, hidden, sight, connected, received, asked] = await Promise.all([
    findListed(db, list, actor.id, { after: placeIn(after(name)), limit: limit + 1 }),
    hiddenFrom(db, session),
    visibilityOf(db, { edition, session }),
    count('connected'),
    count('in'),
    count('out'),
  ])
  const page = skeleton.slice(0, limit)
  const met = (type: Party['type']) =>
    page.filter((one) => one.type === type && !hidden.has(one.id)).map(({ id }) => id)
  const [businesses, users] = await Promise.all([
    cardsInSight(db, met('business'), language, sight),
    userCards(db, met('user'), language),
  ])
  const items = page.map((one): ConnectionEntry => ({
    ...entryOf(one, list),
    business: one.type === 'business' ? (businesses.get(one.id) ?? null) : null,
    user: one.type === 'user' ? (users.get(one.id) ?? null) : null,
  }))
  const last = page.at(-1)
  return {
    items: items.filter(({ business, user }) => business !== null || user !== null),
    nextCursor:
      skeleton.length > limit && last
        ? cursorOf(name, positionAt({ at: last.exactly, id: last.connectionID }))
        : null,
    counts: { connected, in: received, out: asked },
  }
}

function entryOf({ connectionID, type, id, note, at }: Listed, list: ConnectionList) {
  const isOpen = list !== 'connected'
  return {
    connectionID,
    resourceType: type,
    resourceID: id,
    state: stateOf[list],
    note: isOpen ? note : '',
    at: at.toISOString(),
    expiresAt: isOpen ? runsOutAt(at) : null,
  }
}
