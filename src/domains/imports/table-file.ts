// The file of an import: kept in the storage until the import goes, and opened on this machine's disk.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { limits } from '../../contract/limits.ts'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import { AppError } from '../../contract/errors.ts'
import type { ArchiveSource } from '../../platform/tables/archive-source.ts'
import { openArchive } from '../../platform/tables/archive.ts'
import { tableIn, unpackInto } from '../../platform/tables/catalogue.ts'
import { isArchive, isWorkbook, openTable } from '../../platform/tables/open.ts'
import { TableError, tableLimits, type OpenedTable, type Sheet } from '../../platform/tables/table.ts'
import { storage } from '../files/place.ts'

/** Where a table is posted; nobody reads it there. */
export const postedKey = (importID: string): string => `incoming/${importID}`
/** Everything that an import keeps lies below it. */
export const importFolder = (importID: string): string => `imports/${importID}/`
const tableKey = (importID: string) => `${importFolder(importID)}table`
/** What came packed: the table is taken out of it, everything else is read where it lies. */
export const archiveKey = (importID: string): string => `${importFolder(importID)}archive`
export const refusedKey = (importID: string): string => `${importFolder(importID)}refused.csv`

/** The beginning of the name of each folder in which a table is worked on. */
export const workPrefix = 'millwright-import-'
/** Browsers know no type of many tables; what it is, its content tells. */
export const tableType = 'application/octet-stream'

/** Each holds up to 50 MB. */
const turns = boundedQueue({
  atOnce: 2,
  waiting: 16,
  refusal: () => new AppError('TooManyRequests', { retryAfter: 3 }),
})

/** Takes what was posted to where it stays. Throws FileNotArrived before the post, FileRefused for another size than was said. */
export async function keepPosted(importID: string, bytes: number): Promise<void> {
  await turns.inTurn(async () => {
    const size = await storage().sizeOf(postedKey(importID))
    if (size === null) {
      // What was taken is told again.
      const taken = await Promise.all(
        [archiveKey, tableKey].map((keyOf) => storage().sizeOf(keyOf(importID))),
      )
      if (taken.includes(bytes)) return
      throw new AppError('FileNotArrived')
    }
    if (size !== bytes) throw new AppError('FileRefused')
    const head = await headOf(postedKey(importID), size)
    await storage().take(postedKey(importID), (isArchive(head) ? archiveKey : tableKey)(importID))
  })
}

async function headOf(key: string, size: number): Promise<Buffer> {
  const stream = await storage().readPart(key, 0, Math.min(size, 8))
  return stream ? buffer(stream) : Buffer.alloc(0)
}

/** Takes the table out of what came packed, once; a workbook is its own table. Throws TableError. */
export async function unpackTable(importID: string, folder: string): Promise<void> {
  const source = await archiveOf(importID)
  if (!source || (await storage().sizeOf(tableKey(importID))) !== null) return
  const archive = await openArchive(source, undefined)
  try {
    if (await isWorkbook(archive)) return await storage().take(archiveKey(importID), tableKey(importID))
    const file = path.join(folder, 'packed')
    await unpackInto(archive, await tableIn(archive), file, tableLimits.fileBytes)
    await storage().writeFrom(tableKey(importID), file, tableType)
  } finally {
    await archive.close()
  }
}

/** The archive of an import where it lies; null for a table that came alone. */
export async function archiveOf(importID: string): Promise<ArchiveSource | null> {
  const key = archiveKey(importID)
  const size = await storage().sizeOf(key)
  if (size === null) return null
  return {
    size,
    async part(start, end) {
      const stream = await storage().readPart(key, start, end)
      if (!stream) throw new Error('the archive of an import is gone')
      return stream
    },
  }
}

/** Keeps a table that lies in a file of this machine. */
export const keepTable = (importID: string, file: string): Promise<void> =>
  storage().writeFrom(tableKey(importID), file, tableType)

/** Lets `work` have a folder of its own for a while. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), workPrefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens the table of an import in a folder. Throws TableError for what cannot be read. */
export async function withTable<T>(
  { importID, fileName, folder }: { importID: string; fileName: string; folder: string },
  work: (table: OpenedTable) => Promise<T>,
): Promise<T> {
  const key = tableKey(importID)
  const size = await storage().sizeOf(key)
  if (size !== null && size > limits.importBytesMax) throw new TableError('too large')
  // Never whole in memory.
  const bytes = size === null ? null : await piecesOf(key, size)
  if (!bytes) throw new TableError('broken file')
  const file = path.join(folder, 'table')
  await pipeline(bytes, createWriteStream(file, { mode: 0o600 }))
  const table = await openTable(file, fileName)
  try {
    return await work(table)
  } finally {
    await table.close()
  }
}

const piecesOf = (key: string, size: number): Promise<Readable | null> =>
  size === 0 ? Promise.resolve(Readable.from([])) : storage().readPart(key, 0, size)

/** The sheet of a name, else the first. Throws TableError without any. */
export function sheetOf({ sheets }: OpenedTable, name: string | null): Sheet {
  const sheet = sheets.find((one) => one.name === name) ?? sheets[0]
  if (!sheet) throw new TableError('no table')
  return sheet
}
