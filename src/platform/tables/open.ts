// Files that suppliers have, opened as tables: what a file is, is told by its content, never by its name.
import { stat } from 'node:fs/promises'
import { openArchive, type Archive } from './archive.ts'
import { openBmecat } from './bmecat.ts'
import { headOfFile } from './bytes.ts'
import { openCsv, type Chosen } from './csv.ts'
import { openOds, spreadsheetType } from './ods.ts'
import { TableError, tableLimits, type OpenedTable } from './table.ts'
import { openXlsx, workbookMark } from './xlsx.ts'
import { declaredEncoding } from './xml.ts'

const headBytes = 64 * 1024
/** Of what is no text, more than this share of the first bytes are controls. */
const controlsMax = 0.005

/**
 * Opens a table that lies on this machine's disk; `chosen` says what a person knows better than its content. Throws TableError
 * for what cannot be read, and what the signal is aborted with.
 */
export async function openTable(
  file: string,
  name: string,
  signal?: AbortSignal,
  chosen: Chosen = {},
): Promise<OpenedTable> {
  signal?.throwIfAborted()
  const { size } = await stat(file)
  if (size === 0) throw new TableError('empty')
  const head = await headOfFile(file, headBytes)
  if (isArchive(head)) return openPacked(file, size, signal)
  if (size > tableLimits.fileBytes) throw new TableError('too large')
  if (head.subarray(0, 8).equals(compoundMark))
    throw new TableError(isEncrypted(head) ? 'encrypted' : 'old workbook')
  const xml = xmlRoot(head)
  if (xml) return openXml(file, head, xml, signal)
  if (isOfBytes(head)) throw new TableError('unknown format')
  return openCsv(file, name, signal, chosen)
}

export const isArchive = (head: Buffer): boolean =>
  /^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(head.toString('latin1', 0, 4))

async function openPacked(file: string, size: number, signal: AbortSignal | undefined): Promise<OpenedTable> {
  if (size > tableLimits.fileBytes) throw new TableError('too large')
  const archive = await openArchive(file, signal)
  try {
    if (archive.find(workbookMark)) return await openXlsx(archive)
    if (await isSpreadsheet(archive)) return await openOds(archive)
    throw new TableError('unknown format')
  } catch (error) {
    await archive.close()
    throw error
  }
}

/** Whether an archive is one table, and not a folder with tables in it. */
export const isWorkbook = async (archive: Archive): Promise<boolean> =>
  archive.find(workbookMark) !== undefined || isSpreadsheet(archive)

/** Whether it says of itself that it is a spreadsheet of OpenDocument, or a template of one. */
async function isSpreadsheet(archive: Archive): Promise<boolean> {
  const part = archive.find('mimetype')
  if (!part || part.size > 200) return false
  let said = ''
  for await (const piece of archive.pieces(part)) said += piece.toString('latin1')
  return said.trim().replace(/-template$/, '') === spreadsheetType
}

/** Workbooks of Excel up to 2003, and those of later ones that have a password. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const isEncrypted = (head: Buffer) => head.includes(Buffer.from('EncryptedPackage', 'utf16le'))

type Root = { name: string; version: string }

/** The first element of what begins as XML or as a page of the web. */
function xmlRoot(head: Buffer): Root | undefined {
  const utf16 = /^(?:\xff\xfe)?<\0|^(?:\xfe\xff)?\0</.test(head.toString('latin1', 0, 4))
  const beginning = utf16 ? new TextDecoder(declaredEncoding(head)).decode(head) : head.toString('latin1')
  const text = beginning.replace(/^(?:\ufeff|\xef\xbb\xbf)?\s*/, '')
  if (!/^<[?!a-z]/i.test(text)) return undefined
  const [, name = '', attributes = ''] = /^<(?:[\w.-]+:)?([\w.-]+)([^>]*)/.exec(withoutProlog(text)) ?? []
  return { name: name.toLowerCase(), version: /\sversion\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '' }
}

/** Without declarations, comments and a DOCTYPE before the first element. */
function withoutProlog(text: string): string {
  let rest = text
  for (;;) {
    const end = rest.startsWith('<?')
      ? rest.indexOf('?>') + 2
      : rest.startsWith('<!--')
        ? rest.indexOf('-->') + 3
        : /^<!doctype/i.test(rest)
          ? endOfDoctype(rest) + 1
          : 0
    // Nothing is left of what does not end: it is none of ours.
    if (end <= 2) return end === 0 ? rest : ''
    rest = rest.slice(end).trimStart()
  }
}

function endOfDoctype(text: string): number {
  const own = text.indexOf('[')
  const end = text.indexOf('>')
  return own !== -1 && own < end ? text.indexOf('>', text.indexOf(']', own)) : end
}

async function openXml(
  file: string,
  head: Buffer,
  root: Root,
  signal: AbortSignal | undefined,
): Promise<OpenedTable> {
  if (root.name === 'bmecat')
    return openBmecat(file, head, root.version.startsWith('2') ? 'bmecat2005' : 'bmecat12', signal)
  if (['html', 'table', 'head', 'body', 'div', 'style', 'meta'].includes(root.name))
    throw new TableError('web page')
  throw new TableError('unknown format')
}

/** Whether these bytes are no text: pictures, programs, documents. Texts of 16 bits are looked at where their encoding is. */
function isOfBytes(head: Buffer): boolean {
  if (head.includes(0)) return false
  if (/^(?:%PDF-|\x89PNG|GIF8|Rar!|7z\xbc|\x1f\x8b|BZh|\{\\rtf)/.test(head.toString('latin1', 0, 8)))
    return true
  let controls = 0
  for (const byte of head) if (byte < 0x20 && ![9, 10, 11, 12, 13, 0x1a, 0x1b].includes(byte)) controls += 1
  return controls > head.length * controlsMax
}
