// Spreadsheets of OpenDocument: the tables that are shown, with values as they were stored.
import type { Part } from './archive-list.ts'
import type { Archive } from './archive.ts'
import { tableLister, tableReader, type Listed } from './ods-content.ts'
import { TableError, tableLimits, withinLimits, type OpenedTable, type TableRow } from './table.ts'
import { readXml } from './xml.ts'

/** What the first part of such an archive says. */
export const spreadsheetType = 'application/vnd.oasis.opendocument.spreadsheet'

/** A spreadsheet whose archive is open; it is closed with it. Throws TableError. */
export async function openOds(archive: Archive): Promise<OpenedTable> {
  const content = archive.find('content.xml')
  if (!content) throw new TableError('broken file')
  if (content.size > tableLimits.unpackedBytes) throw new TableError('unpacks to too much')
  await requireOpen(archive)
  const listed: Listed[] = []
  for await (const _ of readXml(archive.pieces(content), tableLister(listed)));
  const sheets = listed.flatMap(({ name, isShown, merged }, at) =>
    isShown
      ? [{ name, rows: () => rowsOf(archive, content, at), merged: () => Promise.resolve(merged) }]
      : [],
  )
  if (sheets.length === 0) throw new TableError('no table')
  return { format: 'ods', sheets, close: () => archive.close() }
}

async function* rowsOf(archive: Archive, content: Part, at: number): AsyncGenerator<TableRow> {
  const counted = { rows: 0 }
  for await (const row of readXml(archive.pieces(content), tableReader(at)))
    yield* withinLimits([row], counted)
}

/** With a password the content is encrypted, which the list of the files says. */
async function requireOpen(archive: Archive): Promise<void> {
  const manifest = archive.find('META-INF/manifest.xml')
  if (!manifest) return
  const reader = {
    open(name: string) {
      if (name.endsWith(':encryption-data')) throw new TableError('encrypted')
    },
    text() {},
    close() {},
    take: () => [],
  }
  for await (const _ of readXml(archive.pieces(manifest), reader));
}
