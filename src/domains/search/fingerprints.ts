// Whether what a document is made from has changed since, without making it again: most of a company's documents have not.
import { hash } from 'node:crypto'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import type { ProductForSearch } from '../products/indexing.ts'
import type { PersonForSearch } from '../profiles/indexing.ts'
import { tokeniserVersion } from './tokens.ts'

/**
 * What a company's own document is made from. Likes, answer times and the constants of the score are not among these: they are
 * written into documents that are there (popularity.ts, indexAnswers), and read when one is made anew for another reason.
 */
const ofBusiness = [
  'companyName',
  'otherNames',
  'otherTexts',
  'shortDescription',
  'generalDescription',
  'businessType',
  'industryID',
  'categoryIDs',
  'countryCode',
  'stateID',
  'city',
  'tier',
  'verified',
  'hiddenEditions',
  'createdAt',
  'leadTime',
  'employees',
  'certificates',
  'certificateNumbers',
] as const satisfies (keyof BusinessForSearch)[]

/** What its products' documents are made from beside the product. */
const ofOwner = [
  'companyName',
  'otherNames',
  'countryCode',
  'stateID',
  'city',
  'tier',
  'verified',
  'hiddenEditions',
  'employees',
  'certificates',
] as const satisfies (keyof BusinessForSearch)[]

const ofProduct = [
  'name',
  'otherNames',
  'keywords',
  'otherKeywords',
  'otherTexts',
  'industryID',
  'categoryID',
  'subCategoryID',
  'description',
  'specs',
  'leadTime',
  'createdAt',
  'partNumbers',
  'minimumOrder',
  'price',
] as const satisfies (keyof ProductForSearch)[]

const ofShownProduct = [
  'name',
  'otherNames',
  'keywords',
  'industryID',
  'categoryID',
  'subCategoryID',
] as const satisfies (keyof ProductForSearch)[]

const ofPerson = [
  'firstName',
  'lastName',
  'companyName',
  'profession',
  'jobPositionID',
  'industryID',
  'countryCode',
  'city',
  'briefPresentation',
  'createdAt',
] as const satisfies (keyof PersonForSearch)[]

/** Facts that are written into documents as they change: they make no document anew. */
type Written = 'businessID' | 'likeCount' | 'answerMinutes' | 'answerPercent'

/** The facts that documents may be made from: the compiler finds one that is used and not told here. */
export type BusinessFacts = Pick<BusinessForSearch, (typeof ofBusiness)[number] | Written>
export type OwnerFacts = Pick<BusinessForSearch, (typeof ofOwner)[number] | Written>
export type ProductFacts = Pick<ProductForSearch, (typeof ofProduct)[number] | 'productID'>
export type PersonFacts = Pick<PersonForSearch, (typeof ofPerson)[number] | 'userID' | 'likeCount'>
export type ShownProductFacts = Pick<ProductForSearch, (typeof ofShownProduct)[number]>

/** Of a company's document; another number when it would be made differently. */
export const fingerprintOfBusiness = (business: BusinessFacts, products: readonly ShownProductFacts[]) =>
  fingerprintOf(
    picked(business, ofBusiness),
    products.map((product) => picked(product, ofShownProduct)),
  )

/** The same of each product of a company. */
export function fingerprintsOfProducts<Product extends ProductFacts>(
  owner: OwnerFacts,
): (product: Product) => string {
  const facts = JSON.stringify(picked(owner, ofOwner))
  return (product) => fingerprintOf(facts, picked(product, ofProduct))
}

/** The same of a person. */
export const fingerprintOfPerson = (person: PersonFacts): string => fingerprintOf(picked(person, ofPerson))

const picked = <Facts, Key extends keyof Facts>(facts: Facts, keys: readonly Key[]) =>
  keys.map((key) => facts[key])

/** 64 bits as a signed number, the way a bigint column takes and gives it. */
const fingerprintOf = (...facts: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([tokeniserVersion, ...facts]), 'buffer')
    .readBigInt64BE()
    .toString()
