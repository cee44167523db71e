import { sql } from 'kysely'
import type { MonthFiguresEntry } from '../../../contract/trust.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** The newest first. */
export async function findMonths(db: Db | Tx, limit: number): Promise<MonthFiguresEntry[]> {
  const { rows } = await sql<{ figures: MonthFiguresEntry }>`
    select figures from trust_months order by month desc limit ${limit}`.execute(db)
  return rows.map(({ figures }) => figures)
}

/** What is there stays as it is. */
export async function insertMonths(db: Db | Tx, months: readonly MonthFiguresEntry[]): Promise<void> {
  await sql`
    insert into trust_months (month, figures)
    select one ->> 'month', one from jsonb_array_elements(${JSON.stringify(months)}::jsonb) as one
    on conflict do nothing`.execute(db)
}
