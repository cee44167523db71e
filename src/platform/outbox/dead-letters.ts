// News that was set aside: what an operator sees of it, and its way back.
import { sql } from 'kysely'
import { transaction, type Db, type Tx } from '../db.ts'
import { wakeListeners } from '../events.ts'

export type DeadLetter = {
  id: number
  listener: string
  type: string
  thing: string
  payload: unknown
  since: Date
  diedAt: Date
  attempts: number
  error: string
}

/** Dead letters, the newest first, at most `limit`; or one by its id. */
export async function findDeadLetters(
  db: Db,
  which: { limit: number } | { id: number },
): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select id, listener, type, thing, payload, since, died_at as "diedAt", attempts, coalesce(last_error, '') as error
    from outbox_dead ${'id' in which ? sql`where id = ${which.id}` : sql`order by id desc limit ${which.limit}`}`.execute(
    db,
  )
  return rows
}

/**
 * Has one, or all, tried again as if they were new; answers how many. What came later of the same thing has been told by
 * then.
 */
export function retryDeadLetters(db: Db | Tx, which: { id: number } | 'all'): Promise<number> {
  return transaction(db, async (tx) => {
    const { numAffectedRows } = await sql`
      with back as (
        delete from outbox_dead ${which === 'all' ? sql`` : sql`where id = ${which.id}`}
        returning listener, seq, thing, type, payload, since
      )
      insert into outbox_waiting (listener, seq, thing, type, payload, since)
      select listener, seq, thing, type, payload, since from back order by seq`.execute(tx)
    await wakeListeners(tx)
    return Number(numAffectedRows ?? 0)
  })
}
