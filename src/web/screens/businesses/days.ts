// Days of the calendar as a page shows them.
import type { Day } from '../../components/business/verification.tsx'
import { formatDay } from '../../components/text/formats.ts'

export type { Day }

/** A day in the page's language; undefined for none. */
export const dayOf = (iso: string | null, language: string): Day | undefined =>
  iso === null ? undefined : { iso, text: formatDay(iso, language) }

/** Whole days from one ISO date to another, never less than none; undefined without an end. */
export function daysBetween(from: string, to: string | null): number | undefined {
  if (to === null) return undefined
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000))
}
