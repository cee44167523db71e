// Everything that a visitor may ask about a person, a company of theirs and its product: calls, pages, their data, and what fails.
import { api } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { businessKey, businessPath, productKey, productPath, profilePath } from '../src/contract/slugs.ts'
import { eachOf } from './crawler.ts'

export type About = {
  userID: string
  businessID: string
  productID: string
  /** Words that find all three, and hardly anything else. */
  word: string
  companyName: string
  productName: string
}

export type Ask = { address: string; method?: string; body?: string }
/** `text` holds status, headers and body. */
export type Said = { ask: string; text: string }

/** What each call of the contract may be asked: every id in every place of an id, every word in every search. */
function calls(about: About): Ask[] {
  return Object.values(api as unknown as Record<string, Endpoint>).flatMap((call) => asksOf(call, about))
}

function asksOf({ method, path, params, query, body }: Endpoint, about: About): Ask[] {
  const ids = [about.userID, about.businessID, about.productID]
  const values: Record<string, string[]> = { kind: ['business', 'product'], part: ['1'] }
  let addresses = [`/api${path}`]
  for (const param of Object.keys(params.shape))
    addresses = addresses.flatMap((address) =>
      (values[param] ?? ids).map((value) => address.replace(`:${param}`, value)),
    )
  const asked = Object.keys(query.shape).flatMap((key) => ids.map((id) => `${key}=${id}`))
  addresses = addresses.flatMap((address) => [address, ...asked.map((query) => `${address}?${query}`)])
  if (method === 'GET') return addresses.map((address) => ({ address }))
  const texts = 'textQuery' in body.shape ? ['', about.word, about.companyName, about.productName] : []
  return addresses.flatMap((address) =>
    texts.map((textQuery) => ({ address, method, body: JSON.stringify({ textQuery, size: 50 }) })),
  )
}

/** Pages and their data, as browsers with scripts, without, and crawlers read them. */
function pages({ userID, businessID, productID, word, companyName, productName }: About): Ask[] {
  const documents = [
    '/',
    '/industries',
    profilePath(userID),
    businessPath({ key: businessKey({ businessID, companyName }) }),
    productPath({ key: productKey({ productID, companyName, name: productName }) }),
    '/search-result?business=UR',
    ...['UR', 'PR', 'MA'].map((kind) => `/search-result?business=${kind}&search=${word}`),
  ]
  return [
    ...documents,
    ...documents.map((address) => dataOf(address)),
    ...documents.map((address) => dataOf(address, '_routes=root')),
    profilePath(userID.toUpperCase()),
    `/profile/${word}-${userID}`,
    `${profilePath(userID)}/x`,
    `/profile/${businessID}`,
    `/business/${userID}/`,
    `/business-product/${userID}`,
    `/business/${businessID}/send-request`,
    `/resources/industry/${userID}`,
    `/media/demo/people/${userID}.svg`,
    '/robots.txt',
    '/sitemap.xml',
    ...['pages', 'business-1', 'product-1', userID].map((name) => `/sitemaps/${name}.xml`),
  ].map((address) => ({ address }))
}

/** Where a page's data is read when a link is followed. */
function dataOf(address: string, more?: string): string {
  const [path = '', query] = address.split('?')
  const queries = [query, more].filter((part) => part !== undefined).join('&')
  const file = path === '/' ? '/_root' : path.replace(/\/$/, '')
  return `${file}.data${queries && `?${queries}`}`
}

/** Wrong methods, wrong forms, no session. */
function failures({ userID, word }: About): Ask[] {
  const profile = `/api/user/public-profile/${userID}`
  return [
    { address: profile, method: 'POST', body: '{}' },
    { address: profile, method: 'DELETE' },
    { address: `${profile}x` },
    { address: `${profile}?email=1` },
    { address: `/api/user/profile?userID=${userID}` },
    { address: '/api/user/search', method: 'POST', body: `{"textQuery":"${word}","size":"x"}` },
    { address: '/api/user/search', method: 'POST', body: `{"textQuery":"${word}"` },
    { address: profilePath(userID), method: 'POST', body: 'a=b' },
    { address: profilePath(userID), method: 'OPTIONS' },
  ]
}

/** One answer as it comes over the wire, redirects not followed. */
export async function answerTo(
  site: string,
  { address, method = 'GET', body }: Ask,
  language: string,
): Promise<Said> {
  const response = await fetch(site + address, {
    method,
    redirect: 'manual',
    headers: { 'accept-language': language, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  })
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const text = [response.status, ...headers, await response.text()].join('\n')
  return { ask: `${language} ${method} ${address} ${body ?? ''}`, text }
}

/** Every answer in these languages: its headers alone, then twice, so that the last is of what is kept. */
export async function everythingSaid(
  site: string,
  about: About,
  languages: readonly string[],
): Promise<Said[]> {
  const said: Said[] = []
  const asks = [...calls(about), ...pages(about), ...failures(about)]
  const one = async (ask: Ask, language: string) => void said.push(await answerTo(site, ask, language))
  await eachOf(
    languages.flatMap((language) => asks.map((ask) => ({ ask, language }))),
    async ({ ask, language }) => {
      if (ask.method === undefined) await one({ ...ask, method: 'HEAD' }, language)
      await one(ask, language)
      await one(ask, language)
    },
  )
  return said
}
