// What a column means, as the controls of its form say it, and what no two columns may mean at once.
import type { ColumnMeaningEntry } from '../../../contract/import-shapes.ts'
import { importFields, type ImportField } from '../../../contract/import-words.ts'
import { sentText } from '../../api/sent.ts'

/** The details of a meaning that its field has controls for; what else it says stays with the field. */
export const detailsOf: Partial<Record<ImportField, readonly (keyof ColumnMeaningEntry)[]>> = {
  name: ['language'],
  description: ['language'],
  spec: ['key', 'unit'],
  price: ['from', 'currency', 'per'],
  minimumOrder: ['unit'],
  weight: ['unit'],
  leadTime: ['unit'],
  document: ['kind', 'language'],
}

type Sent = { get(name: string): unknown }

const fieldIn = (text: string): ImportField => importFields.find((one) => one === text) ?? 'ignored'

/** The name of the control of a detail of a column. */
export const controlOf = (at: number, detail: keyof ColumnMeaningEntry): string => `${detail}-${at}`

/** The meaning that the form says of a column; what it says without a control of its own comes from before. */
export function meaningIn(form: Sent, at: number, before: ColumnMeaningEntry): ColumnMeaningEntry {
  const field = fieldIn(sentText(form, controlOf(at, 'field')))
  const base = field === before.field ? { ...before } : { field }
  const told: Record<string, unknown> = { ...base }
  for (const detail of detailsOf[field] ?? []) {
    const text = sentText(form, controlOf(at, detail)).normalize('NFKC').trim()
    if (text === '') delete told[detail]
    else told[detail] = detail === 'from' || detail === 'per' ? Number(text) : text
  }
  return told as ColumnMeaningEntry
}

/** Two meanings alike. */
export const isSame = (one: ColumnMeaningEntry, other: ColumnMeaningEntry): boolean =>
  signOf(one) === signOf(other)
const signOf = (meaning: ColumnMeaningEntry): string =>
  JSON.stringify(Object.entries(meaning).toSorted(([a], [b]) => (a < b ? -1 : 1)))
