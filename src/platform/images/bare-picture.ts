// A picture as it came, pixel for pixel, without what cameras and programs wrote beside its pixels and without anything behind
// its end. How it is to be turned and what its colours mean stay.
import { crc32 } from 'node:zlib'

/** The bytes of a JPEG, PNG or WebP with nothing but its picture; null for what is not one to its end. */
export function barePicture(bytes: Buffer): Buffer | null {
  const parts =
    bytes.readUInt16BE(0) === 0xffd8 ? bareJpeg(bytes) : isPng(bytes) ? barePng(bytes) : bareWebp(bytes)
  return parts && Buffer.concat(parts)
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(pngMark)

const exifMark = 'Exif\0\0'
/** A note of a camera that says nothing but how the picture is turned. */
const turned = (orientation: number): Buffer =>
  Buffer.from(`49492a0008000000010012010300010000000${orientation}00000000000000`, 'hex')

/** How a camera's note says that the picture is turned: 2 to 8, 1 for not at all or where nothing is said. */
function orientationOf(note: Buffer): number {
  const order = note.toString('latin1', 0, 2)
  if ((order !== 'II' && order !== 'MM') || note.length < 8) return 1
  const short = (at: number) =>
    at + 2 > note.length ? 0 : order === 'II' ? note.readUInt16LE(at) : note.readUInt16BE(at)
  const list = order === 'II' ? note.readUInt32LE(4) : note.readUInt32BE(4)
  for (let n = 0; n < short(list); n++) {
    const at = list + 2 + n * 12
    if (short(at) !== 0x0112) continue
    const said = short(at + 8)
    return said >= 1 && said <= 8 ? said : 1
  }
  return 1
}

/** Marks without a body: restarts stand within the picture's own data. */
const startOfScan = 0xda
const endOfPicture = 0xd9

function bareJpeg(bytes: Buffer): Buffer[] | null {
  const kept: Buffer[] = []
  let orientation = 1
  let at = 2
  for (;;) {
    // What cameras leave between marks goes too.
    at = nextMark(bytes, at)
    if (at + 2 > bytes.length) return null
    const mark = bytes[at + 1]!
    if (mark === endOfPicture) break
    if (at + 4 > bytes.length) return null
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return null
    const body = bytes.subarray(at + 4, end)
    if (mark === 0xe1 && body.toString('latin1', 0, 6) === exifMark)
      orientation = orientationOf(body.subarray(6))
    const until = mark === startOfScan ? nextMark(bytes, end) : end
    if (isOfJpeg(mark, body)) kept.push(bytes.subarray(at, until))
    at = until
  }
  const note = Buffer.concat([Buffer.from(exifMark, 'latin1'), turned(orientation)])
  const head = [bytes.subarray(0, 2)]
  // Where programs look for it: first, or behind the mark of the format.
  if (kept[0]?.[1] === 0xe0) head.push(kept.shift()!)
  if (orientation > 1) head.push(Buffer.from([0xff, 0xe1, 0, note.length + 2]), note)
  return [...head, ...kept, Buffer.from([0xff, endOfPicture])]
}

/** Of what programs write (APPn) only the format's own mark, colours and their kind; no comment. */
function isOfJpeg(mark: number, body: Buffer): boolean {
  if (mark === 0xfe) return false
  if (mark < 0xe0 || mark > 0xef) return true
  const name = body.toString('latin1', 0, 12)
  return (
    (mark === 0xe0 && name.startsWith('JFIF\0')) ||
    (mark === 0xe2 && name === 'ICC_PROFILE\0') ||
    (mark === 0xee && name.startsWith('Adobe'))
  )
}

/** Where the next mark is that is no part of a scan's data, and with it the end of that data. */
function nextMark(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at !== -1 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const mark = bytes[at + 1]!
    if (mark !== 0 && mark !== 0xff && (mark < 0xd0 || mark > 0xd7)) return at
  }
  return bytes.length
}

/** Chunks that say how the pixels look, and those of pictures that move. */
const ofPng = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)

function barePng(bytes: Buffer): Buffer[] | null {
  const kept: Buffer[] = [pngMark]
  let at = pngMark.length
  for (;;) {
    if (at + 12 > bytes.length) return null
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (ofPng.has(type)) kept.push(bytes.subarray(at, end))
    const orientation = type === 'eXIf' ? orientationOf(bytes.subarray(at + 8, end - 4)) : 1
    if (orientation > 1) kept.push(pngChunk('eXIf', turned(orientation)))
    if (type === 'IEND') return kept
    at = end
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const made = Buffer.alloc(body.length + 8)
  made.writeUInt32BE(data.length)
  body.copy(made, 4)
  made.writeUInt32BE(crc32(body), body.length + 4)
  return made
}

const ofWebp = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const notes = { exif: 0x08, xmp: 0x04 }

function bareWebp(bytes: Buffer): Buffer[] | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const end = 8 + bytes.readUInt32LE(4)
  const chunks = end <= bytes.length ? webpChunks(bytes.subarray(12, end)) : null
  if (!chunks) return null
  const note = chunks.find(({ type }) => type === 'EXIF')?.whole.subarray(8)
  const orientation = note ? orientationOf(note.subarray(note.indexOf(exifMark) === 0 ? 6 : 0)) : 1
  const kept = chunks
    .filter(({ type }) => ofWebp.has(type))
    .map(({ type, whole }) => (type === 'ANMF' ? bareFrame(whole) : whole))
  if (chunks[0]?.type === 'VP8X') {
    const head = Buffer.from(kept[0]!)
    head[8] = (head[8]! & ~(notes.exif | notes.xmp)) | (orientation > 1 ? notes.exif : 0)
    kept[0] = head
    if (orientation > 1) kept.push(webpChunk('EXIF', turned(orientation)))
  }
  return [webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]))]
}

type Chunk = { type: string; whole: Buffer }

function webpChunks(bytes: Buffer): Chunk[] | null {
  const found: Chunk[] = []
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return null
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > bytes.length) return null
    found.push({ type: bytes.toString('latin1', at, at + 4), whole: bytes.subarray(at, end) })
    at = end
  }
  return found
}

/** One picture of several: where it stands, and its own chunks. */
function bareFrame(frame: Buffer): Buffer {
  const chunks = webpChunks(frame.subarray(24, 8 + frame.readUInt32LE(4))) ?? []
  const kept = chunks.filter(({ type }) => ofWebp.has(type)).map(({ whole }) => whole)
  return webpChunk('ANMF', Buffer.concat([frame.subarray(8, 24), ...kept]))
}

function webpChunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(8 + data.length + (data.length % 2))
  made.write(type, 0, 'latin1')
  made.writeUInt32LE(data.length, 4)
  data.copy(made, 8)
  return made
}
