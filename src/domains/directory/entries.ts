// Facts of a company and its products become what the directory holds of them.
import type { BusinessForDirectory } from '../businesses/listing.ts'
import type { ProductForDirectory } from '../products/listing.ts'
import { nodesOf, nodesOfCompany } from '../reference-data/industries.ts'

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
 * stand; what it hides from, they hide from too. In a fixed order, so that
 * the same facts always make the same entry.
 */
export function entriesOf(business: BusinessForDirectory, products: readonly ProductForDirectory[]): Entry[] {
  const ofBoth = { business_id: business.businessID, hidden_editions: business.hiddenEditions }
  const filed = [...business.categoryIDs, ...products.flatMap(filedUnder)]
  return [
    {
      ...ofBoth,
      kind: 'business',
      id: business.businessID,
      category_ids: nodesOfCompany(business.industryID, filed).toSorted(),
      manufacturer: business.businessType === 'MA',
      changed_on: business.changedOn,
    },
    ...products.map((product): Entry => ({
      ...ofBoth,
      kind: 'product',
      id: product.productID,
      category_ids: nodesOf(filedUnder(product)).toSorted(),
      manufacturer: false,
      changed_on: product.changedOn,
    })),
  ]
}

const filedUnder = ({ industryID, categoryID, subCategoryID }: ProductForDirectory): string[] => [
  industryID,
  subCategoryID ?? categoryID,
]
