// What every page knows of its site: the data of the root loader, and what all pages of an edition in a language have in common.
import { createContext, useContext } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { BadgesEntry } from '../../../contract/notifications.ts'
import type { Acting, ActorEntry } from '../../api/acting.ts'
import type { Frame } from '../../api/frame.ts'
import type { ManageHead } from '../../api/managed.ts'
import type { PageSession } from '../../api/page.ts'
import type { Language } from '../../../contract/locale.ts'

/** What a page knows of who looks at it. */
export type Viewer = {
  language: Language
  /** Who is signed in; absent for visitors. */
  session?: PageSession
  /** Their time zone, where the browser has told it. */
  zone?: string
  /** As whom they may act; absent for people without a company. */
  acting?: Acting
  /** What is new for who is signed in; absent when nobody can tell. */
  badges?: BadgesEntry
  /** The language of mails, on the page that asks whether it shall be that of the page. */
  mailsIn?: Language
  /** True when the browser may be signed in, and nobody can tell now. */
  sessionAway?: true
}

export type Site = Frame & Viewer

export const FrameContext = createContext<Frame | undefined>(undefined)

const sites = new WeakMap<Viewer, Site>()

/** The site of this page; undefined only on the error page of a root that could not be loaded. */
export function useSite(): Site | undefined {
  const frame = useContext(FrameContext)
  const viewer = useRouteLoaderData('root') as Viewer | undefined
  if (!frame || !viewer) return undefined
  let site = sites.get(viewer)
  if (!site) sites.set(viewer, (site = { ...frame, ...viewer }))
  return site
}

/** Ways to look at a company that only its own people have: for others they are not in the address (P4.11). */
const ownersViews = ['editMode', 'view']

/** Where links of the frame that come back to this page lead: home from one whose address carries a secret. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  const isOwners = useMatches().some(
    ({ loaderData }) => (loaderData as { ownersView?: unknown } | undefined)?.ownersView,
  )
  const query = new URLSearchParams(search)
  if (query.has('token')) return '/'
  if (isOwners || !ownersViews.some((name) => query.has(name))) return pathname + search
  for (const name of ownersViews) query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** What the data of a page may say of the company that one writes or edits for on it. */
type ActsFor = {
  /** Of a mailbox. */
  actsFor?: ActorEntry
  /** Of the management of a company. */
  business?: Partial<ManageHead>
}

/** The company for which whoever is signed in writes or edits on this page, whomever else they act as elsewhere (U14). */
export function useActsFor(): ActorEntry | undefined {
  const { actsFor, business } = (useMatches().at(-1)?.loaderData ?? {}) as ActsFor
  if (actsFor) return actsFor
  const { businessID, companyName, logo, industryID = '', role } = business ?? {}
  return businessID && companyName && role ? { businessID, name: companyName, logo, industryID } : undefined
}

/** What a route tells the layout, in its `handle`. */
export type LayoutHandle = {
  /** Stands in the top bar; only search pages have one (P2.6). */
  searchBar?: React.ComponentType
  /** False for the tabbed management screen. */
  footer?: false
}

/**
 * The search for the name of an industry, category or subcategory among what stands under it, of manufacturers where nothing
 * else is said: where every link of the industries leads. It finds as many as the number beside a name says.
 */
export const searchFor = ({ id, name }: { id: string; name: string }, business?: string): string =>
  `/search-result?${business ? `business=${business}&` : ''}search=${encodeURIComponent(name)}&${id.includes('-') ? 'category' : 'industry'}=${id}`
