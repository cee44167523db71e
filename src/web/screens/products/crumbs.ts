// The way to a product: its industry, category and subcategory; each leads to a search (section 2).
import type { ProductEntry } from '../../../contract/products.ts'
import { searchFor } from '../../components/layout/site.ts'
import { searchPath } from '../../components/search/address.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

/** The breadcrumb of a product page: makers first, products for the subcategory; names that repeat are said once. */
export function crumbsOf({ industry, category, subCategory }: ProductEntry): Crumb[] {
  const crumbs = [industry, category].map(({ name }) => ({ name, to: searchFor(name) }))
  if (subCategory)
    crumbs.push({ name: subCategory.name, to: searchPath({ business: 'PR', text: subCategory.name }) })
  return crumbs.filter((crumb, at) => crumbs.findIndex((other) => other.name === crumb.name) === at)
}
