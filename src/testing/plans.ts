// How PostgreSQL would do what a query asks for: by which index, sorted or not.
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { expect } from 'vitest'
import type { Database, Db, NoTables } from '../platform/db.ts'

/** The plan of the one statement that `work` sends, where sorting is `dear` when it can be avoided at all. */
export async function planOf(
  { pool }: Pick<Database, 'pool'>,
  work: (db: Db) => Promise<unknown>,
  dear = false,
): Promise<string> {
  const sent: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool })
  await work(new Kysely<NoTables>({ dialect, log: ({ query }) => void sent.push(query) }))
  expect(sent).toHaveLength(1)
  const { sql, parameters } = sent[0]!
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (dear) await client.query('set local enable_sort = off; set local enable_bitmapscan = off')
    const { rows } = await client.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}
