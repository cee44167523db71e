// Companies that were merged into another, and what of theirs is kept here.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Handover, Part } from '../../../platform/handover.ts'
import { metBy } from './businesses.ts'
import type { EditionVisibility } from '../visibility.ts'

/** Certificates, removed ones too, and what was merged into the company before. */
export const businessParts = ({ from, to }: Handover): Part[] => [
  {
    name: 'certificates',
    table: sql`certificates`,
    mine: sql`r.business_id = ${from}`,
    key: sql`r.id`,
    set: sql`business_id = ${to}`,
  },
  {
    name: 'mergedBefore',
    table: sql`businesses`,
    mine: sql`r.merged_into = ${from}`,
    stays: sql`r.id = ${to}`,
    key: sql`r.id`,
    set: sql`merged_into = ${to}`,
  },
]

/** Where the addresses of a removed company lead from now on; null for nowhere. */
export async function setMergedInto(tx: Tx, businessID: string, into: string | null): Promise<void> {
  await sql`update businesses set merged_into = ${into} where id = ${businessID}`.execute(tx)
}

/** The company that has what this one had: the one into which it was merged, or itself. */
export async function findHolder(db: Db | Tx, businessID: string): Promise<string> {
  const { rows } = await sql<{ holder: string | null }>`
    select merged_into as holder from businesses where id = ${businessID} and removed_at is not null`.execute(
    db,
  )
  return rows[0]?.holder ?? businessID
}

/** The company into which a removed one was merged, where it is met. */
export async function findSuccessor(
  db: Db | Tx,
  businessID: string,
  sight: EditionVisibility,
): Promise<{ businessID: string; companyName: string } | undefined> {
  const { rows } = await sql<{ businessID: string; companyName: string }>`
    select id as "businessID", company_name as "companyName" from businesses
    where id = (select merged_into from businesses where id = ${businessID} and removed_at is not null)
      and removed_at is null and ${metBy(sight)}`.execute(db)
  return rows[0]
}
