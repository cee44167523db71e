// What of the writers' writes stands in the database.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'

/** How often the writes of the last `minutes` stand in the database, by their tokens. */
export async function findWritten(db: Db, minutes = 10): Promise<Map<string, number>> {
  const since = new Date(Date.now() - minutes * 60_000)
  const { rows } = await sql<{ token: string; times: number }>`
    select token, count(*)::int as times from (
      select substring(content from 'mw-[0-9a-z]+-[0-9]+-end') as token from (
        select content from posts where created_at > ${since}
        union all select content from comments where created_at > ${since}
        union all select content from inquiry_messages where created_at > ${since}) as recent) as written
    where token is not null group by token`.execute(db)
  return new Map(rows.map(({ token, times }) => [token, times]))
}
