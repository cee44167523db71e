// UUIDv7 (RFC 9562): sorted by time, made by the program.
import { randomBytes } from 'node:crypto'

/** A UUIDv7 from milliseconds since 1970 and ten bytes; both may be given for a deterministic id. */
export function uuidv7(time: number = Date.now(), random: Uint8Array = randomBytes(10)): string {
  const bytes = new Uint8Array(16)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time) << 16n)
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = Buffer.from(bytes).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Before and after every id there can be: where walks in order of ids begin and end. */
export const firstID = '00000000-0000-0000-0000-000000000000'
export const lastID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Before every id that was made at a moment or later, and after all that were made before. */
export const firstIDAt = (moment: Date): string =>
  `${uuidv7(moment.getTime(), new Uint8Array(10)).slice(0, 14)}0000-0000-000000000000`
