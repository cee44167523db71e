// Facts of the demo world as the search domain reads them from tables.
import { standardsOf } from '../domains/businesses/certificates.ts'
import type { CompanyForDocuments, PersonForSearch } from '../domains/search/load.ts'
import type { LoadedProfile } from '../domains/profiles/load.ts'
import type { RowsOfCompany } from './company-rows.ts'
import type { World } from './facts/world.ts'

type TextsOf<Field extends string> = { language: string; texts: Record<string, Record<Field, string>> }
/** What is said in other languages than the first, by language. */
type Translated = {
  business: TextsOf<'companyName' | 'shortDescription' | 'generalDescription'>
  products: {
    language: string
    texts: Record<string, { name: string; description: string; keywords: string[] }>
  }[]
}

/** A company and its products, each with its likes. */
export function companyForDocuments(world: World, made: RowsOfCompany): CompanyForDocuments & Translated {
  const { company, business, products, productLikes } = made
  const textsByProduct = Map.groupBy(made.productTexts, ({ productID }) => productID)
  return {
    business: {
      businessID: business.businessID,
      companyName: business.companyName,
      language: business.language ?? 'en',
      texts: Object.fromEntries(
        made.texts.map(({ language, companyName = '', shortDescription = '', generalDescription = '' }) => [
          language,
          { companyName, shortDescription, generalDescription },
        ]),
      ),
      shortDescription: business.shortDescription ?? '',
      generalDescription: business.generalDescription ?? '',
      otherNames: [],
      otherTexts: [],
      businessType: business.businessType,
      industryID: business.industryID,
      categoryIDs: business.categoryIDs,
      countryCode: business.countryCode,
      stateID: business.stateID ?? null,
      city: business.city ?? null,
      tier: company.subscription,
      verified: company.verification !== null && company.verification.validUntil >= world.today,
      hiddenEditions: 0,
      likeCount: business.likes,
      createdAt: business.createdAt,
      // Who is written to learns it from the answers that are counted later.
      answerMinutes: null,
      leadTime: business.leadTime ?? null,
      employees: business.totalEmployees ?? null,
      certificates: standardsOf(
        company.certificates.flatMap(({ name, expireDate }) => (expireDate >= world.today ? [name] : [])),
      ),
      certificateNumbers: company.certificates.flatMap(({ number, expireDate }) =>
        expireDate >= world.today ? [number] : [],
      ),
      removed: false,
    },
    products: products
      .map((product, p) => ({
        ...product,
        language: product.language ?? 'en',
        texts: Object.fromEntries(
          (textsByProduct.get(product.productID) ?? []).map(
            ({ language, name = '', description = '', keywords = [] }) => [
              language,
              { name, description, keywords },
            ],
          ),
        ),
        description: product.description ?? '',
        otherNames: [],
        otherKeywords: [],
        otherTexts: [],
        keywords: product.keywords ?? [],
        subCategoryID: product.subCategoryID ?? null,
        specs: product.specs ?? [],
        leadTime: product.leadTime ?? null,
        likes: productLikes[p] ?? 0,
      }))
      .filter(({ published }) => published)
      .sort(newestFirst),
  }
}

type Made = { createdAt: Date; productID: string }
const newestFirst = (a: Made, b: Made) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.productID < b.productID ? 1 : -1)

/** A person, less what they hide. */
export function personForDocuments(person: LoadedProfile): PersonForSearch {
  const shows = person.showProfession ?? true
  return {
    userID: person.userID,
    username: person.username,
    firstName: person.firstName,
    lastName: person.lastName,
    companyName: person.companyName ?? null,
    profession: shows ? (person.profession ?? null) : null,
    jobPositionID: shows ? (person.jobPositionID ?? null) : null,
    industryID: person.industryID ?? null,
    countryCode: person.countryCode ?? null,
    city: person.city ?? null,
    briefPresentation: person.briefPresentation ?? null,
    likeCount: 0,
    createdAt: person.createdAt,
    removed: false,
  }
}
