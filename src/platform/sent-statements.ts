// How one statement is sent on a connection.
import type { CompiledQuery, QueryResult } from 'kysely'
import pg from 'pg'
import { namesOf } from './statement-names.ts'

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Sends a statement. After a migration what `*` stands for is more: then it is prepared anew, under another name. */
export async function send(
  pool: pg.Pool,
  client: pg.ClientBase,
  query: CompiledQuery,
): Promise<QueryResult<never>> {
  const names = namesOf(pool)
  const name = query.parameters.length > 0 ? names.nameOf(query.sql) : undefined
  try {
    return await sendAs(client, query, name)
  } catch (error) {
    if (name === undefined || !isOutOfDate(error)) throw error
    // Within a transaction nothing can be asked again.
    return sendAs(client, query, names.renamed(query.sql, name)).catch(() => {
      throw error
    })
  }
}

const isOutOfDate = (error: unknown) =>
  (error as { code?: unknown }).code === '0A000' && /cached plan/.test((error as Error).message)

async function sendAs(
  client: pg.ClientBase,
  { sql: text, parameters }: CompiledQuery,
  name: string | undefined,
): Promise<QueryResult<never>> {
  try {
    const { command, rowCount, rows } = await answerOf(client, text, parameters, name)
    const found = (rows ?? []) as never[]
    return changes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows: found } : { rows: found }
  } catch (error) {
    // Where it was asked, and not where the answer came in.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** As `client.query` answers settings with a promise, without the copy that it makes of them and the second promise. */
function answerOf(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  name: string | undefined,
): Promise<pg.QueryResult> {
  return new Promise((answered, failed) => {
    const statement = new pg.Query(text, values as unknown[], (error, result) =>
      error ? failed(error) : answered(result),
    )
    client.query(Object.assign(statement, { name }))
  })
}
