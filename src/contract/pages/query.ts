// What pages read of their query: only what the manifest knows.
import type { QueryName } from './pages.ts'

/** A page's query parameters; the compiler refuses a name that no page reads. */
export type Query = {
  get(name: QueryName): string | null
  getAll(name: QueryName): string[]
  has(name: QueryName): boolean
  [Symbol.iterator](): Iterator<[string, string]>
}

/** The same address without a parameter. */
export function withoutParameter(url: URL, name: QueryName): URL {
  const other = new URL(url)
  other.searchParams.delete(name)
  return other
}

/** The query of an address. On the server it holds what the manifest lets the page read, and nothing else. */
export const parametersOf = ({ searchParams }: { searchParams: URLSearchParams }): Query => searchParams
