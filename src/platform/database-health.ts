// Whether the database answers, and as it was opened.
import { sql } from 'kysely'
import { costly, type Db } from './db.ts'
import { within } from './within.ts'

const answersMs = 2_000

/**
 * Whether connections have the limits of time that they were opened with: a pooler may leave out what it is asked for. True
 * also when the database does not say.
 */
export async function hasLimits(db: Db): Promise<boolean> {
  const shown = [db, costly(db)].map((one) =>
    sql<{ statement_timeout: string }>`show statement_timeout`.execute(one),
  )
  const [usual, dear] = (await Promise.all(shown)).map(({ rows }) => rows[0]?.statement_timeout)
  return usual !== '0' && dear === '2s'
}

/** True when the database answers within two seconds. */
export const databaseAnswers = (db: Db): Promise<boolean> =>
  within(answersMs, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  )
