import type { Page } from '../../api/page.ts'
import { categoryChoices } from '../../components/category/category-choices.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import type { CreateValues } from './create-values.ts'

/** What the form of a new company offers to choose from, in the page's language. */
export async function createLists({ api }: Pick<Page, 'api'>, values: CreateValues, industry = '') {
  const { country } = values
  const [types, countries, states, tree] = await Promise.all([
    api.listBusinessTypes({}),
    api.listCountries({}),
    /^[A-Z]{2}$/.test(country) ? api.listStates({ code: country }).catch(() => []) : [],
    api.showIndustryTree({}),
  ])
  return {
    types: companyTypeOptions(types),
    countries: countries.map(({ code, countryName }) => ({ value: code, name: countryName })),
    states: states.map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
    industries: tree.map(({ id, name }) => ({ value: id, name })),
    categories: categoryChoices(tree, values.categories.split('\n').filter(Boolean), industry),
  }
}
export type CreateLists = Awaited<ReturnType<typeof createLists>>
