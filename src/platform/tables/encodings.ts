// Which encoding a text of strangers is written in: by its bytes alone, and held against the whole of it.
import { setImmediate } from 'node:timers/promises'
import { piecesOfFile } from './bytes.ts'
import { scoreOf, type ScoredEncoding } from './encoding-scores.ts'
import { TableError } from './table.ts'

export type Told = {
  encoding: string
  /** Others that make nearly as much sense, best first. */
  others: string[]
  /** Whether some letters cannot be read: they become U+FFFD. */
  isDamaged: boolean
}

const sampleBytes = 256 * 1024
const lineBytesMax = 16 * 1024
const escape = 0x1b
const legacy: readonly ScoredEncoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'windows-1252']
/** How much likelier, in natural logarithms, the best must be than what is not named beside it. */
const sureFrom = 7
/** Letters that cannot be read, of a thousand that are beyond ASCII, up to which a file is read all the same. */
const damagedMax = 2

/**
 * The encoding of a text file. Throws TableError for what is no text in an encoding that is read here.
 */
export async function encodingOfFile(file: string, signal: AbortSignal | undefined): Promise<Told> {
  const sample = await sampleOf(file, signal)
  const marked = markedAs(sample.head)
  if (marked) return checked(file, [marked], sample, signal)
  if (sample.hasNul) return checked(file, wideEncodings(sample.head), sample, signal)
  if (sample.isUtf8) return told(sample.hasEscape ? 'iso-2022-jp' : 'utf-8')
  const scores: { encoding: ScoredEncoding; score: number }[] = []
  for (const encoding of ['utf-8', ...legacy] as const) {
    scores.push({ encoding, score: scoreOf(sample.high, encoding) })
    // Each takes some hundredths of a second.
    await setImmediate()
  }
  const ranked = scores.toSorted((a, b) => b.score - a.score)
  const best = ranked[0]!
  const near = ranked.filter(({ score }) => score > best.score - sureFrom).map(({ encoding }) => encoding)
  return checked(file, near, sample, signal)
}

const told = (encoding: string, others: string[] = []): Told => ({ encoding, others, isDamaged: false })

type Sample = {
  head: Buffer
  /** The first lines in which something is beyond ASCII. */
  high: Buffer
  isUtf8: boolean
  hasNul: boolean
  hasEscape: boolean
}

/** The whole file looked through once. */
async function sampleOf(file: string, signal: AbortSignal | undefined): Promise<Sample> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const lines: Buffer[] = []
  let collected = 0
  let head: Buffer | undefined
  let rest = Buffer.alloc(0)
  const found = { isUtf8: true, hasNul: false, hasEscape: false }
  const collect = (line: Buffer) => {
    if (collected >= sampleBytes || !line.some((byte) => byte >= 0x80)) return
    lines.push(Buffer.from(line.subarray(0, lineBytesMax)))
    collected += Math.min(line.length, lineBytesMax)
  }
  for await (const piece of piecesOfFile(file, signal)) {
    head ??= Buffer.from(piece)
    found.isUtf8 &&= decodes(utf8, piece)
    found.hasNul ||= piece.includes(0)
    found.hasEscape ||= piece.includes(escape)
    if (collected >= sampleBytes) continue
    let from = 0
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    for (let to = bytes.indexOf(10); to !== -1; to = bytes.indexOf(10, from)) {
      collect(bytes.subarray(from, to + 1))
      from = to + 1
    }
    rest = Buffer.from(bytes.subarray(from))
    if (rest.length < lineBytesMax) continue
    collect(rest)
    rest = Buffer.alloc(0)
  }
  collect(rest)
  found.isUtf8 &&= decodes(utf8)
  return { head: head ?? Buffer.alloc(0), high: Buffer.concat(lines), ...found }
}

function decodes(decoder: TextDecoder, piece?: Buffer): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined })
    return true
  } catch {
    return false
  }
}

function markedAs(head: Buffer): ScoredEncoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

/** A text with NULs is in UTF-16 when its ends of lines say so; no other text has one. */
function wideEncodings(head: Buffer): ScoredEncoding[] {
  const even = head.subarray(0, head.length - (head.length % 2))
  return (['utf-16le', 'utf-16be'] as const)
    .map((encoding) => ({
      encoding,
      score: scoreOf(even, encoding),
      text: new TextDecoder(encoding).decode(even),
    }))
    .filter(({ text }) => /[\t\n\r,;|]/.test(text) && !/[\0\ufffd]/.test(text.slice(0, -1)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ encoding }) => encoding)
}

/** The first of these, best first, in which the whole file can be read; else the best, when little of it cannot. */
async function checked(
  file: string,
  encodings: readonly ScoredEncoding[],
  { isUtf8 }: Sample,
  signal: AbortSignal | undefined,
): Promise<Told> {
  const whole: string[] = []
  for (const encoding of encodings) {
    const isWhole = encoding === 'utf-8' ? isUtf8 : (await unreadIn(file, encoding, signal)).unread === 0
    if (isWhole) whole.push(encoding)
  }
  const [first, ...others] = whole
  if (first !== undefined) return told(first, others)
  const [best] = encodings
  if (best === undefined) throw new TableError('unknown format')
  const { unread, high } = await unreadIn(file, best, signal)
  if (unread * 1000 > high * damagedMax && unread > 1) throw new TableError('unknown encoding')
  return { encoding: best, others: [], isDamaged: true }
}

/** How many letters are beyond ASCII, and how many of them cannot be read. */
async function unreadIn(
  file: string,
  encoding: string,
  signal: AbortSignal | undefined,
): Promise<{ unread: number; high: number }> {
  const decoder = new TextDecoder(encoding)
  const counted = { unread: 0, high: 0 }
  const count = (text: string) => {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code < 0x80) continue
      counted.high += 1
      if (code === 0xfffd || (code < 0xa0 && encoding === 'windows-1252')) counted.unread += 1
    }
  }
  for await (const piece of piecesOfFile(file, signal)) count(decoder.decode(piece, { stream: true }))
  count(decoder.decode())
  return counted
}
