// The file of an import: kept in the storage until the import goes, and opened on this machine's disk.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { limits } from '../../contract/limits.ts'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import { AppError } from '../../contract/errors.ts'
import { openTable } from '../../platform/tables/open.ts'
import { TableError, type OpenedTable, type Sheet } from '../../platform/tables/table.ts'
import { storage } from '../files/place.ts'

/** Where a table is posted; nobody reads it there. */
export const postedKey = (importID: string): string => `incoming/${importID}`
/** Everything that an import keeps lies below it. */
export const importFolder = (importID: string): string => `imports/${importID}/`
const tableKey = (importID: string) => `${importFolder(importID)}table`
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
    if (size === null) throw new AppError('FileNotArrived')
    const posted = size === bytes ? await storage().read(postedKey(importID), limits.importBytesMax) : null
    if (!posted) throw new AppError('FileRefused')
    await storage().write(tableKey(importID), posted, tableType)
  })
  await storage()
    .remove(postedKey(importID))
    .catch(() => {})
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
  const bytes = await storage().read(tableKey(importID), limits.importBytesMax)
  if (!bytes) throw new TableError('broken file')
  const file = path.join(folder, 'table')
  await writeFile(file, bytes)
  const table = await openTable(file, fileName)
  try {
    return await work(table)
  } finally {
    await table.close()
  }
}

/** The sheet of a name, else the first. Throws TableError without any. */
export function sheetOf({ sheets }: OpenedTable, name: string | null): Sheet {
  const sheet = sheets.find((one) => one.name === name) ?? sheets[0]
  if (!sheet) throw new TableError('no table')
  return sheet
}
