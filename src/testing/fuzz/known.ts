// Strings that exist: ids in the database, codes and names in answers that need no input.
import type pg from 'pg'
import type { EndpointShape } from '../../platform/http/routes.ts'
import type { Known } from './values.ts'

/** Every id of every table, at most 50 a column. */
export async function knownIDs(pool: pg.Pool): Promise<Known> {
  const columns = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid' order by table_name, column_name`,
  )
  const ids = new Set<string>()
  for (const { table_name: table, column_name: column } of columns.rows) {
    const found = await pool.query<{ id: string | null }>(
      `select distinct "${column}" as id from "${table}" order by 1 limit 50`,
    )
    for (const { id } of found.rows) if (id) ids.add(id)
  }
  return [...ids]
}

/** Short strings in the answers of those calls that need no input, at most 5,000. */
export async function knownTexts(origin: string, endpoints: Record<string, EndpointShape>): Promise<Known> {
  const texts = new Set<string>()
  for (const { method, path, query } of Object.values(endpoints)) {
    if (method !== 'GET' || path.includes(':') || !query.safeParse({}).success) continue
    const answer = await fetch(`${origin}/api${path}`)
    if (answer.ok) gather(await answer.json(), texts)
  }
  return [...texts].slice(0, 5_000)
}

function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string' && value.length <= 64) into.add(value)
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) gather(inner, into)
}
