// The XML parts of an office document, judged element by element: what would run, ask or fetch when it is opened.
import { Active } from './active.ts'
import { requireOwnStyle, requireQuietAttribute } from './active-attributes.ts'
import { fieldReader, requireQuietInstruction } from './fields.ts'
import { requireQuietFormula, type Workbook } from './formulas.ts'
import { nameOf } from './namespaces.ts'
import { requireOwnPart } from './relationships.ts'
import type { Tag, XmlReader } from './xml-reading.ts'
import { Malformed } from './zip-entries.ts'

const inFamily = (family: string, names: string) => names.split(' ').map((name) => `${family}:${name}`)

/** Elements that act wherever they stand. */
const activeElements = new Set([
  ...inFamily(
    'w',
    'altChunk subDoc mailMerge entryMacro exitMacro control objectLink webVideoPr vbaSuppData',
  ),
  ...inFamily('x', 'ddeLink oleLink externalLink externalBook externalReference connections queryTable'),
  ...inFamily('x', 'dialogsheet macrosheet'),
  ...inFamily('p', 'control link'),
  ...inFamily('svg', 'script foreignObject handler listener iframe'),
  ...inFamily('odf-script', 'event-listener'),
  ...inFamily('odf-office', 'dde-source binary-data'),
  ...inFamily('odf-text', 'dde-connection dde-connection-decl execute-macro script'),
  ...inFamily('odf-table', 'dde-link database-source-sql database-source-table database-source-query'),
  ...inFamily('odf-draw', 'applet floating-frame'),
  ...inFamily('odf-meta', 'auto-reload'),
  ...inFamily('odf-form', 'connection-resource'),
  ...inFamily('ooo', 'library-embedded library-linked library module'),
])
const lockedElements = new Set(inFamily('odf-manifest', 'encryption-data encrypted-key keyinfo'))

const formulas = new Set([
  ...inFamily('x', 'f formula formula1 formula2 definedName calculatedColumnFormula totalsRowFormula'),
  'a:f',
])
const isFormula = (name: string) => formulas.has(name) || name.startsWith('o:Fmla')

/** Elements whose text says what is done. */
const readElements = new Set(['w:instrText', 'w:delInstrText', 'svg:style', 'odf-office:script'])
/** Text that may stand within the instruction of a field. */
const shownElements = new Set(['w:t', 'w:delText'])

/** No formula is longer than the programs take. */
const formulaMax = 65_536

/**
 * Judges one part of a document as it is read; the names and formulas of its sheets go to `workbook`, null in OpenDocument. Throws
 * Active for what acts, Malformed for a locked document.
 */
export function activeMarkup(workbook: Workbook | null): XmlReader {
  const fields = fieldReader()
  /** The elements whose text is being read, one in the other. */
  const taken: { tag: Tag; name: string; text: string }[] = []

  const open = (tag: Tag) => {
    const named = nameOf(tag)
    const { family, name } = named
    if (family === 'act' || activeElements.has(name)) throw new Active(name)
    if (lockedElements.has(name)) throw new Malformed('encrypted')
    for (const key in tag.attributes) requireQuietAttribute(named, tag.attributes[key]!, workbook)
    if (name === 'rel:Relationship') requireOwnPart(relationOf(tag))
    else if (name === 'w:fldSimple') requireQuietInstruction(attributeOf(tag, 'instr') ?? '')
    else if (name === 'w:fldChar') fields.mark(attributeOf(tag, 'fldCharType') ?? '')
    else if (name === 'mc:AlternateContent') fields.fork()
    else if (name === 'w:tab' || name === 'w:br') fields.add('code', ' ')
    else if (name === 'x:sheet') workbook?.sheets.add(attributeOf(tag, 'name') ?? '')
    else if (name === 'o:OLEObject' && attributeOf(tag, 'Type') !== 'Embed') throw new Active(name)
    else if (isFormula(name) || readElements.has(name) || (shownElements.has(name) && fields.isInCode()))
      taken.push({ tag, name, text: '' })
  }
  const text = (more: string) => {
    for (const element of taken) {
      element.text += more
      if (isFormula(element.name) && element.text.length > formulaMax)
        throw new Malformed('a formula without end')
    }
  }
  const close = (tag: Tag) => {
    const last = taken.at(-1)
    if (last?.tag !== tag) return
    taken.pop()
    if (last.name === 'o:FmlaMacro' && !/^\s*(?:$|\[0\]!)/.test(last.text))
      throw new Active('a macro elsewhere')
    if (isFormula(last.name)) requireQuietFormula(last.text, workbook)
    else if (last.name === 'svg:style') requireOwnStyle(last.text)
    else if (last.name === 'odf-office:script') {
      if (last.text.trim() !== '') throw new Active('a script')
    } else if (last.name === 'w:instrText') fields.add('code', last.text)
    else if (last.name === 'w:delInstrText') fields.add('deleted', last.text)
    else fields.add('shown', last.text)
  }
  return { open, text, close, end: () => fields.end() }
}

/** An attribute by its own name, whichever prefix it has. */
export const attributeOf = (tag: Tag, local: string): string | undefined =>
  Object.values(tag.attributes).find((attribute) => attribute.local === local)?.value

const relationOf = (tag: Tag) => ({
  type: attributeOf(tag, 'Type') ?? '',
  target: attributeOf(tag, 'Target') ?? '',
  mode: attributeOf(tag, 'TargetMode'),
})
