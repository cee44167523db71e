import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** What people have said about mails, by kind; kinds they said nothing of are missing. */
export async function findChoices(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<{ userID: string; kind: string; mail: boolean }[]> {
  const { rows } = await sql<{ userID: string; kind: string; mail: boolean }>`
    select user_id as "userID", kind, mail from notification_choices
    where user_id = any(${userIDs}::uuid[])`.execute(db)
  return rows
}

/** Whether people want words of people in mails, by id, of those who have said so. */
export async function findWordsInMails(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ userID: string; words: boolean }>`
    select user_id as "userID", words_in_mails as words from notification_settings
    where user_id = any(${userIDs}::uuid[])`.execute(db)
  return new Map(rows.map(({ userID, words }) => [userID, words]))
}

/** Writes choices; where no mail is wanted any more none that was to come is sent. */
export async function saveChoices(
  tx: Tx,
  userID: string,
  choices: ReadonlyMap<string, boolean>,
): Promise<void> {
  await sql`
    insert into notification_choices (user_id, kind, mail)
    select ${userID}, kind, mail
    from unnest(${[...choices.keys()]}::text[], ${[...choices.values()]}::boolean[]) as c (kind, mail)
    on conflict (user_id, kind) do update set mail = excluded.mail`.execute(tx)
  const ended = [...choices].filter(([, mail]) => !mail).map(([kind]) => kind)
  await sql`
    update notifications set mail_due_at = null
    where user_id = ${userID} and kind = any(${ended}::text[]) and mail_due_at is not null`.execute(tx)
}

export async function saveWordsInMails(tx: Tx, userID: string, words: boolean): Promise<void> {
  await sql`
    insert into notification_settings (user_id, words_in_mails) values (${userID}, ${words})
    on conflict (user_id) do update set words_in_mails = excluded.words_in_mails`.execute(tx)
}
