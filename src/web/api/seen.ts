// Tells the server what was seen on a page, by a beacon that outlives it (docs/decisions/0140). It comes when the page is there, reads what
// stands in it, and knows nothing of who made it: pages of the cache and those that the browser kept tell the same.
import { pageSizes, pageSizeInCookies } from '../../contract/page-size.ts'
import { seenPath, type BoostKind, type SeenKind } from '../../contract/statistic-kinds.ts'

type Thing = { kind: SeenKind | BoostKind; type: string; id: string; place?: number }

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const ofThing = new RegExp(`^/business(-product)?/[^/]*?(${id})/?$`)
const ofDocument = new RegExp(`^/business-product/[^/]*?(${id})/documents/`)
const typeOf = (product: string | undefined) => (product ? 'product' : 'business')

function thingAt(path: string, kind: SeenKind, place?: number): Thing[] {
  const [, product, found] = ofThing.exec(path) ?? []
  return found ? [{ kind, type: typeOf(product), id: found, ...(place && { place }) }] : []
}

/** What was found here, each with its place; what was paid for has none, and is not found. */
function found(): { links: HTMLAnchorElement[]; placeOf(at: number): number } {
  const query = new URLSearchParams(location.search)
  const size = Number(query.get('size') ?? pageSizeInCookies(document.cookie) ?? pageSizes[0])
  const before = (Math.max(1, Number(query.get('page')) || 1) - 1) * size
  const links = document.querySelectorAll<HTMLAnchorElement>('main article h2 a:not([rel~=sponsored])')
  return { links: [...links], placeOf: (at) => before + at + 1 }
}

/** What was paid for, each once. */
const paid = (): Thing[] =>
  [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('a[data-boost]')].map(({ dataset }) => dataset['boost']!),
    ),
  ].map((boost) => ({ kind: 'boostShown', type: 'boost', id: boost }))

const isSearch = () => location.pathname === '/search-result'

function tell(seen: Thing[], known = document.documentElement.dataset['session'] !== undefined): void {
  if (seen.length === 0) return
  const words = isSearch() ? (new URLSearchParams(location.search).get('search') ?? '') : ''
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
  navigator.sendBeacon(seenPath, JSON.stringify({ zone, words: words.slice(0, 400), known, seen }))
}

let told = ''

/** Once for each address that is come to; a page that nobody sees yet waits until it is. */
function look(): void {
  if (document.visibilityState !== 'visible' || told === location.href) return
  told = location.href
  const boosts = paid()
  if (!isSearch()) return tell([...thingAt(location.pathname, 'viewed'), ...boosts])
  const { links, placeOf } = found()
  const shown = links.flatMap((link, at) => thingAt(link.pathname, 'shown', placeOf(at)))
  tell([...boosts, ...shown].slice(0, 60))
}

function opened({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const [, ofProduct] = ofDocument.exec(link?.pathname ?? '') ?? []
  if (ofProduct) return tell([{ kind: 'document', type: 'product', id: ofProduct }])
  const boost = link?.dataset['boost']
  if (boost) return tell([{ kind: 'boostOpened', type: 'boost', id: boost }])
  if (!link || !isSearch()) return
  const { links, placeOf } = found()
  const at = links.findIndex(({ pathname }) => pathname === link.pathname)
  if (at >= 0) tell(thingAt(link.pathname, 'opened', placeOf(at)))
}

// Every page has a title of its own, which changes when another one has come.
new MutationObserver(() => requestAnimationFrame(look)).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
})
addEventListener('visibilitychange', look)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) told = ''
  look()
})
addEventListener('click', opened, true)
addEventListener('auxclick', opened, true)
look()
