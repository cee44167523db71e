// Zip archives of strangers, read from the disk part by part: what they say of themselves is checked before anything is unpacked,
// and what is unpacked is held against it.
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { inTurns } from './bytes.ts'
import { scoreOf } from './encoding-scores.ts'
import { TableError, tableLimits } from './table.ts'

export type Part = { path: string; size: number; packed: number }
export type Archive = {
  /** Files, without folders. */
  parts: readonly Part[]
  /** The part with this path, in upper case or lower. */
  find(path: string): Part | undefined
  /** The bytes of a part, unpacked piece by piece. Throws TableError when it is not what the list tells of it. */
  pieces(part: Part): AsyncGenerator<Buffer>
  close(): Promise<void>
}

const methods = [0, 8]
const utf8Flag = 0x800
const kindOfFile = 0o170000
const link = 0o120000
const pathLettersMax = 400

/** Opens an archive and checks its list. Throws TableError. */
export async function openArchive(file: string, signal: AbortSignal | undefined): Promise<Archive> {
  const zip = await asBroken(() =>
    openPromise(file, { autoClose: false, decodeStrings: false, validateEntrySizes: true }),
  )
  try {
    if (zip.entryCount > tableLimits.entries) throw new TableError('too many parts')
    const entries = await listOf(zip, signal)
    requireApart(entries, zip.fileSize)
    const found = partsOf(entries)
    return {
      parts: [...found.keys()],
      find: pathFinder(found),
      pieces: (part) => piecesOf(zip, found.get(part)!, signal),
      close: () => Promise.resolve(zip.close()),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listOf(zip: ZipFile, signal: AbortSignal | undefined): Promise<Entry[]> {
  const entries: Entry[] = []
  await asBroken(async () => {
    for await (const entry of zip.eachEntry()) {
      signal?.throwIfAborted()
      entries.push(entry)
    }
  })
  return entries
}

/** No two parts share bytes: an archive whose parts overlap unpacks to any size. */
function requireApart(entries: readonly Entry[], fileBytes: number): void {
  let reached = 0
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < reached) throw new TableError('broken file')
    reached = entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameRaw.length + entry.compressedSize
  }
  if (reached > fileBytes) throw new TableError('broken file')
}

function partsOf(entries: readonly Entry[]): Map<Part, Entry> {
  const names = namesOf(entries)
  const found = new Map<Part, Entry>()
  const seen = new Set<string>()
  entries.forEach((entry, at) => {
    const path = names[at]!
    const isFolder = path.endsWith('/')
    requirePlainPath(isFolder ? path.slice(0, -1) : path)
    if (((entry.externalFileAttributes >>> 16) & kindOfFile) === link) throw new TableError('unsafe path')
    if (isFolder) return
    if (seen.has(path.toLowerCase())) throw new TableError('broken file')
    seen.add(path.toLowerCase())
    const { uncompressedSize: size, compressedSize: packed } = entry
    if (size > tableLimits.ratioFromBytes && size > packed * tableLimits.ratio)
      throw new TableError('unpacks to too much')
    found.set({ path, size, packed }, entry)
  })
  return found
}

/** Names are UTF-8, or what the computer at which they were packed used: for all of them the same. */
function namesOf(entries: readonly Entry[]): string[] {
  const all = Buffer.concat(entries.flatMap(({ fileNameRaw }) => [fileNameRaw, Buffer.from('\n')]))
  const isUtf8 =
    entries.some((entry) => (entry.generalPurposeBitFlag & utf8Flag) !== 0) ||
    Buffer.from(all.toString()).equals(all)
  const encoding = isUtf8 ? 'utf-8' : likeliest(all)
  const decoder = new TextDecoder(encoding)
  return entries.map(({ fileNameRaw }) => decoder.decode(fileNameRaw).replaceAll('\\', '/').normalize('NFC'))
}

function likeliest(bytes: Buffer): string {
  const scored = (['shift_jis', 'gb18030', 'big5', 'windows-1252'] as const).map((encoding) => ({
    encoding,
    score: scoreOf(bytes.subarray(0, 65_536), encoding),
  }))
  return scored.toSorted((a, b) => b.score - a.score)[0]!.encoding
}

/** A path that leads nowhere but below its archive. */
function requirePlainPath(path: string): void {
  const isPlain =
    path.length > 0 &&
    path.length <= pathLettersMax &&
    !/[\0-\x1f\x7f]/.test(path) &&
    !/^(?:\/|[a-z]:)/i.test(path) &&
    !path.split('/').some((step) => step === '..' || step === '.')
  if (!isPlain) throw new TableError('unsafe path')
}

function pathFinder(found: Map<Part, Entry>): Archive['find'] {
  const byPath = new Map([...found.keys()].map((part) => [part.path.toLowerCase(), part]))
  return (path) => byPath.get(path.toLowerCase())
}

async function* piecesOf(
  zip: ZipFile,
  entry: Entry,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new TableError('encrypted')
  if (!methods.includes(entry.compressionMethod)) throw new TableError('broken file')
  const header = await asBroken(() => zip.readLocalFileHeaderPromise(entry))
  if (!header.fileName.equals(entry.fileNameRaw)) throw new TableError('broken file')
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
  if (sum !== entry.crc32) throw new TableError('broken file')
}

async function asBroken<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    // The disk's own faults, and an end that was asked for, say nothing of the file.
    const isOfMachine = error instanceof Error && ('syscall' in error || error.name === 'AbortError')
    const isOfFile = error instanceof Error && !isOfMachine && !(error instanceof TableError)
    throw isOfFile ? new TableError('broken file', { cause: error }) : error
  }
}
