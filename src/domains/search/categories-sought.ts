// The categories that a question is about, beside its sizes, grades and materials: what stands under them comes first.
import { isFunctionWord } from '../../contract/function-words.ts'
import { everyCategoryNode } from '../reference-data/industries.ts'
import { splitCompounds, usualOf } from './compounds.ts'
import {
  categoriesMeant,
  categoriesWithHead,
  chunksOf,
  highestOf,
  isWhole,
  nodesNamed,
} from './query-understanding.ts'
import { thingsApart } from './apart.ts'
import { materialsAmong, otherNamesOf } from './synonyms.ts'
import { termsAmong } from './terms.ts'
import { canonicalWriting } from './variants.ts'

/**
 * What a text means as a whole, else without its sizes, grades and materials; with what is called so in other categories: a クレーン is
 * a 天井クレーン and a 移動式クレーン. Else what the last part of its one compound names: 六角穴付きボルト M8 is a ボルト.
 */
export function nodesSought(text: string): string[] {
  const known = asked.get(text)
  if (known !== undefined) return [...known]
  const nodes = nodesSoughtAnew(text)
  if (asked.size >= askedMost) asked.clear()
  asked.set(text, nodes)
  return [...nodes]
}
/** While one search is made a text is asked for its categories many times. */
const asked = new Map<string, readonly string[]>()
const askedMost = 2_000

function nodesSoughtAnew(typed: string): string[] {
  const meant = categoriesMeant(typed)
  if (meant.length > 0) return isPartOfListing(typed) ? withThoseCalledSo(meant, [typed]) : meant
  const chunks = chunksOf(thingsApart(typed) ?? typed)
  const terms = termsAmong(chunks)
  const materials = materialsAmong(chunks)
  const rest = chunks.filter((_, at) => !terms[at] && !materials[at] && !isFunctionWord(chunks[at]!))
  if (rest.length === 0) return []
  const thing = rest.join(' ')
  const found = thing === typed ? [] : categoriesMeant(thing)
  if (found.length > 0) return found
  const others = otherNamesOf(thing).filter(isWhole)
  const common = categoryOfHeads([thing]) ?? categoryOfHeads(others, headsOfOthersLeast)
  if (common !== undefined) return [common]
  if (rest.length !== 1 && others.length === 0) return []
  const calledSo = withThoseCalledSo([], [thing, ...others])
  return calledSo.length > 0 ? calledSo : categoriesOfEnds([thing, ...others])
}

/** What most of the names that are written without spaces end with: a キャップスクリュー is a 六角穴付ボルト, and no bone screw. */
function categoriesOfEnds(called: readonly string[]): string[] {
  const ends = called
    .filter((name) => unspaced.test(name))
    .map((name) => (splitCompounds(name) ?? '').split(' ').at(-1)!)
    .map((end) => categoriesMeant(end).filter(isNoIndustry))
    .filter((ids) => ids.length > 0)
  const times = (ids: readonly string[]) => ends.filter((other) => other.join() === ids.join()).length
  return ends.toSorted((one, other) => times(other) - times(one))[0] ?? []
}

const isNoIndustry = (id: string): boolean => id.includes('-')

/** One category may begin with what is another thing as well: tarima, a pallet, of tarima de madera, a floor. */
const headsOfOthersLeast = 2

/** Many sorts of bearings are ball bearings: the category that all of them are in, so many at least. */
function categoryOfHeads(called: readonly string[], least = 1): string | undefined {
  const heads = new Set(called.flatMap(categoriesWithHead))
  const [category, ...others] = new Set([...heads].map(categoryOf))
  const isOne = others.length === 0 && category !== undefined && isNoIndustry(category)
  return isOne && heads.size >= least ? category : undefined
}

const categoryOf = (id: string): string => id.split('-').slice(0, 2).join('-')

/** A クレーン is one of the things of クレーン・荷役機械, and no category is called by it alone. */
const isPartOfListing = (text: string): boolean =>
  nodesNamed(text).length > 0 && !endings().whole.has(plainOf(text))

/** A word that more names end with says what sort of thing it is, and not which: サービス, システム. */
const calledSoMost = 6
/** Two characters end too many names. */
const endsLeast = 3
const unspaced = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]+$/u

/** With the categories whose name ends so, in the languages that are written without spaces; unless they are many. */
function withThoseCalledSo(ids: readonly string[], called: readonly string[]): string[] {
  const all = highestOf([...ids, ...called.flatMap((name) => endings().ids.get(plainOf(name)) ?? [])])
  return all.length <= calledSoMost ? all : [...ids]
}

/** Names of all categories in their usual writing, and by what they end with the categories that are called so. */
type Endings = { whole: Set<string>; ids: Map<string, string[]> }
let known: Endings | undefined

function endings(): Endings {
  if (known) return known
  known = { whole: new Set(), ids: new Map() }
  for (const { id, name } of everyCategoryNode()) {
    const plain = plainOf(name)
    known.whole.add(plain)
    if (!isNoIndustry(id) || !unspaced.test(plain)) continue
    for (let at = 0; at + endsLeast <= plain.length; at++)
      known.ids.set(plain.slice(at), [...(known.ids.get(plain.slice(at)) ?? []), id])
  }
  return known
}

const plainOf = (text: string): string =>
  canonicalWriting(usualOf(text.normalize('NFKC').replace(/\s+/gu, '')))
