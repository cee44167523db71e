// Zip archives of strangers, read from the disk part by part: what is unpacked is held against what their list says of it.
import { crc32 } from 'node:zlib'
import { Entry, fromRandomAccessReaderPromise, openPromise, type ZipFile } from 'yauzl'
import { SourceAway, sourceReader, type ArchiveSource } from './archive-source.ts'
import { listedParts, type ListedPart, type Part } from './archive-list.ts'
import { inTurns } from './bytes.ts'
import { TableError } from './table.ts'

export type Archive = {
  /** Files, without folders; each is all that it takes to read it later (`openParts`). */
  parts: readonly ListedPart[]
  /** The part with this path, in upper case or lower. */
  find(path: string): Part | undefined
  /** The bytes of a part, unpacked piece by piece. Throws TableError when it is not what the list tells of it. */
  pieces(part: Part): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const methods = [0, 8]

const reading = { autoClose: false, decodeStrings: false, validateEntrySizes: true } as const

const zipAt = (at: string | ArchiveSource): Promise<ZipFile> =>
  asBroken(() =>
    typeof at === 'string'
      ? openPromise(at, reading)
      : fromRandomAccessReaderPromise(sourceReader(at), at.size, reading),
  )

/** Opens an archive, a file of this machine or one that lies elsewhere, and checks its list. Throws TableError. */
export async function openArchive(
  at: string | ArchiveSource,
  signal: AbortSignal | undefined,
): Promise<Archive> {
  const zip = await zipAt(at)
  try {
    const found = await asBroken(() => listedParts(zip, signal))
    return {
      parts: [...found.values()],
      find: (path) => found.get(path.toLowerCase()),
      pieces: ({ path }) => piecesOf(zip, found.get(path.toLowerCase())!, signal),
      close: () => Promise.resolve(zip.close()),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Opens an archive whose list was checked before, to read parts that are known from it. Throws TableError. */
export async function openParts(at: ArchiveSource, signal?: AbortSignal): Promise<OpenedParts> {
  const zip = await zipAt(at)
  return {
    pieces: (part) => piecesOf(zip, part, signal),
    close: () => zip.close(),
  }
}
export type OpenedParts = {
  /** As those of an archive. */
  pieces(part: ListedPart): AsyncGenerator<Buffer>
  close(): void
}

async function* piecesOf(
  zip: ZipFile,
  part: ListedPart,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  const entry = entryOf(part)
  if (entry.isEncrypted()) throw new TableError('encrypted')
  if (!methods.includes(part.method)) throw new TableError('broken file')
  const header = await asBroken(() => zip.readLocalFileHeaderPromise(entry))
  if (header.fileName.toString('latin1') !== part.name) throw new TableError('broken file')
  const stream = await asBroken(() => zip.openReadStreamPromise(entry))
  let sum = 0
  const pieces = inTurns(stream as AsyncIterable<Buffer>, signal)
  try {
    for (;;) {
      // Only what reading throws is the file's fault, not what is done with the pieces.
      const next = await asBroken(() => pieces.next())
      if (next.done) break
      sum = crc32(next.value, sum)
      yield next.value
    }
  } finally {
    await pieces.return(undefined)
  }
  if (sum !== part.sum) throw new TableError('broken file')
}

/** As the library's reader asks for a part. */
function entryOf({ size, packed, at, method, flags }: ListedPart): Entry {
  return Object.assign(new Entry(), {
    uncompressedSize: size,
    compressedSize: packed,
    relativeOffsetOfLocalHeader: at,
    compressionMethod: method,
    generalPurposeBitFlag: flags,
  })
}

async function asBroken<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    // The disk's own faults, and an end that was asked for, say nothing of the file.
    const isOfMachine =
      error instanceof Error &&
      ('syscall' in error || error.name === 'AbortError' || error instanceof SourceAway)
    const isOfFile = error instanceof Error && !isOfMachine && !(error instanceof TableError)
    throw isOfFile ? new TableError('broken file', { cause: error }) : error
  }
}
