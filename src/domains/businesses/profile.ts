// The public page of a company (P3.1 and P7.6).
import type { BusinessProfileEntry, SubscriptionName } from '../../contract/businesses.ts'
import { AppError } from '../../contract/errors.ts'
import { businessKey } from '../../contract/slugs.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { kept, type Until } from '../../platform/kept/kept.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { editionBit } from '../editions/editions.ts'
import { isInMask } from '../editions/masks.ts'
import { roleIn } from '../members/membership.ts'
import { countryName } from '../reference-data/countries.ts'
import { categoryOfRecord, industryOfRecord } from '../reference-data/industries.ts'
import { businessTypeOfRecord, nameOf, namesOf, type ListName } from '../reference-data/lists.ts'
import { tiersOf } from '../subscriptions/tiers.ts'
import { hiddenInOf, rangeOf } from './cards.ts'
import { certificateEntry } from './certificates.ts'
import { scopeField, scopeTranslations, shownScopes } from './certificate-scopes.ts'
import { asWritten, joinTranslations } from '../reference-data/text-languages.ts'
import { addressFor, type AddressOfRecord } from '../reference-data/addresses.ts'
import { cityOfRecord } from '../reference-data/place-names.ts'
import { countryOfRecord, stateOfRecord } from '../reference-data/places.ts'
import { findBusiness, type BusinessRow, type CertificateRow, type ShownRow } from './queries/businesses.ts'
import { findCertificates } from './queries/certificates.ts'
import { readSections, type Sections } from './sections.ts'
import { zoneOfRow } from './time-zones.ts'
import { shownTexts, translationsOf } from './texts.ts'
import { seenBy } from './visibility.ts'

type Viewer = { session: LiveSession | undefined; edition: string }
/** `texts` of 'original' shows what the company wrote first; `languages` of 'all' brings every language beside. */
type Wish = { texts?: 'original' | undefined; languages?: 'all' | undefined }

/**
 * A company as the public sees it, names of lists in `language`, certificates and badge as of `today` (ISO date); with a
 * viewer also what they are in it. Throws NotFound alike for unknown and removed companies, and for a viewer who is
 * nothing in one that hides from their edition; as much is asked for each.
 */
export async function showBusinessProfile(
  db: Db | Tx,
  businessID: string,
  language: string,
  today: string,
  viewer?: Viewer,
  wish: Wish = {},
): Promise<BusinessProfileEntry> {
  const asked = { businessID, language, today, edition: viewer?.edition, wish }
  if (!viewer?.session) return keptProfile(db, asked)
  const role = roleIn(db, businessID, viewer.session.userID)
  return seenBy(
    role.then((is) => is !== undefined),
    {
      others: keptProfile(db, asked),
      async own() {
        const profile = await readProfile(db, { ...asked, edition: undefined })
        const hiddenHere = profile.hiddenIn?.includes(viewer.edition)
        const accessLevel = (await role)!
        return { ...profile, session: { accessLevel, ...(hiddenHere && { hiddenHere }) } }
      },
    },
  )
}

type Asked = {
  businessID: string
  language: string
  today: string
  edition: string | undefined
  wish: Wish
}

/** What everybody is shown in an edition who is nothing in the company. */
function keptProfile(db: Db | Tx, asked: Asked): Promise<BusinessProfileEntry> {
  const { businessID, language, today, edition, wish } = asked
  const which = `${wish.texts ?? ''} ${wish.languages ?? ''}`
  return kept(
    db,
    `company ${businessID} ${edition ?? 'all'} ${language} ${today} ${which}`,
    (from, until) => {
      from(`business:${businessID}`)
      return readProfile(db, asked, until)
    },
  )
}

const readerOf = ({ texts }: Wish, language: string) => (texts === 'original' ? asWritten : language)

async function readProfile(
  db: Db | Tx,
  { businessID, language, today, edition, wish }: Asked,
  until: Until = () => {},
): Promise<BusinessProfileEntry> {
  const [row, certificates, tiers] = await Promise.all([
    findBusiness(db, businessID, wish.languages === 'all' ? undefined : readerOf(wish, language)),
    findCertificates(db, businessID),
    tiersOf(db, [businessID], undefined, (_, at) => until(at)),
  ])
  if (row === undefined) throw new AppError('NotFound')
  if (edition !== undefined && isInMask(row.hidden_editions, editionBit(edition)))
    throw new AppError('NotFound')
  return profileOf(row, certificates, tiers.get(row.id) ?? 'standard', { language, today, wish })
}

function profileOf(
  row: ShownRow,
  certificates: readonly CertificateRow[],
  subscription: SubscriptionName,
  { language, today, wish }: { language: string; today: string; wish: Wish },
): BusinessProfileEntry {
  const sections = readSections(row)
  const reader = readerOf(wish, language)
  const shown = shownTexts(row, sections, reader)
  const scopes = shownScopes(certificates, shown.language, reader)
  const { manufacturingFacilities, ...texts } = shown.texts
  const verification = verificationOf(row, today)
  const place = { city: row.city, state: row.state_id, country: row.country_code }
  return {
    businessID: row.id,
    key: businessKey({ businessID: row.id, companyName: row.company_name }),
    subscription,
    verified: verification !== null,
    verification,
    language: shown.language,
    writtenIn: shown.writtenIn,
    names: shown.names,
    textLanguages: { ...shown.textLanguages, ...scopes.textLanguages },
    ...(wish.languages === 'all' && {
      translations: joinTranslations(
        translationsOf(row.texts),
        scopeTranslations(certificates, shown.language),
      ),
    }),
    general: { ...generalOf(row, sections.general, language), ...texts },
    contactInfo: {
      ...sections.contact,
      ...whereIn({ ...place, zipcode: sections.contact.zipcode }, language),
      country: countryOfRecord(row.country_code, language),
      state: stateOfRecord(row.state_id, language),
    },
    factory: sections.factory && {
      ...factoryOf(sections.factory, language),
      manufacturingFacilities: manufacturingFacilities || null,
    },
    tradeCapabilities: {
      markets: sections.trade.markets.map((code) => ({ name: countryName(code, language) ?? code })),
      spokenLanguages: named('languages', sections.trade.spokenLanguages, language),
      totalEmployeesSales: sections.trade.totalEmployeesSales,
      averageLeadTime: row.lead_time,
    },
    businessTerms: {
      // Everybody who trades writes and reads the three letters.
      acceptedDeliveryTerms: sections.terms.acceptedDeliveryTerms.map((code) => ({ name: code })),
      acceptedPaymentCurrencies: named('currencies', sections.terms.acceptedPaymentCurrencies, language),
      packagingTypes: named('packagingTypes', sections.terms.packagingTypes, language),
      acceptedPaymentTypes: named('paymentTypes', sections.terms.acceptedPaymentTypes, language),
    },
    certificates: certificates.map((certificate) => ({
      ...certificateEntry(certificate, today),
      scope: scopes.texts[scopeField(certificate.id)] || null,
    })),
    reactions: { reactionCount: { like: row.like_count } },
    answers: row.answers,
    ...hiddenInOf(row),
    session: null,
  }
}

function generalOf(
  row: BusinessRow,
  general: Sections['general'],
  language: string,
): Omit<BusinessProfileEntry['general'], 'companyName' | 'shortDescription' | 'generalDescription'> {
  const { productionCapacity } = general
  // A unit without an amount says nothing yet.
  const capacity =
    productionCapacity && rangeOf(productionCapacity.min, productionCapacity.max) && productionCapacity
  return {
    originalName: row.company_name,
    registeredName: general.registeredName,
    nameReading: general.nameReading,
    businessType: businessTypeOfRecord(row.business_type, language),
    industry: industryOfRecord(row.industry_id, language),
    categories: row.category_ids.map((id) => categoryOfRecord(id, language)),
    registerNumber: row.register_number,
    yearStablished: row.year_stablished,
    totalAnnualRevenue: revenueOf(general, language),
    totalEmployees: rangeOf(row.employees_min, row.employees_max),
    totalProductionEmployees: general.totalProductionEmployees,
    productionCapacity: capacity && {
      min: capacity.min,
      max: capacity.max,
      unit: nameOf('units', capacity.unit, language) ?? capacity.unit,
      period: nameOf('periods', capacity.period, language) ?? capacity.period,
    },
    coverPhoto: picture(row.cover_photo),
    profilePhoto: picture(row.profile_photo),
    video: picture(general.video),
    timeZone: zoneOfRow(row),
  }
}

/** A city in the reader's language, and the lines of its address. */
const whereIn = (place: AddressOfRecord, language: string) => ({
  city: cityOfRecord(place.city, place, language),
  addressLines: addressFor(place, language),
})

function revenueOf({ totalAnnualRevenue: revenue }: Sections['general'], language: string) {
  if (revenue === null) return null
  const { currency: code, ...range } = revenue
  return { ...range, currency: { code, name: nameOf('currencies', code, language) ?? code } }
}

function factoryOf(factory: NonNullable<Sections['factory']>, language: string) {
  return {
    zipcode: factory.zipcode,
    ...(factory.countryCode === null
      ? { city: factory.city, addressLines: [] }
      : whereIn({ ...factory, state: factory.stateID, country: factory.countryCode }, language)),
    country: factory.countryCode === null ? null : countryOfRecord(factory.countryCode, language),
    state: stateOfRecord(factory.stateID, language),
    factorySize: factory.factorySize,
    numberProductionLines: factory.numberProductionLines,
    contractManufacturing: factory.contractManufacturing.map((code) => ({
      code,
      name: nameOf('contractManufacturing', code, language) ?? code,
    })),
  }
}

/** The badge's data while it holds; after its last day there is none. */
export function verificationOf(row: BusinessRow, today: string): BusinessProfileEntry['verification'] {
  const { verification_level: level, verification_scope: scope, verified_by: checkedBy } = row
  const { verified_on: checkedOn, verified_until: validUntil } = row
  if (!row.verified || level === null || scope === null || checkedBy === null || checkedOn === null)
    return null
  if (validUntil === null || validUntil < today) return null
  return { level, scope, checkedBy, checkedOn, validUntil }
}

function picture(url: string | null): { url: string } | null {
  return url === null ? null : { url }
}

function named(list: ListName, codes: readonly string[], language: string): { name: string }[] {
  return namesOf(list, codes, language).map((name) => ({ name }))
}
