// Notices as they are written: of one thing counted up while it is unread, or bundled by who did it.
import { sql } from 'kysely'
import type { NotificationKind, Way } from '../../../contract/notification-kinds.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ActorType, TeamRole } from './notifications.ts'

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
  /** What was said, where that is what the actor did. */
  saidID?: string | undefined
}
type MailRule = { usual: Way; afterMinutes: number; bundleMinutes: number }

export type ToNote = { id: string; userID: string; notice: NewNotice; rule: MailRule }

/** What is to be noted, a row each, and when a mail or which digest tells of it; nothing of what its reader never wants to know. */
function rowsOf(told: readonly ToNote[]) {
  const rows = told.map(({ id, userID, notice: { actor, ...said }, rule }) => {
    const { usual, afterMinutes, bundleMinutes } = rule
    const { type: actorType, id: actorID } = actor
    return { ...said, id, userID, actorType, actorID, usual, afterMinutes, bundleMinutes }
  })
  return sql`
    select t.id, t."userID" as user_id, t.kind, t."resourceID" as resource_id, t."mailboxID" as mailbox_id,
      t."actorType" as actor_type, t."actorID" as actor_id, t.title, t."businessID" as business_id, t.role, t.step, t.at,
      t."saidID" as said_id, case when coalesce(c.way, t.usual) = 'mail' then greatest(
        t.at + make_interval(mins => t."afterMinutes"), m.at + make_interval(mins => t."bundleMinutes")
      ) end as mail_due_at,
      case when coalesce(c.way, t.usual) in ('daily', 'weekly') then coalesce(c.way, t.usual) end as digest
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id uuid, "userID" uuid, kind text, "resourceID" uuid,
        "mailboxID" uuid, "actorType" text, "actorID" uuid, title text, "businessID" uuid, role text, step int,
        at timestamptz, "saidID" uuid, usual text, "afterMinutes" int, "bundleMinutes" int)
      left join notification_choices as c on c.user_id = t."userID" and c.kind = t.kind
      left join notification_mailings as m
        on m.user_id = t."userID" and m.kind = t.kind and m.mailbox_id = t."mailboxID"
    where coalesce(c.way, t.usual) <> 'never'`
}

const columns = sql`
  id, user_id, kind, resource_id, mailbox_id, actor_type, actor_id, title, business_id, role, step, at, mail_due_at, digest`

/** For whom something waits for a digest from now on. Who waits already is locked, so that no digest goes without it. */
const waiting = sql`
  insert into notification_digests (user_id, digest)
  select distinct user_id, digest from noted where digest is not null order by user_id, digest
  on conflict (user_id, digest) do update set due_at = excluded.due_at where false`

/** Writes notices, each of another person or thing, or counts up those that were not read. */
export async function upsertNotices(tx: Tx, told: readonly ToNote[]): Promise<void> {
  await sql`
    with told as (${rowsOf(told)}), noted as (
      insert into notifications as n (${columns}) select ${columns} from told
      on conflict (user_id, kind, resource_id, mailbox_id) where read_at is null and bundle is null do update set
        count = n.count + 1, actor_type = excluded.actor_type, actor_id = excluded.actor_id,
        title = excluded.title, role = excluded.role, step = greatest(n.step, excluded.step), at = excluded.at,
        mail_due_at = coalesce(n.mail_due_at, excluded.mail_due_at), digest = excluded.digest
      returning user_id, digest
    )
    ${waiting}`.execute(tx)
}

/** Of more people who did the same nothing is kept but that they did it. */
const actorsMax = 1_000

/** Writes bundles, or adds to those that are open, which are unread from now on; several of one thing at once are one. */
export async function upsertBundles(tx: Tx, told: readonly ToNote[]): Promise<void> {
  await sql`
    with told as materialized (${rowsOf(told)}), noted as (
      insert into notifications as n (${columns}, count, bundle, begun_at)
      select distinct on (resource_id, kind, user_id, mailbox_id) ${columns},
        count(*) over (partition by resource_id, kind, user_id, mailbox_id), 'open', at
      from told order by resource_id, kind, user_id, mailbox_id, at desc, id desc
      on conflict (resource_id, kind, user_id, mailbox_id) where bundle = 'open' do update set
        count = n.count + excluded.count, actor_type = excluded.actor_type, actor_id = excluded.actor_id,
        title = excluded.title, at = excluded.at, read_at = null,
        mail_due_at = coalesce(n.mail_due_at, excluded.mail_due_at), digest = excluded.digest
      returning id, user_id, kind, resource_id, mailbox_id, count, digest
    ), waits as (${waiting})
    insert into notification_actors as a (notice_id, actor_type, actor_id, times, at, said_id)
    select b.id, min(t.actor_type), t.actor_id, count(*), max(t.at), (array_agg(t.said_id order by t.at desc))[1]
    from noted as b join told as t using (resource_id, kind, user_id, mailbox_id)
    where b.count <= ${actorsMax}
    group by b.id, t.actor_id
    on conflict (notice_id, actor_id) do update set
      times = a.times + excluded.times, at = excluded.at, said_id = excluded.said_id`.execute(tx)
}
