// The documents of a demo world of any size, without the world: what searches are measured on.
import { businessDocument, productDocument } from '../domains/search/business-documents.ts'
import type { SearchDocument } from '../domains/search/documents.ts'
import type { Ranking } from '../domains/search/quality.ts'
import { companyAt } from '../demo/facts/companies.ts'
import type { DemoCompany } from '../demo/facts/company.ts'
import { productsOf } from '../demo/facts/products.ts'
import { tradeOf, type DemoTrade } from '../demo/facts/trade.ts'
import type { World } from '../demo/facts/world.ts'
import { standardsOf } from '../domains/businesses/certificates.ts'
import { soughtTrade } from '../domains/products/trade.ts'
import type { BusinessForSearch } from '../domains/businesses/indexing.ts'

/** Company after company with its published products; `onCompany` hears how many there have been. */
export function* searchDocuments(
  world: World,
  ranking: Ranking,
  onCompany: (done: number) => void = () => {},
): Generator<SearchDocument> {
  for (let at = 0; at < world.companies; at++) {
    const company = companyAt(world, at)
    const business = factsOf(company, at)
    const products = productsOf(world, at)
      .map((product, place) => ({
        ...product,
        otherNames: [],
        otherKeywords: [],
        otherTexts: [],
        businessID: company.id,
        productID: product.id,
        ...soughtIn(tradeOf(world, company, place, product, 'en')),
        createdAt: new Date(product.createdAt),
        keywords: product.keywords.split(/[,、]/).flatMap((word) => word.trim() || []),
      }))
      .filter(({ published }) => published)
    yield businessDocument(business, products, ranking)
    for (const [place, product] of products.entries())
      yield productDocument(product, business, likesAt(at * 31 + place, 40), ranking)
    onCompany(at + 1)
  }
}

const soughtIn = (said: DemoTrade | undefined) =>
  soughtTrade({
    part_number: said?.partNumber ?? null,
    trade: said?.trade ?? {},
    variants: said?.variants ?? null,
  })

function factsOf(company: DemoCompany, at: number): BusinessForSearch {
  return {
    businessID: company.id,
    companyName: company.companyName,
    shortDescription: company.shortDescription,
    generalDescription: company.generalDescription,
    otherNames: [],
    otherTexts: [],
    businessType: company.businessType,
    industryID: company.industryID,
    categoryIDs: company.categoryIDs,
    countryCode: company.contactInfo.countryCode,
    stateID: company.contactInfo.stateID,
    city: company.contactInfo.city,
    tier: company.subscription,
    verified: company.verified,
    hiddenEditions: at % 97 === 0 ? 1 << (at % 25) : 0,
    likeCount: likesAt(at, 300),
    createdAt: new Date(company.createdAt),
    leadTime: company.tradeCapabilities.averageLeadTime,
    employees: company.totalEmployees,
    certificates: standardsOf(company.certificates.map(({ name }) => name)),
    certificateNumbers: company.certificates.map(({ number }) => number),
    answerMinutes: at % 3 === 0 ? (at * 7919) % 2_880 : null,
    answerPercent: at % 3 === 0 ? (at * 7919) % 101 : null,
    removed: false,
  }
}

/** Few are liked much. */
const likesAt = (at: number, most: number): number =>
  Math.floor(most * ((Math.imul(at + 1, 2_654_435_761) >>> 0) / 2 ** 32) ** 6)
