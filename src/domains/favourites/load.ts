// Many favourites at once, for an invented world, and their numbers.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyFavourites, countLoaded, type FavouriteRow, type Keeper, type Kept } from './queries.ts'

export type LoadedFavourite = { id: string; keeper: Keeper; kept: Kept; savedAt: Date }

/** Writes favourites and counts them; answers how many. */
export async function loadFavourites(client: BulkClient, favourites: Rows<LoadedFavourite>): Promise<number> {
  const loaded = await copyFavourites(client, rowsOf(favourites))
  await countLoaded(client)
  return loaded
}

async function* rowsOf(favourites: Rows<LoadedFavourite>): AsyncGenerator<FavouriteRow> {
  for await (const { id, keeper, kept, savedAt } of favourites)
    yield {
      id,
      actor_type: keeper.type,
      actor_id: keeper.id,
      resource_type: kept.type,
      resource_id: kept.id,
      saved_at: savedAt,
    }
}
