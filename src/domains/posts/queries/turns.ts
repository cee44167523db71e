// Turns that those take who write in the same place.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Until the transaction ends nobody else takes the turn of this timeline or person. */
export async function takeTurn(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 3330333))`.execute(tx)
}
