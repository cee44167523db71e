import type { LoaderFunctionArgs } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { categoryCounts } from '../api/category-counts.ts'
import { pageOf } from '../api/page.ts'
import { statusOf } from '../api/status.ts'
import type { Branches } from '../components/layout/industryBranches.ts'

const notFound = () => new Response(null, { status: 404 })

/** The flyout of an industry, as JSON. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params.id ?? ''
  if (!/^\d{4}$/.test(id)) return notFound()
  const page = pageOf(context)
  const [categories, counts] = await Promise.all([
    page.api.listCategories({ id }).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined
      throw error
    }),
    categoryCounts(page, 'all'),
  ])
  if (!categories) return notFound()
  const countOf = (node: string, of: 'manufacturers' | 'products') =>
    counts.size > 0 ? { count: counts.get(node)?.[of] ?? 0 } : {}
  const branches: Branches = {
    categories: categories.slice(0, limits.flyoutCategories).map((category) => ({
      id: category.id,
      name: category.name,
      ...countOf(category.id, 'manufacturers'),
      subCategories: category.subCategories
        .slice(0, limits.flyoutSubCategories)
        .map((sub) => ({ ...sub, ...countOf(sub.id, 'products') })),
    })),
    more: categories.length > limits.flyoutCategories,
  }
  // Its numbers count companies that may hide: as old as a page may be, and no older (A7).
  return Response.json(branches, { headers: { 'cache-control': 'public, max-age=5' } })
}
