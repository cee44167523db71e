// XML texts of strangers, read piece by piece by a parser that keeps to the standard: no DOCTYPE, so no entities but the five
// of XML, prefixes resolved to their namespaces, references and CDATA decoded.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Active } from './active.ts'
import { agrees, type Encoding } from './xml-encoding.ts'
import { Malformed } from './zip-entries.ts'

export type Tag = SaxesTagNS
/** What is told of a text, in its order; CDATA is told as text. */
export type XmlReader = {
  open(tag: Tag): void
  text(text: string): void
  close(tag: Tag): void
  end(): void
}

/** Nobody writes deeper; each level is remembered. */
const depthMax = 1_000
/** An order to fetch a style sheet, which no reference can hide. */
const styleSheet = '<?xml-stylesheet'

/**
 * Tells `reader` what stands in a text. Throws Malformed for what is no well-formed XML 1.0 in the encoding that it declares, and
 * Active for a DOCTYPE or a style sheet to be fetched.
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  encoding: Encoding,
  reader: XmlReader,
): Promise<void> {
  const beginning = { hasMark: false, isDeclared: false }
  const parser = parserFor(encoding, beginning, reader)
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  let isFirst = true
  let before = ''
  for await (const piece of pieces) {
    let text = wellFormed(() => decoder.decode(piece, { stream: true }))
    if (isFirst && text !== '') {
      isFirst = false
      beginning.hasMark = text.startsWith('\u{feff}')
      if (beginning.hasMark) text = text.slice(1)
    }
    if (`${before}${text.slice(0, styleSheet.length)}`.includes(styleSheet) || text.includes(styleSheet))
      throw new Active('a style sheet')
    before = text.slice(-styleSheet.length)
    wellFormed(() => parser.write(text))
  }
  wellFormed(() => parser.write(decoder.decode()).close())
  reader.end()
}

/** With more than six handlers, or one for errors, the parser's own fields become a dictionary, and it takes four times as long. */
function parserFor(
  encoding: Encoding,
  beginning: { hasMark: boolean; isDeclared: boolean },
  reader: XmlReader,
): SaxesParser<{ xmlns: true }> {
  let depth = 0
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('xmldecl', ({ version, encoding: declared }) => {
    beginning.isDeclared = true
    if (version !== '1.0' || !agrees(encoding, declared, beginning.hasMark))
      throw new Malformed('an encoding that is not read')
  })
  parser.on('doctype', () => {
    throw new Active('entities of its own')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > depthMax) throw new Malformed('too deep')
    if (depth === 1 && !beginning.isDeclared && !agrees(encoding, undefined, beginning.hasMark))
      throw new Malformed('an encoding that is not declared')
    reader.open(tag)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    reader.close(tag)
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  return parser
}

/** What the parser and the decoder throw of a text of strangers is plain errors and type errors with a code. */
function wellFormed<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const isOfText = error instanceof Error && (error.constructor === Error || 'code' in error)
    throw isOfText ? new Malformed('no well-formed XML', { cause: error }) : error
  }
}
