// What a company's page says of it, as texts in the page's language (P3.1).
import type { BusinessProfileEntry } from '../../../contract/businesses.ts'
import { dialled } from '../../../contract/telephone.ts'
import { tied } from '../text/cuts.ts'
import { formatMoney, formatNumber, formatRange } from '../text/formats.ts'
import { mailLink, phoneLink, websiteLink } from '../text/links.ts'
import { langAttribute, shownIn, textLanguage } from '../text/text-language.ts'
import { inOneLine, joinNames } from './wording.ts'

/** The parts of a profile that facts are made of. */
export type FactSource = Pick<BusinessProfileEntry, 'contactInfo' | 'tradeCapabilities' | 'businessTerms'> &
  Partial<Pick<BusinessProfileEntry, 'language' | 'textLanguages'>> & {
    general: Omit<BusinessProfileEntry['general'], Apart | Names> & Partial<Pick<General, Names>>
    factory: BusinessProfileEntry['factory']
  }
type General = BusinessProfileEntry['general']
/** What no row of facts shows, and what is not yet known of a company that is being made. */
type Apart = 'coverPhoto' | 'profilePhoto' | 'video' | 'timeZone' | 'originalName'
type Names = 'registeredName' | 'nameReading'
export type BusinessFacts = ReturnType<typeof factsOf>

/** All facts of a company; `written` makes the text of a telephone number. */
export function factsOf(profile: FactSource, language: string, written = dialled) {
  return {
    since: profile.general.yearStablished ?? undefined,
    general: generalFacts(profile, language),
    factory: factoryFacts(profile, language),
    trade: {
      leadTime: profile.tradeCapabilities.averageLeadTime ?? undefined,
      sales: profile.tradeCapabilities.totalEmployeesSales ?? undefined,
      markets: joinNames(profile.tradeCapabilities.markets, language),
      languages: joinNames(profile.tradeCapabilities.spokenLanguages, language),
    },
    terms: {
      delivery: joinNames(profile.businessTerms.acceptedDeliveryTerms, language),
      currencies: joinNames(profile.businessTerms.acceptedPaymentCurrencies, language),
      payment: joinNames(profile.businessTerms.acceptedPaymentTypes, language),
      packaging: joinNames(profile.businessTerms.packagingTypes, language),
    },
    contact: contactFacts(profile.contactInfo, language, written),
  }
}

function generalFacts({ general, contactInfo, language: own }: FactSource, language: string) {
  const capacity = general.productionCapacity
  const country = contactInfo.country.code
  const registered = general.registeredName?.trim() || undefined
  return {
    registeredName:
      registered === undefined
        ? undefined
        : { text: registered, lang: shownIn(registered, own, { country, language }) },
    // Kana help nobody who does not read the name.
    nameReading: language === 'ja' ? general.nameReading?.trim() || undefined : undefined,
    type: general.businessType.name,
    industry: general.industry.name,
    registerNumber: general.registerNumber ?? undefined,
    employees: peopleOf(general.totalEmployees, language),
    productionEmployees: peopleOf(general.totalProductionEmployees, language),
    revenue: formatMoney(general.totalAnnualRevenue, language),
    currency: currencyText(general.totalAnnualRevenue?.currency, language),
    categories: general.categories.map(({ name }) => name),
    capacity: capacity && {
      range: formatRange(capacity, language),
      most: numberOf(capacity.max ?? capacity.min, language),
      isMaximum: capacity.max !== null,
      // Lists name units as headings do; inside a line Latin scripts write them small.
      unit: capacity.unit.toLocaleLowerCase(language),
      period: capacity.period.toLocaleLowerCase(language),
    },
  }
}

function factoryFacts({ factory, contactInfo, textLanguages }: FactSource, language: string) {
  if (!factory) return undefined
  const facilities = factory.manufacturingFacilities?.trim() ?? ''
  return {
    size: numberOf(factory.factorySize, language),
    lines: factory.numberProductionLines ?? undefined,
    contract: joinNames(factory.contractManufacturing, language),
    location: inOneLine(factory.addressLines) || undefined,
    facilities: tied(facilities) || undefined,
    facilitiesLang: shownIn(facilities, textLanguages?.['manufacturingFacilities'], {
      country: factory.country?.code ?? contactInfo.country.code,
      language,
    }),
  }
}

function contactFacts(
  contact: BusinessProfileEntry['contactInfo'],
  language: string,
  written: typeof dialled,
) {
  return {
    phone: phoneLink(contact.phone, written),
    mobile: phoneLink(contact.mobilePhone, written),
    email: mailLink(contact.email),
    website: websiteLink(contact.website),
    location: inOneLine(contact.addressLines),
    legal: legalAddressOf(contact, language),
    shipping: contact.shippingAddressEnglish?.trim() || undefined,
    isForConnections: contact.inquiriesFrom === 'connections',
  }
}

/** The legal address for readers of a language: in its country's script if they read that, else in Latin letters, else the one there is. */
export function legalAddressOf(
  contact: Pick<BusinessProfileEntry['contactInfo'], 'legalAddressEnglish' | 'legalAddressLocal' | 'country'>,
  language: string,
): { text: string; lang?: string } | undefined {
  const country = contact.country.code
  const latin = contact.legalAddressEnglish?.trim() || undefined
  const local = contact.legalAddressLocal?.trim() || undefined
  const localLanguage = textLanguage(local ?? '', country)
  const isReadable = local !== undefined && localLanguage !== 'en' && localLanguage === language
  const text = isReadable ? local : (latin ?? local)
  if (text === undefined) return undefined
  const lang = langAttribute(text, country, language)
  return { text, ...(lang === undefined ? {} : { lang }) }
}

/** Japanese and Chinese name a currency, other languages write its code. */
const currencyText = (currency: { code: string; name: string } | undefined, language: string) =>
  language === 'ja' || language === 'zh' ? currency?.name : currency?.code

type Range = { min: number | null; max: number | null } | null

/** A number of people and the count that decides between one and more. */
function peopleOf(range: Range, language: string): { text: string; count: number } | undefined {
  const text = formatRange(range, language)
  return text === undefined ? undefined : { text, count: range?.max ?? range?.min ?? 0 }
}

const numberOf = (value: number | null, language: string) =>
  value === null ? undefined : formatNumber(value, language)
