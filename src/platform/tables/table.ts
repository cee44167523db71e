// What a table of strangers is once it is read, whatever kind of file it came in; and what no table may be.

/**
 * A value as a person sees it in the file: numbers in plain decimal notation (15 digits at most), dates and times ISO. An empty
 * cell is undefined. Letters that could not be read are U+FFFD.
 */
export type Cell = {
  text: string
  kind: 'text' | 'number' | 'date' | 'boolean'
  /** The text is in hundredths: 15 for what is shown as 15%. */
  percent?: true
  /** What the cell's format shows beside the number, such as € or mm. */
  unit?: string
}
/** Numbers are 1-based and grow; empty and hidden rows are left out. */
export type TableRow = { number: number; cells: readonly (Cell | undefined)[] }
/** Rows 1-based, columns 0-based, both ends included. */
export type Merged = { top: number; left: number; bottom: number; right: number }
export type Sheet = {
  name: string
  /** May be read more than once, one after the other. Throws TableError. */
  rows(): AsyncIterable<TableRow>
  /** Cells shown as one. Throws TableError. */
  merged(): Promise<readonly Merged[]>
}
export type OpenedTable = {
  format: 'csv' | 'tsv' | 'xlsx' | 'xls' | 'ods' | 'bmecat12' | 'bmecat2005'
  encoding?: string
  /** Other encodings in which the file makes nearly as much sense. */
  otherEncodings?: readonly string[]
  delimiter?: string
  /** Without those that are hidden. */
  sheets: readonly Sheet[]
  close(): Promise<void>
}

const megabyte = 1024 * 1024
export const tableLimits = {
  fileBytes: 50 * megabyte,
  zipBytes: 1024 * megabyte,
  /** Rows that hold something: 50,000 products, and titles and notes around them. */
  rows: 50_200,
  /** The last row that a spreadsheet may have. */
  rowNumber: 1_048_576,
  columns: 500,
  cellLetters: 32_767,
  /** Letters of all cells of a row, with what stands between them. */
  rowLetters: megabyte,
  sheets: 200,
  merged: 50_000,
  /** Parts of an archive: pictures of all products and more. */
  entries: 100_000,
  /** What the parts that are read of a workbook may unpack to, and how many times their packed size. */
  unpackedBytes: 400 * megabyte,
  ratio: 250,
  ratioFromBytes: 8 * megabyte,
}

/** Why a file is not read. */
export type TableReason =
  | 'empty'
  | 'too large'
  | 'too many rows'
  | 'too many columns'
  | 'too many sheets'
  | 'too many parts'
  | 'too many merged cells'
  | 'cell too long'
  | 'row too long'
  | 'unpacks to too much'
  | 'unknown format'
  | 'unknown encoding'
  | 'broken quotes'
  | 'broken file'
  | 'encrypted'
  | 'entities'
  | 'unsafe path'
  | 'no table'
  | 'several tables'
  | 'old workbook'
  | 'web page'

type Where = { row?: number; column?: number; names?: readonly string[]; cause?: unknown }

/** A file that is not read, with the reason for the person who chose it. */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly reason: TableReason
  /** Of a sheet, 1-based, where it is known. */
  readonly row: number | undefined
  /** 0-based. */
  readonly column: number | undefined
  /** The tables to choose from, for 'several tables'. */
  readonly names: readonly string[] | undefined

  constructor(reason: TableReason, { row, column, names, cause }: Where = {}) {
    super(reason, { cause })
    this.reason = reason
    this.row = row
    this.column = column
    this.names = names
  }
}

/** Cells shown as one as far as a table reaches: files may say that they go on for billions. */
export const withinTable = ({ top, left, bottom, right }: Merged): Merged => ({
  top,
  left,
  bottom: Math.min(bottom, tableLimits.rowNumber),
  right: Math.min(right, tableLimits.columns - 1),
})

/** Rows as they are given out: within the limits, without those that hold nothing. Throws TableError. */
export function* withinLimits(rows: Iterable<TableRow>, counted: { rows: number }): Iterable<TableRow> {
  for (const row of rows) {
    const width = row.cells.findLastIndex((cell) => cell !== undefined) + 1
    if (width === 0) continue
    if (width > tableLimits.columns) throw new TableError('too many columns', { row: row.number })
    const column = row.cells.findIndex(
      (cell) => cell !== undefined && cell.text.length > tableLimits.cellLetters,
    )
    if (column !== -1) throw new TableError('cell too long', { row: row.number, column })
    counted.rows += 1
    if (row.number > tableLimits.rowNumber) throw new TableError('too many rows', { row: row.number })
    if (counted.rows > tableLimits.rows) throw new TableError('too many rows', { row: row.number })
    yield width === row.cells.length ? row : { number: row.number, cells: row.cells.slice(0, width) }
  }
}

/** A cell of text, undefined for blanks; what no screen shows is left out, and lines end in one way. */
export function textCell(text: string): Cell | undefined {
  const shown = /[\0-\x08\v\f\x0e-\x1f\x7f\r]/.test(text)
    ? text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, '')
    : text
  return shown.trim() === '' ? undefined : { text: shown, kind: 'text' }
}
