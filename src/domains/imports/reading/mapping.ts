// All that was understood of a table before its products are read: what the mapping screen shows and changes.
import type { Merged, TableRow } from '../../../platform/tables/table.ts'
import { columnsOf, languageOfHeads, productRows } from './columns.ts'
import { headerOf, type Header } from './header.ts'
import type { Column, Field, Meaning } from './meanings.ts'
import { decimalMarkOf, type DecimalMark } from './numbers.ts'
import { isOwn } from './own-columns.ts'
import { shapeOf, type Shape } from './shape.ts'

export type Mapping = {
  header: Header
  columns: readonly Column[]
  shape: Shape
  merged: readonly Merged[]
  /** By column: what parts its decimals, and what stands in the sample. */
  marks: readonly (DecimalMark | 'none')[]
  texts: readonly (readonly string[])[]
}

/** Reads what a table means from its first rows; `chosenBefore` as for columnsOf. */
export function mappingOf(
  sample: readonly TableRow[],
  merged: readonly Merged[] = [],
  chosenBefore: ReadonlyMap<string, Meaning> = new Map(),
): Mapping {
  const header = headerOf(sample, merged)
  return mappingWith(header, columnsOf(header, sample, chosenBefore), sample, merged)
}

/** The same with columns as they were chosen. */
export function mappingWith(
  header: Header,
  columns: readonly Column[],
  sample: readonly TableRow[],
  merged: readonly Merged[] = [],
): Mapping {
  const rows = productRows(header, sample)
  const texts = header.heads.map((_, at) =>
    rows.flatMap((row) => (row.cells[at]?.kind === 'text' ? [row.cells[at].text.slice(0, 200)] : [])),
  )
  const marks = marksOf(header, columns, texts)
  const own = isOwn(header.heads)
  const asked = columns.map((column) =>
    !own &&
    marks[column.at] === 'ask' &&
    numeric.has(column.meaning.field) &&
    column.sureness === 'sure' &&
    column.reason !== 'chosen-before'
      ? { ...column, sureness: 'likely' as const, reason: 'decimal-open' as const }
      : column,
  )
  return { header, columns: asked, shape: shapeOf(columns, rows), merged, marks, texts }
}

const numeric: ReadonlySet<Field> = new Set(['price', 'weight', 'minimumOrder', 'priceFrom', 'stock'])

/** The mark of each column: what its own numbers tell, else those of the whole table, else its language. */
function marksOf(
  header: Header,
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
): (DecimalMark | 'none')[] {
  // Numbers of ours have a point.
  if (isOwn(header.heads)) return header.heads.map(() => '.')
  const measured = columns.filter(({ meaning }) => numeric.has(meaning.field))
  const whole = decimalMarkOf(measured.flatMap(({ at }) => texts[at]!))
  const language = languageOfHeads(header)
  const usual = language === 'ja' || language === 'zh' ? '.' : 'ask'
  return header.heads.map((_, at) => {
    const own = decimalMarkOf(texts[at]!)
    if (own !== 'ask') return own === 'none' ? (whole === 'ask' ? usual : whole) : own
    return whole === 'ask' || whole === 'none' ? usual : whole
  })
}
