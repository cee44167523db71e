// Companies as cards of search and home (D45).
import type { BusinessCardEntry, SubscriptionName } from '../../contract/businesses.ts'
import { businessKey } from '../../contract/slugs.ts'
import { today } from '../../platform/days.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { keptEach, type Until } from '../../platform/kept/kept.ts'
import { editionsOfMask } from '../editions/masks.ts'
import { businessTypeOfRecord } from '../reference-data/lists.ts'
import { industryOfRecord } from '../reference-data/industries.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { cityOfRecord } from '../reference-data/place-names.ts'
import { countryOfRecord, stateOfRecord } from '../reference-data/places.ts'
import { briefOf } from './texts.ts'
import { findCards, type CardRow } from './queries/lists.ts'
import { sightKey, type EditionVisibility } from './visibility.ts'

/**
 * The cards of companies that are there, by id, in `language`; removed and unknown ids have none. Two queries, whatever
 * the number. The card's picture is the cover: who knows the products puts the newest one's in its place.
 */
export async function businessCards(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  day: string = today(),
): Promise<Map<string, BusinessCardEntry>> {
  return keptCards(db, businessIDs, language, { day, sight: undefined })
}

/** The same without the cards of companies that hide from who looks. */
export async function cardsInSight(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  sight: EditionVisibility | undefined,
): Promise<Map<string, BusinessCardEntry>> {
  const day = today()
  const own = businessIDs.filter((id) => sight?.own.includes(id))
  const others = own.length > 0 ? businessIDs.filter((id) => !own.includes(id)) : businessIDs
  const [theirs, shown] = await Promise.all([
    // What somebody changed is on their next page.
    cardsOf(db, own, language, { day, sight }),
    keptCards(db, others, language, { day, sight: sight && { mask: sight.mask, own: [] } }),
  ])
  return new Map([...shown, ...theirs])
}

/** The cards that everybody is shown alike who has no company among these. */
function keptCards(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  { day, sight }: { day: string; sight: EditionVisibility | undefined },
): Promise<Map<string, BusinessCardEntry>> {
  return keptEach(db, businessIDs, {
    keyOf: (id) => `company card ${id} ${sightKey(sight)} ${language} ${day}`,
    fromOf: ({ businessID }) => [`business:${businessID}`],
    make: (ids, until) => cardsOf(db, ids, language, { day, sight }, until),
  })
}

/** The same as they are this moment, for what is kept itself. */
export function readCards(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  sight: EditionVisibility | undefined,
  until: Until,
): Promise<Map<string, BusinessCardEntry>> {
  return cardsOf(db, businessIDs, language, { day: today(), sight }, (_, at) => until(at))
}

/** The same with the cards of removed companies, for those to whom they belonged. */
export async function cardsWithRemoved(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
): Promise<Map<string, BusinessCardEntry>> {
  return cardsOf(db, businessIDs, language, { day: today(), removed: true })
}

async function cardsOf(
  db: Db | Tx,
  businessIDs: readonly string[],
  language: string,
  which: { day: string; removed?: boolean; sight?: EditionVisibility | undefined },
  until: (businessID: string, at: number) => void = () => {},
): Promise<Map<string, BusinessCardEntry>> {
  if (businessIDs.length === 0) return new Map()
  const [rows, tiers] = await Promise.all([
    findCards(db, businessIDs, { ...which, language }),
    tiersOf(db, businessIDs, undefined, until),
  ])
  return new Map(rows.map((row) => [row.id, cardOf(row, tiers.get(row.id) ?? 'standard', language)]))
}

function cardOf(row: CardRow, subscription: SubscriptionName, language: string): BusinessCardEntry {
  const { texts, ...written } = briefOf(row, language)
  return {
    businessID: row.id,
    key: businessKey({ businessID: row.id, companyName: row.company_name }),
    subscription,
    verified: row.verified,
    ...written,
    general: {
      ...texts,
      businessType: businessTypeOfRecord(row.business_type, language),
      industry: industryOfRecord(row.industry_id, language),
      yearStablished: row.year_stablished,
      totalEmployees: rangeOf(row.employees_min, row.employees_max),
      profilePhoto: row.profile_photo === null ? null : { url: row.profile_photo },
    },
    cardPicture: row.cover_photo === null ? null : { url: row.cover_photo },
    contactInfo: {
      city: cityOfRecord(row.city, { country: row.country_code, state: row.state_id }, language),
      country: countryOfRecord(row.country_code, language),
      state: stateOfRecord(row.state_id, language),
    },
    tradeCapabilities: { averageLeadTime: row.lead_time },
    certificates: row.certificate_names.map((name, at) => ({
      name: shortName(name),
      ...(row.certificates_confirmed[at] && { confirmed: true as const }),
    })),
    reactions: { reactionCount: { like: row.like_count } },
    answers: row.answers,
    ...hiddenInOf(row),
  }
}

/** In which editions a company is not found, for its cards and its page. */
export const hiddenInOf = ({ hidden_editions: mask }: { hidden_editions: number }) =>
  mask === 0 ? {} : { hiddenIn: editionsOfMask(mask) }

/** A range, or null when neither end is known. */
export function rangeOf(
  min: number | null,
  max: number | null,
): { min: number | null; max: number | null } | null {
  return min === null && max === null ? null : { min, max }
}

/** The name of a standard without its edition and what it is about: ISO 9001 for "ISO 9001:2015 Quality management". */
function shortName(certificate: string): string {
  return certificate.replace(/:(?:19|20)\d\d\b.*$/u, '')
}
