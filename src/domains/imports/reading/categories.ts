// Which category of our tree a product belongs to, told by a column of categories, the title of its section, its name.
import { categoryPath } from '../../reference-data/industries.ts'
import { remembering } from '../../reference-data/terms/remembering.ts'
import { nodesSought } from '../../search/categories-sought.ts'
import { categoriesMeant, nodesNamed, nodesNear } from '../../search/query-understanding.ts'
import type { Sureness } from './meanings.ts'

/** What tells the category of a product: levels from the largest, if its columns have them. */
export type CategoryTexts = {
  levels?: readonly string[]
  section?: string
  name?: string
  keywords?: readonly string[]
}
/** `id` is a category or subcategory ('0004-03-02'), `others` what else it may be; only what is sure may be taken without asking. */
export type CategoryFound = { id?: string; sureness: Sureness; others: readonly string[] }

const offeredMost = 5
const unknown: CategoryFound = { sureness: 'unknown', others: [] }

/** The category that texts tell: what the company itself calls it goes before the names of things. */
export function categoryFor({ levels = [], section, name, keywords = [] }: CategoryTexts): CategoryFound {
  const given = levels.filter((level) => level !== '')
  const own = given.length > 0 ? byLevels(given.join('\n')) : unknown
  if (own.sureness === 'sure') return own
  const titled = section === undefined ? unknown : byText(section)
  // What a thing is called stands at the beginning of the longest name.
  const named = name === undefined ? unknown : byText(thingIn(name.slice(0, longest)))
  const within = [own, titled].map(({ id }) => id).find((id) => id !== undefined)
  // A name within its section's category is more exact, and one outside it doubtful.
  if (named.sureness === 'sure' && (within === undefined || isWithin(named.id!, within))) return named
  if (
    titled.sureness === 'sure' &&
    given.length === 0 &&
    (named.id === undefined || isWithin(named.id, titled.id!))
  )
    return titled
  const told = [own, titled, named, ...keywords.slice(0, 5).map(byText)]
  const offered = [
    ...new Set(told.flatMap(({ id, others }) => (id === undefined ? others : [id, ...others]))),
  ]
  if (offered.length === 0) return unknown
  const [first, ...others] = offered
  return { id: first!, sureness: 'likely', others: others.slice(0, offeredMost - 1) }
}

const isWithin = (id: string, above: string): boolean =>
  id === above || id.startsWith(`${above}-`) || above.startsWith(`${id}-`)

const longest = 200

/** One text: sure where it names one category, in whichever language. */
const byText = remembering((text: string): CategoryFound => {
  const parts = text.split(/\s*[>＞»→]\s*|\s+\/\s+/).filter((part) => part !== '')
  if (parts.length > 1) return byLevels(parts.join('\n'))
  const node = nodeWritten(text)
  if (node !== undefined) return { id: node, sureness: 'sure', others: [] }
  const named = filable(nodesNamed(text))
  if (named.length === 1) return { id: named[0]!, sureness: 'sure', others: [] }
  const meant = named.length > 1 ? named : filable(categoriesMeant(text))
  if (meant.length === 1) return { id: meant[0]!, sureness: 'sure', others: [] }
  const sought = meant.length > 1 ? meant : filable(nodesSought(text))
  const near = sought.length > 0 ? sought : filable(nodesNear(text)).slice(0, offeredMost)
  const [id, ...others] = near
  return id === undefined ? unknown : { id, sureness: 'likely', others: others.slice(0, offeredMost - 1) }
}, longest)

/** A product stands in a category, not in an industry alone. */
const filable = (ids: readonly string[]): string[] => ids.filter((id) => id.includes('-'))

/** An id as our own tables have it: '0004.0004-03-02'. */
function nodeWritten(text: string): string | undefined {
  const id = /^(?:\d{4}\.)?(\d{4}-\d{2}(?:-\d{2})?)$/.exec(text.trim())?.[1]
  return id !== undefined && categoryPath(id, 'en') ? id : undefined
}

/** Several levels: the lowest one that names a category below, or one of, what those above it name. */
const byLevels = remembering((joined: string): CategoryFound => {
  const levels = joined
    .split('\n')
    .flatMap((level) => level.split(/\s*[>＞»→]\s*|\s+\/\s+/))
    .filter((part) => part !== '')
  if (levels.length === 1) return byText(levels[0]!)
  const [last = ''] = levels.slice(-1)
  const above = levels.slice(0, -1).flatMap(nodesNamed)
  const named = filable(nodesNamed(last))
  const below = above.length === 0 ? named : named.filter((id) => above.some((upper) => isWithin(id, upper)))
  if (below.length === 1) return { id: below[0]!, sureness: 'sure', others: [] }
  const found = byText(last)
  if (found.id !== undefined && above.some((upper) => isWithin(found.id!, upper))) return found
  const upper = filable(above)
  if (found.id !== undefined && upper.length === 0) return found
  const offered = [
    ...new Set([...upper.slice(-1), ...(found.id === undefined ? [] : [found.id]), ...found.others]),
  ]
  const [id, ...others] = offered
  return id === undefined ? unknown : { id, sureness: 'likely', others: others.slice(0, offeredMost - 1) }
}, longest)

/** A name without its sizes, numbers and what stands in brackets, so that many products are asked for once. */
const thingIn = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[([（【〔].*?[)\]）】〕]/g, ' ')
    .replace(/\s[-–—]\s.*$|[,、，;；].*$/, ' ')
    .replace(/(?<![\p{L}\p{N}])(?=[^\s]*\d)[^\s\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
