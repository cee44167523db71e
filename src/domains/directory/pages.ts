// The list of all public company and product pages, in parts (P2.1): what search engines are offered.
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { businessNames, businessPages } from '../businesses/listing.ts'
import { publicVisibility, type EditionVisibility } from '../businesses/visibility.ts'
import { productPages } from '../products/listing.ts'
import type { EntryKind } from './entries.ts'
import { findPartEntries, findParts, firstIDs, replaceParts, type PartEntry } from './queries.ts'
import { asWritten } from '../reference-data/text-languages.ts'

export type ListedPage = { id: string; key: string; changedOn: string; writtenIn: string[] }

/** The parts of an edition that hold anything, companies first. One query. */
export function partsOf(db: Db, editionBit: number): Promise<{ kind: EntryKind; part: number }[]> {
  return findParts(db, editionBit)
}

/** The pages of one part that an edition shows, with the keys of their addresses; NotFound when there are none. */
export async function pagesOf(
  db: Db,
  editionBit: number,
  which: { kind: EntryKind; part: number },
): Promise<ListedPage[]> {
  const entries = await findPartEntries(db, which, { editionBit, limit: limits.directoryPartMax })
  const named = which.kind === 'business' ? companiesNamed : productsNamed
  // The list learns a moment later who hides; until then the names leave them out.
  const pages = await named(db, entries, publicVisibility(editionBit))
  if (pages.length === 0) throw new AppError('NotFound')
  return pages
}

/** What went or hid a moment ago is left out. */
async function companiesNamed(
  db: Db,
  entries: readonly PartEntry[],
  sight: EditionVisibility,
): Promise<ListedPage[]> {
  const ids = entries.map(({ id }) => id)
  return listed(entries, await businessPages(db, ids, sight))
}

async function productsNamed(
  db: Db,
  entries: readonly PartEntry[],
  sight: EditionVisibility,
): Promise<ListedPage[]> {
  const ids = entries.map(({ id }) => id)
  const [companies, pages] = await Promise.all([
    businessNames(db, [...new Set(entries.map(({ businessID }) => businessID))], asWritten, sight),
    productPages(db, ids),
  ])
  return listed(
    entries.filter(({ businessID }) => companies.has(businessID)),
    pages,
  )
}

const listed = (
  entries: readonly PartEntry[],
  pages: ReadonlyMap<string, Pick<ListedPage, 'key' | 'writtenIn'>>,
): ListedPage[] =>
  entries.flatMap(({ id, changedOn }) => {
    const page = pages.get(id)
    return page ? [{ id, changedOn, ...page }] : []
  })

/** Cuts the list into parts of about the same size anew; answers how many. Walks in short steps, whatever the number. */
export async function layParts(db: Db): Promise<number> {
  const parts: { kind: EntryKind; part: number; first_id: string }[] = []
  for (const kind of ['business', 'product'] as const) {
    let part = 0
    for await (const first_id of firstIDs(db, kind, limits.directoryPartSize))
      parts.push({ kind, part: ++part, first_id })
  }
  await transaction(db, async (tx) => {
    await replaceParts(tx, parts)
    await invalidate(tx, ['search'])
  })
  return parts.length
}
