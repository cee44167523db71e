// Need-help enquiries; the only SQL on them.
import { sql, type ColumnType } from 'kysely'
import type { Enquiry } from '../../contract/help.ts'
import type { Db, Tx } from '../../platform/db.ts'

type HelpTables = {
  help_enquiries: {
    ticket: string
    /** JSON goes in as text and comes out as what it says. */
    fields: ColumnType<Enquiry, string, never>
    language: string
    edition: string
    received_at: ColumnType<Date, never, never>
    closed_at: ColumnType<Date | null, never, Date>
    closed_by: ColumnType<string | null, never, string>
    note: ColumnType<string | null, never, string>
  }
}
const tables = (db: Db | Tx) => db.withTables<HelpTables>()

export type NewEnquiry = { ticket: string; fields: Enquiry; language: string; edition: string }

/** False when another one has this number. */
export async function insertEnquiry(tx: Tx, { fields, ...row }: NewEnquiry): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('help_enquiries')
    .values({ ...row, fields: JSON.stringify(fields) })
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const enquiries = (db: Db | Tx) =>
  tables(db)
    .selectFrom('help_enquiries')
    .select([
      'ticket',
      'fields',
      'language',
      'edition',
      'received_at as receivedAt',
      'closed_at as closedAt',
      'closed_by as closedBy',
      'note',
    ])

/** Those that nobody has closed, oldest first, and those that came after the one called `after`. */
export function findOpenEnquiries(db: Db | Tx, limit: number, after: string | undefined) {
  const place = sql<boolean>`(received_at, ticket) > (select received_at, ticket from help_enquiries where ticket = ${after})`
  return enquiries(db)
    .where('closed_at', 'is', null)
    .$if(after !== undefined, (query) => query.where(place))
    .orderBy('received_at')
    .orderBy('ticket')
    .limit(limit)
    .execute()
}

/** How many of them there are. */
export async function countOpenEnquiries(db: Db | Tx, after: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from help_enquiries where closed_at is null and (${after ?? null}::text is null
      or (received_at, ticket) > (select received_at, ticket from help_enquiries where ticket = ${after ?? null}))`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** All of somebody with this address, open and closed, oldest first. */
export function findEnquiriesOf(db: Db | Tx, email: string) {
  return enquiries(db)
    .where(sql<boolean>`fields ->> 'email' = ${email}`)
    .orderBy('received_at')
    .orderBy('ticket')
    .execute()
}

/** False when there is none with this number. */
export async function deleteEnquiryRow(db: Db | Tx, ticket: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from help_enquiries where ticket = ${ticket}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export function findEnquiry(db: Db | Tx, ticket: string) {
  return enquiries(db).where('ticket', '=', ticket).executeTakeFirst()
}

/** False when there is no open one with this number. */
export async function closeOpenEnquiry(
  db: Db | Tx,
  { ticket, operator, note }: { ticket: string; operator: string; note: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update help_enquiries set closed_at = now(), closed_by = ${operator}, note = ${note}
    where ticket = ${ticket} and closed_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Deletes up to `limit` of those received more than `months` ago, open or closed; answers how many. */
export async function deleteOldEnquiries(db: Db, months: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from help_enquiries where ticket in (
      select ticket from help_enquiries where received_at < now() - ${months}::int * interval '1 month'
      order by received_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
