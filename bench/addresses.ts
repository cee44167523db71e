// Which pages are measured: searches as people type them, and companies of every type.
import { api } from '../src/contract/api.ts'
import type { BusinessCardEntry } from '../src/contract/businesses.ts'
import { companyTypes } from '../src/contract/company-types.ts'
import type { ProductResultEntry } from '../src/contract/products.ts'
import { businessPath, productPath } from '../src/contract/slugs.ts'

/** Words in both languages, a part number, and nothing at all. */
const searches = [
  '',
  'bearing',
  '軸受',
  '6204-2RS',
  'pump',
  'ポンプ',
  'valve',
  'バルブ',
  'gear',
  '歯車',
  'motor',
  'bracket',
  'stainless steel',
  'ステンレス',
  'cylinder',
  'hose',
]

export const searchAddresses = searches.map(
  (words) => `/search-result?business=MA&countries=global&search=${encodeURIComponent(words)}`,
)

/** The first companies of each type, eight unless told, read from the API at `origin`. */
export async function firstBusinesses(
  origin: string,
  size = 8,
): Promise<{ businessID: string; address: string }[]> {
  const lists = await Promise.all(companyTypes.map((businessType) => firstOf(origin, businessType, size)))
  return lists.flat().map(({ businessID, key }) => ({
    businessID,
    address: businessPath({ key }),
  }))
}

/** The pages of the first companies of each type. */
export const businessAddresses = async (origin: string): Promise<string[]> =>
  (await firstBusinesses(origin)).map(({ address }) => address)

/** The pages of the first products for each of the words, read from the API at `origin`. */
export async function productAddresses(origin: string): Promise<string[]> {
  const lists = await Promise.all(
    searches.map((textQuery) =>
      resultsOf<ProductResultEntry>(origin, api.searchProducts, { textQuery, size: 4 }),
    ),
  )
  return lists.flat().map(productPath)
}

const firstOf = (origin: string, businessType: string, size: number) =>
  resultsOf<BusinessCardEntry>(origin, api.searchBusinesses, { businessType, size })

async function resultsOf<Entry>(
  origin: string,
  { path, method }: { path: string; method: string },
  body: object,
): Promise<Entry[]> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`search answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: { results: Entry[] } }
  if (data.results.length === 0)
    throw new Error(`nothing found for ${JSON.stringify(body)}: is the world filled?`)
  return data.results
}

let number = 0

/** The same page under an address that no cache has seen: pages read no `token`, but the cache keeps them apart by it. */
export function unseen(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}token=${process.pid}-${++number}`
}
