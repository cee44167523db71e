// Likes: one an actor and thing (sections 3 and 4).
import { staleKeysOf } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { announce } from '../../platform/events.ts'
import { addToCount, deleteReaction, insertReaction, type Reactor, type Resource } from './queries.ts'

export type { Reactor, Resource }

/** Likes a thing; liking it again changes nothing. */
export function react(db: Db | Tx, actor: Reactor, resource: Resource): Promise<void> {
  return transaction(db, async (tx) => {
    if (await insertReaction(tx, resource, actor)) await count(tx, resource, 1)
  })
}

/** Takes a like back; without one nothing changes. */
export function unreact(db: Db | Tx, actor: Reactor, resource: Resource): Promise<void> {
  return transaction(db, async (tx) => {
    if (await deleteReaction(tx, resource, actor)) await count(tx, resource, -1)
  })
}

async function count(tx: Tx, resource: Resource, change: 1 | -1): Promise<void> {
  await addToCount(tx, resource, change)
  const event = { type: 'reactions.counted', resourceType: resource.type, resourceID: resource.id } as const
  await announce(tx, event, staleKeysOf(event))
}
