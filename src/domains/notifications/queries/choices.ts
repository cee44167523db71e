import { sql } from 'kysely'
import { isDigest, type Way } from '../../../contract/notification-kinds.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** How people want to be told, by kind; kinds they said nothing of are missing. */
export async function findChoices(
  db: Db | Tx,
  userIDs: readonly string[],
): Promise<{ userID: string; kind: string; way: Way }[]> {
  const { rows } = await sql<{ userID: string; kind: string; way: Way }>`
    select user_id as "userID", kind, way from notification_choices
    where user_id = any(${userIDs}::uuid[])`.execute(db)
  return rows
}

type Settings = { userID: string; words: boolean; timeZone: string | null }

/** Whether people want words of people in mails, and their clock, of those who have said so. */
export async function findSettings(db: Db | Tx, userIDs: readonly string[]): Promise<Settings[]> {
  const { rows } = await sql<Settings>`
    select user_id as "userID", words_in_mails as words, time_zone as "timeZone" from notification_settings
    where user_id = any(${userIDs}::uuid[])`.execute(db)
  return rows
}

/** Writes choices. What waits for a mail or digest waits for the digest that was chosen, or is found under the bell alone. */
export async function saveChoices(tx: Tx, userID: string, choices: ReadonlyMap<string, Way>): Promise<void> {
  const [kinds, ways] = [[...choices.keys()], [...choices.values()]]
  const chosen = sql`unnest(${kinds}::text[], ${ways}::text[], ${ways.map((way) => (isDigest(way) ? way : null))}::text[])
    as c (kind, way, digest)`
  await sql`
    insert into notification_choices (user_id, kind, way) select ${userID}, kind, way from ${chosen}
    on conflict (user_id, kind) do update set way = excluded.way`.execute(tx)
  await sql`
    with moved as (
      update notifications as n set digest = c.digest, mail_due_at = case when c.way = 'mail' then n.mail_due_at end
      from ${chosen}
      where n.user_id = ${userID} and n.kind = c.kind and n.read_at is null
        and (n.mail_due_at is not null or n.digest is not null)
        and (n.digest is distinct from c.digest or c.way <> 'mail')
      returning n.digest
    )
    insert into notification_digests (user_id, digest)
    select distinct ${userID}::uuid, digest from moved where digest is not null
    on conflict (user_id, digest) do update set due_at = excluded.due_at where false`.execute(tx)
}

/** Writes what is said; the other stays. */
export async function saveSettings(
  tx: Tx,
  userID: string,
  { words, timeZone }: { words: boolean | undefined; timeZone: string | undefined },
): Promise<void> {
  await sql`
    insert into notification_settings (user_id, words_in_mails, time_zone)
    values (${userID}, ${words ?? true}, ${timeZone ?? null})
    on conflict (user_id) do update set
      words_in_mails = coalesce(${words ?? null}, notification_settings.words_in_mails),
      time_zone = coalesce(${timeZone ?? null}, notification_settings.time_zone)`.execute(tx)
}
