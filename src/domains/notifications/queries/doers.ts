import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export type Doer = { type: 'user' | 'business'; id: string; saidID: string | null }
type Done = { doers: Doer[]; people: number }

/** So many of a bundle are named, or seen not to be there any more. */
const looked = 20

/** Who did what bundles tell of, but those who are withheld from its reader: the last ones, and how many in all. One query. */
export async function findDoers(
  tx: Tx,
  bundles: readonly { id: string; withheld: readonly string[] }[],
): Promise<(id: string) => Done> {
  const { rows } = await sql<Done & { id: string }>`
    select b.id, count(*)::int as people,
      to_jsonb((array_agg(jsonb_build_object('type', a.actor_type, 'id', a.actor_id, 'saidID', a.said_id)
        order by a.at desc, a.actor_id))[1:${sql.lit(looked)}]) as doers
    from jsonb_to_recordset(${JSON.stringify(bundles)}::jsonb) as b (id uuid, withheld uuid[])
      join notification_actors as a on a.notice_id = b.id and not a.actor_id = any(b.withheld)
    group by b.id`.execute(tx)
  const done = new Map(rows.map(({ id, doers, people }) => [id, { doers, people }]))
  return (id) => done.get(id) ?? { doers: [], people: 0 }
}
