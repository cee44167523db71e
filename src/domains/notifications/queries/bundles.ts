// Bundles that take more: what several did to one thing within a day.
import { sql } from 'kysely'
import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { Tx } from '../../../platform/db.ts'

const bundleHours = 24

export type Things = { kinds: readonly NotificationKind[]; resourceIDs: readonly string[] }

const ofThings = ({ kinds, resourceIDs }: Things) => sql`
  n.resource_id = any(${resourceIDs}::uuid[]) and n.kind = any(${kinds}::text[]) and n.bundle = 'open'`

/** Closes bundles about these things that began a day ago: what comes from now on is told by new ones. */
export async function closeBundles(tx: Tx, things: Things): Promise<void> {
  await sql`
    update notifications as n set bundle = 'closed'
    where ${ofThings(things)} and n.begun_at <= now() - make_interval(hours => ${bundleHours})`.execute(tx)
}

export type Doing = { userID: string; kind: string; resourceID: string; actorID: string }

/** What bundles of the last day about these things tell that some of these did. */
export async function findDoings(tx: Tx, things: Things, actorIDs: readonly string[]): Promise<Doing[]> {
  const { rows } = await sql<Doing>`
    select n.user_id as "userID", n.kind, n.resource_id as "resourceID", a.actor_id as "actorID"
    from notifications as n join notification_actors as a on a.notice_id = n.id
    where ${ofThings(things)} and n.begun_at > now() - make_interval(hours => ${bundleHours})
      and a.actor_id = any(${actorIDs}::uuid[])`.execute(tx)
  return rows
}
