// Loading rows in bulk: COPY in text format over one connection, in constant memory.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { unlimitedConnection } from './db.ts'

/** A jsonb cell is wrapped, so that an array is never taken for a text[]. */
export type Json = { json: unknown }
export type Cell = string | number | boolean | Date | null | readonly string[] | Json
export type Rows<Row> = AsyncIterable<Row> | Iterable<Row>
export type BulkClient = pg.ClientBase

/** Runs `work` on a connection of its own without time limits, in one transaction; the connection is closed afterwards. */
export async function inBulk<T>(pool: pg.Pool, work: (client: BulkClient) => Promise<T>): Promise<T> {
  const client = await unlimitedConnection(pool)
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Whatever was not committed ends with the connection.
    client.release(true)
  }
}

/** Copies `rows` into `table`, reading no faster than the database writes; the first row's keys are the columns. Answers how many. */
export async function copyRows<Row extends Record<string, Cell>>(
  client: BulkClient,
  table: string,
  rows: Rows<Row>,
): Promise<number> {
  const iterator = Symbol.iterator in rows ? rows[Symbol.iterator]() : rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) return 0
  const columns = Object.keys(first.value)
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const target = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`))
  const chunks = chunksOf(columns, first.value, iterator)
  await pipeline(Readable.from(chunks, { objectMode: true, highWaterMark: 2 }), target)
  return target.rowCount
}

const chunkLength = 64 * 1024

/** Text of many rows; waits only for rows that are waited for. Rows that are not asked for any more hear it. */
async function* chunksOf<Row extends Record<string, Cell>>(
  columns: readonly string[],
  first: Row,
  others: Iterator<Row> | AsyncIterator<Row>,
): AsyncGenerator<Buffer> {
  const line = (row: Row) => lineOf(columns.map((column) => row[column] as Cell))
  let chunk = line(first)
  try {
    for (;;) {
      const next = others.next()
      const { done, value } = next instanceof Promise ? await next : next
      if (done) break
      chunk += line(value)
      if (chunk.length < chunkLength) continue
      yield Buffer.from(chunk)
      chunk = ''
    }
    yield Buffer.from(chunk)
  } finally {
    await others.return?.()
  }
}

/** One line of COPY's text format. */
export function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(fieldOf).join('\t')}\n`
}

function fieldOf(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (cell instanceof Date) return cell.toISOString()
  if (Array.isArray(cell)) return escaped(arrayLiteral(cell as readonly string[]))
  if (typeof cell === 'object') return escaped(JSON.stringify((cell as Json).json))
  return escaped(String(cell))
}

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\u0000': '' }

// PostgreSQL's text holds no NUL; it is dropped rather than failing a million rows.
function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\\\t\n\r\u0000]/g, (character) => special[character] as string)
}

function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
