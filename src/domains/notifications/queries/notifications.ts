import { sql } from 'kysely'
import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type ActorType = 'user' | 'business'

export type NewNotice = {
  kind: NotificationKind
  resourceID: string
  mailboxID: string
  actor: { type: ActorType; id: string }
  title: string
  /** The company it is about, where the mailbox does not say so. */
  businessID?: string | undefined
  role?: TeamRole | undefined
  step: number
  at: Date
}
type TeamRole = 'owner' | 'admin' | 'member'
type MailRule = { mails: boolean; afterMinutes: number; bundleMinutes: number }

/** Writes a notice for each of these people, or counts up the one that they have not read. */
export async function upsertNotices(
  tx: Tx,
  people: readonly { id: string; userID: string }[],
  { kind, resourceID, mailboxID, actor, title, businessID, role, step, at }: NewNotice,
  { mails, afterMinutes, bundleMinutes }: MailRule,
): Promise<void> {
  await sql`
    insert into notifications as n
      (id, user_id, kind, resource_id, mailbox_id, actor_type, actor_id, title, business_id, role, step, at, mail_due_at)
    select p.id, p.user_id, ${kind}, ${resourceID}, ${mailboxID}, ${actor.type}, ${actor.id}, ${title},
      ${businessID ?? null}, ${role ?? null},
      ${step}::int, ${at},
      case when coalesce(c.mail, ${mails}) then greatest(
        ${at}::timestamptz + make_interval(mins => ${afterMinutes}), m.at + make_interval(mins => ${bundleMinutes})
      ) end
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ userID }) => userID)}::uuid[])
      as p (id, user_id)
      left join notification_choices as c on c.user_id = p.user_id and c.kind = ${kind}
      left join notification_mailings as m
        on m.user_id = p.user_id and m.kind = ${kind} and m.mailbox_id = ${mailboxID}
    on conflict (user_id, kind, resource_id, mailbox_id) where read_at is null do update set
      count = n.count + 1, actor_type = excluded.actor_type, actor_id = excluded.actor_id,
      title = excluded.title, role = excluded.role, step = greatest(n.step, excluded.step), at = excluded.at,
      mail_due_at = coalesce(n.mail_due_at, excluded.mail_due_at)`.execute(tx)
}

/** A person has seen a thing so far. */
export async function readAboutRow(
  tx: Tx,
  {
    userID,
    resourceID,
    mailboxID,
    step,
  }: { userID: string; resourceID: string; mailboxID: string; step: number },
): Promise<void> {
  await sql`
    update notifications set read_at = now(), mail_due_at = null
    where user_id = ${userID} and resource_id = ${resourceID} and mailbox_id = ${mailboxID}
      and step <= ${step}::int and read_at is null`.execute(tx)
}

/** No mail any more for what these people were told of a thing in a mailbox. */
export async function dropMailsAbout(
  tx: Tx,
  resourceID: string,
  mailboxID: string,
  people: readonly string[],
) {
  await sql`
    update notifications set mail_due_at = null
    where user_id = any(${people}::uuid[]) and resource_id = ${resourceID} and mailbox_id = ${mailboxID}
      and mail_due_at is not null`.execute(tx)
}

/** What of a person's notifications they may see: those of their mailboxes, of nobody who is kept from them. */
export type Seen = { userID: string; mailboxIDs: readonly string[]; withheld: readonly string[] }

const seenBy = ({ userID, mailboxIDs, withheld }: Seen) => sql`
  user_id = ${userID} and mailbox_id = any(${mailboxIDs}::uuid[]) and not actor_id = any(${withheld}::uuid[])
    and (business_id is null or not business_id = any(${withheld}::uuid[]))`

export type NoticeRow = {
  id: string
  kind: string
  resourceID: string
  mailboxID: string
  actorType: ActorType
  actorID: string
  title: string
  businessID: string | null
  role: TeamRole | null
  count: number
  at: Date
  isRead: boolean
}

/** The newest, after a position. */
export async function findNotices(
  db: Db,
  seen: Seen,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<NoticeRow[]> {
  const older = after ? sql`and (at, id) < (${after.at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<NoticeRow>`
    select id, kind, resource_id as "resourceID", mailbox_id as "mailboxID", actor_type as "actorType",
      actor_id as "actorID", title, business_id as "businessID", role, count, at, read_at is not null as "isRead"
    from notifications where ${seenBy(seen)} ${older}
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** How many are unread, but for those of some kinds; counted to `most`. */
export async function countUnread(
  db: Db | Tx,
  seen: Seen,
  { most, without }: { most: number; without: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from notifications where ${seenBy(seen)} and read_at is null and kind <> all(${without}::text[])
      limit ${most}
    ) as counted`.execute(db)
  return rows[0]!.unread
}

/** Notes a person's as read, these or all but some kinds; answers what they told of. */
export async function readNotices(
  tx: Tx,
  userID: string,
  which: { ids: readonly string[] } | { but: readonly string[] },
): Promise<{ kind: string; resourceID: string; mailboxID: string; step: number }[]> {
  const these = 'ids' in which ? sql`id = any(${which.ids}::uuid[])` : sql`kind <> all(${which.but}::text[])`
  const { rows } = await sql<{ kind: string; resourceID: string; mailboxID: string; step: number }>`
    update notifications set read_at = now(), mail_due_at = null
    where user_id = ${userID} and read_at is null and ${these}
    returning kind, resource_id as "resourceID", mailbox_id as "mailboxID", step`.execute(tx)
  return rows
}

type Settled = {
  kind: string
  businessID: string
  resourceID?: string | undefined
  userID?: string | undefined
}

/** Notes as read what people were told of a company, or of one thing or to one person of that; answers whose it was. */
export async function settleNotices(
  tx: Tx,
  { kind, businessID, resourceID, userID }: Settled,
): Promise<string[]> {
  const about = resourceID === undefined ? sql`` : sql`and resource_id = ${resourceID}`
  const whose = userID === undefined ? sql`` : sql`and user_id = ${userID}`
  const { rows } = await sql<{ userID: string }>`
    update notifications set read_at = now(), mail_due_at = null
    where business_id = ${businessID} and kind = ${kind} and read_at is null ${about} ${whose}
    returning user_id as "userID"`.execute(tx)
  return [...new Set(rows.map(({ userID: id }) => id))]
}

/** Deletes what was told so many days ago, at most `limit`; answers how many. */
export async function deleteOldNotices(db: Db, days: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notifications where id in (
      select id from notifications where at < now() - make_interval(days => ${days}) order by at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Nothing is left of what a person was told, chose or did. */
export async function deletePerson(tx: Tx, userID: string): Promise<void> {
  await sql`delete from notifications where user_id = ${userID} or actor_id = ${userID}`.execute(tx)
  await sql`delete from notification_mailings where user_id = ${userID}`.execute(tx)
  await sql`delete from notification_choices where user_id = ${userID}`.execute(tx)
  await sql`delete from notification_settings where user_id = ${userID}`.execute(tx)
}
