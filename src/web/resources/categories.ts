import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../api/page.ts'
import { allCategoryChoices } from '../components/category/category-choices.ts'

/** All categories to choose from in the language of the address, as JSON: for a field that was reached. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const tree = await apiOf(context).showIndustryTree({})
  return Response.json(allCategoryChoices(tree), { headers: { 'cache-control': 'public, max-age=600' } })
}
