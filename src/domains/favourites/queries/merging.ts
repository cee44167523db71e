// What a company that goes over into another has saved, and who has saved it.
import { sql } from 'kysely'
import type { FavouriteKind } from '../../../contract/favourites.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

export const favouriteParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'saved',
    table: sql`favourites`,
    mine: sql`r.actor_id = ${from} and r.actor_type = 'business'`,
    stays: sql`r.resource_id = ${to} or exists (
      select from favourites as known
      where known.actor_id = ${to} and known.resource_id = r.resource_id and known.resource_type = r.resource_type)`,
    key: sql`r.resource_type || ':' || r.resource_id`,
    set: sql`actor_id = ${to}`,
  },
  {
    name: 'savedBy',
    table: sql`favourites`,
    mine: sql`r.resource_id = ${from} and r.resource_type = 'business'`,
    stays: sql`r.actor_id = ${to} or exists (
      select from favourites as known
      where known.actor_id = r.actor_id and known.resource_id = ${to} and known.resource_type = 'business')`,
    key: sql`r.actor_id`,
    set: sql`resource_id = ${to}`,
  },
]

/** So many of each kind are kept by another from now on. */
export async function shiftCounts(
  tx: Tx,
  { from, to }: Handover,
  { business, product, user }: Record<FavouriteKind, number>,
): Promise<void> {
  await sql`
    insert into favourite_counts as known (actor_id, businesses, products, users)
    values (${to}, ${business}, ${product}, ${user})
    on conflict (actor_id) do update set businesses = known.businesses + ${business},
      products = known.products + ${product}, users = known.users + ${user}`.execute(tx)
  await sql`
    update favourite_counts set businesses = businesses - ${business}, products = products - ${product},
      users = users - ${user}
    where actor_id = ${from}`.execute(tx)
}
