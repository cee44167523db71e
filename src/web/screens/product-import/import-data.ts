// What the screen of an import shows, by how far it is.
import type { ImportRowEntry, ProductImportEntry } from '../../../contract/import-shapes.ts'
import { rowKinds, type RowKind } from '../../../contract/import-words.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { importFailureTexts } from '../../../messages/import-problem-texts.ts'
import { serverText } from '../../../messages/texts.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import type { PageOnServer } from '../../api/page.ts'
import { industriesFor } from '../../components/category/options.ts'
import { refusedFilesFor } from './files-data.ts'
import { mappingFor } from './mapping-data.ts'
import { changeLines, letterOf, problemText, wordsFor, type Words } from './values.ts'

type Asked = { show: string | null; after: string | null; files: string | null }

/** The import that `slug` names, of that company; 404 for every other. */
export async function importOf(
  { api }: Pick<PageOnServer, 'api'>,
  businessID: string,
  slug: string | undefined,
): Promise<ProductImportEntry> {
  const id = idOfSlug(slug ?? '')
  if (id === null) throw new Response(null, { status: 404 })
  const entry = await api.showProductImport({ id }).catch(notFoundAs404)
  if (entry.businessID !== businessID) throw new Response(null, { status: 404 })
  return entry
}

/** The import, with its table while columns are chosen, and with its rows once the dry run is over. */
export async function importDataFor(
  page: PageOnServer,
  entry: ProductImportEntry,
  { asked, industry }: { asked: Asked; industry: string },
) {
  const { failure } = entry
  const hasRows = entry.counts !== null && entry.state !== 'checking'
  const [mapping, rows, files] = await Promise.all([
    entry.state === 'mapping' ? mappingFor(page, entry, industry) : undefined,
    hasRows ? rowsFor(page, entry, asked) : undefined,
    refusedFilesFor(page, entry, asked.files),
  ])
  return {
    entry,
    mapping,
    rows,
    files,
    failure: failure && {
      why: serverText(
        importFailureTexts[failure.reason] ?? importFailureTexts['broken file']!,
        page.language,
      ),
      /** A fault of ours: nothing of the file is to be corrected. */
      isOurs: failure.reason === 'trouble',
      row: failure.row ?? null,
      column: failure.column === undefined ? '' : letterOf(failure.column),
    },
  }
}
export type ImportData = Awaited<ReturnType<typeof importDataFor>>

/** The first tab that holds anything. */
function firstKind({ counts }: ProductImportEntry): RowKind {
  const order: RowKind[] = ['changed', 'new', 'refused', 'missing', 'unchanged']
  return order.find((kind) => (counts?.[kind] ?? 0) > 0) ?? 'new'
}

async function rowsFor(page: PageOnServer, entry: ProductImportEntry, { show, after }: Asked) {
  const { api } = page
  const { importID: id, state, categoriesAsked, choices } = entry
  const kind = rowKinds.find((one) => one === show) ?? firstKind(entry)
  const from = /^\d{1,7}$/.test(after ?? '') ? Number(after) : 0
  const [listed, skipped, edited, words] = await Promise.all([
    api.listImportRows({ id, kind, after: from }),
    entry.written?.skipped ? api.listImportRows({ id, state: 'skipped', after: 0 }) : undefined,
    state === 'undone' ? api.listImportRows({ id, state: 'edited', after: 0 }) : undefined,
    wordsFor(page),
  ])
  const all = [...listed.results, ...(skipped?.results ?? []), ...(edited?.results ?? [])]
  const heads = await headsOf(page, id, all)
  const line = (row: ImportRowEntry) => rowLine(row, words, heads)
  return {
    kind,
    after: from,
    next: listed.next,
    lines: listed.results.map(line),
    skipped: skipped && { lines: skipped.results.map(line), isMore: skipped.next !== null },
    edited: edited && { lines: edited.results.map(line), isMore: edited.next !== null },
    /** Categories of the table that nobody knows, with what they may be. */
    asked: categoriesAsked.map(({ text, offered, products }) => {
      const chosen = choices.categories.find((one) => one.text === text)?.category ?? ''
      return {
        text,
        products,
        chosen,
        chosenText: chosen === '' ? '' : words.categoryName(chosen),
        offered: offered.map((path) => ({ value: path, name: words.categoryName(path) })),
      }
    }),
    industries: categoriesAsked.length > 0 ? await industriesFor(page) : [],
  }
}
export type RowsData = NonNullable<ImportData['rows']>
export type RowLine = RowsData['lines'][number]
export type CategoryAsked = RowsData['asked'][number]

/** The heads of columns of which something is told; asked for only where something is. */
async function headsOf(
  { api }: PageOnServer,
  id: string,
  rows: readonly ImportRowEntry[],
): Promise<ReadonlyMap<number, string>> {
  if (!rows.some(({ problems }) => problems.some(({ column }) => column !== undefined))) return new Map()
  const { columns } = await api.showImportTable({ id })
  return new Map(columns.map(({ at, head }) => [at, head || letterOf(at)]))
}

function rowLine(
  { row, kind, state, partNumber, name, productID, changes, problems }: ImportRowEntry,
  words: Words,
  heads: ReadonlyMap<number, string>,
) {
  return {
    row,
    kind,
    state,
    partNumber,
    name,
    productID,
    // What is new is called by both already.
    changes: changes
      .filter(({ field }) => kind !== 'new' || (field !== 'name' && field !== 'partNumber'))
      .flatMap(({ field, old, new: now }) => changeLines(field, old, now, words))
      .filter((line) => kind === 'changed' || line.new !== ''),
    problems: problems.map((problem) => ({
      ...problemText(problem, words.language, heads),
      row: problem.row,
    })),
  }
}
