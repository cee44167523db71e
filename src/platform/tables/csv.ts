// Texts with a row a line: any delimiter, quotes or none. Where quotes are broken the row is told, unless it can be read in one way only.
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { piecesOfFile } from './bytes.ts'
import { delimiterLine, shapeOf, type Shape } from './delimiters.ts'
import { encodingOfFile } from './encodings.ts'
import { TableError, tableLimits, textCell, withinLimits, type OpenedTable, type TableRow } from './table.ts'

const beginningLetters = 256 * 1024
const pieceLetters = 8 * 1024

const encodingsOfJapan = new Set(['shift_jis', 'euc-jp', 'iso-2022-jp'])

export type Chosen = { encoding?: string; delimiter?: string }

/** A text file as a table of one sheet; what is not chosen is told by its content. Throws TableError. */
export async function openCsv(
  file: string,
  name: string,
  signal: AbortSignal | undefined,
  chosen: Chosen = {},
): Promise<OpenedTable> {
  const told = chosen.encoding
    ? { encoding: chosen.encoding, others: [] }
    : await encodingOfFile(file, signal)
  const shape = shapeOf(await beginningOf(file, told.encoding, signal), chosen.delimiter)
  return {
    format: shape.delimiter === '\t' ? 'tsv' : 'csv',
    encoding: told.encoding,
    ...(told.others.length > 0 && { otherEncodings: told.others }),
    ...(shape.delimiter !== undefined && { delimiter: shape.delimiter }),
    sheets: [
      {
        name,
        rows: () => rowsOf(file, told.encoding, shape, signal),
        merged: () => Promise.resolve([]),
      },
    ],
    close: () => Promise.resolve(),
  }
}

async function beginningOf(file: string, encoding: string, signal: AbortSignal | undefined): Promise<string> {
  let beginning = ''
  for await (const piece of textOf(file, encoding, signal)) {
    beginning += piece
    if (beginning.length >= beginningLetters) break
  }
  return beginning
}

/** The text in pieces, without a mark before it, and without what ended files on old systems. */
async function* textOf(
  file: string,
  encoding: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of piecesOfFile(file, signal)) {
    const text = decoder.decode(piece, { stream: true })
    // The parser makes all rows of a piece at once: short ones are many.
    for (let at = 0; at < text.length; at += pieceLetters) yield text.slice(at, at + pieceLetters)
  }
  yield decoder.decode()
}

/** Cells under way in the parser: it holds all of a row, and does not count those that are empty. */
const cellsUnderWayMax = 400_000

/** The same pieces, as long as rows come of them. Throws TableError for a row of cells without end. */
async function* withRows(
  pieces: AsyncIterable<string>,
  delimiter: string,
  rows: () => number,
): AsyncGenerator<string> {
  let [cells, seen] = [0, rows()]
  for await (const piece of pieces) {
    if (rows() !== seen) [cells, seen] = [0, rows()]
    cells += piece.split(delimiter).length - 1
    if (cells > cellsUnderWayMax) throw new TableError('too many columns', { row: seen + 1 })
    yield piece
  }
}

type Record = { record: string[]; raw: string }

async function* rowsOf(
  file: string,
  encoding: string,
  shape: Shape,
  signal: AbortSignal | undefined,
): AsyncGenerator<TableRow> {
  // No text has this letter: one column is one without a delimiter.
  const delimiter = shape.delimiter ?? '\u{10ffff}'
  const parser = parse({
    delimiter,
    quote: shape.quote,
    escape: shape.quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    raw: shape.quote !== null,
    max_record_size: tableLimits.rowLetters,
  })
  const isOfJapan = encodingsOfJapan.has(encoding)
  let number = 0
  const counted = { rows: 0 }
  // What goes wrong is thrown by the parser, as which it is read.
  const text = withRows(textOf(file, encoding, signal), delimiter, () => parser.info.records)
  pipeline(Readable.from(text), parser, () => {})
  try {
    let isFirst = true
    for await (const given of parser as AsyncIterable<Record | string[]>) {
      const line = Array.isArray(given) ? given.join(delimiter) : given.raw.trim()
      const isDelimiterLine = isFirst && delimiterLine.test(`${line}\n`)
      isFirst = false
      if (isDelimiterLine) continue
      number += 1
      if (number > tableLimits.rowNumber) throw new TableError('too many rows', { row: number })
      const record = Array.isArray(given) ? given : checkedRecord(given, shape, delimiter, number)
      const seen = isOfJapan ? record.map(withYen) : record
      yield* withinLimits([{ number, cells: seen.map(textCell) }], counted)
    }
  } catch (error) {
    throw toldError(error, number + 1)
  }
}

/** Screens in Japan show a backslash as a yen sign, and before an amount that is what was meant. */
const withYen = (text: string): string => text.replaceAll(/(?<![\w\\])\\(?=\s*\d)/g, '¥')

function toldError(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new TableError('broken quotes', { row, cause: error })
  return new TableError(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row too long' : 'broken file', {
    row,
    cause: error,
  })
}

/** A row whose quotes are in order, or that has the width of the others when they are taken in another way. */
function checkedRecord(given: Record, { quote, width }: Shape, delimiter: string, row: number): string[] {
  if (quote === null || !given.raw.includes(quote)) return given.record
  const line = given.raw.replace(/(?:\r\n|\n|\r)$/, '')
  if (isInOrder(line, delimiter, quote)) return given.record
  if (!/[\r\n]/.test(line))
    for (const cells of [dividedLoosely(line, delimiter, quote), line.split(delimiter)])
      if (cells.length === width) return cells
  throw new TableError('broken quotes', { row })
}

/** Whether each cell that begins with a quote ends with one, with none but doubled ones between. */
function isInOrder(line: string, delimiter: string, quote: string): boolean {
  for (let at = 0; at <= line.length;) {
    if (line[at] === quote) {
      at = line.indexOf(quote, at + 1)
      while (at !== -1 && line[at + 1] === quote) at = line.indexOf(quote, at + 2)
      if (at === -1) return false
      if (at + 1 === line.length) return true
      if (!line.startsWith(delimiter, at + 1)) return false
      at += 1 + delimiter.length
    } else {
      const next = line.indexOf(delimiter, at)
      if (next === -1) return true
      at = next + delimiter.length
    }
  }
  return true
}

/** Quotes close only before a delimiter or at the end: "19" rack" is 19" rack. */
function dividedLoosely(line: string, delimiter: string, quote: string): string[] {
  const cells: string[] = []
  for (let at = 0; at <= line.length;) {
    const isQuoted = line[at] === quote
    const next = isQuoted ? line.indexOf(quote + delimiter, at + 1) + 1 : line.indexOf(delimiter, at)
    const end = next <= 0 && (isQuoted || next === -1) ? line.length : next
    const cell = line.slice(at, end)
    const isWhole = isQuoted && cell.length > 1 && cell.endsWith(quote)
    cells.push(isWhole ? cell.slice(1, -1).replaceAll(quote + quote, quote) : cell)
    at = end + delimiter.length
  }
  return cells
}
