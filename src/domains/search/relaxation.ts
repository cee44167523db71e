// What to ask for instead when there is nothing: fewer words, or the same in more places. Nobody counts it as what was asked for.
import { isFunctionWord } from '../../contract/function-words.ts'
import { thingsApart } from './apart.ts'
import { nodesSought } from './categories-sought.ts'
import { splitCompounds } from './compounds.ts'
import { isMaker } from './legal-forms.ts'
import { phrasesIn, isCategoryWord, categoriesMeant, nodesNamed, type Chunk } from './query-understanding.ts'
import { besideStandard } from './standards.ts'
import { placesAmong } from './places.ts'
import type { Known } from './statistics.ts'
import { isMaterial, otherNamesOf } from './synonyms.ts'
import { termsAmong } from './terms.ts'
import { filtersOf, noFilters, type Place } from './text-query.ts'
import { queryWords } from './tokens.ts'

type Asked = Place & { text: string }
/** The words that were left out, as typed. */
export type Relaxed<Query> = { less: Query; words: string[] }

/** Of how many words the rarest is told from numbers that only frequent words have: these are tried alone. */
const alone = 3

/**
 * Fewer and fewer words: without the rarest, of two without the other one, at last a single one, the most frequent first. Names of
 * categories, standards, part numbers and sizes stay (D51), and so does the thing that is sought, as far as it is known; where it
 * should be goes last. At most six, since how rare a rare word is nobody counts.
 */
export function* withFewerWords<Query extends Asked>(known: Known, query: Query): Generator<Relaxed<Query>> {
  const asked = byRarity(known, query)
  const { places } = asked
  yield* fewerInPlace(query, { ...asked, hasKept: asked.hasKept || places.length > 0 })
  if (places.length > 0 && (asked.hasKept || asked.free.length > 0))
    yield { less: withoutWords(query, places), words: places }
}

/** `free`: what may go, the thing that is sought last; `isThing`: that is known to be it, or there is nothing else it could be. */
type Words = { free: string[]; hasKept: boolean; isThing: boolean }

function* fewerInPlace<Query extends Asked>(
  query: Query,
  { free, hasKept, isThing }: Words,
): Generator<Relaxed<Query>> {
  const less = isThing ? free.slice(0, -1) : free
  const most = hasKept || isThing ? less.length : less.length - 1
  if (most < 1) return
  const without = (words: string[]): Relaxed<Query> => ({ less: withoutWords(query, words), words })
  for (const word of less.slice(0, free.length === 2 ? 2 : 1))
    if (hasKept || free.some((other) => other !== word && saysMuch(other))) yield without([word])
  if (free.length >= 3)
    for (const kept of (isThing ? free.slice(-1) : free.toReversed().filter(saysMuch)).slice(0, alone))
      yield without(free.filter((word) => word !== kept))
  if (hasKept && less.length > 1 && !isThing) yield without(free)
}

/** A letter or a number finds everything, and nothing that was meant. */
const saysMuch = (typed: string): boolean =>
  !/^[^\p{L}\p{N}]*(?:\p{Script=Latin}|\p{N}+)[^\p{L}\p{N}]*$/u.test(typed)

/** A text with its compounds in their parts, but for names of categories and of trade; undefined when there are none. */
export function apartOf(typed: string): string | undefined {
  const things = thingsApart(typed)
  const text = things ?? typed
  const chunks = phrasesIn(text)
  const isWhole = ({ typed, isKept }: Chunk) => isKept || otherNamesOf(typed).length > 0
  const apart = chunks.map((chunk) => (isWhole(chunk) ? undefined : partsOf(chunk.typed)) ?? chunk.typed)
  return apart.every((chunk, at) => chunk === chunks[at]!.typed) ? things : apart.join(' ')
}

/** The same with names of trade that end with a category, where nothing is called so: of a 六角ナット it is a ナット. */
export function namesApartOf(text: string): string | undefined {
  const chunks = phrasesIn(text)
  const apart = chunks.map(({ typed, isKept }) => {
    const parts = isKept || otherNamesOf(typed).length === 0 ? undefined : splitCompounds(typed)
    const ends = nodesNamed(parts?.split(' ').at(-1) ?? '')
    return parts !== undefined && nodesSought(typed).some((id) => ends.includes(id)) ? parts : typed
  })
  return apart.every((chunk, at) => chunk === chunks[at]!.typed) ? undefined : apart.join(' ')
}

/** Words of a text in its order, those that stand in one word of it together: 取り and 付け of 取り付け金具 are 取り付け. */
export function wordsTogether(text: string, words: readonly string[]): string[] {
  const plain = text.normalize('NFKC')
  const inOrder = words.toSorted((one, other) => plain.indexOf(one) - plain.indexOf(other))
  const together: string[] = []
  for (const word of inOrder) {
    const last = together.at(-1)
    if (last !== undefined && plain.includes(last + word)) together[together.length - 1] = last + word
    else together.push(word)
  }
  return together
}

/** ACサーボモータ is サーボモータ beside AC; a single letter stays: an Oリング is no other. */
function partsOf(typed: string): string | undefined {
  const [, letters, word] =
    /^([A-Za-z]{2,3})([\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{3,})$/u.exec(typed.normalize('NFKC')) ?? []
  return word === undefined ? splitCompounds(typed) : `${letters} ${word}`
}

/** The same words in more places: without the filters, then in all countries too; each as far as it asks for less. */
export function withWiderScope<Query extends Asked>(query: Query): Query[] {
  const { country } = query
  const isFiltered = filtersOf({ ...query, country: undefined }) !== undefined
  const all = { ...query, country: undefined, ...noFilters }
  return [...(isFiltered ? [{ ...all, country }] : []), ...(country === undefined ? [] : [all])]
}

/** The different words of a text that may go, as typed, the rarest first; those that say where; and whether others stay. */
function byRarity(known: Known, { text, segment }: Asked): Words & { places: string[] } {
  const frequency = (typed: string) =>
    Math.min(
      ...queryWords(typed).map((word) =>
        word.reduce(
          (sum, tokens) => sum + Math.min(...tokens.map((token) => known.documentsWith(segment, token))),
          0,
        ),
      ),
    )
  const all = phrasesIn(text)
  const ofStandard = besideStandard(all.map(({ typed }) => typed))
  const chunks = all.filter(
    ({ typed, isKept }, at) =>
      !ofStandard[at] &&
      !isMaker(typed) &&
      queryWords(typed).length > 0 &&
      (isKept || !isFunctionWord(typed)),
  )
  const kept = new Set(staying(chunks, text))
  // Each once: without a word that was typed twice nothing might be left to ask for.
  const typed = new Set(chunks.flatMap(({ typed }) => (kept.has(typed) ? [] : [typed])))
  const different = [...typed]
  const areIn = placesAmong(different)
  const rest = different.filter((_, at) => !areIn[at])
  const head = headOf(rest, text)
  const free = rest
    .map((typed) => ({
      typed,
      // What things are made of is the thing only where nothing else is.
      weight: isMaterial(typed) ? 0 : weightOf(typed, typed === head),
      isHead: typed === head,
      documents: frequency(typed),
    }))
    .sort(
      (one, other) =>
        one.weight - other.weight ||
        Number(one.isHead) - Number(other.isHead) ||
        one.documents - other.documents,
    )
    .map(({ typed }) => typed)
  const last = free.at(-1)
  const typedAll = chunks.map((chunk) => chunk.typed)
  const isTerm = termsAmong(typedAll)
  const isNamed = chunks.some(
    ({ typed, isFact }, at) => kept.has(typed) && !isFact && !isTerm[at] && !isIndustry(typed),
  )
  const isThing = last !== undefined && !isNamed && (free.length === 1 || weightOf(last, last === head) > 0)
  return { free, places: different.filter((_, at) => areIn[at]), hasKept: kept.size > 0, isThing }
}

/** Names and terms; but in imballaggio flessibile the second word says what kind of the first, though it names hoses too. */
function staying(chunks: readonly Chunk[], text: string): string[] {
  const typed = chunks.map((chunk) => chunk.typed)
  const kept = typed.filter((_, at) => chunks[at]!.isKept)
  const [first] = typed
  if (first === undefined || kept.includes(first) || headOf(typed, text) !== first || !isKnown(first))
    return kept
  const terms = termsAmong(typed)
  return kept.filter((one) => terms[typed.indexOf(one)])
}

const isKnown = (typed: string): boolean =>
  otherNamesOf(typed).length > 0 ||
  queryWords(typed).some((word) => word.some((all) => all.every(isCategoryWord)))

const isNoIndustry = (id: string): boolean => id.includes('-')

/** 食品 and 医療 are whole trades, and no thing. */
export function isIndustry(text: string): boolean {
  const nodes = nodesNamed(text)
  return nodes.length > 0 && !nodes.some(isNoIndustry)
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/**
 * How surely a word is what a text is about. What stands where things are named, and is in names of categories; then a thing, then a
 * word of its name, then any other. In Japanese a thing stands anywhere, and is named at the end of its word.
 */
export function weightOf(typed: string, isHead: boolean): number {
  if (unspaced.test(typed)) {
    if (categoriesMeant(typed).some(isNoIndustry)) return 3
    const [end] = (splitCompounds(typed) ?? '').split(' ').slice(-1)
    return end !== '' && categoriesMeant(end!).some(isNoIndustry) ? 2 : isKnown(typed) ? 1 : 0
  }
  if (isHead && isKnown(typed)) return 3
  return categoriesMeant(typed).length > 0 ? 2 : isKnown(typed) ? 1 : 0
}

const romance = /(?:^|\s)(?:di|del|della|dei|in|a|per|da|con|senza|de|para|sin|y)\s/iu

/** What things are called stands first in Italian and Spanish (etichette adesive), and last in English and Japanese. */
export function headOf(words: readonly string[], text: string): string | undefined {
  const isRomance = romance.test(text) || words.every((word) => /[aeio]s?$/iu.test(word))
  return isRomance ? words[0] : words.at(-1)
}

function withoutWords<Query extends Asked>(query: Query, left: readonly string[]): Query {
  const dropped = new Set(left)
  const kept = query.text.split(/\s+/u).filter((typed) => !dropped.has(typed))
  return { ...query, text: kept.join(' ') }
}
