// Zip archives laid byte by byte, also such as no program writes.
import { crc32, deflateRawSync } from 'node:zlib'

export type LaidPart = {
  name: string | Buffer
  content: Buffer | string
  /** Not packed. */
  stored?: boolean
  /** Sizes and sum stand behind the content and not before it. */
  sizesBehind?: boolean
  /** What the list at the end says instead of the truth. */
  lie?: { size?: number; packed?: number; offset?: number; sum?: number; name?: Buffer }
  flags?: number
  /** Its name is in whatever the computer wrote, not said to be UTF-8. */
  isOldName?: boolean
  method?: number
  /** Bytes that are packed already, and what they unpack to. */
  packed?: { bytes: Buffer; size: number; sum: number }
  attributes?: number
}

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)

/** An archive of these parts, in their order. */
export function zipBytes(parts: readonly LaidPart[], comment = ''): Buffer {
  const laid: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const name = bytesOf(part.name)
    const content = bytesOf(part.content)
    const packed = part.packed?.bytes ?? (part.stored ? content : deflateRawSync(content))
    const size = part.packed?.size ?? content.length
    const sum = part.packed?.sum ?? crc32(content)
    const method = part.method ?? (part.stored ? 0 : 8)
    const flags = (part.flags ?? 0) | (part.sizesBehind ? 8 : 0) | (part.isOldName ? 0 : 0x800)
    const before = Buffer.alloc(30)
    before.writeUInt32LE(0x04034b50, 0)
    before.writeUInt16LE(20, 4)
    before.writeUInt16LE(flags, 6)
    before.writeUInt16LE(method, 8)
    before.writeUInt32LE(part.sizesBehind ? 0 : sum, 14)
    before.writeUInt32LE(part.sizesBehind ? 0 : packed.length, 18)
    before.writeUInt32LE(part.sizesBehind ? 0 : size, 22)
    before.writeUInt16LE(name.length, 26)
    const behind = part.sizesBehind ? Buffer.alloc(16) : Buffer.alloc(0)
    if (part.sizesBehind) {
      behind.writeUInt32LE(0x08074b50, 0)
      behind.writeUInt32LE(sum, 4)
      behind.writeUInt32LE(packed.length, 8)
      behind.writeUInt32LE(size, 12)
    }
    const listedName = part.lie?.name ?? name
    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(0x0314, 4)
    listed.writeUInt16LE(20, 6)
    listed.writeUInt16LE(flags, 8)
    listed.writeUInt16LE(method, 10)
    listed.writeUInt32LE(part.lie?.sum ?? sum, 16)
    listed.writeUInt32LE(part.lie?.packed ?? packed.length, 20)
    listed.writeUInt32LE(part.lie?.size ?? size, 24)
    listed.writeUInt16LE(listedName.length, 28)
    listed.writeUInt32LE((part.attributes ?? 0) >>> 0, 38)
    listed.writeUInt32LE(part.lie?.offset ?? at, 42)
    laid.push(before, name, packed, behind)
    list.push(listed, listedName)
    at += 30 + name.length + packed.length + behind.length
  }
  const listing = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length & 0xffff, 8)
  end.writeUInt16LE(parts.length & 0xffff, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...laid, listing, end, Buffer.from(comment)])
}
