import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type StatementRow = {
  businessID: string
  month: string
  counted: number
  inTime: number
  signed: string
}

/** Those of some months of which not all statements are made, in the order of the months. */
export async function findUnstated(db: Db | Tx, months: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month from unnest(${months}::text[]) as asked (month)
    where not exists (select from trust_answer_months as made where made.month = asked.month and made.done)
    order by month`.execute(db)
  return rows.map(({ month }) => month)
}

/** The last company looked at for a month, which nobody else goes on with until the transaction ends; undefined when all is made. */
export async function takeMonth(tx: Tx, month: string): Promise<string | undefined> {
  await sql`insert into trust_answer_months (month) values (${month}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ after: string }>`
    select after from trust_answer_months where month = ${month} and not done for update`.execute(tx)
  return rows[0]?.after
}

export async function keepPlace(
  tx: Tx,
  { month, after, done }: { month: string; after: string; done: boolean },
): Promise<void> {
  await sql`
    update trust_answer_months set after = ${after}, done = ${done} where month = ${month}`.execute(tx)
}

/** What is there stays as it is. */
export async function insertStatements(tx: Tx, rows: readonly StatementRow[]): Promise<void> {
  await sql`
    insert into trust_answers (business_id, month, counted, in_time, signed)
    select (one ->> 'businessID')::uuid, one ->> 'month', (one ->> 'counted')::int, (one ->> 'inTime')::int, one ->> 'signed'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as one
    on conflict do nothing`.execute(tx)
}

/** Of a company the newest first, without what was signed. */
export async function findStatements(
  db: Db | Tx,
  businessID: string,
  limit: number,
): Promise<Pick<StatementRow, 'month' | 'counted' | 'inTime'>[]> {
  const { rows } = await sql<Pick<StatementRow, 'month' | 'counted' | 'inTime'>>`
    select month, counted, in_time as "inTime" from trust_answers
    where business_id = ${businessID} order by month desc limit ${limit}`.execute(db)
  return rows
}

export async function findStatement(
  db: Db | Tx,
  businessID: string,
  month: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ signed: string }>`
    select signed from trust_answers where business_id = ${businessID} and month = ${month}`.execute(db)
  return rows[0]?.signed
}
