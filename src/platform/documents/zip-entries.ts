// What lies in a zip archive, read strictly: the list at its end and the parts before it must tell the same, and nothing may
// stand between, before or behind them, so that every program finds the same parts in it and no other kind of file.

/** The file is not as its kind is written, or more than it may be. */
export class Malformed extends Error {
  override readonly name = 'Malformed'
}

export type ZipEntry = { name: string; method: number; packed: Buffer; size: number }

const megabyte = 1024 * 1024
/** What an archive may unpack to; anything more is made to fill a machine. */
export const archiveLimits = {
  parts: 5_000,
  /** Of all parts together, those of enclosed documents included. */
  unpackedBytes: 100 * megabyte,
  partBytes: 64 * megabyte,
  /** Of all texts together, so that they are read in time: a price list of a million cells has about 45 MB. */
  textBytes: 50 * megabyte,
  /** How many times its packed size a part may have; small parts may have more. */
  ratio: 250,
  ratioFromBytes: 4 * megabyte,
}
const endBytes = 22
const marks = { part: 0x04034b50, listed: 0x02014b50, end: 0x06054b50, behind: 0x08074b50 }
const stored = 0
const deflated = 8
/** Encrypted, patched, or its list hidden. */
const refusedFlags = 0x1 | 0x20 | 0x40 | 0x2000
const sizesBehind = 0x8

/** What may still be unpacked of one file, over all archives in it. */
export type Allowance = { bytes: number; textBytes: number }

/**
 * The parts of an archive in the order in which they lie there; what they say they unpack to is taken off the allowance. Throws
 * Malformed.
 */
export function zipEntries(bytes: Buffer, allowance: Allowance): ZipEntry[] {
  const end = bytes.length - endBytes
  if (end < 0 || bytes.readUInt32LE(end) !== marks.end) throw new Malformed('no end of an archive')
  const count = bytes.readUInt16LE(end + 10)
  const [listBytes, listAt] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]
  const isOne = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count
  if (!isOne || bytes.readUInt16LE(end + 20) !== 0 || count === 0 || count > archiveLimits.parts)
    throw new Malformed('not one whole archive')
  if (listAt + listBytes !== end) throw new Malformed('something beside the list')

  const found: (ZipEntry & { from: number; to: number })[] = []
  const names = new Set<string>()
  let at = listAt
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== marks.listed) throw new Malformed('a broken list')
    const nameBytes = bytes.readUInt16LE(at + 28)
    const next = at + 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const told = {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      from: bytes.readUInt32LE(at + 42),
      name: bytes.subarray(at + 46, at + 46 + nameBytes),
    }
    const name = told.name.toString('utf8')
    const folded = name.toLowerCase()
    if (next > end || !isPlainName(name) || names.has(folded)) throw new Malformed('a name that is none')
    names.add(folded)
    allowance.bytes -= told.size
    if (allowance.bytes < 0 || isTooDense(told)) throw new Malformed('unpacks to too much')
    found.push({ ...partAt(bytes, told, listAt), name, method: told.method, size: told.size })
    at = next
  }
  if (at !== end) throw new Malformed('a longer list than is told')
  const inOrder = found.toSorted((a, b) => a.from - b.from)
  let reached = 0
  for (const { from, to } of inOrder) {
    if (from !== reached) throw new Malformed('something between the parts')
    reached = to
  }
  if (reached !== listAt) throw new Malformed('something before the list')
  return inOrder.map(({ name, method, packed, size }) => ({ name, method, packed, size }))
}

const isTooDense = ({ packed, size }: { packed: number; size: number }): boolean =>
  size > archiveLimits.partBytes ||
  (size > archiveLimits.ratioFromBytes && size > packed * archiveLimits.ratio)

type Told = { flags: number; method: number; packed: number; size: number; from: number; name: Buffer }

/** The part itself, which must say of itself what the list says of it. */
function partAt(bytes: Buffer, told: Told, listAt: number): { from: number; to: number; packed: Buffer } {
  const { from, flags, method } = told
  if ((flags & refusedFlags) !== 0 || ![stored, deflated].includes(method))
    throw new Malformed('not plainly packed')
  if (method === stored && told.packed !== told.size) throw new Malformed('a stored part of two sizes')
  if (from + 30 > listAt || bytes.readUInt32LE(from) !== marks.part)
    throw new Malformed('a part that is not there')
  const nameBytes = bytes.readUInt16LE(from + 26)
  const begin = from + 30 + nameBytes + bytes.readUInt16LE(from + 28)
  const end = begin + told.packed
  const isSame =
    bytes.readUInt16LE(from + 8) === method &&
    bytes.subarray(from + 30, from + 30 + nameBytes).equals(told.name) &&
    ((flags & sizesBehind) !== 0 ||
      (bytes.readUInt32LE(from + 18) === told.packed && bytes.readUInt32LE(from + 22) === told.size))
  if (!isSame || end > listAt) throw new Malformed('a part that is told otherwise')
  return {
    from,
    to: (flags & sizesBehind) !== 0 ? behind(bytes, end) : end,
    packed: bytes.subarray(begin, end),
  }
}

/** Where what follows a part ends: its sum and sizes, with a mark before them or without. */
const behind = (bytes: Buffer, at: number): number =>
  at + (at + 4 <= bytes.length && bytes.readUInt32LE(at) === marks.behind ? 16 : 12)

/** A path that leads nowhere but below the archive, of a part that lies in one piece. */
const isPlainName = (name: string): boolean =>
  /^[^\\:*?"<>|\0-\x1f\ufffd]{1,300}$/.test(name) &&
  !name.startsWith('/') &&
  !/\]\.(?:last\.)?piece$/i.test(name) &&
  !name.split('/').some((part) => part === '..' || part === '.')
