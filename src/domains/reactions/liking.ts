// Likes: one an actor and thing (P3.7 and P4.3).
import type { DomainEvent } from '../../contract/events.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import {
  deleteReaction,
  deleteReactionsOf,
  deleteReactionsOn,
  insertReaction,
  type Reactor,
  type Resource,
} from './queries.ts'

export type { Reactor, Resource }

/** Likes a thing, and answers how many do then; liking it again changes nothing, and undefined is answered. */
export function react(db: Db | Tx, actor: Reactor, resource: Resource): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const total = await insertReaction(tx, resource, actor)
    if (total !== undefined) await publishEvents(tx, [counted(resource), ...made(resource, actor)])
    return total
  })
}

/** Takes a like back, and answers how many are left; without one nothing changes, and undefined is answered. */
export function unreact(db: Db | Tx, actor: Reactor, resource: Resource): Promise<number | undefined> {
  return transaction(db, async (tx) => told(tx, resource, await deleteReaction(tx, resource, actor)))
}

/** Whose post it is hears of it. */
const made = ({ type, id }: Resource, actor: Reactor): DomainEvent[] =>
  type === 'post'
    ? [{ type: 'reaction.made', resource: { type, id }, actor: { type: actor.type, id: actor.id } }]
    : []

async function told(tx: Tx, resource: Resource, total: number | undefined): Promise<number | undefined> {
  if (total !== undefined) await publishEvents(tx, [counted(resource)])
  return total
}

const counted = ({ type, id }: Resource): DomainEvent => ({
  type: 'reactions.counted',
  resourceType: type,
  resourceID: id,
})

/** Of a thing that nobody will meet again. */
export const forgetLikesOf = (tx: Tx, resource: Resource): Promise<void> => deleteReactionsOn(tx, resource)

const batch = 100

/** Takes back the next likes of somebody who is gone, at most 100; as long as there may be more, the rest follows by an event. */
export async function forgetLikes(tx: Tx, actor: Reactor): Promise<void> {
  const gone = await deleteReactionsOf(tx, actor, batch)
  await publishEvents<DomainEvent>(tx, [
    ...gone.map(counted),
    ...(gone.length === batch ? [{ type: 'likes.leaving' as const, party: actor }] : []),
  ])
}
