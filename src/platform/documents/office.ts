// Whether an office document is one, and whether anything in it acts: macros, programs, parts of other documents that are
// fetched when it is opened. Texts, tables, slides, pictures and diagrams stay. Each part is judged by what it holds.
import { Active } from './active.ts'
import { activeMarkup } from './active-markup.ts'
import { requireOwnSheets, type Workbook } from './formulas.ts'
import {
  isActiveType,
  isXmlType,
  typeOf,
  typesPart,
  typesReader,
  type PackageTypes,
} from './package-types.ts'
import { piecesOf, wholeOf } from './unpacking.ts'
import { encodingOf } from './xml-encoding.ts'
import { readXml } from './xml-reading.ts'
import { archiveLimits, Malformed, zipEntries, type Allowance, type ZipEntry } from './zip-entries.ts'

/** A document may hold tables of its diagrams, which are documents too, and those none. */
const depthMax = 1

/** The type of the part that a program begins with. */
const mainTypes: Record<string, RegExp> = {
  docx: /wordprocessingml\.document\.main\+xml$/i,
  xlsx: /spreadsheetml\.sheet\.main\+xml$/i,
  pptx: /presentationml\.presentation\.main\+xml$/i,
}
const openDocumentType = 'application/vnd.oasis.opendocument.'
const openDocumentKinds: Record<string, string> = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' }

/** Parts by whose place programs know that they act. */
const activeParts =
  /vbaproject|vbadata|\/macrosheets\/|\/dialogsheets\/|\/activex\/|^customui|\/externallinks\/|connections\.xml$|\/querytables\/|\/webextensions\/|\/attachedtoolbars|\.(?:exe|dll|js|jse|vbs|vbe|wsf|hta|scr|cmd|bat|ps1|lnk|msi|jar|swf|html?|mht(?:ml)?)$|^basic\/|^scripts\//i
/** What lies inside as a file of its own. */
const embedded = /\/embeddings\/[^/]+$/i
/** Beginnings of programs, of objects of other programs, and of files that are kept inside. */
const activeBeginning = /^(?:\xd0\xcf\x11\xe0|MZ|\x7fELF|\{\\rtf|%PDF-|MSCF|Rar!|7z\xbc\xaf)/
const archive = 'PK\u0003\u0004'

type Package = { types: PackageTypes | null; workbook: Workbook | null; depth: number; allowance: Allowance }

/** Throws Malformed for what is no document of the kind that its ending names, Active for one that acts. */
export async function requirePlainOffice(bytes: Buffer, ending: string): Promise<void> {
  const allowance = { bytes: archiveLimits.unpackedBytes, textBytes: archiveLimits.textBytes }
  const entries = zipEntries(bytes, allowance)
  if (ending in openDocumentKinds) {
    requireOpenDocument(entries, ending)
    await requireQuietParts(entries, { types: null, workbook: null, depth: 0, allowance })
  } else await requireQuietPackage(entries, [ending], 0, allowance)
}

async function requireQuietPackage(
  entries: readonly ZipEntry[],
  endings: readonly string[],
  depth: number,
  allowance: Allowance,
): Promise<void> {
  const types = await typesOf(entries)
  const said = entries.map(({ name }) => typeOf(types, name))
  if (said.some(isActiveType)) throw new Active('a type that acts')
  if (!endings.some((ending) => said.some((type) => mainTypes[ending]?.test(type))))
    throw new Malformed('not of this kind')
  const workbook: Workbook = { sheets: new Set(), quotedBars: new Set() }
  await requireQuietParts(entries, { types, workbook, depth, allowance })
  requireOwnSheets(workbook)
}

async function typesOf(entries: readonly ZipEntry[]): Promise<PackageTypes> {
  const list = entries.find(({ name }) => name.toLowerCase() === typesPart.toLowerCase())
  if (!list) throw new Malformed('no list of types')
  const body = await wholeOf(piecesOf(list))
  const reader = typesReader()
  await readXml(inOnePiece(body), encodingOf(body) ?? 'utf-8', reader)
  return reader.types
}

async function* inOnePiece(body: Buffer): AsyncGenerator<Buffer> {
  yield body
}

function requireOpenDocument(entries: readonly ZipEntry[], ending: string): void {
  const [first] = entries
  const isKind =
    first?.name === 'mimetype' &&
    first.method === 0 &&
    first.packed.toString('latin1') === `${openDocumentType}${openDocumentKinds[ending]}`
  if (!isKind || !entries.some(({ name }) => name === 'content.xml')) throw new Malformed('not of this kind')
}

async function requireQuietParts(entries: readonly ZipEntry[], of: Package): Promise<void> {
  for (const entry of entries) {
    if (activeParts.test(entry.name)) throw new Active(entry.name)
    await requireQuietPart(entry, of)
  }
}

/** What is not read is unpacked all the same: a part that says less than it holds fills a machine. */
async function requireQuietPart(
  entry: ZipEntry,
  { types, workbook, depth, allowance }: Package,
): Promise<void> {
  const pieces = piecesOf(entry)
  const { value: first, done } = await pieces.next()
  if (done) return
  const all = withFirst(first, pieces)
  const beginning = first.toString('latin1', 0, 8)
  if (beginning.startsWith(archive)) {
    if (depth >= depthMax) throw new Active('documents in documents')
    const inner = zipEntries(await wholeOf(all), allowance)
    await requireQuietPackage(inner, Object.keys(mainTypes), depth + 1, allowance)
    return
  }
  if (embedded.test(entry.name) || activeBeginning.test(beginning)) throw new Active(entry.name)
  const isText =
    /\.(?:xml|rels|vml|svg)$/i.test(entry.name) || (types && isXmlType(typeOf(types, entry.name)))
  const encoding = encodingOf(first) ?? (isText ? 'utf-8' : null)
  if (encoding) allowance.textBytes -= entry.size
  if (allowance.textBytes < 0) throw new Malformed('more text than is read')
  if (!encoding) for await (const _ of all);
  else if (/\.vml$/i.test(entry.name))
    await readXml(inOnePiece(mended(await wholeOf(all))), encoding, activeMarkup(workbook))
  else await readXml(all, encoding, activeMarkup(workbook))
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

/** Excel leaves ends of lines open in the drawings of its controls. */
const mended = (drawing: Buffer): Buffer =>
  Buffer.from(drawing.toString('latin1').replaceAll(/<br\s*>(?!\s*<\/br)/gi, '<br/>'), 'latin1')
