// Many likes at once, for an invented world, and their numbers.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyReactions, countLoaded, type ReactionRow, type Reactor, type Resource } from './queries.ts'

export type LoadedLike = { resource: Resource; actor: Reactor; createdAt: Date }

/** Writes likes, which are counted once all are there; answers how many. */
export function loadLikes(client: BulkClient, likes: Rows<LoadedLike>): Promise<number> {
  return copyReactions(client, rowsOf(likes))
}

/** Counts all likes there are. */
export const countLoadedLikes = (client: BulkClient): Promise<void> => countLoaded(client)

async function* rowsOf(likes: Rows<LoadedLike>): AsyncGenerator<ReactionRow> {
  for await (const { resource, actor, createdAt } of likes)
    yield {
      resource_type: resource.type,
      resource_id: resource.id,
      actor_type: actor.type,
      actor_id: actor.id,
      reaction_type: 'like',
      created_at: createdAt,
    }
}
