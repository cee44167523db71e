// To what the banner of the home page invites whoever is signed in.
import type { MyBusinessEntry } from '../../../../contract/business-management.ts'

type Known = Pick<MyBusinessEntry, 'businessID' | 'role' | 'completeness' | 'missing' | 'restorableUntil'> & {
  general: Pick<MyBusinessEntry['general'], 'companyName'>
}

export type BannerWish =
  | { wish: 'create' }
  | { wish: 'complete'; businessID: string; companyName: string; completeness: number; missing: string[] }

const missingShown = 4

/** To create a company, who has none; to complete the least complete one that they may change; else to nothing. */
export function bannerOf(businesses: readonly Known[]): BannerWish | undefined {
  const open = businesses.filter(({ restorableUntil }) => restorableUntil === null)
  if (open.length === 0) return { wish: 'create' }
  const [least] = open
    .filter(({ role, missing }) => role !== 'member' && missing.length > 0)
    .toSorted((one, other) => one.completeness - other.completeness)
  if (!least) return undefined
  const { businessID, completeness, missing } = least
  return {
    wish: 'complete',
    businessID,
    companyName: least.general.companyName,
    completeness,
    missing: missing.slice(0, missingShown),
  }
}
