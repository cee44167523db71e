// The documents of products as columns of a table, one line for each.
import type { ServerText } from '../../messages/texts.ts'
import { serverText } from '../../messages/texts.ts'
import { columnOf, type TableColumn } from './export-columns.ts'
import type { DocumentRow } from './queries/documents.ts'

const heads: readonly ServerText[] = [
  /*i18n*/ { id: 'table.product.documentKinds', message: 'Documents: kind' },
  /*i18n*/ { id: 'table.product.documentTitles', message: 'Documents: title' },
  /*i18n*/ { id: 'table.product.documentLanguages', message: 'Documents: language' },
  /*i18n*/ { id: 'table.product.documentVersions', message: 'Documents: version' },
  /*i18n*/ { id: 'table.product.documentAccess', message: 'Documents: access' },
  /*i18n*/ { id: 'table.product.documentFiles', message: 'Documents: file' },
]
const kinds: Record<DocumentRow['kind'], ServerText> = {
  dataSheet: /*i18n*/ { id: 'table.document.dataSheet', message: 'Data sheet' },
  manual: /*i18n*/ { id: 'table.document.manual', message: 'Manual' },
  cad: /*i18n*/ { id: 'table.document.cad', message: 'CAD file' },
  brochure: /*i18n*/ { id: 'table.document.brochure', message: 'Brochure' },
  other: /*i18n*/ { id: 'table.document.other', message: 'Other' },
}
const accesses: Record<DocumentRow['access'], ServerText> = {
  open: /*i18n*/ { id: 'table.document.open', message: 'Open' },
  request: /*i18n*/ { id: 'table.document.request', message: 'On request' },
}

export const documentColumns = (language: string): TableColumn[] =>
  heads.map((head) => columnOf(head, language))

/** Nothing stands in a column in which no document says anything. */
export function documentCells(documents: readonly DocumentRow[], language: string): string[] {
  const cell = (lineOf: (row: DocumentRow) => string) => {
    const lines = documents.map(lineOf)
    return lines.some((line) => line !== '') ? lines.join('\n') : ''
  }
  return [
    cell(({ kind }) => serverText(kinds[kind], language)),
    cell(({ title }) => title),
    cell((row) => row.language ?? ''),
    cell(({ version }) => version),
    cell(({ access }) => serverText(accesses[access], language)),
    cell((row) => row.file_name),
  ]
}
