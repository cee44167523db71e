// Whether a file of a drawing program is what it says: by its beginning, its end and how it is written in between.
import { Active } from './active.ts'
import { Malformed } from './zip-entries.ts'

const lineMax = 4_096
/** A list of programs inside, and what is embedded from others. */
const activeInDrawing = /^(?:VBA_PROJECT|OLE2?FRAME)$/i

/** Throws Malformed for what is no drawing of the kind that its ending names, Active for one with programs inside. */
export function requireDrawing(bytes: Buffer, ending: string): void {
  if (ending === 'dwg') return requireDwg(bytes)
  if (ending === 'dxf') return isBinaryDxf(bytes) ? requireBinaryDxf(bytes) : requireDxf(bytes)
  if (ending === 'igs') return requireIges(bytes)
  requireStep(bytes)
}

/** Versions R13 to 2018 and their five empty bytes; the rest is packed, and only its own programs read it. */
function requireDwg(bytes: Buffer): void {
  const version = bytes.toString('latin1', 0, 6)
  const isKnown = /^AC10(?:12|14|15|18|21|24|27|32)$/.test(version)
  if (!isKnown || bytes.length < 256 || bytes.subarray(6, 11).some((byte) => byte !== 0))
    throw new Malformed('no drawing')
}

const binaryMark = 'AutoCAD Binary DXF\r\n\u001a\0'
const isBinaryDxf = (bytes: Buffer) => bytes.toString('latin1', 0, binaryMark.length) === binaryMark

function requireBinaryDxf(bytes: Buffer): void {
  if (!bytes.subarray(-64).includes('EOF\0')) throw new Malformed('no end')
  for (const word of ['VBA_PROJECT\0', 'OLE2FRAME\0', 'OLEFRAME\0'])
    if (bytes.includes(word)) throw new Active(word)
}

/** Pairs of lines to the end: a code, and what it is the code of. */
function requireDxf(bytes: Buffer): void {
  const lines = linesOf(bytes)
  let sections = 0
  for (;;) {
    const code = lines.next().value?.trim()
    const value = lines.next().value?.trim()
    if (code === undefined || value === undefined) throw new Malformed('no end')
    if (!/^-?\d{1,4}$/.test(code)) throw new Malformed('no code')
    if (code !== '0') {
      if (sections === 0 && code !== '999') throw new Malformed('no section')
      continue
    }
    if (value === 'EOF') break
    if (value === 'SECTION') sections += 1
    if (sections === 0) throw new Malformed('no section')
    if (activeInDrawing.test(value)) throw new Active(value)
  }
  for (const rest of lines) if (rest.trim() !== '') throw new Malformed('something behind the end')
  if (sections === 0) throw new Malformed('no section')
}

/** ISO 10303-21 from its first word to its last, with a head and data. */
function requireStep(bytes: Buffer): void {
  requireText(bytes)
  const text = bytes.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  if (!/^\s*ISO-10303-21\s*;/.test(text) || !/END-ISO-10303-21\s*;\s*$/.test(text.slice(-2_000)))
    throw new Malformed('no exchange file')
  const head = text.indexOf('HEADER;')
  const data = text.search(/\bDATA\s*(?:\([^;]{0,200}\)\s*)?;/)
  if (head === -1 || data < head || !text.slice(0, 100_000).includes('FILE_SCHEMA'))
    throw new Malformed('no head or data')
}

/** Sections in their order: start, global, directory, parameters, terminate. */
const igesSections = 'SGDPT'
const igesWidth = 80

/** Lines of 80 columns, each with the letter of its section and its number there, counted to the last line, which says how many there are. */
function requireIges(bytes: Buffer): void {
  const counts = [0, 0, 0, 0, 0]
  let section = 0
  let last = ''
  for (const line of linesOf(bytes)) {
    const text = line.replace(/\r$/, '')
    if (counts[4] === 1) {
      if (text.trim() !== '') throw new Malformed('something behind the end')
      continue
    }
    const place = igesSections.indexOf(text.charAt(72) || ' ')
    if (text.length !== igesWidth || place < section || place > section + 1) throw new Malformed('no section')
    section = place
    const count = (counts[place] ?? 0) + 1
    counts[place] = count
    if (Number(text.slice(73)) !== count) throw new Malformed('no number')
    last = text
  }
  const told = /^S *(\d+)G *(\d+)D *(\d+)P *(\d+) /.exec(last)?.slice(1).map(Number)
  if (counts.includes(0) || told?.join() !== counts.slice(0, 4).join()) throw new Malformed('no end')
}

const isOfText = (byte: number): boolean =>
  byte >= 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x1a

function requireText(bytes: Buffer): void {
  for (const byte of bytes) if (!isOfText(byte)) throw new Malformed('not a text')
}

/** The lines of a text, each as far as anybody reads it; throws Malformed for bytes that stand in no text. */
function* linesOf(bytes: Buffer): Generator<string, undefined> {
  requireText(bytes)
  let from = 0
  while (from < bytes.length) {
    const found = bytes.indexOf(0x0a, from)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString('latin1', from, Math.min(end, from + lineMax))
    from = end + 1
  }
  return undefined
}
