// What no two columns of a table may mean at once.
import type { ColumnMeaningEntry } from './import-shapes.ts'
import { singleFields } from './import-words.ts'

const single: ReadonlySet<string> = new Set(singleFields)

/** The place of a product that a meaning fills, one column each: one name in each language, one price for each step and currency. Undefined where several columns may mean the same. */
export function placeOf({
  field,
  key,
  language = '',
  from = 1,
  currency = '',
}: ColumnMeaningEntry): string | undefined {
  if (single.has(field)) return field
  if (field === 'name' || field === 'description') return `${field} ${language}`
  if (field === 'price') return `price ${key ?? from} ${currency}`
  if (field === 'priceFrom' || field === 'currency') return `${field} ${key ?? ''}`
  return undefined
}
