// Tables for spreadsheets, in which no cell that somebody wrote is a formula (T26).
import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'

/** The first row holds the heads. */
export type Table = readonly (readonly string[])[]

/** What a table in UTF-8 begins with: spreadsheets ask for it. */
export const csvMark = '\uFEFF'

/** Comma-separated in UTF-8 with its mark; every cell in quotes. */
export function csvOf(table: Table): Buffer {
  return Buffer.from(csvMark + csvLines(table))
}

/** The same without the mark, for tables that are written piece by piece. */
export function csvLines(table: Table): string {
  const rows = table.map((row) => row.map(plainCell))
  return stringify(rows, { quoted: true, quoted_empty: true, record_delimiter: 'windows' })
}

/** A workbook with one sheet, whose cells are all texts; the heads stay when one scrolls. */
export function xlsxOf(table: Table, sheet: string): Promise<Buffer> {
  const rows = table.map((row, at) =>
    row.map((cell) => ({
      type: String,
      value: escapedForExcel(plainCell(cell)),
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  )
  return writeXlsxFile(rows, { sheet, stickyRowsCount: 1 }).toBuffer()
}

const blanks = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]+/u
const begins = /^[=+\-@\u2212\u2010-\u2015]/u

/** A cell as it was entered, with an apostrophe before it when a spreadsheet might take it for a formula. */
export function plainCell(cell: string): string {
  const [first = ''] = cell.replace(blanks, '')
  return /^[\t\r\n]/.test(cell) || begins.test(first.normalize('NFKC')) ? `'${cell}` : cell
}

/** In a workbook _x0041_ means the letter A: what was written like that is written so that it comes back. */
function escapedForExcel(cell: string): string {
  return cell.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}
