import { certificatesOf, industryStandards } from './certificates.ts'
import { workOf } from './certificateScopes.ts'
import { nicheStandards } from './niches/standards.ts'
import type { DemoCompany } from './company.ts'
import { kindOf } from './voices.ts'
import { contactOf } from './contacts.ts'
import { countries } from './countries.ts'
import type { Country } from './countries.ts'
import type { Family } from './families/family.ts'
import { filmOfCompany } from './films.ts'
import { writtenCompanies } from './handmade.ts'
import { dateAfter, idOf } from './ids.ts'
import type { Spoken } from './languages/language.ts'
import { companyNameOf, type CompanyName } from './names.ts'
import { outlineOf } from './outline.ts'
import { textsOf } from './profileTexts.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import { coverShare, logoShare, verifiedShare } from './world.ts'
import type { World } from './world.ts'

const unitCodes: Readonly<Record<string, string>> = { cartons: 'boxes' }
/** Company `i` of 0 to companies - 1; the same for the same world, whatever was asked before. */
export function companyAt(world: World, i: number): DemoCompany {
  const outline = outlineOf(world, i)
  const random = randomOf(world.seed, kind.figures, i)
  const japaneseText = outline.japanese
  const { slot, country, families } = outline
  const main = families[0] as Family
  const maker = slot.businessType === 'MA'
  const named = nameOfCompany(world, i, japaneseText ? 'ja' : 'en')
  const markets = marketsOf(country, random)
  const workers = Math.round(outline.staff * (0.55 + random.unit() * 0.25))
  const usual = Math.round(main.lead[0] + random.unit() * (main.lead[1] - main.lead[0]))
  const lead = writtenCompanies[i]?.tradeCapabilities?.averageLeadTime ?? usual
  const texts = textsOf(outline, i, world, japaneseText ? 'ja' : 'en', {
    name: named.companyName,
    city: outline.city,
    markets,
    lead,
  })
  const verified = random.chance(verifiedShare[slot.tier])
  const capacity = main.output === null ? 0 : roundFigure(main.output * workers * (maker ? 1 : 0))
  const contactInfo = contactOf(outline, named.domain, world, i)
  const revenue = outline.staff * (maker ? 0.09 : 0.16) * (0.6 + random.unit()) * 1_000_000
  const company: DemoCompany = {
    id: idOf(world.seed, outline.createdAt, i),
    index: i,
    companyName: named.companyName,
    textLanguage: japaneseText ? 'ja' : 'en',
    subscription: slot.tier,
    verified,
    verification: verified ? verificationOf(world, random) : null,
    shortDescription: texts.short,
    generalDescription: texts.general,
    businessType: slot.businessType,
    industryID: outline.industryID,
    categoryIDs: outline.categoryIDs,
    yearStablished: outline.year,
    totalAnnualRevenue: random.chance(0.72)
      ? { min: roundFigure(revenue * 0.9), max: roundFigure(revenue * 1.15), currency: 'USD' }
      : null,
    totalEmployees: random.chance(0.93)
      ? { min: Math.max(1, Math.floor(outline.staff * 0.92)), max: Math.ceil(outline.staff * 1.1) }
      : null,
    totalProductionEmployees:
      maker && random.chance(0.85)
        ? { min: Math.max(1, Math.floor(workers * 0.95)), max: Math.ceil(workers * 1.08) }
        : null,
    productionCapacity:
      maker && capacity > 0 && random.chance(0.85)
        ? {
            min: roundFigure(capacity * 0.8),
            max: capacity,
            unit: unitCodes[main.order.unit[0]] ?? main.order.unit[0],
            period: 'month',
          }
        : null,
    contactInfo,
    factory: maker
      ? {
          manufacturingFacilities: texts.facilities,
          city: contactInfo.city,
          zipcode: contactInfo.zipcode,
          countryCode: country.code,
          stateID: outline.stateID,
          factorySize: roundFigure(workers * (45 + random.unit() * 60)),
          numberProductionLines: Math.max(1, Math.round(workers / (9 + random.unit() * 8))),
          contractManufacturing: random.some(
            ['oem', 'odm', 'private-label', 'buyer-label', 'processing', 'small-lot', 'prototyping'],
            random.int(1, 3),
          ),
        }
      : null,
    tradeCapabilities: {
      markets,
      spokenLanguages: [
        ...new Set([
          ...country.languages,
          ...(random.chance(0.2) ? [random.pick(['de', 'zh', 'es', 'fr'])] : []),
        ]),
      ],
      totalEmployeesSales: Math.max(1, Math.round(outline.staff * (maker ? 0.07 : 0.35))),
      averageLeadTime: lead,
    },
    businessTerms: {
      acceptedDeliveryTerms: random.some(['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'], random.int(2, 4)),
      acceptedPaymentCurrencies: [
        ...new Set([country.currency, 'USD', ...(random.chance(0.5) ? ['EUR'] : [])]),
      ],
      packagingTypes: random.some(
        ['carton', 'wooden-case', 'wooden-crate', 'pallet', 'returnable-box', 'shrink-wrap'],
        random.int(1, 3),
      ),
      acceptedPaymentTypes: random.some(['tt', 'lc', 'open-account', 'advance', 'dp'], random.int(1, 3)),
    },
    certificates: certificatesOf(
      world,
      randomOf(world.seed, kind.certificates, i),
      outline.inNiche ? nicheStandards(main.category) : industryStandards(main.category),
      () => workOf(slot.businessType, main),
      japaneseText,
      { standard: 0.5, gold: 0.8, premium: 0.9, platinum: 1 }[slot.tier] *
        (kindOf(slot.businessType) === 'maker' ? 1 : 0.5),
    ),
    hasLogo: random.chance(logoShare),
    hasCover: random.chance(coverShare),
    film: filmOfCompany(world, i, slot),
    createdAt: new Date(outline.createdAt).toISOString(),
  }
  return withWritten(company, i)
}

/** The name of company `i` in a language of its own; for those written by hand the one that would have been invented. */
export function nameOfCompany(world: World, i: number, language: Spoken): CompanyName {
  const { country, cityLatin, place, slot, families, inNiche } = outlineOf(world, i)
  const wish = {
    index: i,
    country,
    city: cityLatin,
    cityJa: place?.cityJa ?? null,
    language,
    businessType: slot.businessType,
    category: (families[0] as Family).category,
    inNiche,
  }
  return companyNameOf(wish, randomOf(world.seed, kind.names, i))
}

function withWritten(company: DemoCompany, i: number): DemoCompany {
  const written = writtenCompanies[i]
  if (!written) return company
  const {
    families: _families,
    contactInfo,
    certificates,
    languages: _languages,
    translations: _translations,
    reading: _reading,
    ...fields
  } = written
  const contact = { ...company.contactInfo, ...contactInfo }
  const factory = company.factory && {
    ...company.factory,
    city: contact.city,
    zipcode: contact.zipcode,
    countryCode: contact.countryCode,
    stateID: contact.stateID,
  }
  const general = company.generalDescription.replaceAll(company.companyName, written.companyName)
  const verification = written.verified
    ? (company.verification ?? {
        checkedOn: '2026-05-18',
        validUntil: '2027-05-17',
        scope: ['registration', 'contacts'] as const,
      })
    : null
  return {
    ...company,
    factory,
    generalDescription: general,
    ...(verification ? { verification: { ...verification, scope: [...verification.scope] } } : {}),
    ...fields,
    contactInfo: contact,
    certificates: [...certificates],
  }
}

/** Rounded to two leading digits, as people state figures. */
function roundFigure(value: number): number {
  if (value < 20) return Math.max(1, Math.round(value))
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}

function marketsOf(country: Country, random: Random): string[] {
  const wanted = random.int(2, 6)
  const markets = [country.code]
  while (markets.length < wanted) {
    const code = random.pick(countries.slice(0, 30)).code
    if (!markets.includes(code)) markets.push(code)
  }
  return markets
}

function verificationOf(world: World, random: Random): NonNullable<DemoCompany['verification']> {
  const checkedOn = dateAfter(world.today, -random.int(5, 350))
  const scope = [
    'registration',
    ...(random.chance(0.5) ? ['site'] : []),
    ...(random.chance(0.8) ? ['contacts'] : []),
  ] as ('registration' | 'site' | 'contacts')[]
  return { checkedOn, validUntil: dateAfter(checkedOn, 364), scope }
}
