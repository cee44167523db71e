// The mails to be sent and what is left of them afterwards; the only SQL on them.
import { sql, type ColumnType } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

type MailTables = {
  mails: {
    mail_id: string
    dedupe_key: string
    template: string
    language: string
    edition: string
    user_id: string | null
    recipient: string | null
    /** JSON goes in as text and comes out as what it says. */
    data: ColumnType<Record<string, string> | null, string, null>
    queued_at: ColumnType<Date, never, never>
    due_at: ColumnType<Date, never, Date>
    attempts: ColumnType<number, never, number>
    sent_at: ColumnType<Date | null, never, Date>
    given_up_at: ColumnType<Date | null, never, Date>
  }
}
const tables = (db: Db | Tx) => db.withTables<MailTables>()

/** Wakes the sending job at commit. */
export const mailChannel = 'mails'

export type NewMail = {
  mailID: string
  dedupeKey: string
  template: string
  language: string
  edition: string
  userID: string | undefined
  recipient: string
  data: Record<string, string>
}

/** Writes the mail, to be sent once the transaction is committed; nothing when there is one with its key. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tables(tx)
    .insertInto('mails')
    .values({
      mail_id: mail.mailID,
      dedupe_key: mail.dedupeKey,
      template: mail.template,
      language: mail.language,
      edition: mail.edition,
      user_id: mail.userID ?? null,
      recipient: mail.recipient,
      data: JSON.stringify(mail.data),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
  await sql`select pg_notify(${mailChannel}, '')`.execute(tx)
}

export type DueMail = {
  mailID: string
  template: string
  language: string
  edition: string
  recipient: string
  data: Record<string, string>
  attempts: number
  queuedAt: Date
}

/** Takes the mail that has been due longest, for `seconds` in which nobody else gets it; nothing when none is due. */
export async function takeDueMail(db: Db, seconds: number): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, due_at = now() + ${seconds}::int * interval '1 second'
    where mail_id = (
      select mail_id from mails
      where due_at <= now() and sent_at is null and given_up_at is null
      order by due_at limit 1
      for update skip locked
    )
    returning mail_id as "mailID", template, language, edition, recipient, data, attempts, queued_at as "queuedAt"`.execute(
    db,
  )
  return rows[0]
}

/** Notes that a mail was sent or will never be, and empties it. */
export async function closeMail(db: Db, mailID: string, how: 'sent' | 'given up'): Promise<void> {
  await sql`
    update mails set recipient = null, data = null,
      sent_at = case when ${how === 'sent'} then now() end,
      given_up_at = case when ${how === 'given up'} then now() end
    where mail_id = ${mailID} and sent_at is null and given_up_at is null`.execute(db)
}

/** Lets a mail be tried again after `seconds`. */
export async function postponeMail(db: Db, mailID: string, seconds: number): Promise<void> {
  await sql`
    update mails set due_at = now() + ${seconds}::int * interval '1 second'
    where mail_id = ${mailID} and sent_at is null and given_up_at is null`.execute(db)
}

/** Deletes up to `limit` of what was queued more than `days` ago; answers how many. */
export async function deleteOldMails(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mails where mail_id in (
      select mail_id from mails where queued_at < now() - ${days}::int * interval '1 day'
      order by queued_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
