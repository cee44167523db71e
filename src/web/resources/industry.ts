import type { LoaderFunctionArgs } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { apiOf } from '../api/page.ts'
import { statusOf } from '../api/status.ts'
import type { Branches } from '../components/layout/industryBranches.ts'

const notFound = () => new Response(null, { status: 404 })

/** The flyout of an industry, as JSON. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params.id ?? ''
  if (!/^\d{4}$/.test(id)) return notFound()
  const categories = await apiOf(context)
    .listCategories({ id })
    .catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined
      throw error
    })
  if (!categories) return notFound()
  const branches: Branches = {
    categories: categories.slice(0, limits.flyoutCategories).map((category) => ({
      id: category.id,
      name: category.name,
      subCategories: category.subCategories.slice(0, limits.flyoutSubCategories),
    })),
    more: categories.length > limits.flyoutCategories,
  }
  return Response.json(branches, { headers: { 'cache-control': 'public, max-age=600' } })
}
