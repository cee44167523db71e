// Facts of the demo world as the domains take them.
import type { LoadedBusiness, LoadedCertificate, LoadedTexts } from '../domains/businesses/load.ts'
import type { LoadedProduct, LoadedTexts as LoadedProductTexts } from '../domains/products/load.ts'
import type { LoadedProfile } from '../domains/profiles/load.ts'
import type { LoadedPeriod } from '../domains/subscriptions/load.ts'
import { ourVerifiers } from '../domains/verification/checks.ts'
import type { LoadedCheck } from '../domains/verification/load.ts'
import { addressOf, filmAddress, photosOf } from './addresses.ts'
import type { CompanyTexts, DemoCompany, DemoProduct } from './facts/company.ts'
import { knownName, type Writing } from './facts/companyTexts.ts'
import { companyAt } from './facts/companies.ts'
import { idOf } from './facts/ids.ts'
import { firstOwnedBy } from './facts/members.ts'
import type { Spoken } from './facts/languages/language.ts'
import type { DemoPerson } from './facts/people.ts'
import { paidYearsOf } from './facts/memberships.ts'
import type { ProductTexts } from './facts/products.ts'
import { tradeOf } from './facts/trade.ts'
import type { World } from './facts/world.ts'
import { orderIdOf } from './memberships.ts'
import { pictureWords } from './picture-words.ts'

// What an id is for, so that no two things of one company share theirs.
const idFor = { certificate: 201, period: 202, film: 203, check: 204 }

/** A company without its certificates, in its own language; `likes` as many as will be loaded. */
export function businessOf(
  world: World,
  company: DemoCompany,
  { language, texts, reading }: Pick<Writing, 'reading'> & { language: Spoken; texts: CompanyTexts },
  likes: number,
): LoadedBusiness {
  const { contactInfo, factory, tradeCapabilities, verification, index } = company
  const { city, countryCode, stateID, phone, mobilePhone, ...contact } = contactInfo
  return {
    businessID: company.id,
    createdAt: pastOf(world, company.createdAt),
    likes,
    companyName: texts.companyName,
    language,
    businessType: company.businessType,
    industryID: company.industryID,
    categoryIDs: company.categoryIDs,
    countryCode,
    stateID,
    city,
    shortDescription: texts.shortDescription,
    generalDescription: texts.generalDescription,
    yearStablished: company.yearStablished,
    leadTime: tradeCapabilities.averageLeadTime,
    totalEmployees: company.totalEmployees,
    profilePhoto:
      company.hasLogo && !world.bare ? addressOf(world.seed, { kind: 'logo', company: index }) : null,
    coverPhoto:
      company.hasCover && !world.bare ? addressOf(world.seed, { kind: 'cover', company: index }) : null,
    general: {
      // Registers write names as they are at home.
      registeredName: language === 'en' ? null : texts.companyName,
      nameReading: reading,
      totalAnnualRevenue: rangeOf(company.totalAnnualRevenue),
      totalProductionEmployees: rangeOf(company.totalProductionEmployees),
      productionCapacity: company.productionCapacity,
      video: company.film && !world.bare ? filmAddress(world.seed, company.film) : null,
    },
    contact: { ...contact, phone: phoneOf(phone), mobilePhone: phoneOf(mobilePhone) },
    factory: factory && { ...factory, manufacturingFacilities: texts.manufacturingFacilities },
    trade: tradeCapabilities,
    terms: company.businessTerms,
    verification: verification && { ...verification, checkedBy: ourVerifiers },
  }
}

/** What it says in another language. */
export function textsOf(company: LoadedBusiness, language: Spoken, texts: CompanyTexts): LoadedTexts {
  return { ...texts, businessID: company.businessID, language, writtenAt: company.createdAt }
}

/** The check for which it has its badge, if it has one. */
export function checksOf(world: World, { id: businessID, verification, index }: DemoCompany): LoadedCheck[] {
  if (!verification) return []
  const id = idOf(world.seed, Date.parse(verification.checkedOn), idFor.check, index)
  return [{ ...verification, checkedBy: ourVerifiers, id, businessID }]
}

/** A moment of the facts, but none after the world's day: nothing registers in the future. */
function pastOf(world: World, moment: string): Date {
  return new Date(Math.min(Date.parse(moment), Date.parse(world.today)))
}

function rangeOf(range: { min: number; max: number } | null) {
  return range && { min: range.min, max: range.max }
}

function phoneOf(phone: { countryCode: string; number: string } | null) {
  return phone && { countryCode: phone.countryCode, businessPhoneNumber: phone.number }
}

/** Certificates with what they cover in the languages of their company, its own first. */
export function certificatesOf(
  world: World,
  company: DemoCompany,
  [own, ...others]: readonly [Spoken, ...Spoken[]],
): LoadedCertificate[] {
  return company.certificates.map(({ scope, ...certificate }, position) => ({
    ...certificate,
    scope: scope[own],
    scopes: Object.fromEntries(others.map((language) => [language, scope[language]])),
    id: idOf(world.seed, Date.parse(company.createdAt), idFor.certificate, company.index, position),
    businessID: company.id,
    position,
  }))
}

const yearsGiven = 10

/** The years that a company has paid for, none for standard; and far ahead, unpaid, what keeps its plan in an old demo. */
export function periodsOf(world: World, company: DemoCompany): LoadedPeriod[] {
  if (company.subscription === 'standard') return []
  const { id: businessID, index, subscription: tier } = company
  const paid = paidYearsOf(world, index).map((year, at) => ({
    id: orderIdOf(world, index, at, year),
    businessID,
    tier: year.tier,
    start: new Date(year.start),
    end: new Date(year.end),
  }))
  const start = paid.at(-1)!.end
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + yearsGiven)
  const id = idOf(world.seed, start.getTime(), idFor.period, index)
  return [...paid, { id, businessID, tier, start, end }]
}

const keywordsOf = (keywords: string) => keywords.split(/[,、]/).flatMap((word) => word.trim() || [])

/** Product `p` of a company, in its own language. */
export function productOf(
  world: World,
  company: Pick<DemoCompany, 'id' | 'index' | 'contactInfo' | 'businessType'>,
  product: DemoProduct,
  { language, texts }: { language: Spoken; texts: ProductTexts },
  p: number,
): LoadedProduct {
  const photos = Array.from({ length: world.bare ? 0 : photosOf(product) }, (_, at) =>
    addressOf(world.seed, { kind: 'product', company: company.index, product: p, view: at + 1 }),
  )
  return {
    productID: product.id,
    businessID: company.id,
    createdAt: pastOf(world, product.createdAt),
    name: texts.name,
    language,
    description: texts.description,
    keywords: keywordsOf(texts.keywords),
    industryID: product.industryID,
    categoryID: product.categoryID,
    subCategoryID: product.subCategoryID,
    specs: texts.specs,
    leadTime: product.leadTime,
    stock: product.stock,
    ...tradeOf(world, company, p, product, language),
    published: product.published,
    // Of those that are not shown some were once.
    unlisted: !product.published && p % 2 === 1,
    mainImage: photos[0] ?? null,
    photos,
    pictureTexts: wordsOf(
      world,
      { company: company.index, product: p, photos },
      { language, name: texts.name },
    ),
    videos:
      product.film && !world.bare
        ? [
            {
              videoID: idOf(world.seed, Date.parse(product.createdAt), idFor.film, company.index, p),
              url: filmAddress(world.seed, product.film),
            },
          ]
        : [],
  }
}

/** What each picture of a product shows, by its address. */
function wordsOf(
  world: World,
  { company, product, photos }: { company: number; product: number; photos: readonly string[] },
  said: { language: Spoken; name: string },
): Record<string, string> {
  return Object.fromEntries(
    photos.flatMap((url, at) => {
      const text = pictureWords(world, { company, product, view: at + 1 }, said)
      return text === undefined ? [] : [[url, text]]
    }),
  )
}

/** What is said of product `p` of company `i` in another language; its specifications are read by their terms. */
export function productTextsOf(
  world: World,
  { company, product: p, row: product }: { company: number; product: number; row: LoadedProduct },
  language: Spoken,
  { name, description, keywords }: ProductTexts,
): LoadedProductTexts {
  return {
    productID: product.productID,
    language,
    name,
    description,
    keywords: keywordsOf(keywords),
    pictures: wordsOf(world, { company, product: p, photos: product.photos ?? [] }, { language, name }),
    writtenAt: product.createdAt,
  }
}

/** Person `k`; what they say of their company is true of the first they own. */
export function profileOf(world: World, person: DemoPerson, k: number): LoadedProfile {
  const owned = firstOwnedBy(world, k)
  const company = owned === undefined ? undefined : companyAt(world, owned)
  return {
    userID: person.id,
    username: person.username,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    mobilePhone: { countryCode: person.phone.countryCode, phoneNumber: person.phone.number },
    birthDate: person.birthDate,
    showBirthDate: person.showBirthDate,
    gender: person.gender,
    city: person.city,
    countryCode: person.countryCode,
    stateID: person.stateID,
    profession: person.preferredLanguage === 'ja' ? person.profession.ja : person.profession.en,
    jobPositionID: person.jobPositionID,
    showProfession: person.showProfession,
    companyName: company ? knownName(world, company.index, company) : null,
    businessType: company?.businessType ?? null,
    industryID: company?.industryID ?? null,
    preferredLanguage: person.preferredLanguage,
    briefPresentation: person.briefPresentation,
    profilePhoto:
      person.hasPhoto && !world.bare ? addressOf(world.seed, { kind: 'portrait', person: k }) : null,
    createdAt: pastOf(world, person.createdAt),
  }
}
