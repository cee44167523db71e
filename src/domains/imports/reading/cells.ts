// The texts of cells as they are compared and kept.
import { narrowed } from '../../../contract/writing.ts'
import type { Cell, TableRow } from '../../../platform/tables/table.ts'

/** A text in one width and with single blanks, to be compared and read, never to be kept. */
export function tidy(text: string): string {
  return plainAscii.test(text) ? text.trim() : text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}
const plainAscii = /^[!-~]*(?: [!-~]+)*$/

/** The text of a cell as it is shown, tidied; empty for none. */
export const textOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : tidy(cell.unit === undefined ? cell.text : `${cell.text} ${cell.unit}`)

/** Columns that say something in a row. */
export function filledIn(row: TableRow): number[] {
  const filled: number[] = []
  for (const [at, cell] of row.cells.entries())
    if (cell !== undefined && cell.text.trim() !== '') filled.push(at)
  return filled
}

const halfKana = /[\uff61-\uff9f]+/g

/** A text as it is kept: letters and digits in their plain width, kana in their full one, no blanks around; breaks stay. */
export function kept(text: string): string {
  if (plainAscii.test(text)) return text.trim()
  return narrowed(text.replace(halfKana, (kana) => kana.normalize('NFKC')))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** The same on one line. */
export const keptLine = (text: string): string => kept(text).replace(/\n+/g, ' ')

/** What spreadsheets show where a formula went wrong, or a column was too narrow. */
export const isBroken = (text: string): boolean =>
  text.startsWith('#') && /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|#+)$/i.test(text)

/** What people write for 'as above'. */
export const isDitto = (text: string): boolean =>
  text.length <= 6 && /^\s*(?:[〃″々゛"]|同上|同左|do\.|ditto|idem|ídem|id\.)\s*$/iu.test(text)

/** What people write for nothing. */
export const isNothing = (text: string): boolean =>
  text === '' ||
  (text.length <= 6 && /^(?:[-‐-―−ー*./／]+|n\/?a\.?|n\.d\.|nil|none|なし|無し|\(空白\))$/i.test(text))
