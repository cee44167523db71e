// Rows of a spreadsheet or a list, as they come from the clipboard.
import type { SpecRow } from './values.ts'

/** Names and values of a pasted text, one row a line; undefined for a text that is no table and belongs into one field. */
export function pastedRows(text: string): SpecRow[] | undefined {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isTable = lines.some((line) => line.includes('\t'))
  const isList = lines.length > 1 && lines.every((line) => /^[^:：]{1,100}[:：]\s*\S/u.test(line))
  if (!isTable && !isList) return undefined
  return lines
    .map((line) => (isTable ? cellsOf(line) : (/^([^:：]+)[:：]\s*(.*)$/u.exec(line) ?? []).slice(1)))
    .map(([key = '', ...values]) => ({
      key: key.trim(),
      value: values
        .map((one) => one.trim())
        .filter(Boolean)
        .join(' '),
    }))
    .filter(({ key, value }) => key !== '' || value !== '')
}

/** Spreadsheets quote cells with a quotation mark in them. */
const cellsOf = (line: string) =>
  line.split('\t').map((cell) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell))

/** The rows with the pasted ones in the place of row `at` when that is empty, else behind it; at most `max`. */
export function withPasted(
  rows: readonly SpecRow[],
  at: number,
  pasted: readonly SpecRow[],
  max: number,
): SpecRow[] {
  const here = rows[at]
  const isEmpty = !here || (here.key === '' && here.value === '')
  return [...rows.slice(0, isEmpty ? at : at + 1), ...pasted, ...rows.slice(at + 1)].slice(0, max)
}
