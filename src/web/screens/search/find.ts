// What a search address asks of the server, in the words of each kind of results (P7.5).
import type { ApiClient } from '../../../contract/api.ts'
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { ProductResultEntry } from '../../../contract/products.ts'
import type { searchUsers } from '../../../contract/search.ts'
import { businessPath } from '../../../contract/slugs.ts'
import { everywhere, pagesMax, sizeOf, type SearchAddress } from '../../components/search/address.ts'
import { wordsShown, type Eased } from './filters.ts'
import { markerFor, type Marker } from './marks.ts'
import { companyLine, personLine, productLine } from './page-data.ts'

/** One page of results with their total and facets; `listed` is what search engines may know of it, people left out; `ids` names all things and companies on it. `sponsored` is there when somebody paid, and for search engines not at all. */
export async function find(api: ApiClient, address: SearchAddress, language: string) {
  const { business, country, text, page, industries, plans, verified, sort, exactly } = address
  const { certificates, leadTime, employees, categories, minimumOrder, price } = address
  const size = sizeOf(address)
  const asked = {
    textQuery: text,
    country: country === everywhere ? undefined : country,
    industry: industries && [...industries],
    exactly,
    facets: true,
    skip: size * (page - 1),
    size,
  }
  const ofCompanies = {
    tier: plans && [...plans],
    verified,
    certificate: certificates && [...certificates],
    leadTime,
    employees: employees && [...employees],
    category: categories && [...categories],
    sort,
  }
  if (business === 'PR') {
    const answer = await api.searchProducts({ ...asked, ...ofCompanies, minimumOrder, price })
    const mark = markerOf(address, answer)
    const lineOf = (result: ProductResultEntry) => productLine(result, language, mark)
    const results = answer.results.map(lineOf)
    const sponsored = answer.sponsored.map((result) => ({ ...lineOf(result), boostID: result.boostID }))
    const listed = results.map(({ path, name }) => ({ path, name }))
    const ids = [...results, ...sponsored].flatMap(({ id, company }) => [id, company.id])
    return {
      kind: 'products' as const,
      ...cards(results, sponsored),
      listed,
      ids,
      ...totalOf(answer, address),
    }
  }
  if (business === 'UR') {
    const answer = await api.searchUsers({ ...asked, sort: sort === 'answers' ? undefined : sort })
    const mark = markerOf(address, answer)
    const results = answer.profiles.map((card) => personLine(card, language, mark))
    return { kind: 'people' as const, results, listed: [], ids: [], ...totalOf(answer, address) }
  }
  const answer = await api.searchBusinesses({ ...asked, ...ofCompanies, businessType: business })
  const mark = markerOf(address, answer)
  const lineOf = (card: BusinessCardEntry) => companyLine(card, language, mark)
  const results = answer.results.map(lineOf)
  const sponsored = answer.sponsored.map((card) => ({ ...lineOf(card), boostID: card.boostID }))
  const listed = results.map(({ key, general }) => ({
    path: businessPath({ key }),
    name: general.companyName,
  }))
  const ids = [...results, ...sponsored].map(({ businessID }) => businessID)
  return {
    kind: 'companies' as const,
    ...cards(results, sponsored),
    listed,
    ids,
    ...totalOf(answer, address),
  }
}

/** A page where nobody paid says nothing of it. */
const cards = <Line, Paid>(results: Line[], sponsored: Paid[]): { results: Line[]; sponsored?: Paid[] } => ({
  results,
  ...(sponsored.length > 0 && { sponsored }),
})

/** Marks the words that were searched for in the end. */
const markerOf = (address: SearchAddress, eased: Eased): Marker => markerFor(wordsShown(address, eased))

type Totals = Pick<
  CallOutput<typeof searchUsers>,
  | 'total_results'
  | 'totalIsExact'
  | 'corrected'
  | 'offered'
  | 'leftOut'
  | 'elsewhere'
  | 'relaxed'
  | 'categories'
  | 'types'
  | 'facets'
>

/** Pages are of what is shown, which may be what has fewer words; the total never counts that. */
function totalOf(answer: Totals, address: SearchAddress) {
  const {
    total_results: total,
    totalIsExact,
    corrected,
    offered,
    leftOut,
    elsewhere,
    relaxed,
    categories,
    types,
    facets,
  } = answer
  const shown = leftOut ?? { total, totalIsExact }
  const pages = Math.min(Math.ceil(shown.total / sizeOf(address)), pagesMax(address))
  return {
    total,
    totalIsExact,
    pages,
    /** True when the last page is not the end of what there is. */
    hasMore: !shown.totalIsExact || shown.total > pages * sizeOf(address),
    eased: { corrected, offered, leftOut },
    ...(elsewhere && { elsewhere }),
    ...(relaxed && { relaxed }),
    ...(categories && { categories }),
    ...(types && { types }),
    facets,
  }
}
