// Everything that documents are made from, read for many things at once.
import type { Db, Tx } from '../../platform/db.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import { productsForSearch } from '../products/indexing.ts'
import { likesOfProducts } from '../reactions/likes.ts'
import type { PersonForSearch } from '../profiles/indexing.ts'
import { businessDocument, productDocument } from './business-documents.ts'
import type { SearchDocument } from './documents.ts'
import { personDocument } from './person-documents.ts'
import type { Ranking } from './quality.ts'

/** The documents of companies and of their products, none for removed ones; two queries, and at most 101 documents a company. */
export async function documentsOfBusinesses(
  db: Db | Tx,
  businesses: readonly BusinessForSearch[],
  ranking: Ranking,
): Promise<SearchDocument[]> {
  const there = businesses.filter(({ removed }) => !removed)
  const products = await productsForSearch(
    db,
    there.map(({ businessID }) => businessID),
  )
  const likes = await likesOfProducts(
    db,
    [...products.values()].flat().map(({ productID }) => productID),
  )
  return there.flatMap((business) => {
    const own = products.get(business.businessID) ?? []
    return [
      businessDocument(business, own, ranking),
      ...own.map((one) => productDocument(one, business, likes.get(one.productID) ?? 0, ranking)),
    ]
  })
}

/** The documents of people, none for those who went. */
export function documentsOfPeople(people: readonly PersonForSearch[], ranking: Ranking): SearchDocument[] {
  return people.filter(({ removed }) => !removed).map((person) => personDocument(person, ranking))
}
