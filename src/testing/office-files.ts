// Office documents and OpenDocument for tests: small and sound ones, and what a test puts into them.
import { strToU8, zipSync, type Zippable } from 'fflate'

export const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'application/vnd.openxmlformats-officedocument'
export const schemas = 'http://schemas.openxmlformats.org'
const relations = `${schemas}/officeDocument/2006/relationships`
const packages = `${schemas}/package/2006`
export type Parts = Record<string, string | Uint8Array>

/** The names that the parts of Office use, each with its own prefix. */
const prefixes = `xmlns:w="${schemas}/wordprocessingml/2006/main" xmlns:r="${relations}" xmlns:mc="${schemas}/markup-compatibility/2006" xmlns:a="${schemas}/drawingml/2006/main" xmlns:p="${schemas}/presentationml/2006/main" xmlns:c="${schemas}/drawingml/2006/chart" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing"`
const oasis = (name: string) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
const openPrefixes = `${['office', 'text', 'table', 'draw', 'script', 'form', 'presentation', 'meta', 'style', 'manifest'].map(oasis).join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ooo="http://openoffice.org/2004/office"`

/** A part of Office with this element as its root; the prefixes of Office are known in it. */
export const part = (root: string, body = '', start = xml): string =>
  `${start}<${root} ${prefixes}>${body}</${root}>`
export const wordPart = (body: string): string => part('w:document', `<w:body>${body}</w:body>`)
/** A part of a workbook, whose elements have no prefix. */
export const sheetPart = (root: string, body: string): string =>
  `${xml}<${root} xmlns="${schemas}/spreadsheetml/2006/main" ${prefixes}>${body}</${root}>`
/** A part of OpenDocument. */
export const openPart = (body: string, root = 'office:document-content'): string =>
  `${xml}<${root} ${openPrefixes}>${body}</${root}>`

/** A field of Word, its instruction in these runs. */
export const field = (...runs: string[]): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
export const instruction = (text: string): string => `<w:instrText xml:space="preserve">${text}</w:instrText>`

type Family = { main: string; type: string; body: string }
const families = {
  docx: {
    main: 'word/document.xml',
    type: 'wordprocessingml.document',
    body: wordPart('<w:p><w:r><w:t>Offer</w:t></w:r></w:p>'),
  },
  xlsx: { main: 'xl/workbook.xml', type: 'spreadsheetml.sheet', body: sheetPart('workbook', '<sheets/>') },
  pptx: { main: 'ppt/presentation.xml', type: 'presentationml.presentation', body: part('p:presentation') },
} satisfies Record<string, Family>
export type OfficeEnding = keyof typeof families
export const isOfficeEnding = (ending: string): ending is OfficeEnding => Object.hasOwn(families, ending)

/** The list of types of a package: of single parts by name, of all others by ending. */
export const typesList = (ofParts: Record<string, string>): string =>
  `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    ofParts,
  )
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('')}</Types>`

/** A document of Office with more parts, or others in the place of its own; `types` are those of the parts that have one. */
export function anOfficeFile(
  ending: OfficeEnding,
  more: Parts = {},
  types: Record<string, string> = {},
): Buffer {
  const { main, type, body } = families[ending]
  return zipped({
    '[Content_Types].xml': typesList({ [main]: `${office}.${type}.main+xml`, ...types }),
    '_rels/.rels': relationships([['officeDocument', main]]),
    [main]: body,
    ...more,
  })
}

/** A document of OpenDocument: text, spreadsheet or presentation. */
export function anOpenDocument(kind: string, more: Parts = {}): Buffer {
  return zipped({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': openPart('<office:scripts/><office:body/>'),
    'META-INF/manifest.xml': openPart('', 'manifest:manifest'),
    ...more,
  })
}

/** An archive of these parts, the first one stored as it is. */
export function zipped(parts: Parts): Buffer {
  const all: Zippable = {}
  for (const [name, body] of Object.entries(parts))
    all[name] = [typeof body === 'string' ? strToU8(body) : body, { level: name === 'mimetype' ? 0 : 6 }]
  return Buffer.from(zipSync(all))
}

/** What a part refers to, each by type, target and, for what lies elsewhere, mode. */
export const relationships = (all: [type: string, target: string, mode?: string][]): string =>
  `${xml}<Relationships xmlns="${packages}/relationships">${all
    .map(
      ([type, target, mode], at) =>
        `<Relationship Id="r${at + 1}" Type="${relations}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`
/** One relation of a part to something elsewhere or of its own. */
export const relation = (type: string, target: string, mode = 'External'): string =>
  relationships([[type, target, mode]])
