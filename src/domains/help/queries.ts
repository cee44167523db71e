// Need-help enquiries and what was answered to them; the only SQL on them.
import { sql, type ColumnType } from 'kysely'
import type { Enquiry } from '../../contract/help.ts'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'

type HelpTables = {
  help_enquiries: {
    ticket: string
    /** JSON goes in as text and comes out as what it says. */
    fields: ColumnType<Enquiry, string, never>
    language: string
    edition: string
    business_id: string | null
    received_at: ColumnType<Date, never, never>
    closed_at: ColumnType<Date | null, never, Date>
    closed_by: ColumnType<string | null, never, string>
    note: ColumnType<string | null, never, string>
  }
  help_answers: {
    answer_id: string
    ticket: string
    answered_by: string
    answered_at: ColumnType<Date, never, never>
    text: string
  }
}
const tables = (db: Db | Tx) => db.withTables<HelpTables>()

export type NewEnquiry = {
  ticket: string
  fields: Enquiry
  language: string
  edition: string
  businessID: string | null
}

/** False when another one has this number. */
export async function insertEnquiry(tx: Tx, { fields, businessID, ...row }: NewEnquiry): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('help_enquiries')
    .values({ ...row, business_id: businessID, fields: JSON.stringify(fields) })
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
      'business_id as businessID',
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

/** Deletes up to `limit` of those received more than `months` ago, open or closed; answers which. */
export async function deleteOldEnquiries(tx: Tx, months: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ ticket: string }>`
    delete from help_enquiries where ticket in (
      select ticket from help_enquiries where received_at < now() - ${months}::int * interval '1 month'
      order by received_at limit ${limit}
    ) returning ticket`.execute(tx)
  return rows.map(({ ticket }) => ticket)
}

const answersOf = sql<number>`(
  select count(*)::int from help_answers as answer where answer.ticket = help_enquiries.ticket)`

/** A place in a list of enquiries: of the open ones by when they came, of the others by when they were closed, to the microsecond. */
export type EnquiryPlace = { at: string; ticket: string }

/** Open enquiries, oldest first, or closed ones, newest first, behind a place, with how often each was answered. */
export function findQueue(
  db: Db | Tx,
  { state, behind, limit }: { state: 'open' | 'closed'; behind: EnquiryPlace | undefined; limit: number },
) {
  const list = enquiries(db)
    .select([answersOf.as('answers'), sql<string>`coalesce(closed_at, received_at)::text`.as('place')])
    .limit(limit)
  const place = sql`(${behind?.at}::timestamptz, ${behind?.ticket}::text)`
  return state === 'open'
    ? list
        .where('closed_at', 'is', null)
        .$if(behind !== undefined, (query) => query.where(sql<boolean>`(received_at, ticket) > ${place}`))
        .orderBy('received_at')
        .orderBy('ticket')
        .execute()
    : list
        .where('closed_at', 'is not', null)
        .$if(behind !== undefined, (query) => query.where(sql<boolean>`(closed_at, ticket) < ${place}`))
        .orderBy('closed_at', 'desc')
        .orderBy('ticket', 'desc')
        .execute()
}

/** An enquiry, locked until the transaction ends. */
export function lockEnquiry(tx: Tx, ticket: string) {
  return enquiries(tx).where('ticket', '=', ticket).forNoKeyUpdate().executeTakeFirst()
}

export async function insertAnswer(
  tx: Tx,
  answer: { answerID: string; ticket: string; by: string; text: string },
): Promise<void> {
  const { answerID, ticket, by, text } = answer
  await tables(tx)
    .insertInto('help_answers')
    .values({ answer_id: answerID, ticket, answered_by: by, text })
    .execute()
}

const threadMost = 200

/** What was answered to an enquiry, oldest first, at most the newest 200. */
export async function findThread(db: Db | Tx, ticket: string) {
  const rows = await tables(db)
    .selectFrom('help_answers')
    .select(['answer_id as answerID', 'answered_by as by', 'answered_at as at', 'text'])
    .where('ticket', '=', ticket)
    .orderBy('answer_id', 'desc')
    .limit(threadMost)
    .execute()
  return rows.toReversed()
}

/** Others with this address, or of these numbers, the newest first. */
export function findOthers(
  db: Db | Tx,
  { ticket, email, named, limit }: { ticket: string; email: string; named: readonly string[]; limit: number },
) {
  return enquiries(db)
    .where('ticket', '!=', ticket)
    .where(sql<boolean>`(fields ->> 'email' = ${email} or ticket = any(${named}::text[]))`)
    .orderBy('received_at', 'desc')
    .orderBy('ticket', 'desc')
    .limit(limit)
    .execute()
}

/** What was answered to these enquiries, oldest first, at most the newest 200. */
export async function findThreads(db: Db | Tx, tickets: readonly string[]) {
  if (tickets.length === 0) return []
  const rows = await tables(db)
    .selectFrom('help_answers')
    .select(['ticket', 'answer_id as answerID', 'answered_by as by', 'answered_at as at', 'text'])
    .where('ticket', '=', sql<string>`any(${tickets}::text[])`)
    .orderBy('answer_id', 'desc')
    .limit(threadMost)
    .execute()
  return rows.toReversed()
}

/** How many are open, counted as far as is shown, and since when the oldest of them waits. */
export async function findWaiting(db: Db | Tx): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(received_at) as oldest from (
      select received_at from help_enquiries where closed_at is null order by received_at, ticket
      limit ${sql.lit(limits.waitingCounted + 1)}) as waiting`.execute(db)
  return rows[0]!
}
