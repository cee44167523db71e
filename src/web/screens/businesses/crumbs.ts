// The way to a company: its type, its industry, its first category; each leads to a search.
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import { searchFor } from '../../components/layout/site.ts'
import { searchPath } from '../../components/search/address.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

type Type = { code: string; businessTypeName: string }

/** The breadcrumb of a business page; names that repeat are said once. */
export function crumbsOf({ general }: BusinessProfileEntry, types: readonly Type[]): Crumb[] {
  const { code, name } = general.businessType
  const crumbs = [
    {
      name: types.find((type) => type.code === code)?.businessTypeName ?? name,
      to: searchPath({ business: code, text: '' }),
    },
    ...[general.industry, ...general.categories.slice(0, 1)].map((part) => ({
      name: part.name,
      to: searchFor(part, code === 'MA' ? undefined : code),
    })),
  ]
  return crumbs.filter((crumb, at) => crumbs.findIndex((other) => other.name === crumb.name) === at)
}
