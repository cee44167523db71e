// Facts of a company and its products become what the directory holds of them.
import type { BusinessForDirectory } from '../businesses/listing.ts'
import type { ProductForDirectory } from '../products/listing.ts'
import { nodesOf } from '../reference-data/industries.ts'

export type EntryKind = 'business' | 'product'

/** A row of directory_entry, by its columns. */
export type Entry = {
  kind: EntryKind
  id: string
  business_id: string
  category_ids: string[]
  manufacturer: boolean
  hidden_editions: number
  changed_on: string
}

/**
 * The entries of a company that is there and of its published products. A company stands where it says, and where its products
 * stand; what it hides from, they hide from too.
 */
export function entriesOf(business: BusinessForDirectory, products: readonly ProductForDirectory[]): Entry[] {
  const ofBoth = { business_id: business.businessID, hidden_editions: business.hiddenEditions }
  const own = [business.industryID, ...business.categoryIDs]
  return [
    {
      ...ofBoth,
      kind: 'business',
      id: business.businessID,
      category_ids: standingUnder([...own, ...products.flatMap(filedUnder)]),
      manufacturer: business.businessType === 'MA',
      changed_on: business.changedOn,
    },
    ...products.map((product): Entry => ({
      ...ofBoth,
      kind: 'product',
      id: product.productID,
      category_ids: standingUnder(filedUnder(product)),
      manufacturer: false,
      changed_on: product.changedOn,
    })),
  ]
}

const filedUnder = ({ industryID, categoryID, subCategoryID }: ProductForDirectory): string[] => [
  industryID,
  subCategoryID ?? categoryID,
]

/** In a fixed order, so that the same facts always make the same entry. */
const standingUnder = (ids: readonly string[]): string[] => nodesOf(ids).toSorted()
