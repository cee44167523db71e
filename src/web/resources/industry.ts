import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../api/page.ts'
import { statusOf } from '../components/layout/ErrorPage.tsx'
import type { Branches } from '../components/layout/industryBranches.ts'

/** Up to six categories, each with up to six subcategories (section 9). */
const shown = 6

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
    categories: categories.slice(0, shown).map((category) => ({
      id: category.id,
      name: category.name,
      subCategories: category.subCategories.slice(0, shown),
    })),
    more: categories.length > shown,
  }
  return Response.json(branches, { headers: { 'cache-control': 'public, max-age=600' } })
}
