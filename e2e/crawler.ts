// Reads pages as a search engine's crawler does: follows every link of ours that is meant to be followed, and keeps what it saw.

export type Seen = {
  /** Path and query as it was linked. */
  address: string
  /** The first page that linked it. */
  from: string
  status: number
  location: string | null
  title: string
  description: string
  canonical: string
  links: string[]
  pictures: string[]
}

/** Pages of who has an account: the texts lead there, visitors log in first. */
export const ownPages =
  /^\/(?:accounts\/export|business\/create|my-business|my-messages|notifications|favorites|profile\/edit)(?:[/?]|$)/

const atOnce = 8

/** Runs `work` on each of `items`, eight at once; the list may grow meanwhile. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * Crawls from `start` in English until `count` pages are read or no link is left. `ask` names the form under which a
 * link is asked for once, or nothing for links that are not followed.
 */
export async function crawl(
  site: string,
  start: string,
  count: number,
  ask: (address: string) => string | undefined,
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
  let found = new Map([[start, 'nowhere']])
  const known = new Set([start])
  while (found.size > 0 && seen.size < count) {
    const next = new Map<string, string>()
    await eachOf([...found].slice(0, count - seen.size), async ([address, from]) => {
      const page = await read(site, address, from)
      seen.set(address, page)
      for (const link of page.links) {
        const asked = ask(link)
        if (asked === undefined || known.has(asked)) continue
        known.add(asked)
        next.set(asked, address)
      }
    })
    found = next
  }
  return seen
}

async function read(site: string, address: string, from: string): Promise<Seen> {
  const response = await fetch(site + address, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  const html = await response.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => plain(value))
  return {
    address,
    from,
    status: response.status,
    location: response.headers.get('location'),
    title: all(/<title>([^<]*)<\/title>/g).join(' + '),
    description: all(/<meta name="description" content="([^"]*)"/g).join(' + '),
    canonical: all(/<link [^>]*rel="canonical" [^>]*href="([^"]*)"/g).join(' + '),
    links: all(/<a (?![^>]*rel="nofollow")[^>]*?href="([^"]*)"/g).flatMap((href) =>
      ownPath(site, address, href),
    ),
    pictures: all(/<img [^>]*?src="([^"]*)"/g).flatMap((href) => ownPath(site, address, href)),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** Path and query of a link on our own site, without the part of the page it leads to. */
function ownPath(site: string, address: string, href: string): string[] {
  const url = URL.parse(href, site + address)
  return url && url.origin === new URL(site).origin ? [url.pathname + url.search] : []
}
