// Workbooks of Excel: the sheets that are shown, with values as they were stored. Formulas, macros, links and everything else in
// them is never looked at.
import type { Archive } from './archive.ts'
import {
  TableError,
  tableLimits,
  withinLimits,
  type Merged,
  type OpenedTable,
  type Sheet,
  type TableRow,
} from './table.ts'
import { sheetReader, type Workbook } from './xlsx-sheet.ts'
import { readSharedStrings } from './xlsx-strings.ts'
import { readStyles } from './xlsx-styles.ts'
import { detached, localName, readXml } from './xml.ts'

/** What makes an archive a workbook. */
export const workbookMark = '[Content_Types].xml'

/** A workbook whose archive is open; it is closed with it. Throws TableError. */
export async function openXlsx(archive: Archive): Promise<OpenedTable> {
  const unpacked = archive.parts.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > tableLimits.unpackedBytes) throw new TableError('unpacks to too much')
  const root = await relationsOf(archive, '')
  const main = root.find(({ type }) => type === 'officeDocument')
  // A workbook in Excel's own bytes, and documents that are none.
  if (!main || !/\.xml$/i.test(main.target)) throw new TableError('unknown format')
  const { listed, from1904 } = await contentsOf(archive, main.target)
  const relations = await relationsOf(archive, main.target)
  const targets = new Map(relations.map((relation) => [relation.id, relation]))
  const shown = listed.flatMap(({ name, id, isShown }) => {
    const target = targets.get(id)
    return isShown && target?.type === 'worksheet' ? [{ name, path: target.target }] : []
  })
  if (shown.length === 0) throw new TableError('no table')
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.target
  const formats = await partRead(archive, pathOf('styles'), readStyles)
  const strings = await partRead(archive, pathOf('sharedStrings'), readSharedStrings)
  const workbook: Workbook = { strings, formats: formats ?? [], from1904 }
  return {
    format: 'xlsx',
    sheets: shown.map(({ name, path }) => sheetOf(archive, workbook, name, path)),
    async close() {
      strings?.close()
      await archive.close()
    },
  }
}

function sheetOf(archive: Archive, workbook: Workbook, name: string, path: string): Sheet {
  let known: Merged[] | undefined
  async function* rows(): AsyncGenerator<TableRow> {
    const merged: Merged[] = []
    const counted = { rows: 0 }
    for await (const row of readXml(partPieces(archive, path), sheetReader(workbook, merged)))
      yield* withinLimits([row], counted)
    known = merged
  }
  return {
    name,
    rows,
    async merged() {
      if (!known) for await (const _ of rows());
      return known ?? []
    },
  }
}

async function partRead<Result>(
  archive: Archive,
  path: string | undefined,
  read: (pieces: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result | undefined> {
  return path === undefined || !archive.find(path) ? undefined : read(partPieces(archive, path))
}

function partPieces(archive: Archive, path: string): AsyncIterable<Buffer> {
  const part = archive.find(path)
  if (!part) throw new TableError('broken file')
  return archive.pieces(part)
}

type Listed = { name: string; id: string; isShown: boolean }

async function contentsOf(archive: Archive, path: string): Promise<{ listed: Listed[]; from1904: boolean }> {
  const listed: Listed[] = []
  let from1904 = false
  const reader = {
    open(tagName: string, { attributes }: { attributes: Record<string, string> }) {
      const local = localName(tagName)
      if (local === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (local !== 'sheet') return
      const id =
        Object.entries(attributes).find(([key]) => localName(key) === 'id' && key !== 'id')?.[1] ?? ''
      const isShown = (attributes['state'] ?? 'visible') === 'visible'
      listed.push({ name: detached(attributes['name'] ?? '').slice(0, 100), id: detached(id), isShown })
      if (listed.length > tableLimits.sheets) throw new TableError('too many sheets')
    },
    text() {},
    close() {},
    take: () => [],
  }
  for await (const _ of readXml(partPieces(archive, path), reader));
  return { listed, from1904 }
}

type Relation = { id: string; type: string; target: string }

/** What a part refers to inside the archive; what lies outside is none of it. */
async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const found: Relation[] = []
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const reader = {
    open(name: string, { attributes }: { attributes: Record<string, string> }) {
      const { Id = '', Type = '', Target = '', TargetMode } = attributes
      if (localName(name) !== 'Relationship' || TargetMode === 'External') return
      const target = resolved(folder, Target)
      found.push({
        id: detached(Id),
        type: detached(Type.slice(Type.lastIndexOf('/') + 1)),
        target: detached(target),
      })
      if (found.length > tableLimits.entries) throw new TableError('too many parts')
    },
    text() {},
    close() {},
    take: () => [],
  }
  const part = archive.find(`${folder}_rels/${path.slice(folder.length)}.rels`)
  if (part) for await (const _ of readXml(archive.pieces(part), reader));
  return found
}

/** The path of a target, which is relative to a folder or begins at the root. */
function resolved(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  return steps.join('/')
}
