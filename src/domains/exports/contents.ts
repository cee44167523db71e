// What stands in an archive: each domain's share, as a program reads it (JSON) and as a spreadsheet does (CSV), and the files.
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import { csvLines, csvMark, type Table } from '../../platform/spreadsheet.ts'
import type { ZipFile } from '../../platform/zip.ts'
import { businessForExport, certificatesForExport } from '../businesses/export-share.ts'
import { favouritesForExport } from '../favourites/export-share.ts'
import { followersOf } from '../follows/following.ts'
import { inquiriesForExport } from '../inquiries/export-share.ts'
import { productsForExport, productTablesForExport } from '../products/export-share.ts'
import { writeFiles } from './files.ts'
import { teamForExport } from './people.ts'
import type { Attempt } from './queries.ts'
import { readmeOf } from './readme.ts'
import { certificateTable, fileTable, teamTable } from './tables.ts'

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
  const business = await businessForExport(db, businessID)
  if (!business) return null
  const company = business.general.companyName
  const followers = await followersOf(db, { type: 'business', id: businessID })
  await zip.text('business.json', [json({ ...business, followers })])
  const certificates = await certificatesForExport(db, businessID)
  await zip.text('certificates.json', [json(certificates)])
  await zip.text('certificates.csv', csv(certificateTable(certificates, language)))
  const team = await teamForExport(db, businessID, language)
  await zip.text('team.json', [json(team)])
  await zip.text('team.csv', csv(teamTable(team, language)))
  await zip.text('favourites.json', listOf(favouritesForExport(db, businessID)))
  await zip.text('inquiries.json', listOf(inquiriesForExport(db, businessID, language)))
  await tell(ends.business)

  await zip.text('products.json', listOf(productsForExport(db, businessID)))
  await zip.text('products.csv', csvOfPieces(productTablesForExport(db, businessID, language)))
  await tell(ends.products)

  const files = await writeFiles(db, zip, businessID, (share) =>
    tell(ends.products + share * (1 - ends.products)),
  )
  await zip.text('files.csv', csv(fileTable(files, language)))
  const left = files.filter(({ path }) => path === '').length
  await zip.text('README.txt', [readmeOf({ company, date: today(), left }, language)])
  return company
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const csv = (table: Table): string[] => [csvMark, csvLines(table)]

/** A JSON list, entry by entry. */
async function* listOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entries) {
    yield before + JSON.stringify(entry, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOfPieces(tables: AsyncIterable<Table>): AsyncGenerator<string> {
  yield csvMark
  for await (const table of tables) yield csvLines(table)
}
