// Facts of a company and its products become what the directory holds of them.
import type { BusinessForDirectory } from '../businesses/listing.ts'
import type { ProductForDirectory } from '../products/listing.ts'
import { withCategoriesAbove } from '../reference-data/industries.ts'

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

/** The entries of a company that is there and of its published products; what a company hides from, its products hide from too. */
export function entriesOf(business: BusinessForDirectory, products: readonly ProductForDirectory[]): Entry[] {
  const ofBoth = { business_id: business.businessID, hidden_editions: business.hiddenEditions }
  return [
    {
      ...ofBoth,
      kind: 'business',
      id: business.businessID,
      category_ids: standingUnder(business.industryID, business.categoryIDs),
      manufacturer: business.businessType === 'MA',
      changed_on: business.changedOn,
    },
    ...products.map(({ productID, industryID, categoryID, subCategoryID, changedOn }): Entry => ({
      ...ofBoth,
      kind: 'product',
      id: productID,
      category_ids: standingUnder(industryID, [categoryID, ...(subCategoryID ? [subCategoryID] : [])]),
      manufacturer: false,
      changed_on: changedOn,
    })),
  ]
}

/** In a fixed order, so that the same facts always make the same entry. */
function standingUnder(industryID: string, categoryIDs: readonly string[]): string[] {
  return [...new Set([industryID, ...categoryIDs.flatMap(withCategoriesAbove)])].toSorted()
}
