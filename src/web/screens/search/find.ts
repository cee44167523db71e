// What a search address asks of the server, in the words of each kind of results (section 7).
import type { ApiClient } from '../../../contract/api.ts'
import { limits } from '../../../contract/limits.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { everywhere, type SearchAddress } from '../../components/search/address.ts'
import { personLine, productLine } from './page-data.ts'

/** One page of results with their total; `listed` is what search engines may know of it, people left out; `ids` names all things and companies on it. */
export async function find(api: ApiClient, address: SearchAddress, language: string) {
  const { business, country, text, page } = address
  const asked = {
    textQuery: text,
    country: country === everywhere ? undefined : country,
    skip: limits.searchPageSize * (page - 1),
    size: limits.searchPageSize,
  }
  if (business === 'PR') {
    const answer = await api.searchProducts(asked)
    const results = answer.results.map((result) => productLine(result, language))
    const listed = results.map(({ path, name }) => ({ path, name }))
    const ids = results.flatMap(({ id, company }) => [id, company.id])
    return { kind: 'products' as const, results, listed, ids, ...totalOf(answer) }
  }
  if (business === 'UR') {
    const answer = await api.searchUsers(asked)
    const results = answer.profiles.map((card) => personLine(card, language))
    return { kind: 'people' as const, results, listed: [], ids: [], ...totalOf(answer) }
  }
  const answer = await api.searchBusinesses({ ...asked, businessType: business })
  const listed = answer.results.map(({ businessID, general: { companyName } }) => ({
    path: businessPath({ businessID, companyName }),
    name: companyName,
  }))
  const ids = answer.results.map(({ businessID }) => businessID)
  return { kind: 'companies' as const, results: answer.results, listed, ids, ...totalOf(answer) }
}

function totalOf({ total_results, totalIsExact }: { total_results: number; totalIsExact: boolean }) {
  return { total: total_results, totalIsExact, pages: Math.ceil(total_results / limits.searchPageSize) }
}
