// How many statements a piece of work sends: one query a domain and page, never one a row.
import { Kysely, PostgresDialect } from 'kysely'
import type { Database, Db, NoTables } from '../platform/db.ts'

/** The number of statements that `work` sends through the database it is given. */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  work: (db: Db) => Promise<unknown>,
): Promise<number> {
  let count = 0
  const dialect = new PostgresDialect({ pool })
  await work(new Kysely<NoTables>({ dialect, log: () => void (count += 1) }))
  return count
}
