// The words of products that make their company findable.
import type { Db, Tx } from '../../platform/db.ts'
import { findWords } from './queries.ts'

const productsPerBusiness = 30

/** Names and keywords of the published products of each business, newest 30 products; businesses without any are left out. One query. */
export async function productWords(
  db: Db | Tx,
  businessIDs: readonly string[],
): Promise<Map<string, string[]>> {
  const words = new Map<string, string[]>()
  if (businessIDs.length === 0) return words
  for (const { businessID, name, keywords } of await findWords(db, businessIDs, productsPerBusiness)) {
    const known = words.get(businessID) ?? []
    known.push(name, ...keywords)
    words.set(businessID, known)
  }
  return words
}
