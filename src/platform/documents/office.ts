// Whether an office document is one, and whether anything in it acts: macros, programs, parts of other documents that are
// fetched when it is opened. Texts, tables, slides, pictures and diagrams stay.
import { Malformed, unpacked, zipEntries, type ZipEntry } from './zip-entries.ts'

/** Something in the document would run, ask or fetch. */
export class Active extends Error {
  override readonly name = 'Active'
}

/** Of a part that is read here: what people write is less. */
const textMax = 64 * 1024 * 1024
/** A document may hold tables of its diagrams, which are documents too, and those none. */
const depthMax = 1

type Family = { main: string; type: string }
const word: Family = { main: 'word/document.xml', type: 'wordprocessingml.document.main+xml' }
const sheet: Family = { main: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' }
const slides: Family = { main: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml' }
const families: Record<string, Family> = { docx: word, xlsx: sheet, pptx: slides }
const openDocuments = ['odt', 'ods', 'odp']
const openDocumentType = 'application/vnd.oasis.opendocument.'
const openDocumentKinds: Record<string, string> = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' }

/** Parts by whose place programs know that they act. */
const activeParts =
  /vbaproject|vbadata|\/macrosheets\/|\/dialogsheets\/|\/activex\/|^customui|\/externallinks\/|connections\.xml$|\/querytables\/|\/attachedtoolbars|\.(?:exe|dll|js|jse|vbs|vbe|wsf|hta|scr|cmd|bat|ps1|lnk|msi|jar|swf|html?|mht(?:ml)?)$|^basic\/|^scripts\//i
/** What lies inside as a file of its own. */
const embedded = /\/embeddings\/[^/]+\.([a-z0-9]+)$/i

/** Throws Malformed for what is no document of the kind that its ending names, Active for one that acts. */
export async function requirePlainOffice(bytes: Buffer, ending: string, depth = 0): Promise<void> {
  const entries = zipEntries(bytes)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  if (openDocuments.includes(ending)) await requireOpenDocument(entries, byName, ending)
  else await requireFamily(byName, families[ending])
  for (const entry of entries) {
    if (activeParts.test(entry.name)) throw new Active(entry.name)
    const inner = embedded.exec(entry.name)?.[1]?.toLowerCase()
    if (inner !== undefined) {
      if (depth >= depthMax || !(inner in families)) throw new Active(entry.name)
      await requirePlainOffice(await bodyOf(entry), inner, depth + 1)
    } else if (/\.rels$/i.test(entry.name)) requireOwnParts(await textOf(entry))
    else if (/\.xml$/i.test(entry.name)) await requireQuiet(entry)
    // What is not read is unpacked all the same: a part that says less than it holds fills a machine.
    else await unpacked(entry)
  }
}

async function requireFamily(
  byName: ReadonlyMap<string, ZipEntry>,
  family: Family | undefined,
): Promise<void> {
  const types = byName.get('[Content_Types].xml')
  if (!family || !types || !byName.has(family.main)) throw new Malformed('not of this kind')
  const said = await textOf(types)
  if (/macroEnabled|vbaProject|activeX|oleObject/i.test(said)) throw new Active('a type that acts')
  if (!said.includes(family.type)) throw new Malformed('of another kind')
}

async function requireOpenDocument(
  entries: readonly ZipEntry[],
  byName: ReadonlyMap<string, ZipEntry>,
  ending: string,
): Promise<void> {
  const [first] = entries
  const isKind =
    first?.name === 'mimetype' &&
    first.method === 0 &&
    first.packed.toString('latin1') === `${openDocumentType}${openDocumentKinds[ending]}`
  if (!isKind || !byName.has('content.xml')) throw new Malformed('not of this kind')
}

/** Parts of the document itself, and links that a reader follows: nothing that is fetched by opening it. */
function requireOwnParts(relations: string): void {
  for (const [relation = ''] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const type = attribute(relation, 'Type')
    if (
      /\/(?:oleObject|package|control|vbaProject|attachedTemplate|frame|subDocument|mailMerge\w*)$/i.test(
        type,
      )
    ) {
      // A diagram's own table is a package, and looked into by itself.
      if (/\/package$/i.test(type) && attribute(relation, 'TargetMode') !== 'External') continue
      throw new Active(type)
    }
    if (attribute(relation, 'TargetMode') !== 'External') continue
    if (
      !/\/hyperlink$/i.test(type) ||
      !/^(?:https?:\/\/|mailto:|tel:|#)/i.test(attribute(relation, 'Target'))
    )
      throw new Active('a part that lies elsewhere')
  }
}

const attribute = (tag: string, name: string): string =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('') ?? ''

/** Scripts, fields that start a program or fetch a part, and what OpenDocument shows from elsewhere. */
async function requireQuiet(entry: ZipEntry): Promise<void> {
  const text = await textOf(entry)
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Active('entities of its own')
  if (/<manifest:encryption-data/i.test(text)) throw new Malformed('encrypted')
  if (
    /<script:event-listener|vnd\.sun\.star\.script:|<(?:\w+:)?(?:ddeLink|dde-source|dde-link)[\s>/]/i.test(
      text,
    )
  )
    throw new Active('a script')
  if (fieldsOf(text).some((field) => activeField.test(field))) throw new Active('a field that acts')
  for (const [tag = '', , to = ''] of text.matchAll(shown))
    if (/^(?:[a-z][\w+.-]*:|\.\.|[/\\])/i.test(to)) throw new Active(tag)
}

const activeField = /^\s*(?:DDE(?:AUTO)?|INCLUDETEXT|INCLUDEPICTURE|MACROBUTTON|LINK)\b/i
/** What a program fetches to show it, links apart. */
const shown =
  /<(draw:(?:image|object|object-ole|plugin|applet|floating-frame)|text:section-source|table:[\w-]*source|svg:font-face-uri|presentation:sound)\s[^>]*xlink:href="([^"]*)"/g

/** The orders of a text's fields; Word cuts one into as many pieces as it likes. */
function fieldsOf(text: string): string[] {
  const simple = [...text.matchAll(/w:instr="([^"]*)"/g)].map(([, order = '']) => order)
  if (!text.includes('<w:instrText')) return simple
  const begun = text
    .split('w:fldCharType="begin"')
    .map((piece) =>
      [...piece.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, order = '']) => order).join(''),
    )
  return [...simple, ...begun]
}

async function bodyOf(entry: ZipEntry): Promise<Buffer> {
  if (entry.size > textMax) throw new Malformed('a part that is too large')
  return unpacked(entry)
}

async function textOf(entry: ZipEntry): Promise<string> {
  const body = await bodyOf(entry)
  // Some programs write sixteen bits a letter.
  return body[0] === 0xff && body[1] === 0xfe ? body.toString('utf16le') : body.toString('utf8')
}
