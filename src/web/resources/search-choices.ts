import type { LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../api/page.ts'
import { packCountries } from '../components/search/countries.tsx'
import type { SearchBarData } from '../components/search/SearchBar.tsx'

export type SearchChoices = Pick<SearchBarData, 'businessTypes' | 'countries'>

/** What can be chosen in a search bar, as JSON: for pages that open one in place. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api } = pageOf(context)
  const [countries, businessTypes] = await Promise.all([api.listCountries({}), api.listBusinessTypes({})])
  const choices: SearchChoices = { businessTypes, countries: packCountries(countries) }
  return Response.json(choices, { headers: { 'cache-control': 'private, max-age=60' } })
}
