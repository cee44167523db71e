// What the directory holds, asked of its API as a client would: journeys choose their companies by what they need.
import type { BusinessCardEntry, BusinessProfileEntry } from '../src/contract/businesses.ts'
import type { CompanyTypeCode } from '../src/contract/company-types.ts'
import type { ProductCardEntry, ProductEntry, ProductResultEntry } from '../src/contract/products.ts'
import type { UserCardEntry } from '../src/contract/profiles.ts'
import { businessPath, productPath } from '../src/contract/slugs.ts'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { SearchSort, searchBusinesses } from '../src/contract/search.ts'
import type { IndustryTree } from '../src/contract/reference-data.ts'

export type Found = CallOutput<typeof searchBusinesses>
type Question = {
  textQuery?: string
  verified?: boolean
  industry?: string[]
  category?: readonly string[]
  certificate?: readonly string[]
  leadTime?: number
  employees?: readonly string[]
  sort?: SearchSort
  exactly?: boolean
  facets?: boolean
  businessType?: CompanyTypeCode
  country?: string
  skip?: number
  size?: number
}

async function dataOf<T>(response: Response): Promise<T> {
  const body = (await response.json()) as { success: boolean; data: T }
  if (!body.success) throw new Error(`${response.url} answered ${response.status} ${JSON.stringify(body)}`)
  return body.data
}

/** Companies found, as `POST search/business` answers. */
export function search(site: string, question: Question, language = 'en'): Promise<Found> {
  return post(site, 'search/business', question, language)
}

type Words = { textQuery?: string; country?: string; skip?: number; size?: number; exactly?: boolean }

async function post<T>(site: string, path: string, body: object, language: string): Promise<T> {
  const response = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  return dataOf(response)
}

/** Products found, as `POST search/product` answers. */
export const products = (site: string, words: Words, language = 'en') =>
  post<{ results: ProductResultEntry[]; total_results: number }>(site, 'search/product', words, language)

/** People found, as `POST user/search` answers. */
export const people = (site: string, words: Words, language = 'en') =>
  post<{ profiles: UserCardEntry[]; totalResults: number }>(site, 'user/search', words, language)

/** The name of a category, by its id such as 0006-01. */
export async function categoryNamed(site: string, id: string, language: string): Promise<string> {
  const response = await fetch(`${site}/api/catsys/industry/${id.slice(0, 4)}/category`, {
    headers: { 'accept-language': language },
  })
  const categories = await dataOf<{ id: string; name: string }[]>(response)
  const category = categories.find((one) => one.id === id)
  if (!category) throw new Error(`there is no category ${id}`)
  return category.name
}

/** A company's public page as data. */
export async function profileOf(site: string, id: string, language = 'en'): Promise<BusinessProfileEntry> {
  return dataOf(
    await fetch(`${site}/api/business/profile/${id}`, { headers: { 'accept-language': language } }),
  )
}

/** The published products of a company. */
export async function productsOf(site: string, id: string, language = 'en'): Promise<ProductCardEntry[]> {
  return dataOf(
    await fetch(`${site}/api/product/by-business?bid=${id}`, { headers: { 'accept-language': language } }),
  )
}

/** A product's public page as data. */
export async function productOf(site: string, id: string, language = 'en'): Promise<ProductEntry> {
  return dataOf(await fetch(`${site}/api/product/${id}`, { headers: { 'accept-language': language } }))
}

/** The same answer for the same site. */
function once<T>(look: (site: string) => Promise<T>): (site: string) => Promise<T> {
  const found = new Map<string, Promise<T>>()
  return (site) => {
    const answer = found.get(site) ?? look(site)
    found.set(site, answer)
    return answer
  }
}

/** The first `count` companies of a type, best first. */
export async function companies(
  site: string,
  question: Question = {},
  count = 200,
): Promise<BusinessCardEntry[]> {
  const size = 50
  const all: BusinessCardEntry[] = []
  for (let skip = 0; skip < count; skip += size) {
    const { results, total_results } = await search(site, { ...question, size, skip })
    all.push(...results)
    if (skip + size >= total_results) break
  }
  return all
}

/** A manufacturer on the free plan, with a name in Japanese or in Latin letters. */
export async function poorCompany(site: string, japanese: boolean): Promise<BusinessCardEntry> {
  const all = await companies(site, { country: japanese ? 'JP' : undefined }, 600)
  const isJapanese = (name: string) => /[぀-ヿ一-鿿]/u.test(name)
  const poor = all.find(
    ({ subscription, general }) =>
      subscription === 'standard' && isJapanese(general.companyName) === japanese,
  )
  if (!poor) throw new Error('every company pays')
  return poor
}

/** A Japanese manufacturer with a page worth reading: verified, with certificates and products. Looked for once. */
export const richManufacturer = once(async (site: string): Promise<BusinessProfileEntry> => {
  for (const { businessID, verified, certificates } of await companies(site, { country: 'JP' }, 300)) {
    if (!verified || certificates.length === 0) continue
    const profile = await profileOf(site, businessID)
    // Tests look for it by its name, in every language.
    const elsewhere = await profileOf(site, businessID, 'ja')
    if (elsewhere.general.companyName !== profile.general.companyName) continue
    const products = await productsOf(site, businessID)
    if (products.length > 4 && profile.factory && profile.verification) return profile
  }
  throw new Error('no Japanese manufacturer has a full page')
})

/** A company that has told as little as one may: no pictures of its own, no certificates. Looked for once. */
export const bareCompany = once(async (site: string): Promise<BusinessCardEntry> => {
  const all = await companies(site, {}, 1_000)
  const bare = all.find(
    ({ certificates, general, verified }) => certificates.length === 0 && !general.profilePhoto && !verified,
  )
  if (!bare) throw new Error('every company is rich')
  return bare
})

/** The canonical path of a company's page. */
export const pathOf = (business: { key: string }): string => businessPath(business)

/** The canonical path of a product's page. */
export const pathOfProduct = (product: { key: string }): string => productPath(product)

/** A product worth reading: several pictures, four properties, Japanese or not. Looked for among the best. */
export async function richProduct(site: string, textQuery: string): Promise<ProductResultEntry> {
  const { results } = await products(site, { textQuery, size: 50 })
  const rich = results.find(({ photoCount, specs }) => photoCount > 2 && specs.length > 4)
  if (!rich) throw new Error(`no product for ${textQuery} has much to show`)
  return rich
}

/** A product with films on its page. Looked for once. */
export const filmedProduct = once(async (site: string): Promise<ProductEntry> => {
  const { results } = await products(site, { textQuery: 'Hinokawa bearing', size: 50 })
  for (const { productID } of results) {
    const product = await productOf(site, productID)
    if (product.videos.length > 0) return product
  }
  throw new Error('no product of the bearing works has a film')
})

/** A person with a photo, a presentation and a business. Looked for once. */
export const richPerson = once(async (site: string): Promise<UserCardEntry> => {
  const { profiles } = await people(site, { size: 50 })
  const rich = profiles.find(
    ({ profilePhoto, briefPresentation, companyName }) => profilePhoto && briefPresentation && companyName,
  )
  if (!rich) throw new Error('nobody shows much')
  return rich
})

type Latest = { businessType: { code: string; name: string }; businesses: BusinessCardEntry[] }

/** The latest companies of each type, as the home page shows them. */
export const latestCompanies = async (site: string): Promise<Latest[]> =>
  dataOf(await fetch(`${site}/api/search/business/last-registered`, { headers: { 'accept-language': 'en' } }))

/** All industries with their categories and subcategories, in English. */
export const industryTree = async (site: string): Promise<IndustryTree[]> =>
  dataOf(await fetch(`${site}/api/catsys/industry/full-tree`, { headers: { 'accept-language': 'en' } }))

type Counts = { id: string; manufacturers: number; products: number }

/** How much stands under each industry, category and subcategory, by id. */
export async function categoryCounts(site: string): Promise<Map<string, Counts>> {
  const counts = await dataOf<Counts[]>(await fetch(`${site}/api/directory/category-count`))
  return new Map(counts.map((count) => [count.id, count]))
}
