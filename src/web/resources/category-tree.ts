import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../api/page.ts'
import type { PackedTree } from '../components/category/search-paths.ts'

/** The whole industry tree in the page's language, for who chooses a category. */
export async function loader({ context }: LoaderFunctionArgs): Promise<PackedTree> {
  const tree = await apiOf(context).showIndustryTree({})
  return tree.map(({ id, name, categories }) => [
    id,
    name,
    categories.map((category) => [
      category.id,
      category.name,
      category.subCategories.map((sub) => [sub.id, sub.name] as [string, string]),
    ]),
  ])
}
