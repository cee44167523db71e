// What a supplier sends: a table alone, or an archive with one table and its pictures and documents.
import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ListedPart, Part } from './archive-list.ts'
import { openArchive, type Archive } from './archive.ts'
import { headOfFile } from './bytes.ts'
import type { Chosen } from './csv.ts'
import { isArchive, isWorkbook, openTable } from './open.ts'
import { TableError, tableLimits, type OpenedTable } from './table.ts'

export type OpenedCatalogue = {
  table: OpenedTable
  /** Everything else in the archive; sizes in bytes, unpacked. */
  entries: readonly { path: string; size: number }[]
  /**
   * Writes an entry to a new file, at most so many bytes of it; returns how many there were. Throws TableError, also for a path
   * that is not there, and leaves no file then.
   */
  extract(entryPath: string, file: string, bytesMax: number): Promise<number>
  close(): Promise<void>
}

const tableEndings = /\.(?:csv|tsv|xlsx|xlsm|xls|ods)$/i
/** Texts that may be tables, where nothing else is. */
const perhapsTables = /\.(?:xml|txt)$/i
/** What computers add by themselves. */
const unasked = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|~\$)/i

/**
 * Opens what a supplier sends. `chosen.table` is the path of the table in the archive; without it TableError 'several tables'
 * names them when there are several. Throws TableError.
 */
export async function openCatalogue(
  file: string,
  name: string,
  signal?: AbortSignal,
  chosen: Chosen & { table?: string } = {},
): Promise<OpenedCatalogue> {
  signal?.throwIfAborted()
  if (!isArchive(await headOfFile(file, 8))) return alone(await openTable(file, name, signal, chosen))
  if ((await stat(file)).size > tableLimits.zipBytes) throw new TableError('too large')
  const archive = await openArchive(file, signal)
  try {
    if (await isWorkbook(archive)) {
      await archive.close()
      return alone(await openTable(file, name, signal, chosen))
    }
    return await openPacked(archive, signal, chosen)
  } catch (error) {
    await archive.close()
    throw error
  }
}

const alone = (table: OpenedTable): OpenedCatalogue => ({
  table,
  entries: [],
  extract: () => Promise.reject(new TableError('no table')),
  close: () => table.close(),
})

async function openPacked(
  archive: Archive,
  signal: AbortSignal | undefined,
  chosen: Chosen & { table?: string },
): Promise<OpenedCatalogue> {
  const part = await tableIn(archive, chosen.table)
  const unpacked = path.join(tmpdir(), `table-${randomUUID()}`)
  const discard = () => rm(unpacked, { force: true })
  try {
    await unpackInto(archive, part, unpacked, tableLimits.fileBytes)
    const table = await openTable(unpacked, path.basename(part.path), signal, chosen)
    const entries = archive.parts.filter((other) => other !== part && !unasked.test(other.path))
    return {
      table,
      entries,
      async extract(entryPath, file, bytesMax) {
        const entry = archive.find(entryPath)
        if (!entry) throw new TableError('broken file')
        return unpackInto(archive, entry, file, bytesMax)
      },
      async close() {
        await table.close()
        await archive.close()
        await discard()
      },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

/** What people put into an archive, less what their computers did. */
export const askedParts = <Listed extends Part>(parts: readonly Listed[]): Listed[] =>
  parts.filter(({ path: partPath }) => !unasked.test(partPath))

/** The one part that is a table, by its name or by the beginning of what is in it. Throws TableError. */
export async function tableIn(archive: Archive, wanted?: string): Promise<Part> {
  const parts = askedParts(archive.parts)
  if (wanted !== undefined) {
    const part = parts.find(({ path: partPath }) => partPath === wanted)
    if (!part) throw new TableError('no table')
    return part
  }
  let tables: Part[] = parts.filter(({ path: partPath }) => tableEndings.test(partPath))
  if (tables.length === 0) tables = await catalogueTexts(archive, parts)
  const [table, ...others] = tables
  if (!table) throw new TableError('no table')
  if (others.length === 0) return table
  const names = tables.slice(0, tableLimits.sheets).map(({ path: partPath }) => partPath)
  throw new TableError('several tables', { names })
}

async function catalogueTexts(archive: Archive, parts: readonly ListedPart[]): Promise<ListedPart[]> {
  const texts = parts
    .filter(({ path: partPath }) => perhapsTables.test(partPath))
    .slice(0, tableLimits.sheets)
  const catalogues: ListedPart[] = []
  for (const part of texts) if (await mentionsCatalogue(archive, part)) catalogues.push(part)
  return catalogues.length > 0 ? catalogues : texts.filter(({ path: partPath }) => /\.txt$/i.test(partPath))
}

async function mentionsCatalogue(archive: Archive, part: Part): Promise<boolean> {
  for await (const piece of archive.pieces(part))
    return /<(?:[\w.-]+:)?BMECAT[\s>]/.test(piece.toString('latin1').replaceAll('\0', ''))
  return false
}

/** Writes a part to a new file, at most so many bytes; answers how many. Throws TableError, and leaves no file then. */
export async function unpackInto(
  archive: Archive,
  part: Part,
  file: string,
  bytesMax: number,
): Promise<number> {
  if (part.size > bytesMax) throw new TableError('too large')
  const handle = await open(file, 'wx', 0o600)
  let written = 0
  try {
    for await (const piece of archive.pieces(part)) {
      written += piece.length
      if (written > bytesMax) throw new TableError('too large')
      await handle.writeFile(piece)
    }
    await handle.close()
    return written
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
}
