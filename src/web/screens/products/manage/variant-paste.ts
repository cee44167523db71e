// Variants as they come from the clipboard: rows of a spreadsheet.
import type { VariantRow } from './trade-values.ts'

/** Values of so many columns, then part number, price and weight, one variant a line; undefined for a text that is no table. */
export function pastedVariants(text: string, columns: number): VariantRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!lines.some((line) => line.includes('\t'))) return undefined
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim())
    const [number = '', price = '', weight = ''] = cells.slice(columns)
    return { values: cells.slice(0, columns), number, price, weight }
  })
}
