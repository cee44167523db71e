// What the files of the corpus are laid with: texts in old encodings, rows with delimiters, and what is expected of each cell.
import type { Cell, Merged } from '../table.ts'

/** A cell that is expected: a text, or one of another kind; null for an empty one. */
export type Expected = string | Cell | null
export type ExpectedSheet = {
  name: string
  merged?: readonly Merged[]
  rows: readonly (readonly [number, ...Expected[]])[]
}
export type CorpusFile = {
  file: string
  /** What makes it messy. */
  messy: string
  bytes: Buffer
  format: string
  encoding?: string
  delimiter?: string
  sheets: readonly ExpectedSheet[]
}

export type OldEncoding = 'shift_jis' | 'euc-jp' | 'gb18030' | 'big5' | 'windows-1252' | 'iso-2022-jp'
type Tables = Map<string, Map<string, readonly number[]>>
const tables: Tables = new Map()

/** A text in an old encoding: each letter by the first sequence of bytes that is read as it. Throws for one without. */
export function inEncoding(text: string, encoding: OldEncoding): Buffer {
  if (encoding === 'iso-2022-jp') return inSevenBits(text)
  const table = tableOf(encoding)
  return Buffer.from(
    [...text].flatMap((letter) => {
      // In Japan a backslash is seen, and meant, as a yen sign.
      if (letter === '¥' && ['shift_jis', 'euc-jp'].includes(encoding)) return [0x5c]
      const bytes = letter < '\u{80}' ? [letter.charCodeAt(0)] : table.get(letter)
      if (!bytes) throw new Error(`${letter} is not in ${encoding}`)
      return [...bytes]
    }),
  )
}

function tableOf(encoding: string): Map<string, readonly number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const made = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(encoding)
  const note = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\u{fffd}' && !made.has(text)) made.set(text, bytes)
  }
  for (let lead = 0x80; lead <= 0xff; lead++) note(lead)
  for (let lead = 0x81; lead <= 0xfe; lead++) for (let trail = 0x40; trail <= 0xfe; trail++) note(lead, trail)
  // Letters of four bytes.
  if (encoding === 'gb18030')
    for (let a = 0x81; a <= 0x84; a++)
      for (let b = 0x30; b <= 0x39; b++)
        for (let c = 0x81; c <= 0xfe; c++) for (let d = 0x30; d <= 0x39; d++) note(a, b, c, d)
  tables.set(encoding, made)
  return made
}

function inSevenBits(text: string): Buffer {
  const bytes: number[] = []
  let isWide = false
  for (const letter of text) {
    const wide = letter >= '\u{80}' && letter !== '¥'
    if (wide !== isWide) bytes.push(0x1b, ...(wide ? [0x24, 0x42] : [0x28, 0x42]))
    isWide = wide
    bytes.push(
      ...(wide
        ? [...inEncoding(letter, 'euc-jp')].map((byte) => byte & 0x7f)
        : [letter === '¥' ? 0x5c : letter.charCodeAt(0)]),
    )
  }
  if (isWide) bytes.push(0x1b, 0x28, 0x42)
  return Buffer.from(bytes)
}

export const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le')
export const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

type Row = readonly string[]

/** Lines of cells, in quotes where they must be. */
export function lined(rows: readonly Row[], delimiter: string, end = '\r\n', quote = '"'): string {
  const cell = (text: string) =>
    text.includes(quote) || text.includes(delimiter) || /[\r\n]/.test(text)
      ? quote + text.replaceAll(quote, quote + quote) + quote
      : text
  return rows.map((row) => row.map(cell).join(delimiter) + end).join('')
}

/** What is expected of rows that are all texts, in a sheet that begins with the first. */
export function textRows(rows: readonly Row[]): ExpectedSheet['rows'] {
  return rows.flatMap((row, at) => {
    const cells = row.map((text) => (text.trim() === '' ? null : text))
    const width = cells.findLastIndex((cell) => cell !== null) + 1
    return width === 0 ? [] : [[at + 1, ...cells.slice(0, width)] as const]
  })
}
