// Which page an address is of.
import type { PageEntry } from './entry.ts'
import { everywhere, pages, unknownPage } from './pages.ts'

type Matching = { entry: PageEntry; pattern: RegExp; names: readonly string[] }

const segmentsOf = (path: string) => path.split('/').slice(1)
const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The addresses of a path, with and without a slash behind, and of the data that a script asks for. */
function patternOf(path: string): RegExp {
  const parts = segmentsOf(path).map((part) => {
    if (!part.startsWith(':')) return `/${plain(part)}`
    return part.endsWith('?') ? '(?:/[^/]+?)?' : '/[^/]+?'
  })
  return new RegExp(`^${path === '/' ? '(?:/_)?' : parts.join('')}(?:/|/_?\\.data|\\.data)?$`, 'i')
}

const entries: readonly Matching[] = pages.map((entry) => ({
  entry,
  pattern: patternOf(entry.path),
  names: [...(entry.reads ?? []), ...everywhere],
}))
const firstOf = (path: string) => (segmentsOf(path)[0] ?? '').replace(/^_?\.data$|\.data$/, '').toLowerCase()
/** An address is looked for among those that begin alike, the ones without a parameter first. */
const byFirst = Map.groupBy(
  entries.toSorted((one, other) => rank(one.entry.path) - rank(other.entry.path)),
  ({ entry }) => firstOf(entry.path),
)
const unknown = entries.find(({ entry }) => entry === unknownPage)!

/** Fixed parts before named ones, and those before what may be left out. */
function rank(path: string): number {
  return segmentsOf(path).reduce(
    (sum, part, at) => sum + (part.endsWith('?') ? 2 : part.startsWith(':') ? 1 : 0) * 4 ** (4 - at),
    0,
  )
}

function matching(path: string): Matching {
  const clean = cleaned(path)
  return (
    byFirst.get(firstOf(clean))?.find(({ pattern }) => pattern.test(clean)) ??
    byFirst.get(':page')?.find(({ pattern }) => pattern.test(clean)) ??
    unknown
  )
}

/** As pages are called; left as it is when it cannot be read: no page is called so. */
function cleaned(path: string): string {
  const one = path.replace(/^\/+/, '/')
  try {
    return decodeURI(one)
  } catch {
    return one
  }
}

/** The page at a path, as a browser asks for it. */
export const pageAt = (path: string): PageEntry => matching(path).entry

/** The query parameters that the page at a path reads, in the order in which its address has them. */
export const namesReadAt = (path: string): readonly string[] => matching(path).names

/** How addresses begin of which some are never kept. */
const neverKept = new Set(pages.filter(({ cached }) => cached === 'never').map(({ path }) => firstOf(path)))

/**
 * True for the pages of log-ins, sessions and choices, each by its own entry; and for what no page is called, when any of them
 * begins alike.
 */
export function isNeverKept(path: string): boolean {
  const { entry } = matching(path)
  return entry === unknownPage ? neverKept.has(firstOf(cleaned(path))) : entry.cached === 'never'
}
