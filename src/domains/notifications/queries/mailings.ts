import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { ActorType } from './notifications.ts'

/** Wakes the job that mails, at commit. */
export const mailingChannel = 'notification_mails'

export async function wakeMailing(tx: Tx): Promise<void> {
  await sql`select pg_notify(${mailingChannel}, '')`.execute(tx)
}

export type DueNotice = {
  id: string
  userID: string
  kind: string
  resourceID: string
  mailboxID: string
  actorType: ActorType
  actorID: string
  isBundle: boolean
  title: string
  step: number
  at: Date
}

export const dueColumns = sql`
  id, user_id as "userID", kind, resource_id as "resourceID", mailbox_id as "mailboxID", actor_type as "actorType",
  actor_id as "actorID", bundle is not null as "isBundle", title, step, at`

/**
 * The unread notices for which a mail is due longest, some `limit` of them and all others that are due to the same person of
 * the same kind and mailbox, newest first; empty when none is. They are locked, and no mail is due for them any more.
 */
export async function takeDueNotices(tx: Tx, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with first as (
      select user_id, kind, mailbox_id from notifications
      where mail_due_at <= now() order by mail_due_at limit ${limit}
      for update skip locked
    ), due as (
      select n.id from notifications as n join (select distinct * from first) as mail using (user_id, kind, mailbox_id)
      where n.mail_due_at <= now() for update of n skip locked
    ), taken as (
      update notifications as n set mail_due_at = null from due where n.id = due.id
      returning n.*
    )
    select ${dueColumns} from taken order by at desc, id desc`.execute(tx)
  return rows
}

type Mailing = Pick<DueNotice, 'userID' | 'kind' | 'mailboxID'>

/** Notes that people are mailed now, each about one kind and mailbox. */
export async function noteMailings(tx: Tx, mailings: readonly Mailing[]): Promise<void> {
  await sql`
    insert into notification_mailings (user_id, kind, mailbox_id, at)
    select user_id, kind, mailbox_id, now()
    from unnest(${mailings.map(({ userID }) => userID)}::uuid[], ${mailings.map(({ kind }) => kind)}::text[],
      ${mailings.map(({ mailboxID }) => mailboxID)}::uuid[]) as mailed (user_id, kind, mailbox_id)
    order by user_id, kind, mailbox_id
    on conflict (user_id, kind, mailbox_id) do update set at = excluded.at`.execute(tx)
}
