// Everything that documents are made from, read for many things at once.
import type { Db, Tx } from '../../platform/db.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import { productsForSearch } from '../products/indexing.ts'
import { likesOfProducts } from '../reactions/likes.ts'
import type { PersonForSearch } from '../profiles/indexing.ts'
import { businessDocument, productDocument } from './business-documents.ts'
import type { SearchDocument } from './documents.ts'
import { fingerprintOfBusiness, fingerprintOfPerson, fingerprintsOfProducts } from './fingerprints.ts'
import { personDocument } from './person-documents.ts'
import type { Ranking } from './quality.ts'

/** A document that is to be there: `make` makes it, for a product with its likes. */
export type PlannedDocument = {
  id: string
  facts: string
  isProduct: boolean
  make(ranking: Ranking, likes: number): SearchDocument
}

/** Which documents companies and their products have, none for removed ones; one query, and at most 101 documents a company. */
export async function planBusinesses(
  db: Db | Tx,
  businesses: readonly BusinessForSearch[],
): Promise<PlannedDocument[]> {
  const there = businesses.filter(({ removed }) => !removed)
  const products = await productsForSearch(
    db,
    there.map(({ businessID }) => businessID),
  )
  return there.flatMap((business): PlannedDocument[] => {
    const own = products.get(business.businessID) ?? []
    const factsOf = fingerprintsOfProducts(business)
    return [
      {
        id: business.businessID,
        facts: fingerprintOfBusiness(business, own),
        isProduct: false,
        make: (ranking) => businessDocument(business, own, ranking),
      },
      ...own.map((product) => ({
        id: product.productID,
        facts: factsOf(product),
        isProduct: true,
        make: (ranking: Ranking, likes: number) => productDocument(product, business, likes, ranking),
      })),
    ]
  })
}

/** Which documents people have, none for those who went. */
export const planPeople = (people: readonly PersonForSearch[]): PlannedDocument[] =>
  people
    .filter(({ removed }) => !removed)
    .map((person) => ({
      id: person.userID,
      facts: fingerprintOfPerson(person),
      isProduct: false,
      make: (ranking) => personDocument(person, ranking),
    }))

/** Makes what was planned; one query, for the likes of products. */
export async function makeDocuments(
  db: Db | Tx,
  planned: readonly PlannedDocument[],
  ranking: Ranking,
): Promise<SearchDocument[]> {
  const likes = await likesOfProducts(
    db,
    planned.filter(({ isProduct }) => isProduct).map(({ id }) => id),
  )
  return planned.map(({ id, make }) => make(ranking, likes.get(id) ?? 0))
}
