// Many follows at once, for an invented world, and their numbers.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyFollows, countLoaded, type FollowRow } from './queries.ts'

export type LoadedFollow = {
  resource: { type: 'business' | 'user'; id: string }
  actor: { type: 'user' | 'business'; id: string }
  createdAt: Date
}

/** Writes follows and counts them; answers how many. */
export async function loadFollows(client: BulkClient, follows: Rows<LoadedFollow>): Promise<number> {
  const loaded = await copyFollows(client, rowsOf(follows))
  await countLoaded(client)
  return loaded
}

async function* rowsOf(follows: Rows<LoadedFollow>): AsyncGenerator<FollowRow> {
  for await (const { resource, actor, createdAt } of follows)
    yield {
      resource_type: resource.type,
      resource_id: resource.id,
      actor_type: actor.type,
      actor_id: actor.id,
      created_at: createdAt,
    }
}
