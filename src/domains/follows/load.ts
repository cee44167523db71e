// Many follows at once, for an invented world, and their numbers.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyFollows, countLoaded, type Followed, type Follower, type FollowRow } from './queries.ts'

export type LoadedFollow = { followed: Followed; follower: Follower; createdAt: Date }

/** Writes follows, which are counted once all are there; answers how many. */
export function loadFollows(client: BulkClient, follows: Rows<LoadedFollow>): Promise<number> {
  return copyFollows(client, rowsOf(follows))
}

/** Counts all follows there are. */
export const countLoadedFollows = (client: BulkClient): Promise<void> => countLoaded(client)

async function* rowsOf(follows: Rows<LoadedFollow>): AsyncGenerator<FollowRow> {
  for await (const { followed, follower, createdAt } of follows)
    yield {
      resource_type: followed.type,
      resource_id: followed.id,
      actor_type: follower.type,
      actor_id: follower.id,
      created_at: createdAt,
    }
}
