// The directory follows companies and their products.
import type { Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { businessesForDirectory } from '../businesses/listing.ts'
import { productsForDirectory } from '../products/listing.ts'
import { entriesOf } from './entries.ts'
import { deleteOtherEntries, insertNewEntries, lockEntries } from './queries.ts'

/**
 * Makes the entries of these companies and of their products what the facts are now, counts included, within `tx`; may
 * run twice. Throws while all are being rebuilt: try again.
 */
export async function keepEntries(tx: Tx, businessIDs: readonly string[]): Promise<void> {
  // Facts are read only after this, so that the last change wins.
  if (!(await lockEntries(tx))) throw new Error('the directory is being rebuilt')
  const businesses = (await businessesForDirectory(tx, { ids: businessIDs })).filter(
    ({ removed }) => !removed,
  )
  const products = await productsForDirectory(
    tx,
    businesses.map(({ businessID }) => businessID),
  )
  const entries = businesses.flatMap((business) =>
    entriesOf(business, products.get(business.businessID) ?? []),
  )
  await deleteOtherEntries(tx, businessIDs, entries)
  await insertNewEntries(tx, entries)
  await invalidate(tx, ['search'])
}
