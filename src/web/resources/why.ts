import { data, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { parametersOf } from '../../contract/pages/query.ts'
import { notFoundAs404 } from '../api/addresses.ts'
import { pageOf } from '../api/page.ts'
import { everywhere, readSearch, sizeOf } from '../components/search/address.ts'

/** Why the result `result` of a search address stands there, as JSON: asked for when somebody opens it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, session, url } = pageOf(context)
  const query = parametersOf(url)
  const id = idOfSlug(query.get('result') ?? '')
  const countries = await api.listCountries({})
  const address = readSearch(query, (code) => countries.some((one) => one.code === code))
  const { business, country, text, page } = address
  if (id === null || business === 'UR') throw data(null, { status: 404 })
  const why = await api
    .explainResult({
      id,
      segment: business,
      textQuery: text,
      country: country === everywhere ? undefined : country,
      industry: address.industries && [...address.industries],
      tier: address.plans && [...address.plans],
      verified: address.verified,
      certificate: address.certificates && [...address.certificates],
      leadTime: address.leadTime,
      employees: address.employees && [...address.employees],
      category: address.categories && [...address.categories],
      minimumOrder: address.minimumOrder,
      price: address.price,
      sort: address.sort,
      exactly: address.exactly,
      skip: sizeOf(address) * (page - 1),
      size: sizeOf(address),
    })
    .catch(notFoundAs404)
  // What would move a result up is said to its own people alone.
  const kept = session ? 'private, no-store' : 'private, no-cache'
  return Response.json(why, { headers: { 'cache-control': kept } })
}
