// The products of a company that goes over into another.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

/** In every state, behind those of the other, in their own order. */
export const productParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'products',
    table: sql`products`,
    mine: sql`r.business_id = ${from}`,
    key: sql`r.id`,
    set: sql`business_id = ${to}, position = r.position + 1 + (
      select coalesce(max(position), 0) from products where business_id = ${to})`,
  },
]
