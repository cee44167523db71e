import { parametersOf } from '../../contract/pages/query.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { pageOf } from '../api/page.ts'
import { statusOf } from '../api/status.ts'
import { readSearch } from '../components/search/address.ts'

/** How the words of a search address may go on, as JSON: for the search bar while somebody types. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { api, session, url } = pageOf(context)
  const { business: segment } = readSearch(parametersOf(url), () => false)
  // As typed: a space at the end says that the last word is whole.
  const typed = (parametersOf(url).get('search') ?? '').replace(/\p{Cc}/gu, ' ')
  const text = [...typed].slice(0, limits.searchTextMax).join('')
  const suggestions = await api.suggestSearches({ text, segment }).catch((error: unknown) => {
    // Nobody misses them while there is much to do.
    if (statusOf(error) === 503) return undefined
    throw error
  })
  if (!suggestions) return new Response(null, { status: 503 })
  // Names are hidden, changed and removed: they are asked for anew each time. What somebody signed in does not meet is theirs alone.
  const kept = session ? 'private, no-store' : 'private, no-cache'
  return Response.json(suggestions, { headers: { 'cache-control': kept } })
}
