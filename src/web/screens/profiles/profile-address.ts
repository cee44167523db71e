// Where an address of a person's page leads (section 2, D36).
import { idOfSlug, profilePath } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'

/** The id that the address names, in its one spelling; null leads to the home page. */
export const userIDOf = (id: string): string | null =>
  id.length === limits.slugIdLength ? idOfSlug(id) : null

/** The one address of a person's page when `url` is another spelling of it, else undefined; its language is kept. */
export function canonicalAddress(url: URL, userID: string): string | undefined {
  const path = profilePath(userID)
  if (url.pathname === path) return undefined
  const language = url.searchParams.get('lang')
  return language === null ? path : `${path}?${new URLSearchParams({ lang: language })}`
}
