// What somebody takes along of their connections: with whom, by name, and since when; and which requests wait.
import type { Db, Tx } from '../../platform/db.ts'
import { placeIn, positionAt } from '../../platform/exact-place.ts'
import { authorOf, authorsOf } from '../authors/cards.ts'
import { findKept, findListed } from './queries/lists.ts'

const pageSize = 500

/** Everybody somebody is connected with, oldest first; who is gone has no name. */
export async function* connectionsForExport(db: Db | Tx, partyID: string, language: string) {
  for (let after: string | undefined; ;) {
    const page = await findKept(db, partyID, { after, limit: pageSize })
    const idsOf = (wanted: string) => page.filter(({ type }) => type === wanted).map(({ id }) => id)
    const cards = await authorsOf(db, { users: idsOf('user'), businesses: idsOf('business') }, language)
    for (const { type, id, since } of page) {
      const { name, isGone } = authorOf(cards, type, id)
      yield { resourceType: type, resourceID: id, name: isGone ? null : name, since: since.toISOString() }
    }
    after = page.at(-1)?.connectionID
    if (page.length < pageSize) return
  }
}

/** Requests that wait, as their lists show them: what somebody has asked, which a quiet refusal looks like too, and was asked. */
export async function* waitingForExport(db: Db | Tx, partyID: string) {
  for (const [list, state] of [
    ['out', 'asked'],
    ['in', 'received'],
  ] as const)
    for (let after: string | undefined; ;) {
      const page = await findListed(db, list, partyID, { after: placeIn(after), limit: pageSize })
      for (const { type, id, note, at } of page)
        yield { state, resourceType: type, resourceID: id, note, askedAt: at.toISOString() }
      const last = page.at(-1)
      if (!last || page.length < pageSize) break
      after = positionAt({ at: last.exactly, id: last.connectionID })
    }
}
