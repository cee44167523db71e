// Loading rows in bulk: COPY in text format over one connection, in constant memory.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A jsonb cell is wrapped, so that an array is never taken for a text[]. */
export type Cell = string | number | boolean | Date | null | readonly string[] | { json: unknown }
export type CopyRow = readonly Cell[]
export type BulkClient = pg.ClientBase

/** Runs `work` on a connection of its own without time limits, in one transaction; the connection is closed afterwards. */
export async function inBulk<T>(pool: pg.Pool, work: (client: BulkClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Whatever was not committed ends with the connection.
    client.release(true)
  }
}

/** Copies `rows` (cells in the order of `columns`) into `table`; answers how many. */
export async function copyRows(
  client: BulkClient,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<CopyRow> | Iterable<CopyRow>,
): Promise<number> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const target = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`))
  await pipeline(Readable.from(chunksOf(rows), { objectMode: true, highWaterMark: 2 }), target)
  return target.rowCount
}

const chunkLength = 64 * 1024

async function* chunksOf(rows: AsyncIterable<CopyRow> | Iterable<CopyRow>): AsyncGenerator<Buffer> {
  let chunk = ''
  for await (const row of rows) {
    chunk += lineOf(row)
    if (chunk.length < chunkLength) continue
    yield Buffer.from(chunk)
    chunk = ''
  }
  if (chunk.length > 0) yield Buffer.from(chunk)
}

/** One line of COPY's text format. */
export function lineOf(row: CopyRow): string {
  return `${row.map(fieldOf).join('\t')}\n`
}

function fieldOf(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  if (cell instanceof Date) return cell.toISOString()
  if (Array.isArray(cell)) return escaped(arrayLiteral(cell as readonly string[]))
  if (typeof cell === 'object') return escaped(JSON.stringify((cell as { json: unknown }).json))
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
