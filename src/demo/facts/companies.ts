import { certificatesOf } from './certificates.ts'
import type { DemoCompany, Phone } from './company.ts'
import { english, japanese, kindOf } from './companyTexts.ts'
import { countries } from './countries.ts'
import type { Country } from './countries.ts'
import type { Family, Text, Values } from './families/family.ts'
import { writtenCompanies } from './handmade.ts'
import { dateAfter, idOf } from './ids.ts'
import { industryTexts } from './industryTexts.ts'
import { namePools } from './namePools.ts'
import { companyNameOf } from './names.ts'
import { filled, outlineOf } from './outline.ts'
import type { Outline } from './outline.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import { coverShare, logoShare, verifiedShare } from './world.ts'
import type { World } from './world.ts'

const countryNames = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ja: new Intl.DisplayNames('ja', { type: 'region' }),
}
const marketNames = new Map(
  countries.map(({ code }) => [
    code,
    [countryNames.en.of(code) ?? code, countryNames.ja.of(code) ?? code] as const,
  ]),
)
const unitCodes: Readonly<Record<string, string>> = { cartons: 'boxes' }
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const zipOf = (format: string, random: Random) =>
  format
    .replaceAll(/[#@]/g, (sign) =>
      sign === '#' ? `${random.int(0, 9)}` : 'ABCEGHJKLMNPRSTVWXY'.charAt(random.int(0, 18)),
    )
    .replace(/^0/, '1')

/** Company `i` of 0 to companies - 1; the same for the same world, whatever was asked before. */
export function companyAt(world: World, i: number): DemoCompany {
  const outline = outlineOf(world, i)
  const random = randomOf(world.seed, kind.figures, i)
  const japaneseText = outline.japanese
  const language = japaneseText ? 1 : 0
  const { slot, country, families } = outline
  const main = families[0] as Family
  const maker = slot.businessType === 'MA'
  const named = companyNameOf(
    {
      index: i,
      country,
      city: outline.cityLatin,
      cityJa: outline.place?.cityJa ?? null,
      japanese: japaneseText,
      businessType: slot.businessType,
      category: main.category,
    },
    randomOf(world.seed, kind.names, i),
  )
  const markets = marketsOf(country, random)
  const workers = Math.round(outline.staff * (0.55 + random.unit() * 0.25))
  const lead = Math.round(main.lead[0] + random.unit() * (main.lead[1] - main.lead[0]))
  const texts = textsOf(outline, i, world, named.companyName, markets, lead)
  const verified = random.chance(verifiedShare[slot.tier])
  const capacity = main.output === null ? 0 : roundFigure(main.output * workers * (maker ? 1 : 0))
  const contactInfo = contactOf(outline, named.domain, world, i)
  const revenue = outline.staff * (maker ? 0.09 : 0.16) * (0.6 + random.unit()) * 1_000_000
  const company: DemoCompany = {
    id: idOf(world.seed, outline.createdAt, i),
    index: i,
    companyNameAlternative: null,
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
      outline.industryID,
      main.plural[language],
      japaneseText,
      { standard: 0.5, gold: 0.8, premium: 0.9, platinum: 1 }[slot.tier] *
        (kindOf(slot.businessType) === 'maker' ? 1 : 0.5),
    ),
    hasLogo: random.chance(logoShare),
    hasCover: random.chance(coverShare),
    createdAt: new Date(outline.createdAt).toISOString(),
  }
  return withWritten(company, i)
}

function withWritten(company: DemoCompany, i: number): DemoCompany {
  const written = writtenCompanies[i]
  if (!written) return company
  const { families: _families, contactInfo, certificates, ...fields } = written
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

function textsOf(
  outline: Outline,
  i: number,
  world: World,
  name: string,
  markets: readonly string[],
  lead: number,
) {
  const random = randomOf(world.seed, kind.texts, i)
  const language = outline.japanese ? 1 : 0
  const main = outline.families[0] as Family
  const second = outline.families[1]
  const industry = industryTexts[outline.industryID] as NonNullable<(typeof industryTexts)[string]>
  const plural = main.plural[language]
  const works = random.pick(industry.works)[language]
  const also = second ? (language ? `・${second.plural[1]}` : ` and ${second.plural[0]}`) : ''
  const order = `${random.pick(main.order.steps.slice(0, 3))} ${main.order.unit[0]}`
  const orderJa = `${Number.parseInt(order, 10).toLocaleString('en-US')}${main.order.unit[1]}`
  const abroad = markets.slice(1, 4).map((code) => (marketNames.get(code) as Text)[language])
  const values: Values = {
    name,
    what: plural,
    What: capitalised(plural),
    also,
    works,
    Works: capitalised(works),
    users: random.pick(industry.users)[language],
    care: random.pick(industry.care)[language],
    city: outline.city,
    year: `${outline.year}`,
    staff: outline.staff,
    lead,
    order: language ? orderJa : order,
    markets: language
      ? abroad.join('、')
      : abroad.length > 1
        ? `${abroad.slice(0, -1).join(', ')} and ${abroad.at(-1)}`
        : (abroad[0] ?? ''),
  }
  const sentences = (outline.japanese ? japanese : english)[kindOf(outline.slot.businessType)]
  const say = (list: readonly string[]) => filled(random.pick(list), values, language)
  const short = say(sentences.short)
  const paragraphs = [say(sentences.history), say(sentences.way), say(sentences.terms)]
  if (second && random.chance(0.4))
    paragraphs.splice(
      2,
      0,
      filled(random.pick(second.sentences[language ? 'ja' : 'en']), second.values(random), language),
    )
  const shown = paragraphs.slice(0, random.pick([2, 3, 3, 4]))
  const facilities = language ? `${works}。${outline.city}の自社工場。` : `${capitalised(works)}`
  return { short, general: shown.join('\n\n'), facilities }
}

function contactOf(outline: Outline, domain: string, world: World, i: number): DemoCompany['contactInfo'] {
  const random = randomOf(world.seed, kind.contact, i)
  const { country, place } = outline
  const zipcode = place
    ? `${place.zip}-${`${random.int(1, 79)}`.padStart(4, '00')}`
    : zipOf(country.zip, random)
  const number = random.int(2, 188)
  const towns = [
    'Rinkai-cho',
    'Kogyo-danchi',
    'Shinmachi',
    'Higashi-machi',
    'Minami-cho',
    'Nishihara',
    'Kitano-cho',
    'Nakashima',
    'Sakae-cho',
    'Midori-cho',
  ]
  const street = place
    ? `${random.int(1, 5)}-${random.int(1, 28)}-${random.int(1, 19)} ${random.pick(towns)}`
    : (namePools[country.names]?.street ?? '{n} Works Road').replace('{n}', `${number}`)
  const address = (line: string) =>
    `${line}, ${outline.cityLatin}${place ? `, ${place.prefecture}` : ''}${zipcode ? ` ${zipcode}` : ''}`
  const mailbox = outline.japanese
    ? random.pick(['info', 'eigyo', 'sales'])
    : random.pick(['info', 'sales', 'office', 'contact'])
  // 555 and 5550 are kept for invented subscribers.
  const area = place ? place.area : `${random.int(20, 89)}`
  const phone: Phone = {
    countryCode: `+${country.dial}`,
    number: `${area}5550${`${random.int(100, 999)}`}`.padEnd(9, '0').slice(0, 10),
  }
  return {
    legalAddressEnglish: address(street),
    shippingAddressEnglish: random.chance(0.3)
      ? address(place ? `Gate 2, ${street}` : `Gate ${random.int(1, 4)}, ${street}`)
      : address(street),
    city: outline.japanese ? (place?.cityJa ?? outline.city) : outline.cityLatin,
    zipcode,
    countryCode: country.code,
    stateID: outline.stateID,
    email: `${mailbox}@${domain}.example`,
    website: `https://www.${domain}.example`,
    phone,
    mobilePhone: random.chance(0.45)
      ? { countryCode: phone.countryCode, number: `90555${random.int(10000, 99999)}` }
      : null,
  }
}
