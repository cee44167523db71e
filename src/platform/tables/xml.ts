// XML of strangers as a stream: no entities but XML's five, nothing fetched, no element or text without an end held in memory.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { TableError, tableLimits } from './table.ts'

export type Tag = SaxesTagPlain
/** Is told what stands in a text in its order (CDATA as text), and says what it has made of it since it was asked last. */
export type XmlReader<Made> = {
  open(name: string, tag: Tag): void
  text(text: string): void
  close(name: string): void
  take(): Iterable<Made>
}
type Allowed = {
  /** A DOCTYPE that only names a file, which is not fetched, as old catalogues have it. */
  doctype: boolean
}

const depthMax = 200
const lettersMax = tableLimits.rowLetters
const encodings =
  /^(?:utf-?8|us-ascii|utf-16(?:le|be)?|iso-8859-(?:1|2|7|9|15)|windows-125[0-47]|shift_jis|windows-31j|euc-jp|iso-2022-jp|gb2312|gbk|gb18030|big5)$/i

/** What the reader makes of an XML text, piece by piece. Throws TableError for what is not well-formed. */
export async function* readXml<Made>(
  pieces: AsyncIterable<Buffer>,
  reader: XmlReader<Made>,
  { doctype }: Allowed = { doctype: false },
): AsyncGenerator<Made> {
  const waiting = { letters: 0 }
  const parser = parserFor(reader, doctype, waiting)
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(declaredEncoding(piece), { fatal: true })
    const text = decoded(decoder, piece)
    waiting.letters += text.length
    wellFormed(() => parser.write(text))
    // Nothing has begun or ended for long: a text or a tag that would fill the memory.
    if (waiting.letters > lettersMax) throw new TableError('cell too long')
    yield* reader.take()
  }
  if (!decoder) throw new TableError('broken file')
  const last = decoded(decoder)
  wellFormed(() => parser.write(last).close())
  yield* reader.take()
}

/** The encoding that an XML text has or says that it has, as a name of the decoder's. Throws TableError for others. */
export function declaredEncoding(beginning: Buffer): string {
  const [a, b] = beginning
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  const head = beginning.subarray(0, 400).toString('latin1')
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]
  if (declared === undefined) return 'utf-8'
  if (!encodings.test(declared)) throw new TableError('unknown encoding')
  // Bytes of one unit that say they have two say nothing.
  return /^utf-16/i.test(declared) ? 'utf-8' : new TextDecoder(declared).encoding
}

/** With more than six handlers the parser's own fields become a dictionary, and it takes four times as long. */
function parserFor(
  reader: XmlReader<unknown>,
  doctype: boolean,
  waiting: { letters: number },
): SaxesParser<{ xmlns: false }> {
  let depth = 0
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', (text) => {
    if (!doctype || text.includes('[')) throw new TableError('entities')
  })
  parser.on('opentag', (tag) => {
    waiting.letters = 0
    depth += 1
    if (depth > depthMax) throw new TableError('broken file')
    reader.open(tag.name, tag)
  })
  parser.on('closetag', (tag) => {
    waiting.letters = 0
    depth -= 1
    reader.close(tag.name)
  })
  const text = (found: string) => {
    waiting.letters = 0
    reader.text(found)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  return parser
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch (error) {
    throw new TableError('unknown encoding', { cause: error })
  }
}

/** What the parser throws of a text of strangers is plain errors. */
function wellFormed(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    const isOfText = error instanceof Error && error.constructor === Error
    throw isOfText ? new TableError('broken file', { cause: error }) : error
  }
}

/** A text of its own: what a parser gives is part of a larger one, which would stay in memory with it. */
export const detached = (text: string): string => (text.length > 12 ? Buffer.from(text).toString() : text)

const localNames = new Map<string, string>()

/** The name without its prefix. */
export function localName(name: string): string {
  let local = localNames.get(name)
  if (local === undefined) {
    local = name.slice(name.indexOf(':') + 1)
    if (localNames.size < 2_000) localNames.set(detached(name), detached(local))
  }
  return local
}
