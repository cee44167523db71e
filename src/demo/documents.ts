// Facts of the demo world as the search domain reads them from tables.
import { standardsOf } from '../domains/businesses/certificates.ts'
import { inOtherLanguages as businessInOthers } from '../domains/businesses/texts.ts'
import { inOtherLanguages as productInOthers } from '../domains/products/texts.ts'
import { soughtTrade } from '../domains/products/trade.ts'
import type { CompanyForDocuments, PersonForSearch } from '../domains/search/load.ts'
import type { LoadedProfile } from '../domains/profiles/load.ts'
import type { RowsOfCompany } from './company-rows.ts'
import type { World } from './facts/world.ts'

/** A company and its products, each with its likes. */
export function companyForDocuments(world: World, made: RowsOfCompany): CompanyForDocuments {
  const { company, business, products, productLikes } = made
  const textsByProduct = Map.groupBy(made.productTexts, ({ productID }) => productID)
  return {
    business: {
      businessID: business.businessID,
      companyName: business.companyName,
      shortDescription: business.shortDescription ?? '',
      generalDescription: business.generalDescription ?? '',
      ...businessInOthers(fullTextsOf(made)),
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
      answerPercent: null,
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
        description: product.description ?? '',
        ...productInOthers(productTextsOf(textsByProduct.get(product.productID) ?? [])),
        keywords: product.keywords ?? [],
        subCategoryID: product.subCategoryID ?? null,
        specs: product.specs ?? [],
        leadTime: product.leadTime ?? null,
        ...soughtTrade({
          part_number: product.partNumber ?? null,
          trade: product.trade ?? {},
          variants: product.variants ?? null,
        }),
        likes: productLikes[p] ?? 0,
      }))
      .filter(({ published }) => published)
      .sort(newestFirst),
  }
}

const fullTextsOf = ({ texts }: RowsOfCompany) =>
  Object.fromEntries(
    texts.map(({ language, companyName = '', shortDescription = '', generalDescription = '' }) => [
      language,
      { companyName, shortDescription, generalDescription, manufacturingFacilities: '' },
    ]),
  )

const productTextsOf = (texts: RowsOfCompany['productTexts']) =>
  Object.fromEntries(
    texts.map(({ language, name = '', description = '', keywords = [], specs = [] }) => [
      language,
      { name, description, keywords, specs },
    ]),
  )

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
