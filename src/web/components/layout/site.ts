// What every page knows of its site: the data of the root loader.
import { useLocation, useRouteLoaderData } from 'react-router'
import type { EditionEntry } from '../../../contract/editions.ts'
import type { PageSession } from '../../api/page.ts'
import type { Language } from '../../../contract/locale.ts'

export type IndustryLink = { id: string; name: string; icon: string }

export type Site = {
  language: Language
  edition: Omit<EditionEntry, 'hosts' | 'keywords' | 'email'>
  industries: IndustryLink[]
  /** Who is signed in; absent for visitors. */
  session?: PageSession
  /** True when the browser may be signed in, and nobody can tell now. */
  sessionAway?: true
}

/** The site of this page; undefined only on the error page of a root that could not be loaded. */
export function useSite(): Site | undefined {
  return useRouteLoaderData('root') as Site | undefined
}

/** Where links of the frame that come back to this page lead: home from one whose address carries a secret. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return new URLSearchParams(search).has('token') ? '/' : pathname + search
}

/** What a route tells the layout, in its `handle`. */
export type LayoutHandle = {
  /** Stands in the top bar; only search pages have one (section 2). */
  searchBar?: React.ComponentType
  /** False for the tabbed management screen. */
  footer?: false
}

/** The search for a name: where every link of the industries leads. */
export const searchFor = (name: string) => `/search-result?search=${encodeURIComponent(name)}`

/** The log-in or register page, which comes back to `path` (path and query). */
export const accountsAddress = (page: 'log-in' | 'register', path: string) =>
  `/accounts/${page}?continue=${encodeURIComponent(path)}`

/** What a visitor began and finishes after the log-in; `on` names the thing where a page shows several. */
export type Act = 'like' | 'follow' | 'connect' | 'save'

/** The log-in page, which comes back to `path` with what was begun there (section 6). */
export function actAddress(act: Act, path: string, on?: string): string {
  const begun = new URLSearchParams(on === undefined ? { act } : { act, on })
  return accountsAddress('log-in', `${path}${path.includes('?') ? '&' : '?'}${begun}`)
}
