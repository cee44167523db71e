// The query of the page that is open, for its parts in the browser.
import { useSearchParams } from 'react-router'
import type { QueryName } from '../../contract/pages/pages.ts'
import { parametersOf, type Query } from '../../contract/pages/query.ts'

/** What the open page's address asks for; only what the manifest of pages knows can be read. */
export function useQuery(): Query {
  const [searchParams] = useSearchParams()
  return parametersOf({ searchParams })
}

/** Takes a parameter out of the address in place, when it has been read. */
export function useForgetting(): (name: QueryName) => void {
  const [, set] = useSearchParams()
  return (name) =>
    set(
      (query) => {
        query.delete(name)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
}
