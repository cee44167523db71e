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
    if (total !== undefined)
      await publishEvents(tx, [counted(resource), ...told('reaction.made', resource, actor)])
    return total
  })
}

/** Takes a like back, and answers how many are left; without one nothing changes, and undefined is answered. */
export function unreact(db: Db | Tx, actor: Reactor, resource: Resource): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    const total = await deleteReaction(tx, resource, actor)
    if (total !== undefined)
      await publishEvents(tx, [counted(resource), ...told('reaction.ended', resource, actor)])
    return total
  })
}

/** Whose post it is hears of it, and who has the post or the comment before them. */
const told = (
  event: 'reaction.made' | 'reaction.ended',
  { type, id }: Resource,
  actor: Reactor,
): DomainEvent[] =>
  type === 'post' || type === 'comment'
    ? [{ type: event, resource: { type, id }, actor: { type: actor.type, id: actor.id } }]
    : []

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
