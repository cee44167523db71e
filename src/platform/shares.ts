// Points of shares that are whole again after a time, counted in the database for all processes alike.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { mailboxOf } from './mail/mailbox.ts'

/** Takes one point of a share that a behaviour keeps for somebody; false when none is left, which refuses nothing by itself. */
export async function takeShare(
  tx: Tx,
  share: string,
  whom: string,
  rate: { points: number; seconds: number },
): Promise<boolean> {
  const { points } = await takePoints(tx, `${share} of ${accountIn(whom)}`, rate.seconds, 1)
  return points <= rate.points
}

/** A mailbox is one account, however it is spelled. */
export const accountIn = (named: string) => (named.includes('@') ? mailboxOf(named) : named)

/** The key of a share in the database. */
export const hashed = (share: string) => createHash('sha256').update(share).digest()

/** Points spent with these, and the whole seconds until all are back; one statement, so that races are counted. */
export async function takePoints(
  db: Db | Tx,
  key: string,
  seconds: number,
  taken: number,
): Promise<{ points: number; seconds: number }> {
  const { rows } = await sql<{ points: number; seconds: number }>`
    insert into call_budgets as spent (key, points, ends_at)
    values (${hashed(key)}, ${taken}::int, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when spent.ends_at <= now() then excluded.points else least(spent.points + excluded.points, 1000000000) end,
      ends_at = case when spent.ends_at <= now() then excluded.ends_at else spent.ends_at end
    returning points, greatest(ceil(extract(epoch from ends_at - now())), 1)::int as seconds`.execute(db)
  return rows[0]!
}

/** What `takePoints` took of a share so far, without taking any; 0 where it is whole. */
export async function pointsTaken(db: Db | Tx, key: string): Promise<{ points: number; seconds: number }> {
  const { rows } = await sql<{ points: number; seconds: number }>`
    select points, greatest(ceil(extract(epoch from ends_at - now())), 1)::int as seconds
    from call_budgets where key = ${hashed(key)} and ends_at > now()`.execute(db)
  return rows[0] ?? { points: 0, seconds: 0 }
}

/** Makes these shares whole again. */
export async function dropShares(tx: Tx, shares: readonly string[]): Promise<void> {
  const keys = shares.map(hashed)
  await sql`update call_budgets set points = 0 where key = any(${keys}::bytea[])`.execute(tx)
}

/** Gives one point back to each of these shares that is not whole again yet; in the order of their keys, so that two never wait for each other. */
export async function returnPoints(db: Db | Tx, shares: readonly string[]): Promise<void> {
  const keys = shares.map(hashed)
  await sql`
    with spent as (
      select key from call_budgets where key = any(${keys}::bytea[]) and ends_at > now() order by key for update
    )
    update call_budgets set points = greatest(points - 1, 0) from spent where call_budgets.key = spent.key`.execute(
    db,
  )
}
