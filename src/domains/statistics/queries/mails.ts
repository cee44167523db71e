// Which companies are still to be told of a month, and when.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export type MonthMail = {
  businessID: string
  /** The first day of the month. */
  month: string
  /** Nobody has set yet when it goes. */
  isNew: boolean
}

/** One for each company of which anything was counted in a month. */
export async function insertMonthMails(tx: Tx, month: string): Promise<void> {
  await sql`
    insert into statistics_mails (business_id, month)
    select distinct business_id, month from statistics_breakdowns where month = ${month}::date
    on conflict do nothing`.execute(tx)
}

/** Those that are due longest, locked: nobody else takes them until the end. */
export async function findDueMails(tx: Tx, now: Date, limit: number): Promise<MonthMail[]> {
  const { rows } = await sql<MonthMail>`
    select business_id as "businessID", month, due_at = '-infinity' as "isNew" from statistics_mails
    where due_at <= ${now} order by due_at limit ${limit} for update skip locked`.execute(tx)
  return rows
}

type Named = Pick<MonthMail, 'businessID' | 'month'>

const columnsOf = (mails: readonly Named[]) => sql`
  ${mails.map(({ businessID }) => businessID)}::uuid[], ${mails.map(({ month }) => month)}::date[]`

export async function setMailsDue(tx: Tx, mails: readonly (Named & { dueAt: Date })[]): Promise<void> {
  await sql`
    update statistics_mails as m set due_at = d.due_at
    from unnest(${columnsOf(mails)}, ${mails.map(({ dueAt }) => dueAt)}::timestamptz[]) as d (business_id, month, due_at)
    where m.business_id = d.business_id and m.month = d.month`.execute(tx)
}

export async function deleteMails(tx: Tx, mails: readonly Named[]): Promise<void> {
  await sql`
    delete from statistics_mails as m using unnest(${columnsOf(mails)}) as d (business_id, month)
    where m.business_id = d.business_id and m.month = d.month`.execute(tx)
}
