// The places beside the results that are paid for (D18): what may stand in them. Who paid is known to whoever is asked.
import type { BusinessCardEntry, SubscriptionName } from '../../contract/businesses.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductResultEntry } from '../../contract/products.ts'
import type { Db } from '../../platform/db.ts'
import { findMarked } from './queries/choosing.ts'
import { markGroupsOf, type Filters, type Sight, type Sort } from './text-query.ts'

/** What was searched for in the end, and in which edition. Nothing of who looks: see `Sponsoring`. */
export type Sought = {
  /** The type of companies, or products. */
  segment: CompanyTypeCode | 'PR'
  text: string
  country: string | undefined
  /** Of several one is enough; without any all are asked for. */
  industries: readonly string[]
  edition: string
  /** What comes after so many is not looked at. */
  atMost: number
}

/**
 * The ids of companies, or of products in segment PR, that paid to stand beside such results and fit them, most fitting
 * first. An answer is kept for all who ask the same in an edition, and nobody is advertised to by what is known of them.
 */
export type Sponsoring = (db: Db, sought: Sought) => Promise<readonly string[]>

/** Nobody has paid. */
export const nobody: Sponsoring = async () => []

/** Some of those who paid stand among the results already, hide, or have gone. */
const candidatesPerPlace = 4

const placesBeside = (results: number) => Math.floor(results / limits.resultsPerSponsored)

/** A page of results as it was asked for and found. */
type Page = {
  segment: Sought['segment']
  textQuery: string
  country?: string | undefined
  industry?: readonly string[] | undefined
  tier?: readonly SubscriptionName[] | undefined
  verified?: boolean | undefined
  sort?: Sort | undefined
  /** What cards do not tell of is asked of the documents. */
  filters: Filters
  edition: string
  ids: readonly string[]
  corrected?: { text: string } | undefined
  leftOut?: object | undefined
}

/**
 * The ids of who might stand beside a page of results. None where there are fewer than five, where another order than the
 * best first is wanted, and where nothing is what was asked for.
 */
export async function candidatesBeside(db: Db, sponsoring: Sponsoring, page: Page): Promise<string[]> {
  const { segment, textQuery, country, industry = [], edition, sort = 'relevance', ids } = page
  const atMost = placesBeside(ids.length) * candidatesPerPlace
  if (atMost === 0 || sort !== 'relevance' || page.leftOut) return []
  const text = page.corrected?.text ?? textQuery
  const offered = await sponsoring(db, { segment, text, country, industries: industry, edition, atMost })
  const fresh = [...new Set(offered.slice(0, atMost))].filter((id) => !ids.includes(id))
  if (fresh.length === 0 || markGroupsOf(page.filters).length === 0) return fresh
  const marked = await findMarked(db, segment, fresh, page.filters)
  return fresh.filter((id) => marked.has(id))
}

/**
 * Of the candidates' cards those that are shown: one for every five results, with nothing that the filters leave out or
 * that is kept from who looks.
 */
export function sponsoredOf<Card extends BusinessCardEntry | ProductResultEntry>(
  candidates: readonly Card[],
  results: readonly Card[],
  page: Page,
  { withheld }: Pick<Sight, 'withheld'>,
): Card[] {
  return candidates
    .filter((card) => !withheld?.has(card.businessID) && fits(card, page))
    .slice(0, placesBeside(results.length))
}

function fits(
  card: BusinessCardEntry | ProductResultEntry,
  { segment, country, industry = [], tier = [], verified }: Page,
): boolean {
  const isProduct = 'businessProfile' in card
  const company = isProduct ? card.businessProfile : card
  const trade = isProduct ? card.industry : card.general.industry
  return (
    (isProduct || card.general.businessType.code === segment) &&
    (country === undefined || country === company.contactInfo.country.code) &&
    (industry.length === 0 || industry.includes(trade.id)) &&
    (tier.length === 0 || tier.includes(company.subscription)) &&
    (!verified || company.verified)
  )
}
