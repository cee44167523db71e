// Who follows a company that goes over into another, and whom it follows.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

export const followParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'followers',
    table: sql`follows`,
    mine: sql`r.resource_id = ${from} and r.resource_type = 'business'`,
    stays: sql`r.actor_id = ${to} or exists (
      select from follows as known
      where known.resource_id = ${to} and known.resource_type = 'business' and known.actor_id = r.actor_id
        and known.actor_type = r.actor_type)`,
    key: sql`r.actor_id`,
    set: sql`resource_id = ${to}`,
  },
  {
    name: 'follows',
    table: sql`follows`,
    mine: sql`r.actor_id = ${from} and r.actor_type = 'business'`,
    stays: sql`r.resource_id = ${to} or exists (
      select from follows as known
      where known.resource_id = r.resource_id and known.resource_type = r.resource_type and known.actor_id = ${to}
        and known.actor_type = 'business')`,
    key: sql`r.resource_id`,
    set: sql`actor_id = ${to}`,
  },
]
