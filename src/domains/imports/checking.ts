// The dry run: the whole table is read once, and each of its products compared with what the company has. Nothing else is changed.
import { limits } from '../../contract/limits.ts'
import type { RowKind } from '../../contract/import-words.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { openArchive } from '../../platform/tables/archive.ts'
import { askedParts } from '../../platform/tables/catalogue.ts'
import { TableError, type TableRow } from '../../platform/tables/table.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { editableProducts, knownProducts, type Known } from '../products/bulk.ts'
import { textsOf } from '../products/bulk-texts.ts'
import { provenHostOf } from '../verification/identity.ts'
import { filesBeside } from './archive-files.ts'
import { jsonOf } from './json.ts'
import { judge, type Read } from './judging.ts'
import { pace } from './pace.ts'
import { findImport, findSample, forgetRows, holdLease, setImport } from './queries/imports.ts'
import { countFiles, forgetFiles, insertFiles, type NewFile } from './queries/files.ts'
import { insertRows, type NewRow } from './queries/rows.ts'
import type { Counts, ImportEntry } from './queries/tables.ts'
import { languageOfHeads } from './reading/columns.ts'
import { productsFrom } from './reading/products.ts'
import { refusedFile } from './refused-file.ts'
import { failureOf } from './sampling.ts'
import { numbersOf, staging } from './staging-files.ts'
import { archiveOf, inFolder, sheetOf, withTable } from './table-file.ts'
import { tellEnd } from './telling.ts'
import { goOnAlone } from './unattended.ts'
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
    for (const forget of [forgetFiles, forgetRows])
      while ((await forget(db, importID, 5_000)) > 0) await keepLease(db, importID, lease)
    await inFolder((folder) => check(db, found, { folder, lease }))
  } catch (error) {
    if (error instanceof Overtaken) return
    if (!(error instanceof TableError)) throw error
    const failure = jsonOf(failureOf(error))
    await transaction(db, async (tx) => {
      if (!(await holdLease(tx, importID, lease, 'checking'))) return
      await setImport(tx, importID, { state: 'failed', failure })
      await tellEnd(tx, importID)
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
    const ofTable = languageOfHeads(mapping.header) ?? ''
    const judging = judge(known, { choices: found.choices, numberColumn, language: ofTable })
    const stage = staging(await provenHostOf(db, businessID), await besideTable(importID))
    const numbers = numbersOf()
    const refused = refusedFile(importID, { folder, heads: mapping.header.heads, language })
    const counts: Counts = { new: 0, changed: 0, unchanged: 0, missing: 0, refused: 0 }
    const met = new Set<string>()
    const window = new Map<number, TableRow>()
    const rest = pace(0)
    const raw = (rows: readonly number[]) => rows.flatMap((number) => window.get(number) ?? [])

    async function write(
      rows: readonly NewRow[],
      lastRow: number,
      files: readonly NewFile[] = [],
    ): Promise<void> {
      for (const { kind } of rows) counts[kind] += 1
      await transaction(db, async (tx) => {
        if (!(await holdLease(tx, importID, lease, 'checking'))) throw new Overtaken()
        await insertRows(tx, importID, rows)
        await insertFiles(tx, importID, files)
        await setImport(tx, importID, { done_rows: lastRow })
      })
    }

    async function flush(reads: readonly Read[]): Promise<void> {
      if (reads.length === 0) return
      const matched = reads.map((read) => judging.match(read))
      const ids = matched.flatMap(({ productID }) => productID ?? [])
      for (const id of ids) met.add(id)
      const [editable, texts] = await Promise.all([editableProducts(db, businessID, ids), textsOf(db, ids)])
      const rows = matched.map((one) => {
        const id = one.productID ?? ''
        return judging.decide(one, editable.get(id), texts.get(id) ?? [])
      })
      const files = rows.flatMap(({ kind, row_number: row }, at) => {
        const { product } = reads[at]!
        numbers.note(product?.partNumber)
        return kind === 'refused' || !product ? [] : stage.named(row, product)
      })
      for (const [at, { kind, problems }] of rows.entries())
        if (kind === 'refused') await refused.add(raw(reads[at]!.rows), problems)
      const last = reads.at(-1)!.rows.at(-1)!
      for (const number of window.keys()) if (number <= last) window.delete(number)
      await write(rows, last, files)
    }

    try {
      let reads: Read[] = []
      for await (const reading of productsFrom(noting(sheet.rows(), window), mapping)) {
        reads.push({ ...reading, isDamaged: raw(reading.rows).some(isDamaged) })
        if (reads.length < portion) continue
        await flush(reads)
        reads = []
        await rest()
      }
      await flush(reads)
      const gone = missing(known, met)
      for (let at = 0; at < gone.length; at += portion * 5)
        await write(gone.slice(at, at + portion * 5), gone[at]!.row_number)
      await stage.numbered(
        db,
        importID,
        (key) => numbers.has(key) || known.byNumber.has(key),
        (work) =>
          transaction(db, async (tx) => {
            if (!(await holdLease(tx, importID, lease, 'checking'))) throw new Overtaken()
            await work(tx)
          }),
      )
      const hasRefused = await refused.keep()
      await transaction(db, async (tx) => {
        if (!(await holdLease(tx, importID, lease, 'checking'))) throw new Overtaken()
        const asked = judging.asked().slice(0, limits.importCategoriesMax)
        await setImport(tx, importID, {
          state: 'checked',
          counts: jsonOf(counts),
          categories_asked: jsonOf(asked),
          names_asked: judging.nameless(),
          has_refused: hasRefused,
          files: jsonOf(await countFiles(tx, importID)),
          done_rows: 0,
          total_rows: null,
        })
        await goOnAlone(tx, importID)
      })
    } finally {
      refused.close()
    }
  })
}

/** What lies beside the table in its archive; null for a table that came alone. */
async function besideTable(importID: string) {
  const source = await archiveOf(importID)
  if (!source) return null
  const archive = await openArchive(source, undefined)
  await archive.close()
  return filesBeside(askedParts(archive.parts))
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
