// What a company takes along of its products: every field, as it was entered.
import type { Db, Tx } from '../../platform/db.ts'
import { firstID } from '../../platform/ids.ts'
import type { Table } from '../../platform/spreadsheet.ts'
import { productTable, withTexts, type WithTexts } from './export-table.ts'
import { entryOf } from './documents.ts'
import { fieldsOf, stateOf } from './managing.ts'
import { findManagedAfter } from './queries/managed.ts'
import { findDocumented } from './queries/documents.ts'
import { findLanguages, type KeptText } from './queries/texts.ts'

const pageSize = 50

/** The products of a company in every state, one after the other, as its people edit them. */
export async function* productsForExport(db: Db | Tx, businessID: string) {
  for await (const rows of pagesOf(db, businessID))
    for (const row of rows)
      yield {
        productID: row.id,
        state: stateOf(row),
        changedAt: row.updated_at.toISOString(),
        ...fieldsOf(row),
        documents: row.documents.map(entryOf),
        translations: Object.fromEntries(row.texts.map(translationOf)),
      }
}

/** The products of a company that have documents, in every state, removed ones too. */
export const productsWithDocuments = (db: Db | Tx, businessID: string): Promise<string[]> =>
  findDocumented(db, businessID)

const translationOf = ({ language, name, description, keywords, specs, pictures, written_at }: KeptText) => [
  language,
  { name, description, keywords, specs, pictureTexts: pictures, writtenAt: written_at.toISOString() },
]

/** The same as a table in pieces, the first of which has the heads, with names of lists in `language`. */
export async function* productTablesForExport(
  db: Db | Tx,
  businessID: string,
  language: string,
): AsyncGenerator<Table> {
  const languages = await findLanguages(db, businessID)
  let isFirst = true
  for await (const rows of pagesOf(db, businessID)) {
    yield productTable(rows, languages, language).slice(isFirst ? 0 : 1)
    isFirst = false
  }
}

async function* pagesOf(db: Db | Tx, businessID: string): AsyncGenerator<WithTexts[]> {
  for (let after = firstID; ;) {
    const rows = await findManagedAfter(db, { businessID, after, limit: pageSize })
    yield await withTexts(db, rows)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}
