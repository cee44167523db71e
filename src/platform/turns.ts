// Transactions that wait for each other, by advisory locks.
import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Lets transactions that keep one thing go one after another: they hold `turn`, whoever makes the whole anew holds
 * `whole` (numbers of advisory locks). False, without waiting, while the whole is being made; else waits for its turn.
 */
export async function takeTurn(tx: Tx, { whole, turn }: { whole: number; turn: number }): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${whole}) as free`.execute(tx)
  if (!rows[0]!.free) return false
  await sql`select pg_advisory_xact_lock(${turn})`.execute(tx)
  return true
}
