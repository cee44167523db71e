// The files of a company that goes over into another.
import { sql } from 'kysely'
import type { Handover, Part } from '../../../platform/handover.ts'

/** What products, certificates and posts show; the company's own pictures stay its own. */
export const fileParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'files',
    table: sql`files`,
    mine: sql`r.owner_type = 'business' and r.owner_id = ${from} and r.place ~ '^(product|certificate|post):'`,
    key: sql`r.file_id`,
    set: sql`owner_id = ${to}, business_id = case when r.business_id = ${from} then ${to} else r.business_id end`,
  },
]
