// Incidents and what was told of them; the only SQL on them.
import { sql } from 'kysely'
import type { StatusPart } from '../../contract/status-parts.ts'
import type { IncidentEntry, ToldIn } from '../../contract/status.ts'
import type { Db, Tx } from '../../platform/db.ts'

const listed = 20
const updatesListed = 50

/** Those that go on, then the newest; with `days` only those that ended within so many. */
export async function findIncidents(db: Db | Tx, days?: number): Promise<IncidentEntry[]> {
  const { rows } = await sql<{
    incidentID: string
    parts: StatusPart[]
    titles: ToldIn
    beganAt: Date
    endedAt: Date | null
    updates: { updateID: string; texts: ToldIn; at: string }[]
  }>`
    select incident_id as "incidentID", parts, titles, began_at as "beganAt", ended_at as "endedAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('updateID', update_id, 'texts', texts, 'at', told_at)
          order by told_at desc, update_id desc)
        from (
          select * from incident_updates where incident_id = newest.incident_id
          order by told_at desc, update_id desc limit ${sql.lit(updatesListed)}
        ) as told), '[]') as updates
    from (
      select * from incidents
      where ${days ?? null}::int is null or coalesce(ended_at, 'infinity') > now() - make_interval(days => ${days ?? null}::int)
      order by coalesce(ended_at, 'infinity') desc, began_at desc, incident_id limit ${sql.lit(listed)}
    ) as newest
    order by coalesce(ended_at, 'infinity') desc, began_at desc, incident_id`.execute(db)
  return rows.map(({ beganAt, endedAt, updates, ...incident }) => ({
    ...incident,
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    updates: updates.map(({ at, ...update }) => ({ ...update, at: new Date(at).toISOString() })),
  }))
}

export async function insertIncident(
  tx: Tx,
  { incidentID, parts, titles }: { incidentID: string; parts: readonly StatusPart[]; titles: ToldIn },
): Promise<void> {
  await sql`
    insert into incidents (incident_id, parts, titles, began_at)
    values (${incidentID}, ${parts}::text[], ${JSON.stringify(titles)}::jsonb, now())`.execute(tx)
}

export async function insertUpdate(
  tx: Tx,
  { updateID, incidentID, texts }: { updateID: string; incidentID: string; texts: ToldIn },
): Promise<void> {
  await sql`
    insert into incident_updates (update_id, incident_id, texts, told_at)
    values (${updateID}, ${incidentID}, ${JSON.stringify(texts)}::jsonb, now())`.execute(tx)
}

/** Whether an incident is over, which it stays until the transaction ends; undefined for none. */
export async function lockIncident(tx: Tx, incidentID: string): Promise<{ isOver: boolean } | undefined> {
  const { rows } = await sql<{ isOver: boolean }>`
    select ended_at is not null as "isOver" from incidents where incident_id = ${incidentID} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function endIncident(tx: Tx, incidentID: string): Promise<void> {
  await sql`update incidents set ended_at = greatest(now(), began_at) where incident_id = ${incidentID}`.execute(
    tx,
  )
}
