// What the form for a boost offers: things of the company, industries, countries, editions.
import { boostThings } from '../../../contract/boost-words.ts'
import { limits } from '../../../contract/limits.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import type { PageOnServer } from '../../api/page.ts'

type Option = { value: string; name: string }
/** `industry`: that of the company. */
export type BoostForm = Awaited<ReturnType<typeof formFor>> & { industry: string }

const productsPerPage = 20
const productsMost = 200
const postsMost = 20
const postNameMax = 60
const dayMs = 86_400_000

/** Values of `thing` are its type and id. The address may say what it is for. */
export async function formFor(page: PageOnServer, businessID: string) {
  const { api } = page
  const [listed, products, posts, industries, countries] = await Promise.all([
    api.listBoosts({ id: businessID }),
    productsOf(page, businessID),
    api.loadTimeline({ id: businessID, size: postsMost }),
    api.listIndustries({}),
    api.listCountries({}),
  ])
  const own = posts.filter(({ author }) => author.id === businessID)
  const query = parametersOf(page.url)
  const type = boostThings.find((one) => one === query.get('type'))
  const asked = type && `${type} ${query.get('thing') ?? ''}`
  const things = {
    products: products.map(({ productID, name }) => ({ value: `product ${productID}`, name })),
    posts: own.map(({ postID, content }) => ({ value: `post ${postID}`, name: shortened(content) })),
    business: `business ${businessID}`,
  }
  const known = [things.business, ...[...things.products, ...things.posts].map(({ value }) => value)]
  const { quota, zone, isPaused } = listed
  const today = dayIn(zone, Date.now())
  return {
    things,
    thing: asked && known.includes(asked) ? asked : things.business,
    industries: industries.map(({ id, name }): Option => ({ value: id, name })),
    countries: countries.map(({ code, countryName: name }): Option => ({ value: code, name })),
    editions: page.editions.map(({ code, siteName: name }): Option => ({ value: code, name })),
    days: { first: today, last: dayIn(zone, Date.now() + limits.boostAheadDays * dayMs) },
    quota,
    isPaused,
  }
}

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** Those that are published, in the order of the showcase. */
async function productsOf({ api }: PageOnServer, businessID: string) {
  const pageFrom = (skip: number) => api.listManagedProducts({ bid: businessID, state: 'published', skip })
  const first = await pageFrom(0)
  const more: number[] = []
  for (let skip = productsPerPage; skip < Math.min(first.totalResults, productsMost); skip += productsPerPage)
    more.push(skip)
  const rest = await Promise.all(more.map(pageFrom))
  return [first, ...rest].flatMap(({ results }) => results)
}

function shortened(content: string): string {
  const letters = [...content.replaceAll(/\s+/gu, ' ').trim()]
  return letters.length > postNameMax ? `${letters.slice(0, postNameMax - 1).join('')}…` : letters.join('')
}
