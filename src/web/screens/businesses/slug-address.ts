// Where an address of a business page leads (section 2, D36).
import { businessPath, idOfSlug } from '../../../contract/slugs.ts'

/** The id that a slug ends with, whatever encodes the text before it; null leads to the home page. */
export const businessIDOf = (slug: string | undefined): string | null => (slug ? idOfSlug(slug) : null)

/**
 * The one address of a business page when `url` is another spelling of it, else undefined.
 * Language and edit mode are kept, everything else is dropped.
 */
export function canonicalAddress(
  url: URL,
  business: { businessID: string; companyName: string },
): string | undefined {
  const path = businessPath(business)
  if (url.pathname === path) return undefined
  const kept = new URLSearchParams()
  for (const name of ['lang', 'editMode']) {
    const value = url.searchParams.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
