// Facts of a company become its document and those of its products.
import { nodesOf, nodesOfCompany } from '../reference-data/industries.ts'
import { documentOf, normalNames, type SearchDocument } from './documents.ts'
import {
  fingerprintOfBusiness,
  fingerprintsOfProducts,
  type BusinessFacts,
  type OwnerFacts,
  type ProductFacts,
  type ShownProductFacts,
} from './fingerprints.ts'
import {
  tokensOfBusinessType,
  tokensOfCategory,
  tokensOfCategoryAbove,
  tokensOfCountry,
  tokensOfState,
} from './list-tokens.ts'
import { marksOf } from './marks.ts'
import { tierNumbers, type Ranking } from './quality.ts'
import { tokensOfOwner } from './owners.ts'
import { lexemeOf } from './text-query.ts'
import { tokensOfSpec } from './spec-terms.ts'
import { documentTokens } from './tokens.ts'
import { tokensOfOtherNames, tokensOfOtherTexts } from './translations.ts'

/** So many of its first products make their company findable. */
const productsOfBusiness = 30

/**
 * The document of a company; `products`, all that are published, in the order of the showcase. It stands where it says and where
 * its products stand, just as in the directory.
 */
export function businessDocument(
  business: BusinessFacts,
  products: readonly ShownProductFacts[],
  ranking: Ranking,
): SearchDocument {
  const filed = [...business.categoryIDs, ...products.flatMap(filedUnder)]
  const nodes = nodesOfCompany(business.industryID, filed)
  const words = products.slice(0, productsOfBusiness).flatMap(({ name, keywords }) => [name, ...keywords])
  const otherWords = products.slice(0, productsOfBusiness).flatMap(({ otherNames }) => otherNames)
  const texts = [
    business.city ?? '',
    ...business.certificateNumbers,
    business.shortDescription,
    business.generalDescription,
  ]
  return documentOf(
    {
      ...placeOf(business),
      segment: business.businessType,
      id: business.businessID,
      business_id: null,
      industry: business.industryID,
      likes: business.likeCount,
      registered_at: business.createdAt,
      name_normal: normalNames([business.companyName, ...business.otherNames]),
      facts: fingerprintOfBusiness(business, products),
    },
    {
      name: namesOf(business.companyName, business.otherNames),
      strong: [
        ...tokensOfBusinessType(business.businessType),
        ...nodes.filter(isLowest).flatMap(tokensOfCategory),
        ...nodes.map(lexemeOf.node),
        ...documentTokens(spellingsOf(business.certificates)),
        ...documentTokens(words),
        ...tokensOfOtherNames(otherWords),
      ],
      body: [
        ...nodes.flatMap(tokensOfCategoryAbove),
        ...tokensOfPlace(business),
        ...documentTokens(texts),
        ...tokensOfOtherTexts(business.otherTexts),
      ],
      marks: marksOf({ ...business, nodes }),
    },
    ranking,
  )
}

/** The document of a product of a company: it stands, pays and hides where its company does, and is liked by itself. */
export function productDocument(
  product: ProductFacts,
  business: OwnerFacts,
  likes: number,
  ranking: Ranking,
): SearchDocument {
  const nodes = nodesOf(filedUnder(product))
  // Part numbers in the specification come before a long description, of which the end may be cut.
  const texts = [
    business.city ?? '',
    ...product.specs.flatMap(({ key, value }) => [key, withUnit(key, value)]),
    product.description,
  ]
  return documentOf(
    {
      ...placeOf(business),
      segment: 'PR',
      id: product.productID,
      business_id: business.businessID,
      industry: product.industryID,
      likes,
      registered_at: product.createdAt,
      name_normal: normalNames([product.name, ...product.otherNames, ...product.partNumbers.slice(0, 1)]),
      facts: fingerprintsOfProducts(business)(product),
    },
    {
      name: namesOf(product.name, product.otherNames),
      strong: [
        ...nodes
          .filter(isLowest)
          .flatMap((id) => (isSubCategory(id) ? tokensOfCategory : tokensOfCategoryAbove)(id)),
        ...nodes.map(lexemeOf.node),
        ...documentTokens(product.partNumbers),
        ...tokensOfOwner(namesOf(business.companyName, business.otherNames)),
        ...documentTokens(product.keywords),
        ...tokensOfOtherNames(product.otherKeywords),
      ],
      body: [
        ...nodes.flatMap((id) => (isLowest(id, 0, nodes) ? tokensOfCategory : tokensOfCategoryAbove)(id)),
        ...tokensOfPlace(business),
        ...documentTokens(spellingsOf(business.certificates)),
        ...product.specs.flatMap(tokensOfSpec),
        ...documentTokens(texts),
        ...tokensOfOtherTexts(product.otherTexts),
      ],
      // It is its company's certificates and people that stand behind it, and its own lead time, minimum order and price.
      marks: marksOf({ ...business, ...tradeOf(product), nodes }),
    },
    ranking,
  )
}

const tradeOf = ({ leadTime, minimumOrder, price }: ProductFacts) => ({ leadTime, minimumOrder, price })

const namesOf = (name: string, others: readonly string[]): string[] => [
  ...new Set([...documentTokens([name]), ...tokensOfOtherNames(others)]),
]

/** What buyers ask for by JISQ9100 is called JIS Q 9100; a mark has its name in Japanese too. */
const spellingsOf = (certificates: readonly string[]): string[] =>
  certificates.flatMap((name) => {
    if (/[0-9]$/.test(name)) return [name, name.replaceAll(' ', '')]
    if (name === 'JAS Organic') return [name, '有機JAS']
    return name.endsWith(' Mark') ? [name, name.replace(' Mark', 'マーク')] : [name]
  })

/** Thickness (mm): 0.8 is 0.8 mm. */
const withUnit = (key: string, value: string): string => {
  const [, unit] = /[(（[]\s*([a-zμ℃]{1,4})\s*[)）\]]/iu.exec(key) ?? []
  return unit !== undefined && /[0-9]\s*$/.test(value) ? `${value} ${unit}` : value
}

/**
 * A thing is called as what it is filed under; what is above it has many other things as well: a fitting stands under pipes, flanges
 * and fittings, and is no flange.
 */
const isLowest = (node: string, _: number, all: readonly string[]): boolean =>
  !all.some((other) => other.startsWith(`${node}-`))

/** Nothing stands below it. Of what is filed higher up a list of things says less: it counts as text. */
const isSubCategory = (node: string): boolean => node.split('-').length === 3

const filedUnder = ({
  industryID,
  categoryID,
  subCategoryID,
}: Omit<ShownProductFacts, 'name' | 'keywords'>): string[] => [industryID, subCategoryID ?? categoryID]

const tokensOfPlace = ({ countryCode, stateID }: Pick<OwnerFacts, 'countryCode' | 'stateID'>): string[] => [
  ...tokensOfCountry(countryCode),
  ...tokensOfState(stateID ?? ''),
]

const placeOf = (business: OwnerFacts) => ({
  country: business.countryCode,
  tier: tierNumbers[business.tier],
  verified: business.verified,
  hidden_editions: business.hiddenEditions,
  answer_minutes: business.answerMinutes,
  answer_percent: business.answerPercent,
})
