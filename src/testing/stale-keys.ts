// What every process that keeps pages is told to forget.
import type { Pool } from 'pg'
import { changesChannel } from '../platform/events.ts'

/** The keys that are told while `work` runs. */
export async function staleKeysOf(pool: Pool, work: () => Promise<unknown>): Promise<Set<string>> {
  const client = await pool.connect()
  const keys = new Set<string>()
  client.on('notification', ({ payload = '[]' }) =>
    (JSON.parse(payload) as string[]).forEach((key) => keys.add(key)),
  )
  try {
    await client.query(`listen ${changesChannel}`)
    await work()
    // Notices come before the answer to the next statement.
    await client.query('select 1')
    return keys
  } finally {
    client.release(true)
  }
}
