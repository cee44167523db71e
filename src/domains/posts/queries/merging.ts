// What a company that goes over into another has written, and what stands on its timeline.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

export const postParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'posts',
    table: sql`posts`,
    mine: sql`r.author_id = ${from} and r.author_type = 'business'`,
    key: sql`r.post_id`,
    set: sql`author_id = ${to}`,
  },
  {
    name: 'timeline',
    table: sql`posts`,
    mine: sql`r.timeline_id = ${from} and r.timeline_type = 'business'`,
    key: sql`r.post_id`,
    set: sql`timeline_id = ${to}`,
  },
]
