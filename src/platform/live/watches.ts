// What open pages show, so that they alone are told when it changes, however many others it concerns.
import { sql } from 'kysely'
import type { Db, Tx } from '../db.ts'

export type Watched = { kind: string; id: string }
/** `scope` is through what they hear of it, when they may stop to. */
export type Watcher = Watched & { userID: string; scope: string | null }

/** A person watches these for so many seconds from now on. In their order, so that of two pages one waits for the other. */
export async function keepWatches(
  db: Db | Tx,
  userID: string,
  watches: readonly (Watched & { scope?: string | undefined })[],
  seconds: number,
): Promise<void> {
  if (watches.length === 0) return
  const rows = JSON.stringify(watches.map(({ kind, id, scope = null }) => ({ kind, id, scope })))
  await sql`
    insert into live_watches (kind, thing_id, user_id, scope, until)
    select kind, id, ${userID}::uuid, scope, now() + make_interval(secs => ${seconds})
    from jsonb_to_recordset(${rows}::jsonb) as w (kind text, id uuid, scope uuid)
    order by kind, id
    on conflict (kind, thing_id, user_id) do update set until = excluded.until, scope = excluded.scope`.execute(
    db,
  )
}

/** Who watches these. One query, none without any. */
export async function watchersOf(db: Db | Tx, things: readonly Watched[]): Promise<Watcher[]> {
  if (things.length === 0) return []
  const kinds = things.map(({ kind }) => kind)
  const { rows } = await sql<Watcher>`
    select w.kind, w.thing_id as id, w.user_id as "userID", w.scope
    from (select distinct * from unnest(${kinds}::text[], ${things.map(({ id }) => id)}::uuid[])) as t (kind, id)
    join live_watches as w on w.kind = t.kind and w.thing_id = t.id and w.until > now()`.execute(db)
  return rows
}

/** Who watches anything of a kind, at most `limit` of them. One query. */
export async function watchersOfKind(db: Db | Tx, kind: string, limit: number): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select kind, thing_id as id, user_id as "userID", scope from live_watches
    where kind = ${kind} and until > now() limit ${limit}`.execute(db)
  return rows
}

/** Forgets the pages that were left. */
export async function forgetWatches(db: Db): Promise<void> {
  await sql`delete from live_watches where until < now()`.execute(db)
}
