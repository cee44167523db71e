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

type ToNote = { id: string; userID: string; notice: NewNotice; rule: MailRule }

/** Writes notices, each of another person or thing, or counts up those that were not read. */
export async function upsertNotices(tx: Tx, told: readonly ToNote[]): Promise<void> {
  const rows = told.map(({ id, userID, notice, rule }) => {
    const { actor, at, ...said } = notice
    const { mails, afterMinutes, bundleMinutes } = rule
    return {
      ...said,
      id,
      userID,
      actorType: actor.type,
      actorID: actor.id,
      at,
      mails,
      afterMinutes,
      bundleMinutes,
    }
  })
  await sql`
    insert into notifications as n
      (id, user_id, kind, resource_id, mailbox_id, actor_type, actor_id, title, business_id, role, step, at, mail_due_at)
    select t.id, t."userID", t.kind, t."resourceID", t."mailboxID", t."actorType", t."actorID", t.title,
      t."businessID", t.role, t.step, t.at,
      case when coalesce(c.mail, t.mails) then greatest(
        t.at + make_interval(mins => t."afterMinutes"), m.at + make_interval(mins => t."bundleMinutes")
      ) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "userID" uuid, kind text, "resourceID" uuid,
        "mailboxID" uuid, "actorType" text, "actorID" uuid, title text, "businessID" uuid, role text, step int,
        at timestamptz, mails boolean, "afterMinutes" int, "bundleMinutes" int)
      left join notification_choices as c on c.user_id = t."userID" and c.kind = t.kind
      left join notification_mailings as m
        on m.user_id = t."userID" and m.kind = t.kind and m.mailbox_id = t."mailboxID"
    on conflict (user_id, kind, resource_id, mailbox_id) where read_at is null do update set
      count = n.count + 1, actor_type = excluded.actor_type, actor_id = excluded.actor_id,
      title = excluded.title, role = excluded.role, step = greatest(n.step, excluded.step), at = excluded.at,
      mail_due_at = coalesce(n.mail_due_at, excluded.mail_due_at)`.execute(tx)
}

/** Who was told of as the last one, of these things, in notices of a kind that are unread. */
export async function findLastActors(
  tx: Tx,
  kind: NotificationKind,
  resourceIDs: readonly string[],
): Promise<{ userID: string; resourceID: string; actorID: string }[]> {
  const { rows } = await sql<{ userID: string; resourceID: string; actorID: string }>`
    select user_id as "userID", resource_id as "resourceID", actor_id as "actorID" from notifications
    where resource_id = any(${resourceIDs}::uuid[]) and kind = ${kind} and read_at is null`.execute(tx)
  return rows
}

/** Somebody, and a thing in a mailbox. */
export type Place = { userID: string; resourceID: string; mailboxID: string }

const columnsOf = (places: readonly Place[]) => sql`
  ${places.map(({ userID }) => userID)}::uuid[], ${places.map(({ resourceID }) => resourceID)}::uuid[],
  ${places.map(({ mailboxID }) => mailboxID)}::uuid[]`

/** People have seen things so far. */
export async function readAboutRows(tx: Tx, seen: readonly (Place & { step: number })[]): Promise<void> {
  await sql`
    update notifications as n set read_at = now(), mail_due_at = null
    from unnest(${columnsOf(seen)}, ${seen.map(({ step }) => step)}::int[]) as seen (user_id, resource_id, mailbox_id, step)
    where n.user_id = seen.user_id and n.resource_id = seen.resource_id and n.mailbox_id = seen.mailbox_id
      and n.step <= seen.step and n.read_at is null`.execute(tx)
}

/** No mail any more for what people were told of things. */
export async function dropMailsAbout(tx: Tx, places: readonly Place[]): Promise<void> {
  await sql`
    update notifications as n set mail_due_at = null
    from unnest(${columnsOf(places)}) as done (user_id, resource_id, mailbox_id)
    where n.user_id = done.user_id and n.resource_id = done.resource_id and n.mailbox_id = done.mailbox_id
      and n.mail_due_at is not null`.execute(tx)
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

/** Notes as read what these people were told of one thing; answers whose it was. */
export async function settleMatter(
  tx: Tx,
  { kind, resourceID, people }: { kind: NotificationKind; resourceID: string; people: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    update notifications set read_at = now(), mail_due_at = null
    where user_id = any(${people}::uuid[]) and kind = ${kind} and resource_id = ${resourceID} and read_at is null
    returning user_id as "userID"`.execute(tx)
  return [...new Set(rows.map(({ userID }) => userID))]
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
