// What the search documents of companies are made from.
import type { SubscriptionName } from '../../contract/businesses.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { standardsOf } from './certificates.ts'
import { findCertificatesEnded } from './queries/certificates.ts'
import { findBadgesEnded, findForSearch } from './queries/lists.ts'
import { inOtherLanguages } from './texts.ts'

export type BusinessForSearch = {
  businessID: string
  companyName: string
  shortDescription: string
  generalDescription: string
  /** What it is called in other languages than its own, and what it says of itself there, in order of language. */
  otherNames: string[]
  otherTexts: string[]
  businessType: CompanyTypeCode
  industryID: string
  categoryIDs: string[]
  countryCode: string
  stateID: string | null
  city: string | null
  tier: SubscriptionName
  verified: boolean
  hiddenEditions: number
  likeCount: number
  createdAt: Date
  /** Median minutes to the answer of an inquiry; null while nobody can say. */
  answerMinutes: number | null
  /** Of a hundred so many were answered in time; null likewise. */
  answerPercent: number | null
  /** Days on average; null when it does not say. */
  leadTime: number | null
  employees: { min: number | null; max: number | null } | null
  /** What its certificates that are valid are for, as results are narrowed by it. */
  certificates: string[]
  /** How these are numbered, as its page says. */
  certificateNumbers: string[]
  /** Removed companies are told too, so that their documents go. */
  removed: boolean
}

/** Facts of the companies with these ids, or of the next `limit` after an id (null: from the first), in order of ids. Two queries. */
export async function businessesForSearch(
  db: Db | Tx,
  which: { ids: readonly string[] } | { after: string | null; limit: number },
  day: string = today(),
): Promise<BusinessForSearch[]> {
  if ('ids' in which && which.ids.length === 0) return []
  const rows = await findForSearch(db, which, day)
  const tiers = await tiersOf(
    db,
    rows.map((row) => row.businessID),
  )
  return rows.map(({ employeesMin, employeesMax, certificateNames, texts, ...row }) => ({
    ...row,
    ...inOtherLanguages(texts),
    employees: { min: employeesMin, max: employeesMax },
    certificates: standardsOf(certificateNames),
    tier: tiers.get(row.businessID) ?? 'standard',
  }))
}

/** Companies, in order of ids after one, at most `limit`, whose Verified mark held last on a day from `from` and before `to` (ISO dates). */
export function businessesWhoseBadgeEnded(
  db: Db | Tx,
  span: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  return findBadgesEnded(db, span)
}

/** The same of those of which a certificate was valid last on such a day. */
export function businessesWhoseCertificateEnded(
  db: Db | Tx,
  span: { from: string; to: string; after: string; limit: number },
): Promise<string[]> {
  return findCertificatesEnded(db, span)
}
