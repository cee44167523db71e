// The pictures and documents of an import that do not come, as its screen shows them.
import { importLimits } from '../../../contract/import-limits.ts'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import type { ImportState } from '../../../contract/import-words.ts'
import { fileRefusalTexts } from '../../../messages/import-file-texts.ts'
import { serverText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'

const shownIn: ReadonlySet<ImportState> = new Set(['checked', 'done', 'cancelled'])
const size = `${importLimits.importFileBytesMax / 1_024 / 1_024}\u00a0MB`

/** A page of them behind `after`; undefined where there are none, or while the import moves. */
export async function refusedFilesFor(
  { api, language }: PageOnServer,
  { importID: id, files, state }: ProductImportEntry,
  after: string | null,
) {
  if (!files?.refused || !shownIn.has(state)) return undefined
  const isPage = /^\d{1,7}\.\d{1,3}$/.test(after ?? '')
  const { results, next } = await api.listImportFiles({
    id,
    state: 'refused',
    ...(isPage && { after: after! }),
  })
  return {
    isFirst: !isPage,
    next,
    lines: results.map(({ row, partNumber, kind, name, reason }) => ({
      row,
      partNumber,
      kind,
      name,
      why: reason ? serverText(fileRefusalTexts[reason], language, { size }) : '',
    })),
  }
}
export type RefusedFiles = NonNullable<Awaited<ReturnType<typeof refusedFilesFor>>>
