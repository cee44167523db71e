// Likes: one an actor and thing (P3.7 and P4.3).
import type { DomainEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import {
  addToCount,
  deleteReaction,
  deleteReactionsOf,
  insertReaction,
  type Reactor,
  type Resource,
} from './queries.ts'

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
  await publishEvents(tx, [counted(resource)])
}

const counted = ({ type, id }: Resource): DomainEvent => ({
  type: 'reactions.counted',
  resourceType: type,
  resourceID: id,
})

const batch = 100

/** Takes back the next likes of somebody who is gone, at most 100; as long as there may be more, the rest follows by an event. */
export async function forgetLikes(tx: Tx, actor: Reactor): Promise<void> {
  const gone = await deleteReactionsOf(tx, actor, batch)
  await publishEvents<DomainEvent>(tx, [
    ...gone.map(counted),
    ...(gone.length === batch ? [{ type: 'likes.leaving' as const, party: actor }] : []),
  ])
}
