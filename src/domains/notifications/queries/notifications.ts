import { sql } from 'kysely'
import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type ActorType = 'user' | 'business'
export type TeamRole = 'owner' | 'admin' | 'member'

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
    update notifications as n set mail_due_at = null, digest = null
    from unnest(${columnsOf(places)}) as done (user_id, resource_id, mailbox_id)
    where n.user_id = done.user_id and n.resource_id = done.resource_id and n.mailbox_id = done.mailbox_id
      and (n.mail_due_at is not null or n.digest is not null)`.execute(tx)
}

/** What of a person's notifications they may see: those of their mailboxes, of nobody who is kept from them. */
export type Seen = { userID: string; mailboxIDs: readonly string[]; withheld: readonly string[] }

const seenBy = ({ userID, mailboxIDs, withheld }: Seen) => sql`
  n.user_id = ${userID} and n.mailbox_id = any(${mailboxIDs}::uuid[])
    and case when n.bundle is null then not n.actor_id = any(${withheld}::uuid[]) else exists (
      select from notification_actors as a where a.notice_id = n.id and not a.actor_id = any(${withheld}::uuid[])) end
    and (n.business_id is null or not n.business_id = any(${withheld}::uuid[]))`

/** Who did it last, as `type id`, at most so many. */
const namedMax = 20

export type Actor = { type: ActorType; id: string }

export type NoticeRow = {
  id: string
  kind: string
  resourceID: string
  mailboxID: string
  /** Who did it, as the reader may know: the last ones, each once, the last first. */
  actors: Actor[]
  /** How many did it, as the reader may know. */
  people: number
  isBundle: boolean
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
  const older = after ? sql`and (n.at, n.id) < (${after.at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<Omit<NoticeRow, 'actors'> & { actors: string[] }>`
    select n.id, n.kind, n.resource_id as "resourceID", n.mailbox_id as "mailboxID", n.title,
      n.business_id as "businessID", n.role, n.at, n.read_at is not null as "isRead", n.bundle is not null as "isBundle",
      coalesce(b.people, 1) as people, coalesce(b.times, n.count) as count,
      coalesce(b.actors, array[n.actor_type || ' ' || n.actor_id]) as actors
    from (
      select n.* from notifications as n where ${seenBy(seen)} ${older}
      order by n.at desc, n.id desc limit ${limit}
    ) as n left join lateral ${actorsOf(seen.withheld)} as b on n.bundle is not null
    order by n.at desc, n.id desc`.execute(db)
  return rows.map(({ actors, ...row }) => ({ ...row, actors: actors.map(actorIn) }))
}

/** Those of a bundle who are not kept from its reader. */
const actorsOf = (withheld: readonly string[]) => sql`(
  select count(*)::int as people, sum(a.times)::int as times,
    (array_agg(a.actor_type || ' ' || a.actor_id order by a.at desc, a.actor_id))[1:${sql.lit(namedMax)}] as actors
  from notification_actors as a where a.notice_id = n.id and not a.actor_id = any(${withheld}::uuid[]))`

function actorIn(text: string): Actor {
  const [type, id = ''] = text.split(' ')
  return { type: type === 'business' ? type : 'user', id }
}

/** How many are unread, but for those of some kinds; counted to `most`. */
export async function countUnread(
  db: Db | Tx,
  seen: Seen,
  { most, without }: { most: number; without: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from notifications as n
      where ${seenBy(seen)} and n.read_at is null and n.kind <> all(${without}::text[])
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

/** What is unread of bundles of one kind about a thing, of these people, and who did it. */
export async function findUnreadBundles(
  tx: Tx,
  { kind, resourceID, people }: { kind: NotificationKind; resourceID: string; people: readonly string[] },
): Promise<{ id: string; actorIDs: string[] }[]> {
  const { rows } = await sql<{ id: string; actorIDs: string[] }>`
    select n.id, array_agg(a.actor_id::text) as "actorIDs"
    from notifications as n join notification_actors as a on a.notice_id = n.id
    where n.user_id = any(${people}::uuid[]) and n.kind = ${kind} and n.resource_id = ${resourceID}
      and n.read_at is null
    group by n.id`.execute(tx)
  return rows
}

/** Notes these as read; answers whose they were. */
export async function settleByID(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ userID: string }>`
    update notifications set read_at = now(), mail_due_at = null
    where id = any(${ids}::uuid[]) and read_at is null returning user_id as "userID"`.execute(tx)
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
  await sql`delete from notification_actors where actor_id = ${userID}`.execute(tx)
  await sql`
    delete from notifications as n where user_id = ${userID} or (actor_id = ${userID}
      and not exists (select from notification_actors as a where a.notice_id = n.id))`.execute(tx)
  // What others did as well is theirs.
  await sql`
    update notifications as n set actor_type = a.actor_type, actor_id = a.actor_id
    from notification_actors as a where n.actor_id = ${userID} and a.notice_id = n.id`.execute(tx)
  await sql`delete from notification_mailings where user_id = ${userID}`.execute(tx)
  await sql`delete from notification_digests where user_id = ${userID}`.execute(tx)
  await sql`delete from notification_choices where user_id = ${userID}`.execute(tx)
  await sql`delete from notification_settings where user_id = ${userID}`.execute(tx)
}
