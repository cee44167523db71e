// Tables for spreadsheets, in which no cell that somebody wrote is a formula (T26).
import { stringify } from 'csv-stringify/sync'

/** The first row holds the heads. */
export type Table = readonly (readonly string[])[]

/** What a table in UTF-8 begins with: spreadsheets ask for it. */
export const csvMark = '\uFEFF'

/** Comma-separated, every cell in quotes; without the mark, which stands once before all of them. */
export function csvLines(table: Table): string {
  const rows = table.map((row) => row.map(plainCell))
  return stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}

const blanks = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]+/u
const begins = /^[=+\-@\u2212\u2010-\u2015]/u

/**
 * A cell as it was entered, with an apostrophe before it when a spreadsheet might take it for a formula; and when it begins with
 * apostrophes before that, so that `enteredCell` gives back every cell as it was.
 */
export function plainCell(cell: string): string {
  return isFormulaLike(cell.replace(/^'+/, '')) ? `'${cell}` : cell
}

/** What was entered, of a cell that `plainCell` wrote. */
export function enteredCell(cell: string): string {
  return cell.startsWith("'") && isFormulaLike(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}

function isFormulaLike(cell: string): boolean {
  const [first = ''] = cell.replace(blanks, '')
  return /^[\t\r\n]/.test(cell) || begins.test(first.normalize('NFKC'))
}
