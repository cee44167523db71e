import { sql } from 'kysely'
import type { MonthFiguresEntry } from '../../../contract/trust.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** `countedUntil`: the ISO day before whose beginning it was counted; null for a month that is over. */
export type StoredMonth = { figures: MonthFiguresEntry; countedUntil: string | null }

/** The newest first. */
export async function findMonths(db: Db | Tx, limit: number): Promise<StoredMonth[]> {
  const { rows } = await sql<StoredMonth>`
    select figures, counted_until as "countedUntil" from trust_months order by month desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** What is there of a month that is over stays as it is. */
export async function insertMonths(db: Db | Tx, months: readonly StoredMonth[]): Promise<void> {
  await sql`
    insert into trust_months (month, figures, counted_until)
    select one -> 'figures' ->> 'month', one -> 'figures', (one ->> 'countedUntil')::date
    from jsonb_array_elements(${JSON.stringify(months)}::jsonb) as one
    on conflict (month) do update set figures = excluded.figures, counted_until = excluded.counted_until
      where trust_months.counted_until is not null`.execute(db)
}
