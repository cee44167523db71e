// Imports as their company sees them.
import {
  ImportChoices,
  type ImportRowEntry,
  type ImportTableEntry,
  type ProductImportEntry,
} from '../../contract/import-shapes.ts'
import { limits } from '../../contract/limits.ts'
import { ProductFields, type ProductFieldsInput } from '../../contract/product-fields.ts'
import type { TableRow } from '../../platform/tables/table.ts'
import { categoryOf, changesBetween, noFields, saidBy } from './fields.ts'
import type { ListedRow } from './queries/rows.ts'
import { writtenKinds, type ImportEntry, type Sample } from './queries/tables.ts'
import { productsFrom } from './reading/products.ts'
import type { Mapping } from './reading/mapping.ts'
import { understood } from './understanding.ts'

const dayMs = 86_400_000

/** Whether something was written that can be taken back. */
export const isUndoable = ({ state, written, begun_at: begunAt }: ImportEntry): boolean =>
  (state === 'done' || state === 'cancelled') &&
  writtenKinds.some((kind) => kind !== 'skipped' && (written[kind] ?? 0) > 0) &&
  Date.now() < begunAt.getTime() + limits.importDays * dayMs

export function entryOf(
  row: ImportEntry,
  showcase: { published: number; limit: number },
): ProductImportEntry {
  const { written } = row
  const ran = row.started_at !== null
  const wasUndone = row.state === 'undoing' || row.state === 'undone' || row.resumes === 'undoing'
  const end = row.begun_at.getTime() + limits.importDays * dayMs
  return {
    importID: row.import_id,
    businessID: row.business_id,
    fileName: row.file_name,
    state: row.state,
    begunAt: row.begun_at.toISOString(),
    program: row.key_name,
    stopped: row.stopped,
    failure: row.failure,
    pausedBy: row.state === 'paused' ? row.paused_by : null,
    progress: { done: row.done_rows, total: row.total_rows },
    counts: row.counts,
    categoriesAsked: row.categories_asked,
    namesAsked: row.names_asked,
    // What was said of a table before something more was asked says nothing of that.
    choices: ImportChoices.parse(row.choices),
    showcase: { published: showcase.published, limit: showcase.limit },
    files: row.files,
    written: ran
      ? {
          created: written.created ?? 0,
          changed: written.changed ?? 0,
          published: written.published ?? 0,
          unlisted: written.unlisted ?? 0,
          removed: written.removed ?? 0,
          skipped: written.skipped ?? 0,
        }
      : null,
    undone: wasUndone ? { rows: written.undone ?? 0, edited: written.edited ?? 0 } : null,
    undoableUntil: isUndoable(row) ? new Date(end).toISOString() : null,
  }
}

/** The first rows of a table beside what becomes of them. */
export async function tableEntryOf(row: ImportEntry, sample: Sample): Promise<ImportTableEntry> {
  const mapping = understood(sample, row.meanings)
  const { header, columns } = mapping
  return {
    format: sample.format,
    encoding: sample.encoding,
    sheets: sample.sheets,
    sheet: row.sheet ?? sample.sheets[0] ?? '',
    isKnown: row.is_known,
    header: { from: header.from, to: header.to, sureness: header.sureness },
    columns: columns.map(({ others, ...column }) => ({ ...column, ...(others && { others: [...others] }) })),
    rows: sample.rows
      .slice(0, limits.importRowsShown)
      .map(({ number, cells }) => ({ number, cells: Array.from(cells, (cell) => cut(cell?.text ?? '')) })),
    products: await productsIn(sample.rows.slice(0, limits.importRowsShown), mapping, row),
  }
}

async function productsIn(
  rows: readonly TableRow[],
  mapping: Mapping,
  { choices }: ImportEntry,
): Promise<ImportTableEntry['products']> {
  const products: ImportTableEntry['products'] = []
  for await (const { product, rows: numbers, problems } of productsFrom(following(rows), mapping)) {
    const { said, problems: unknown } = product ? saidBy(product) : { said: undefined, problems: [] }
    const category = product && categoryOf(product, choices)
    products.push({
      rows: numbers,
      fields: shownFields({ ...said, ...(category !== undefined && { category }) }),
      categoriesOffered: product?.categoriesOffered ?? [],
      categoryText: product?.categoryText ?? null,
      problems: [...problems, ...unknown.map((problem) => ({ ...problem, row: numbers[0]! }))],
    })
  }
  return products
}

async function* following<T>(rows: readonly T[]): AsyncIterable<T> {
  yield* rows
}

/** Each field that could be saved as it is; what is wrong with the others the dry run says. */
function shownFields(said: Record<string, unknown>): Partial<ProductFieldsInput> {
  const shapes = ProductFields.shape as Record<
    string,
    { safeParse(value: unknown): { success: boolean; data?: unknown } }
  >
  return Object.fromEntries(
    Object.entries({
      ...said,
      ...(said['trade'] !== undefined && { trade: { ...noFields.trade, ...(said['trade'] as object) } }),
    }).flatMap(([field, value]) => {
      const parsed = shapes[field]?.safeParse(value)
      return parsed?.success ? [[field, parsed.data]] : []
    }),
  )
}

const longest = 500
const cut = (text: string): string => (text.length > longest ? text.slice(0, longest).toWellFormed() : text)
const shortened = (value: unknown): unknown => (typeof value === 'string' ? cut(value) : value)

export function rowEntryOf(row: ListedRow): ImportRowEntry {
  const { row_number: number, part_number: partNumber, product_id: productID, fields, ...rest } = row
  const changes =
    rest.kind === 'new' && fields ? [...changesBetween(noFields, fields), ...rest.changes] : rest.changes
  return {
    row: number,
    kind: rest.kind,
    state: rest.state,
    partNumber,
    name: rest.name,
    productID,
    changes: changes.map(({ field, old, new: now }) => ({ field, old: shortened(old), new: shortened(now) })),
    problems: rest.problems,
  }
}
