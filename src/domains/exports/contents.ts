// What stands in an archive: each domain's share, as a program reads it (JSON) and as a spreadsheet does (CSV), and the files.
import { csvLines, csvMark, type Cell } from '../../platform/csv.ts'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import type { ZipFile } from '../../platform/zip.ts'
import { businessForExport, certificatesForExport } from '../businesses/export-share.ts'
import { followersOf } from '../follows/following.ts'
import { productsForExport } from '../products/export-share.ts'
import { writeFiles } from './files.ts'
import type { Attempt } from './queries.ts'
import { readmeOf } from './readme.ts'
import { teamForExport } from './people.ts'

/** Shares of the way, at the end of each step; files take what is left. */
const ends = { business: 0.05, products: 0.25 }

/**
 * Writes everything of a company into `zip` and says after each step how far it is (0 to 1). Answers the company's name,
 * or null for one that is not there.
 */
export async function writeContents(
  db: Db,
  zip: ZipFile,
  { businessID, language }: Pick<Attempt, 'businessID' | 'language'>,
  tell: (share: number) => Promise<void>,
): Promise<string | null> {
  await tell(0)
  const found = await businessForExport(db, businessID)
  if (!found) return null
  const followers = await followersOf(db, { type: 'business', id: businessID })
  await zip.text('business.json', [json({ ...found.business, followers })])
  await writeTable(zip, 'certificates', await certificatesForExport(db, businessID))
  await writeTable(zip, 'team', await teamForExport(db, businessID, language))
  await tell(ends.business)

  await zip.text('products.json', listOf(productsForExport(db, businessID)))
  await zip.text('products.csv', tableOf(productsForExport(db, businessID)))
  await tell(ends.products)

  const left = await writeFiles(db, zip, businessID, (share) =>
    tell(ends.products + share * (1 - ends.products)),
  )
  const about = { company: found.companyName, date: today(), left }
  await zip.text('README.txt', [readmeOf(about, language)])
  return found.companyName
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

type Row = Record<string, unknown>

/** Rows that fit into memory, as NAME.json and NAME.csv. */
async function writeTable(zip: ZipFile, name: string, rows: readonly Row[]): Promise<void> {
  await zip.text(`${name}.json`, [json(rows)])
  await zip.text(`${name}.csv`, tableOf([rows]))
}

/** A JSON list, page by page. */
async function* listOf(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of pages)
    for (const row of rows) {
      yield before + JSON.stringify(row, null, 2)
      before = ',\n'
    }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** The same as a table, whose columns are the fields of its first row. */
async function* tableOf(
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  let columns: string[] | undefined
  yield csvMark
  for await (const rows of pages) {
    const [first] = rows
    if (!first) continue
    const head = columns ? [] : [(columns = Object.keys(first))]
    const names = columns ?? []
    yield csvLines([...head, ...rows.map((row) => names.map((name) => cellOf(row[name])))])
  }
}

/** Lists stand in one cell, a line each; what has parts, as JSON. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('\n')
  return JSON.stringify(value)
}
