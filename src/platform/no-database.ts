// The database of a process that has none.
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
} from 'kysely'
import type { Db, NoTables } from './db.ts'

const refuse = async (): Promise<never> => {
  throw new Error('there is no database in this process')
}
const nothing = async () => {}

/** For calls whose answers are code, in a process that has no database: whoever asks it anything fails. */
export const noDatabase: Db = new Kysely<NoTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: nothing,
      acquireConnection: (): Promise<DatabaseConnection> => refuse(),
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  },
})
