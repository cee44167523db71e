// What of the writers' writes stands in the database.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db.ts'

/** How often the writes of the last minutes stand in the database, by their tokens. */
export async function findWritten(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ token: string; times: number }>`
    select token, count(*)::int as times from (
      select substring(content from 'mw-[0-9a-z]+-[0-9]+-end') as token from (
        select content from posts where created_at > now() - interval '10 minutes'
        union all select content from comments where created_at > now() - interval '10 minutes'
        union all select content from inquiry_messages where created_at > now() - interval '10 minutes') as recent) as written
    where token is not null group by token`.execute(db)
  return new Map(rows.map(({ token, times }) => [token, times]))
}
