// Where the addresses of things lead (P2.3, D29 and D36).
import { idOfSlug } from '../../contract/slugs.ts'
import type { QueryName } from '../../contract/pages/pages.ts'
import { parametersOf } from '../../contract/pages/query.ts'
import { data } from 'react-router'
import { isAppError } from '../../contract/errors.ts'

/** The one address of a page when `url` is another spelling of its `path`, else undefined. Of the query only `kept` stays. */
export function canonicalAddress(
  url: URL,
  path: string,
  kept: readonly QueryName[] = ['lang'],
): string | undefined {
  if (url.pathname === path) return undefined
  const query = new URLSearchParams()
  for (const name of kept) {
    const value = parametersOf(url).get(name)
    if (value !== null) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** For the failures of a loader: what is unknown and what was removed look alike, everything else stays what it is. */
export function notFoundAs404(error: unknown): never {
  if (isAppError(error) && error.name === 'NotFound') throw data(null, { status: 404 })
  throw error
}

/** The id that a part of an address is; throws 404 for what can be none. */
export function idIn(part: string | undefined): string {
  const id = idOfSlug(part ?? '')
  if (id === null) throw data(null, { status: 404 })
  return id
}
