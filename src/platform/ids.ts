// UUIDv7 (RFC 9562): sorted by time, made by the program.
import { randomBytes } from 'node:crypto'

/** A UUIDv7 of now, after all that this process has made before; or of milliseconds since 1970 and ten bytes, for a deterministic one. */
export function uuidv7(time?: number, random?: Uint8Array): string {
  return time === undefined && random === undefined
    ? next()
    : written(time ?? Date.now(), random ?? randomBytes(10))
}

let lastTime = 0
let counter = 0
const counterMax = 0xfff

/** Within a millisecond the twelve bits behind the time count on from a start by chance (RFC 9562, 6.2, method 1). */
function next(): string {
  const now = Date.now()
  const random = randomBytes(10)
  if (now > lastTime) {
    lastTime = now
    counter = ((random[0]! << 8) | random[1]!) & 0x7ff
  } else if (counter < counterMax) counter++
  else {
    lastTime++
    counter = 0
  }
  random[0] = counter >> 8
  random[1] = counter & 0xff
  return written(lastTime, random)
}

function written(time: number, random: Uint8Array): string {
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
