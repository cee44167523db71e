// The way to a product: its industry, category and subcategory; each leads to a search (P2.23).
import type { ProductEntry } from '../../../contract/products.ts'
import { searchFor } from '../../components/layout/site.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

/** The breadcrumb of a product page: makers first, products for the subcategory; names that repeat are said once. */
export function crumbsOf({ industry, category, subCategory }: ProductEntry): Crumb[] {
  const crumbs = [industry, category].map((node) => ({ name: node.name, to: searchFor(node) }))
  if (subCategory) crumbs.push({ name: subCategory.name, to: searchFor(subCategory, 'PR') })
  return crumbs.filter((crumb, at) => crumbs.findIndex((other) => other.name === crumb.name) === at)
}
