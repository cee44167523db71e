// Who likes a company that goes over into another, and what it likes.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'

export const reactionParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'likes',
    table: sql`reactions`,
    mine: sql`r.resource_id = ${from} and r.resource_type = 'business'`,
    stays: sql`r.actor_id = ${to} or exists (
      select from reactions as known
      where known.resource_id = ${to} and known.resource_type = 'business' and known.actor_id = r.actor_id
        and known.actor_type = r.actor_type and known.reaction_type = r.reaction_type)`,
    key: sql`r.actor_id`,
    set: sql`resource_id = ${to}`,
  },
  {
    name: 'likesMade',
    table: sql`reactions`,
    mine: sql`r.actor_id = ${from} and r.actor_type = 'business'`,
    stays: sql`r.resource_id = ${to} or exists (
      select from reactions as known
      where known.resource_id = r.resource_id and known.resource_type = r.resource_type and known.actor_id = ${to}
        and known.actor_type = 'business' and known.reaction_type = r.reaction_type)`,
    key: sql`r.resource_type || ':' || r.resource_id`,
    set: sql`actor_id = ${to}`,
  },
]

/** So many likes of one company count for another from now on. */
export async function shiftLikes(tx: Tx, { from, to }: Handover, likes: number): Promise<void> {
  await sql`
    insert into reaction_counts as known (resource_type, resource_id, reaction_type, total)
    values ('business', ${to}, 'like', ${likes})
    on conflict (resource_id, resource_type, reaction_type) do update set total = known.total + ${likes}`.execute(
    tx,
  )
  await sql`
    update reaction_counts set total = total - ${likes}
    where resource_id = ${from} and resource_type = 'business' and reaction_type = 'like'`.execute(tx)
}
