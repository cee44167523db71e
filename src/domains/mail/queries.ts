// The mails to be sent and what is left of them afterwards; the only SQL on them.
import { sql } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db.ts'

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

/** Writes the mails, to be sent once the transaction is committed; none when there is one with its key. */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  await sql`
    with queued as (
      insert into mails (mail_id, dedupe_key, template, language, edition, user_id, recipient, data)
      select "mailID", "dedupeKey", template, language, edition, "userID", recipient, data
      from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as asked ("mailID" uuid, "dedupeKey" text, template text,
        language text, edition text, "userID" uuid, recipient text, data jsonb)
      on conflict (dedupe_key) do nothing)
    select pg_notify(${mailChannel}, '')`.execute(tx)
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

/** Takes the mails that have been due longest, at most `limit`, for `seconds` in which nobody else gets them. */
export async function takeDueMails(db: Db, seconds: number, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, due_at = now() + ${seconds}::int * interval '1 second'
    where mail_id = any(array(
      select mail_id from mails
      where due_at <= now() and sent_at is null and given_up_at is null
      order by due_at limit ${limit}
      for update skip locked
    ))
    returning mail_id as "mailID", template, language, edition, recipient, data, attempts, queued_at as "queuedAt"`.execute(
    db,
  )
  return rows
}

/** The same of one; nothing when none is due. */
export async function takeDueMail(db: Db, seconds: number): Promise<DueMail | undefined> {
  return (await takeDueMails(db, seconds, 1))[0]
}

/** Gives back mails that were taken and not tried. */
export async function giveBackMails(db: Db, mailIDs: readonly string[]): Promise<void> {
  await sql`
    update mails set attempts = attempts - 1, due_at = now()
    where mail_id = any(${mailIDs}::uuid[]) and sent_at is null and given_up_at is null`.execute(db)
}

/** Notes that mails were sent or will never be, and empties them. */
export async function closeMails(
  db: Db,
  mailIDs: readonly string[],
  how: 'sent' | 'given up',
): Promise<void> {
  await sql`
    update mails set recipient = null, data = null,
      sent_at = case when ${how === 'sent'} then now() end,
      given_up_at = case when ${how === 'given up'} then now() end
    where mail_id = any(${mailIDs}::uuid[]) and sent_at is null and given_up_at is null`.execute(db)
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

/** A mail that did not leave: tried again later, or given up and empty since. */
export type FailedMail = {
  mailID: string
  template: string
  language: string
  edition: string
  /** Whom it was for, where that is somebody with an account. */
  userID: string | null
  queuedAt: Date
  attempts: number
  /** Null once it was given up. */
  nextAt: Date | null
}

/** Mails that were tried in vain, the newest first; neither to which address nor what they say. */
export async function findFailed(db: Db | Tx, limit: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select mail_id as "mailID", template, language, edition, user_id as "userID", queued_at as "queuedAt", attempts,
      case when given_up_at is null then due_at end as "nextAt"
    from mails where sent_at is null and attempts > 0
    order by queued_at desc, mail_id limit ${limit}`.execute(db)
  return rows
}

/** How many mails are tried in vain, counted as far as is shown, and since when the oldest of them waits. */
export async function findFailing(db: Db | Tx): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(queued_at) as oldest from (
      select queued_at from mails where sent_at is null and attempts > 0 and given_up_at is null
      order by queued_at limit ${sql.lit(limits.waitingCounted + 1)}) as failing`.execute(db)
  return rows[0]!
}

/** How many mails were not tried yet, counted up to a limit, and for how many seconds the oldest of them is due. */
export async function findUntried(db: Db | Tx): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldestSeconds: number }>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "oldestSeconds" from (
      select due_at from mails where sent_at is null and given_up_at is null and attempts = 0 and due_at <= now()
      order by due_at limit ${sql.lit(limits.waitingCounted + 1)}) as untried`.execute(db)
  return rows[0]!
}

/** Has a mail that waits tried at once; false when it left or was given up. */
export async function hastenMail(tx: Tx, mailID: string): Promise<boolean> {
  const { rows } = await sql`
    with hastened as (
      update mails set due_at = now() where mail_id = ${mailID} and sent_at is null and given_up_at is null
      returning mail_id)
    select pg_notify(${mailChannel}, '') from hastened`.execute(tx)
  return rows.length > 0
}
