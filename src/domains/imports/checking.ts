// The dry run: the whole table is read once, and each of its products compared with what the company has. Nothing else is changed.
import { limits } from '../../contract/limits.ts'
import type { RowKind } from '../../contract/import-words.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { TableError, type TableRow } from '../../platform/tables/table.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { editableProducts, knownProducts, type Known } from '../products/bulk.ts'
import { jsonOf } from './json.ts'
import { judge, type Read } from './judging.ts'
import { findImport, findSample, forgetRows, holdLease, setImport } from './queries/imports.ts'
import { insertRows, type NewRow } from './queries/rows.ts'
import type { Counts, ImportEntry } from './queries/tables.ts'
import { productsFrom } from './reading/products.ts'
import { refusedFile } from './refused-file.ts'
import { failureOf } from './sampling.ts'
import { inFolder, sheetOf, withTable } from './table-file.ts'
import { understood } from './understanding.ts'

const portion = 200
/** Missing products are listed behind all rows of a table. */
const missingFrom = 1_100_000

/** Somebody else works on it by now, or it was changed or cancelled. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** Makes the dry run of an import; one that broke off begins anew. */
export async function checkTable(db: Db, importID: string, lease: string): Promise<void> {
  const found = await findImport(db, importID)
  if (!found) return
  try {
    while ((await forgetRows(db, importID, 5_000)) > 0) await keepLease(db, importID, lease)
    await inFolder((folder) => check(db, found, { folder, lease }))
  } catch (error) {
    if (error instanceof Overtaken) return
    if (!(error instanceof TableError)) throw error
    const failure = jsonOf(failureOf(error))
    await transaction(db, async (tx) => {
      if (await holdLease(tx, importID, lease, 'checking'))
        await setImport(tx, importID, { state: 'failed', failure })
    })
  }
}

async function keepLease(db: Db, importID: string, lease: string): Promise<void> {
  const held = await transaction(db, (tx) => holdLease(tx, importID, lease, 'checking'))
  if (!held) throw new Overtaken()
}

async function check(
  db: Db,
  {
    import_id: importID,
    business_id: businessID,
    user_id: userID,
    file_name: fileName,
    ...found
  }: ImportEntry,
  { folder, lease }: { folder: string; lease: string },
): Promise<void> {
  const sample = await findSample(db, importID)
  if (!sample) throw new TableError('broken file')
  const known = await knownProducts(db, businessID)
  // The reasons are read by who sent the table.
  const language = (await mailboxesOf(db, [userID])).get(userID)?.language ?? 'en'
  await withTable({ importID, fileName, folder }, async (table) => {
    const sheet = sheetOf(table, found.sheet)
    const mapping = { ...understood(sample, found.meanings), merged: await sheet.merged() }
    const numberColumn = mapping.columns.find(({ meaning }) => meaning.field === 'partNumber')?.at
    const judging = judge(known, found.choices, numberColumn)
    const refused = refusedFile(importID, { folder, heads: mapping.header.heads, language })
    const counts: Counts = { new: 0, changed: 0, unchanged: 0, missing: 0, refused: 0 }
    const met = new Set<string>()
    const window = new Map<number, TableRow>()
    const raw = (rows: readonly number[]) => rows.flatMap((number) => window.get(number) ?? [])

    async function write(rows: readonly NewRow[], lastRow: number): Promise<void> {
      for (const { kind } of rows) counts[kind] += 1
      await transaction(db, async (tx) => {
        if (!(await holdLease(tx, importID, lease, 'checking'))) throw new Overtaken()
        await insertRows(tx, importID, rows)
        await setImport(tx, importID, { done_rows: lastRow })
      })
    }

    async function flush(reads: readonly Read[]): Promise<void> {
      if (reads.length === 0) return
      const matched = reads.map((read) => judging.match(read))
      const ids = matched.flatMap(({ productID }) => productID ?? [])
      for (const id of ids) met.add(id)
      const editable = await editableProducts(db, businessID, ids)
      const rows = matched.map((one) => judging.decide(one, editable.get(one.productID ?? '')))
      for (const [at, { kind, problems }] of rows.entries())
        if (kind === 'refused') await refused.add(raw(reads[at]!.rows), problems)
      const last = reads.at(-1)!.rows.at(-1)!
      for (const number of window.keys()) if (number <= last) window.delete(number)
      await write(rows, last)
    }

    try {
      let reads: Read[] = []
      for await (const reading of productsFrom(noting(sheet.rows(), window), mapping)) {
        reads.push({ ...reading, isDamaged: raw(reading.rows).some(isDamaged) })
        if (reads.length < portion) continue
        await flush(reads)
        reads = []
      }
      await flush(reads)
      const gone = missing(known, met)
      for (let at = 0; at < gone.length; at += portion * 5)
        await write(gone.slice(at, at + portion * 5), gone[at]!.row_number)
      const hasRefused = await refused.keep()
      await transaction(db, async (tx) => {
        if (!(await holdLease(tx, importID, lease, 'checking'))) throw new Overtaken()
        const asked = judging.asked().slice(0, limits.importCategoriesMax)
        await setImport(tx, importID, {
          state: 'checked',
          counts: jsonOf(counts),
          categories_asked: jsonOf(asked),
          has_refused: hasRefused,
          done_rows: 0,
          total_rows: null,
        })
      })
    } finally {
      refused.close()
    }
  })
}

/** Rows on their way, each noted until its product was judged. */
async function* noting(
  rows: AsyncIterable<TableRow>,
  window: Map<number, TableRow>,
): AsyncIterable<TableRow> {
  for await (const row of rows) {
    window.set(row.number, row)
    yield row
  }
}

const isDamaged = ({ cells }: TableRow): boolean => cells.some((cell) => cell?.text.includes('\uFFFD'))

/** What the company has and the table does not tell of. */
function missing({ products }: Known, met: ReadonlySet<string>): NewRow[] {
  const kind: RowKind = 'missing'
  return [...products.values()]
    .filter(({ id }) => !met.has(id))
    .map(({ id, name, part_number: partNumber, revision }, at) => ({
      row_number: missingFrom + at,
      kind,
      part_number: partNumber ?? '',
      name,
      product_id: id,
      fields: null,
      revision,
      changes: [],
      problems: [],
    }))
}
