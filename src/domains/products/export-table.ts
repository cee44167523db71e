// Products of a company as a table for a spreadsheet: everything as it was entered (P2.24, T26).
import { serverText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Table } from '../../platform/spreadsheet.ts'
import { categoryOfRecord } from '../reference-data/industries.ts'
import { nameOf } from '../reference-data/lists.ts'
import { specIn } from '../reference-data/terms/specifications.ts'
import { columnOf, type TableColumn } from './export-columns.ts'
import { documentCells, documentColumns } from './export-documents.ts'
import { tradeCells, tradeColumns } from './export-trade.ts'
import { fieldsOf, stateOf } from './managing.ts'
import { findDocuments, type DocumentRow } from './queries/documents.ts'
import type { ManagedRow } from './queries/managed.ts'
import { findTextsOf, type KeptText } from './queries/texts.ts'
import { languageOfProduct } from './texts.ts'

const heads = [
  /*i18n*/ { id: 'table.product.id', message: 'ID' },
  /*i18n*/ { id: 'table.product.name', message: 'Name' },
  /*i18n*/ { id: 'table.product.description', message: 'Description' },
  /*i18n*/ { id: 'table.product.category', message: 'Category' },
  /*i18n*/ { id: 'table.product.categoryName', message: 'Name of the category' },
  /*i18n*/ { id: 'table.product.keywords', message: 'Keywords' },
  /*i18n*/ { id: 'table.product.specNames', message: 'Specifications' },
  /*i18n*/ { id: 'table.product.specValues', message: 'Values of the specifications' },
  /*i18n*/ { id: 'table.product.specsRead', message: 'Specifications as readers of this language see them' },
  /*i18n*/ { id: 'table.product.leadTime', message: 'Lead time (days)' },
  /*i18n*/ { id: 'table.product.stock', message: 'In stock' },
  /*i18n*/ { id: 'table.product.state', message: 'State' },
  /*i18n*/ { id: 'table.product.mainImage', message: 'Main image' },
  /*i18n*/ { id: 'table.product.photos', message: 'Photos' },
  /*i18n*/ { id: 'table.product.videos', message: 'Videos' },
  /*i18n*/ { id: 'table.product.changedAt', message: 'Last change (UTC)' },
]
/** Behind the trade details and the documents. */
const lastHeads = [
  /*i18n*/ { id: 'table.product.language', message: 'Language of the original' },
  /*i18n*/ { id: 'table.product.pictureTexts', message: 'What the pictures show' },
]
const nameIn = /*i18n*/ { id: 'table.product.nameIn', message: 'Name ({language})' }
const descriptionIn = /*i18n*/ { id: 'table.product.descriptionIn', message: 'Description ({language})' }
const pictureTextsIn = /*i18n*/ {
  id: 'table.product.pictureTextsIn',
  message: 'What the pictures show ({language})',
}
const stateNames = {
  draft: /*i18n*/ { id: 'table.state.draft', message: 'Draft' },
  published: /*i18n*/ { id: 'table.state.published', message: 'Published' },
  unlisted: /*i18n*/ { id: 'table.state.unlisted', message: 'Unlisted' },
}
const yes = /*i18n*/ { id: 'table.yes', message: 'Yes' }
const no = /*i18n*/ { id: 'table.no', message: 'No' }

export type WithTexts = ManagedRow & { texts: readonly KeptText[]; documents: readonly DocumentRow[] }

/** Products with what is said of them in every language, and their documents. Two queries. */
export async function withTexts(db: Db | Tx, rows: readonly ManagedRow[]): Promise<WithTexts[]> {
  const ids = rows.map(({ id }) => id)
  const [found, given] = await Promise.all([findTextsOf(db, ids), findDocuments(db, ids)])
  const texts = Map.groupBy(found, ({ product_id }) => product_id)
  const documents = Map.groupBy(given, ({ product_id }) => product_id)
  return rows.map((row) => ({
    ...row,
    texts: texts.get(row.id) ?? [],
    documents: documents.get(row.id) ?? [],
  }))
}

/** The columns of every table, in their order. */
export const tableColumns = (language: string): TableColumn[] => [
  ...heads.map((head) => columnOf(head, language)),
  ...tradeColumns(language),
  ...documentColumns(language),
  ...lastHeads.map((head) => columnOf(head, language)),
]

/** Behind them, for what is said in another language, named in that of the reader. */
export const textColumns = (languageName: string, language: string): TableColumn[] =>
  [nameIn, descriptionIn, pictureTextsIn].map((head) => ({
    ...columnOf(head, language),
    head: serverText(head, language, { language: languageName }),
  }))

/** Words for the answers in a table. */
export const answersIn = (language: string): { yes: string; no: string } => ({
  yes: serverText(yes, language),
  no: serverText(no, language),
})

/** States by their words. */
export const statesIn = (language: string) =>
  (Object.keys(stateNames) as (keyof typeof stateNames)[]).map(
    (state) => [serverText(stateNames[state], language), state] as const,
  )

/** Products as a table with heads, for a spreadsheet; names, descriptions and picture texts have columns for each of `languages`. */
export function productTable(
  rows: readonly WithTexts[],
  languages: readonly string[],
  language: string,
): Table {
  const named = (code: string) => nameOf('languages', code, language) ?? code
  const more = languages.flatMap((code) => textColumns(named(code), language))
  return [
    [...tableColumns(language), ...more].map(({ head }) => head),
    ...rows.map((row) => [
      ...cellsOf(row, language, named),
      ...languages.flatMap((code) => {
        const text = row.texts.find((one) => one.language === code)
        return [text?.name ?? '', text?.description ?? '', pictureCell(row, text?.pictures)]
      }),
    ]),
  ]
}

/** What there are several of stands line below line: no keyword, specification or address has a line break. */
export function cellsOf(row: WithTexts, language: string, named: (code: string) => string): string[] {
  const fields = fieldsOf(row)
  return [
    row.id,
    fields.name,
    fields.description,
    fields.category,
    categoryOfRecord(row.sub_category_id ?? row.category_id, language).name,
    fields.keywords.join('\n'),
    fields.specs.map(({ key }) => key).join('\n'),
    fields.specs.map(({ value }) => value).join('\n'),
    fields.specs.map((spec) => specIn(spec, language).key).join('\n'),
    fields.leadTime === null ? '' : String(fields.leadTime),
    serverText(fields.stock ? yes : no, language),
    serverText(stateNames[stateOf(row)], language),
    fields.mainImage,
    fields.photos.join('\n'),
    fields.videos.join('\n'),
    row.updated_at.toISOString(),
    ...tradeCells(row, answersIn(language)),
    ...documentCells(row.documents, language),
    named(languageOfProduct(row)),
    pictureCell(row, row.picture_texts),
  ]
}

/** A line for each picture, the main one first, empty where nothing was said of it; an empty cell where nothing was said at all. */
function pictureCell({ photos }: ManagedRow, texts: Readonly<Record<string, string>> = {}): string {
  const lines = photos.map((url) => texts[url] ?? '')
  return lines.some((line) => line !== '') ? lines.join('\n') : ''
}
