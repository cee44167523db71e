import { sql } from 'kysely'
import type { FavouriteKind } from '../../contract/favourites.ts'
import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'
import type { Db, Tx } from '../../platform/db.ts'

export type Keeper = { type: 'user' | 'business'; id: string }
export type Kept = { type: FavouriteKind; id: string }

export type FavouriteRow = {
  id: string
  actor_type: Keeper['type']
  actor_id: string
  resource_type: FavouriteKind
  resource_id: string
  saved_at: Date
}
type Counts = { businesses: number; products: number; users: number }
type FavouriteTables = { favourites: FavouriteRow; favourite_counts: Counts & { actor_id: string } }
const tables = (db: Db | Tx) => db.withTables<FavouriteTables>()

const columnOf = { business: 'businesses', product: 'products', user: 'users' } as const

/** False when it was saved already. */
export async function insertFavourite(tx: Tx, row: FavouriteRow): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when it was not saved. */
export async function deleteFavourite(tx: Tx, keeper: Keeper, kept: Kept): Promise<boolean> {
  const result = await tables(tx)
    .deleteFrom('favourites')
    .where('actor_id', '=', keeper.id)
    .where('resource_id', '=', kept.id)
    .where('resource_type', '=', kept.type)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** False, and nothing is counted, when there are `max` of all kinds already. */
export async function countOneMore(
  tx: Tx,
  keeperID: string,
  kind: FavouriteKind,
  max: number,
): Promise<boolean> {
  const column = sql.ref(columnOf[kind])
  const { rows } = await sql`
    insert into favourite_counts as kept (actor_id, ${column}) values (${keeperID}, 1)
    on conflict (actor_id) do update set ${column} = kept.${column} + 1
      where kept.businesses + kept.products + kept.users < ${max}
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function countOneFewer(tx: Tx, keeperID: string, kind: FavouriteKind): Promise<void> {
  const column = sql.ref(columnOf[kind])
  await sql`update favourite_counts set ${column} = ${column} - 1 where actor_id = ${keeperID}`.execute(tx)
}

export async function findCounts(db: Db | Tx, keeperID: string): Promise<Record<FavouriteKind, number>> {
  const row = await tables(db)
    .selectFrom('favourite_counts')
    .select(['businesses as business', 'products as product', 'users as user'])
    .where('actor_id', '=', keeperID)
    .executeTakeFirst()
  return row ?? { business: 0, product: 0, user: 0 }
}

/** The newest that were saved before `before`, of one kind or all. */
export function findNewest(
  db: Db | Tx,
  keeperID: string,
  { kind, before, limit }: { kind: FavouriteKind | undefined; before: string | undefined; limit: number },
) {
  return tables(db)
    .selectFrom('favourites')
    .select(['id', 'resource_type as type', 'resource_id as resourceID', 'saved_at as savedAt'])
    .where('actor_id', '=', keeperID)
    .$if(kind !== undefined, (query) => query.where('resource_type', '=', kind!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Those of these ids that the keeper has saved. */
export async function findSaved(db: Db | Tx, keeperID: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('favourites')
    .select('resource_id')
    .where('actor_id', '=', keeperID)
    .where('resource_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map((row) => row.resource_id)
}

export async function deleteAllOf(tx: Tx, keeperID: string): Promise<void> {
  await tables(tx).deleteFrom('favourites').where('actor_id', '=', keeperID).execute()
  await tables(tx).deleteFrom('favourite_counts').where('actor_id', '=', keeperID).execute()
}

export function copyFavourites(client: BulkClient, rows: Rows<FavouriteRow>): Promise<number> {
  return copyRows(client, 'favourites', rows)
}

export async function countLoaded(client: BulkClient): Promise<void> {
  await client.query(`
    insert into favourite_counts (actor_id, businesses, products, users)
    select actor_id, count(*) filter (where resource_type = 'business'),
      count(*) filter (where resource_type = 'product'), count(*) filter (where resource_type = 'user')
    from favourites group by actor_id
    on conflict (actor_id) do update
    set businesses = excluded.businesses, products = excluded.products, users = excluded.users`)
}
