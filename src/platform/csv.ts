// Tables as CSV that a spreadsheet opens as they are: UTF-8 with its mark, every cell quoted, no cell a formula (threat T26).
import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | boolean | null

/** What every table begins with, so that spreadsheets read the letters of every language. */
export const csvMark = '\uFEFF'

/**
 * Rows as lines of CSV, without the mark. A text that a spreadsheet would compute (it begins with = + - @, one of them in
 * full width, a tab or a carriage return) gets an apostrophe in front; numbers stay numbers.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], {
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  })
}
