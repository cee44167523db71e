// The list of what is in a zip archive of strangers, checked before anything is unpacked.
import type { ZipFile } from 'yauzl'
import { scoreOf } from './encoding-scores.ts'
import { TableError, tableLimits } from './table.ts'

/** Bytes of the part, unpacked and packed. */
export type Part = { path: string; size: number; packed: number }
/** With what it takes to read it; `name` has a letter for each byte. */
export type ListedPart = Part & { name: string; at: number; method: number; flags: number; sum: number }

const utf8Flag = 0x800
const kindOfFile = 0o170000
const link = 0o120000
const pathLettersMax = 400
const headerBytes = 30
/** Names and remarks of all parts. */
const listBytesMax = 32 * 1024 * 1024

/** The files in an archive, without folders, by their paths in lower case. Throws TableError. */
export async function listedParts(
  zip: ZipFile,
  signal: AbortSignal | undefined,
): Promise<Map<string, ListedPart>> {
  if (zip.entryCount > tableLimits.entries) throw new TableError('too many parts')
  const parts: ListedPart[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    signal?.throwIfAborted()
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (bytes > listBytesMax) throw new TableError('too many parts')
    if (((entry.externalFileAttributes >>> 16) & kindOfFile) === link) throw new TableError('unsafe path')
    parts.push({
      path: '',
      size: entry.uncompressedSize,
      packed: entry.compressedSize,
      name: entry.fileNameRaw.toString('latin1'),
      at: entry.relativeOffsetOfLocalHeader,
      method: entry.compressionMethod,
      flags: entry.generalPurposeBitFlag,
      sum: entry.crc32,
    })
  }
  requireApart(parts, zip.fileSize)
  namePaths(parts)
  const found = new Map<string, ListedPart>()
  for (const part of parts) {
    const isFolder = part.path.endsWith('/')
    requirePlainPath(isFolder ? part.path.slice(0, -1) : part.path)
    if (isFolder) continue
    const key = part.path.toLowerCase()
    if (found.has(key)) throw new TableError('broken file')
    if (part.size > tableLimits.ratioFromBytes && part.size > part.packed * tableLimits.ratio)
      throw new TableError('unpacks to too much')
    found.set(key, part)
  }
  return found
}

/** No two parts share bytes: an archive whose parts overlap unpacks to any size. */
function requireApart(parts: readonly ListedPart[], fileBytes: number): void {
  let reached = 0
  for (const { at, name, packed } of parts.toSorted((a, b) => a.at - b.at)) {
    if (at < reached) throw new TableError('broken file')
    reached = at + headerBytes + name.length + packed
  }
  if (reached > fileBytes) throw new TableError('broken file')
}

/** Names are UTF-8, or what the computer at which they were packed used: for all of them the same. */
function namePaths(parts: readonly ListedPart[]): void {
  const all = Buffer.from(parts.map(({ name }) => `${name}\n`).join(''), 'latin1')
  const isUtf8 =
    parts.some(({ flags }) => (flags & utf8Flag) !== 0) || Buffer.from(all.toString()).equals(all)
  const decoder = new TextDecoder(isUtf8 ? 'utf-8' : likeliest(all.subarray(0, 65_536)))
  for (const part of parts)
    part.path = decoder.decode(Buffer.from(part.name, 'latin1')).replaceAll('\\', '/').normalize('NFC')
}

function likeliest(bytes: Buffer): string {
  const scored = (['shift_jis', 'gb18030', 'big5', 'windows-1252'] as const).map((encoding) => ({
    encoding,
    score: scoreOf(bytes, encoding),
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
