// All products of a company as one file: a table for a spreadsheet, or a catalogue for programs that buy (P2.24, P3.4).
import { AppError } from '../../contract/errors.ts'
import { productFilePath } from '../../contract/product-files.ts'
import type { ProductFileFormat } from '../../contract/product-files.ts'
import { serverText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { today } from '../../platform/days.ts'
import { isKeyedHash, keyedHash } from '../../platform/sealing.ts'
import { csvLines, csvMark, type Table } from '../../platform/spreadsheet.ts'
import { workbookPieces } from '../../platform/workbook.ts'
import { companiesForStaff } from '../businesses/finding.ts'
import { requireManager, resolveActor, type SessionOrKey } from '../members/actors.ts'
import { cataloguePieces } from './export-catalogue.ts'
import { productTable, withTexts, type WithTexts } from './export-table.ts'
import { findManagedOf } from './queries/bulk.ts'
import { findKeptInOrder } from './queries/managed.ts'
import { findLanguages } from './queries/texts.ts'

const types: Record<ProductFileFormat, { ending: string; contentType: string }> = {
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  xlsx: {
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  bmecat: { ending: 'xml', contentType: 'application/xml; charset=utf-8' },
}
/** Whoever has the address may fetch the file for so long. */
const openSeconds = 120
/** Products that are read at a time. */
const portion = 200

/** Where all products of a company can be fetched as a file, with heads and names of lists in `language`; throws NotFound and NotAllowed. */
export async function exportProducts(
  db: Db,
  by: SessionOrKey,
  { bid, format }: { bid: string; format: ProductFileFormat },
  language: string,
): Promise<{ url: string; fileName: string; contentType: string }> {
  const actor = await resolveActor(db, by, bid)
  requireManager(actor)
  const { ending, contentType } = types[format]
  const until = Math.ceil(Date.now() / 1_000) + openSeconds
  const wish = JSON.stringify([actor.id, format, language, until])
  const token = [Buffer.from(wish), keyedHash(purpose, '', wish)].map((part) => part.toString('base64url'))
  return {
    url: `/api${productFilePath}/${token.join('.')}`,
    fileName: `products-${today()}.${ending}`,
    contentType,
  }
}

const purpose = 'file of products'

export type ProductFile = {
  fileName: string
  contentType: string
  /** One query each for products, texts and documents of a portion. */
  pieces: AsyncIterable<string | Uint8Array>
}

/** The file that a token opens; throws NotFound for one that was not given out or is over. */
export function productFile(db: Db, token: string): ProductFile {
  const [told = '', sign = ''] = token.split('.')
  const wish = Buffer.from(told, 'base64url').toString()
  if (!isKeyedHash(purpose, '', wish, Buffer.from(sign, 'base64url'))) throw new AppError('NotFound')
  const [businessID, format, language, until] = JSON.parse(wish) as [
    string,
    ProductFileFormat,
    string,
    number,
  ]
  if (until * 1_000 < Date.now()) throw new AppError('NotFound')
  const { ending, contentType } = types[format]
  return {
    fileName: `products-${today()}.${ending}`,
    contentType,
    pieces: piecesOf(db, { businessID, format, language }),
  }
}

const sheetName = /*i18n*/ { id: 'table.products', message: 'Products' }

type Wish = { businessID: string; format: ProductFileFormat; language: string }

async function* piecesOf(db: Db, { businessID, format, language }: Wish) {
  const kept = await findKeptInOrder(db, businessID)
  const portions = productsOf(
    db,
    businessID,
    kept.map(({ id }) => id),
  )
  if (format === 'bmecat') {
    const [company] = await companiesForStaff(db, [businessID])
    const main = mostUsed(kept.flatMap((one) => one.language ?? [])) ?? language
    yield* cataloguePieces(portions, { businessID, companyName: company?.name ?? '', language: main })
    return
  }
  const tables = tablesOf(portions, await findLanguages(db, businessID), language)
  if (format === 'xlsx') yield* workbookPieces(tables, serverText(sheetName, language))
  else {
    yield csvMark
    for await (const table of tables) yield csvLines(table)
  }
}

function mostUsed(words: readonly string[]): string | undefined {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0]
}

/** These products, in this order, some at a time; those that are removed meanwhile are left out. */
async function* productsOf(
  db: Db | Tx,
  businessID: string,
  ids: readonly string[],
): AsyncGenerator<WithTexts[]> {
  for (let at = 0; at < ids.length; at += portion) {
    const wanted = ids.slice(at, at + portion)
    const rows = new Map((await findManagedOf(db, businessID, wanted)).map((row) => [row.id, row]))
    yield await withTexts(
      db,
      wanted.flatMap((id) => rows.get(id) ?? []),
    )
  }
}

/** Products as a table in pieces, the first of which has the heads. */
async function* tablesOf(
  portions: AsyncIterable<readonly WithTexts[]>,
  languages: readonly string[],
  language: string,
): AsyncGenerator<Table> {
  yield productTable([], languages, language)
  for await (const rows of portions) yield productTable(rows, languages, language).slice(1)
}
