// The places beside the results that are paid for (D18): what may stand in them. Who paid is known to whoever is asked, and who asks
// waits 5 ms at most: then nobody has paid.
import type { BusinessCardEntry, SubscriptionName } from '../../contract/businesses.ts'
import type { CompanyTypeCode } from '../../contract/company-types.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductResultEntry } from '../../contract/products.ts'
import type { Db } from '../../platform/db.ts'
import { orNone } from '../../platform/within.ts'
import { findMarked, findNamed } from './queries/choosing.ts'
import { markGroupsOf, type Filters, type Sight, type Sort } from './text-query.ts'
import { normalName } from './tokens.ts'

/** What was searched for in the end, and in which edition. Nothing of who looks: see `Sponsoring`. */
export type Sought = {
  /** The type of companies, or products. */
  segment: CompanyTypeCode | 'PR'
  text: string
  country: string | undefined
  /** Of several one is enough; without any all are asked for. */
  industries: readonly string[]
  /** All that results must be. */
  filters: Filters
  edition: string
  /** What stands on the page already. */
  without: readonly string[]
  /** What comes after so many is not looked at. */
  atMost: number
}

/** A company, or a product in segment PR, and the boost by which it stands there. */
export type Offer = { id: string; boostID: string }

export type Sponsoring = {
  /**
   * What paid to stand beside such results and fits them, first what is to be shown first. An answer is kept for all who ask the same
   * in an edition, and nobody is advertised to by what is known of them.
   */
  offers(db: Db, sought: Sought): Promise<readonly Offer[]>
  /** These are shown. */
  shown(boostIDs: readonly string[]): void
}

/** Nobody has paid. */
export const nobody: Sponsoring = { offers: async () => [], shown() {} }

/** Some of those who paid stand among the results already, hide, or have gone. */
const candidatesPerPlace = 4

const placesBeside = (results: number) => Math.floor(results / limits.resultsPerSponsored)

/** A page of results as it was asked for and found. */
export type Page = {
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
 * Who might stand beside a page of results. None where there are fewer than five, where another order than the best first is
 * wanted, and where nothing is what was asked for.
 */
export async function candidatesBeside(db: Db, sponsoring: Sponsoring, page: Page): Promise<Offer[]> {
  const { segment, country, industry = [], edition, sort = 'relevance', ids, filters } = page
  const atMost = placesBeside(ids.length) * candidatesPerPlace
  if (atMost === 0 || sort !== 'relevance' || page.leftOut) return []
  const sought: Sought = {
    segment,
    text: textOf(page),
    country,
    industries: industry,
    filters,
    edition,
    without: ids,
    atMost,
  }
  const offered = await orNone(limits.sponsoredMs, () => sponsoring.offers(db, sought))
  const fresh = new Map<string, Offer>()
  for (const offer of offered.slice(0, atMost))
    if (!ids.includes(offer.id) && !fresh.has(offer.id)) fresh.set(offer.id, offer)
  if (fresh.size === 0 || markGroupsOf(filters).length === 0) return [...fresh.values()]
  const marked = await findMarked(db, segment, [...fresh.keys()], filters)
  return [...fresh.values()].filter(({ id }) => marked.has(id))
}

/** What was searched for in the end. */
const textOf = ({ textQuery, corrected }: Page) => corrected?.text ?? textQuery

/** Whether results below the first are called exactly what was searched for: above them nothing stands that was paid for. One query, with candidates alone. */
export async function isNamedBelow(db: Db, page: Page, candidates: readonly Offer[]): Promise<boolean> {
  const normal = normalName(textOf(page))
  if (candidates.length === 0 || normal === '') return false
  return findNamed(db, page.segment, page.ids.slice(1), normal)
}

/**
 * Of the candidates' cards those that are shown, with their boosts, of which it is told: one for every five results, with nothing that
 * the filters leave out or that is kept from who looks.
 */
export function sponsoredOf<Card extends BusinessCardEntry | ProductResultEntry>(
  { shown }: Sponsoring,
  offers: readonly (Offer & { card: Card | undefined })[],
  results: readonly Card[],
  page: Page,
  { withheld }: Pick<Sight, 'withheld'>,
): (Card & { boostID: string })[] {
  const sponsored = offers
    .flatMap(({ card, boostID }) =>
      card && !withheld?.has(card.businessID) && fits(card, page) ? [{ ...card, boostID }] : [],
    )
    .slice(0, placesBeside(results.length))
  shown(sponsored.map(({ boostID }) => boostID))
  return sponsored
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
