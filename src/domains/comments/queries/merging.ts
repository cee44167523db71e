// What a company that goes over into another has said, and what was said about it and what is its own.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

export const commentParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'comments',
    table: sql`comments`,
    mine: sql`r.author_id = ${from} and r.author_type = 'business'`,
    key: sql`r.comment_id`,
    set: sql`author_id = ${to}`,
  },
  {
    name: 'commentsOfThings',
    table: sql`comments`,
    mine: sql`r.owner_id = ${from}`,
    key: sql`r.comment_id`,
    set: sql`owner_id = ${to}`,
  },
  {
    name: 'commentsAbout',
    table: sql`comments`,
    mine: sql`r.resource_id = ${from} and r.resource_type = 'business'`,
    key: sql`r.comment_id`,
    set: sql`resource_id = ${to}`,
  },
]
