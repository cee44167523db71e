// What is left of the news that a test made.
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** How many pieces of news still wait for somebody. */
export async function newsLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from outbox) + (select count(*) from outbox_waiting) as left`.execute(db)
  return rows[0]!.left
}

/** Lets news that failed be tried again at once. */
export async function hurryNews(db: Db): Promise<void> {
  await sql`update outbox_waiting set due_at = now()`.execute(db)
}
