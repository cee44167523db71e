// What a search engine finds: from the home page over 3,000 pages, and every address of the sitemaps; without CRAWL=all a sample.
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { crawl, eachOf, ownPages, type Seen } from './crawler.ts'

const site = inject('site')
const isWhole = process.env['CRAWL'] === 'all'
const pagesWanted = isWhole ? 3_000 : 1_000

const isOwnPage = ({ address, location }: Seen) =>
  ownPages.test(address) && location?.startsWith('/accounts/log-in?continue=') === true

/** A sample has some of every kind, whichever stand nearest to the home page. */
const mostOfKind = isWhole ? pagesWanted : 250
const asked = new Map<string, Set<string>>()

/** Links into the account service are one page; other languages are the same page in another. */
function ask(address: string): string | undefined {
  const url = new URL(address, site)
  if (/^\/(?:assets|media|flags|api)\//.test(url.pathname) || url.searchParams.has('lang')) return undefined
  // The status page is for nobody to find: `status.test.ts` reads it.
  if (url.pathname === '/language' || url.pathname === '/status') return undefined
  // Signed files, which `trust.test.ts` and `answers.test.ts` read.
  if (url.pathname.startsWith('/.well-known/') || /\/(?:trust|answers\/[\d-]+)\.json$/.test(url.pathname))
    return undefined
  const kind = url.pathname.split('/')[1] ?? ''
  const ofKind = asked.get(kind) ?? new Set<string>()
  if (ofKind.size >= mostOfKind && !ofKind.has(address)) return undefined
  asked.set(kind, ofKind.add(address))
  return url.pathname.startsWith('/accounts/') ? url.pathname : address
}

describe('a crawl from the home page', () => {
  let pages: Seen[]
  beforeAll(async () => {
    pages = [...(await crawl(site, '/', pagesWanted, ask)).values()]
  }, 300_000)

  test('reads pages of every kind, 3,000 of them or a sample', () => {
    expect(pages.length).toBeGreaterThanOrEqual(isWhole ? pagesWanted : 700)
    const kinds = new Set(pages.map(({ address }) => address.split(/[/?]/)[1]))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['', 'industries', 'search-result', 'business', 'business-product', 'accounts']),
    )
  })

  test('finds no broken link', () => {
    const broken = pages.filter((page) => page.status !== 200 && !isOwnPage(page))
    expect(
      broken.map(({ address, from, status, location }) => ({ address, from, status, location })),
    ).toEqual([])
  })

  test('every page has one title, one description and one canonical address', () => {
    const bare = pages.filter(
      ({ status, title, description, canonical }) =>
        status === 200 && !(title && description && /^https?:\/\/[^ ]+$/.test(canonical)),
    )
    expect(
      bare.map(({ address, title, description, canonical }) => [address, title, description, canonical]),
    ).toEqual([])
  })

  test('no two pages have the same title', () => {
    const byTitle = new Map<string, Set<string>>()
    for (const { status, title, canonical } of pages)
      if (status === 200) byTitle.set(title, (byTitle.get(title) ?? new Set()).add(canonical))
    expect([...byTitle].filter(([, addresses]) => addresses.size > 1)).toEqual([])
    expect(byTitle.size).toBeGreaterThan(300)
  })

  test('links name the canonical address, so that nothing is found twice', () => {
    const other = pages.filter(
      ({ status, address, canonical }) =>
        status === 200 &&
        /^\/(?:business|business-product|profile)\//.test(address) &&
        new URL(canonical).pathname !== address,
    )
    expect(other.map(({ address, from, canonical }) => [address, from, canonical])).toEqual([])
  })

  test('pictures are there', async () => {
    const pictures = [...new Set(pages.flatMap((page) => page.pictures))]
    expect(pictures.length).toBeGreaterThan(300)
    const missing: string[] = []
    await eachOf(
      pictures.filter((_, at) => at % 20 === 0),
      async (picture) => {
        const { status } = await fetch(site + picture)
        if (status !== 200) missing.push(`${status} ${picture}`)
      },
    )
    expect(missing).toEqual([])
  })
})

/** CRAWL=all asks every address of the sitemaps (two minutes); else every 25th. */
const everyNth = isWhole ? 1 : 25

test('robots names the sitemap of this edition and of all others, and the addresses in ours answer 200', async () => {
  const robots = await (await fetch(`${site}/robots.txt`)).text()
  const sitemaps = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address)
  expect(new Set(sitemaps.map((address) => new URL(address).host)).size).toBe(25)

  const index = await addressesIn('/sitemap.xml')
  const lists = await Promise.all(index.map((part) => addressesIn(new URL(part).pathname)))
  const addresses = lists.flat()
  expect(addresses.length).toBeGreaterThan(13_000)
  expect(new Set(addresses).size).toBe(addresses.length)
  const wrong: string[] = []
  await eachOf(
    addresses.filter((_, at) => at % everyNth === 0),
    async (address) => {
      const { pathname, search } = new URL(address)
      const response = await fetch(site + pathname + search, { redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== 200) wrong.push(`${response.status} ${address}`)
    },
  )
  expect(wrong).toEqual([])
}, 300_000)

async function addressesIn(path: string): Promise<string[]> {
  const response = await fetch(site + path)
  expect(response.status, path).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  )
}
