// The categories that a question is about, beside its sizes, grades and materials: what stands under them comes first.
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
import { isMaterial, otherNamesOf } from './synonyms.ts'
import { termsAmong } from './terms.ts'
import { canonicalWriting } from './variants.ts'

/**
 * What a text means as a whole, else without its sizes, grades and materials; with what is called so in other categories: a クレーン is
 * a 天井クレーン and a 移動式クレーン. Else what the last part of its one compound names: 六角穴付きボルト M8 is a ボルト.
 */
export function nodesSought(text: string): string[] {
  const meant = categoriesMeant(text)
  if (meant.length > 0) return isPartOfListing(text) ? withThoseCalledSo(meant, [text]) : meant
  const chunks = chunksOf(text)
  const terms = termsAmong(chunks)
  const rest = chunks.filter((chunk, at) => !terms[at] && !isMaterial(chunk))
  const thing = rest.join(' ')
  const found = rest.length < chunks.length ? categoriesMeant(thing) : []
  if (found.length > 0) return found
  const called = [thing, ...otherNamesOf(thing).filter(isWhole)]
  const common = categoryOfHeads(called)
  if (common !== undefined) return [common]
  if (rest.length !== 1) return []
  const calledSo = withThoseCalledSo([], called)
  if (calledSo.length > 0) return calledSo
  const end = (splitCompounds(thing) ?? '').split(' ').at(-1)!
  return categoriesMeant(end).filter(isNoIndustry)
}

const isNoIndustry = (id: string): boolean => id.includes('-')

/** Many sorts of bearings are ball bearings: the category that all of them are in. */
function categoryOfHeads(called: readonly string[]): string | undefined {
  const [category, ...others] = new Set(called.flatMap(categoriesWithHead).map(categoryOf))
  return others.length === 0 && category !== undefined && isNoIndustry(category) ? category : undefined
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
