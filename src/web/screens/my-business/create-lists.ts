import type { Page } from '../../api/page.ts'
import { categoryChoices } from '../../components/category/category-choices.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import { placeLists } from '../../components/forms/place-lists.ts'
import type { CreateValues } from './create-values.ts'

/** What the form of a new company offers to choose from, in the page's language. */
export async function createLists(
  { api, edition }: Pick<Page, 'api' | 'edition'>,
  values: CreateValues,
  industry = '',
) {
  const [types, { countries, states }, tree] = await Promise.all([
    api.listBusinessTypes({}),
    placeLists({ api, edition }, values.country),
    api.showIndustryTree({}),
  ])
  return {
    types: companyTypeOptions(types),
    countries,
    states,
    industries: tree.map(({ id, name }) => ({ value: id, name })),
    categories: categoryChoices(tree, values.categories.split('\n').filter(Boolean), industry),
  }
}
export type CreateLists = Awaited<ReturnType<typeof createLists>>
