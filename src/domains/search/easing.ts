// What to ask for instead when there is nothing: fewer words, or the same in more places. Nobody counts it as what was asked for.
import { isFunctionWord } from '../../contract/function-words.ts'
import { partsOfCompounds } from './compounds.ts'
import { chunksIn, isCategoryWord, nodesMeant, type Chunk } from './meaning.ts'
import { besideStandard } from './standards.ts'
import { placesAmong } from './places.ts'
import type { Known } from './statistics.ts'
import { termsAmong } from './terms.ts'
import { filtersOf, noFilters, type Place } from './text-query.ts'
import { queryWords } from './tokens.ts'

type Asked = Place & { text: string }
/** The words that were left out, as typed. */
export type Easier<Query> = { less: Query; words: string[] }

/** Of how many words the rarest is told from numbers that only frequent words have: these are tried alone. */
const alone = 3

/**
 * Fewer and fewer words: without the rarest, of two without the other one, at last a single one, the most frequent first. Names of
 * categories, standards, part numbers and sizes stay (D51), and where it should be goes last. At most six, since how rare a rare
 * word is nobody counts.
 */
export function* fewerWords<Query extends Asked>(known: Known, query: Query): Generator<Easier<Query>> {
  const asked = byRarity(known, query)
  const { places } = asked
  yield* fewerInPlace(query, { ...asked, hasKept: asked.hasKept || places.length > 0 })
  if (places.length > 0 && (asked.hasKept || asked.free.length > 0))
    yield { less: withoutWords(query, places), words: places }
}

type Words = { free: string[]; hasKept: boolean }

function* fewerInPlace<Query extends Asked>(
  query: Query,
  { free, hasKept }: Words,
): Generator<Easier<Query>> {
  const most = hasKept ? free.length : free.length - 1
  if (most < 1) return
  const without = (words: string[]): Easier<Query> => ({ less: withoutWords(query, words), words })
  for (const word of free.slice(0, free.length === 2 ? 2 : 1))
    if (hasKept || free.some((other) => other !== word && saysMuch(other))) yield without([word])
  if (free.length >= 3)
    for (const kept of free.toReversed().filter(saysMuch).slice(0, alone))
      yield without(free.filter((word) => word !== kept))
  if (hasKept && free.length > 1) yield without(free)
}

/** A letter or a number finds everything, and nothing that was meant. */
const saysMuch = (typed: string): boolean =>
  !/^[^\p{L}\p{N}]*(?:\p{Script=Latin}|\p{N}+)[^\p{L}\p{N}]*$/u.test(typed)

/** A text with its compounds in their parts, but for names of categories; undefined when there are none. */
export function apartOf(text: string): string | undefined {
  const chunks = chunksIn(text)
  const apart = chunks.map(({ typed, isKept }) => (isKept ? typed : (partsOfCompounds(typed) ?? typed)))
  return apart.every((chunk, at) => chunk === chunks[at]!.typed) ? undefined : apart.join(' ')
}

/** The same words in more places: without the filters, then in all countries too; each as far as it asks for less. */
export function widerPlaces<Query extends Asked>(query: Query): Query[] {
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
  const all = chunksIn(text)
  const ofStandard = besideStandard(all.map(({ typed }) => typed))
  const chunks = all.filter(
    ({ typed, isKept }, at) =>
      !ofStandard[at] && queryWords(typed).length > 0 && (isKept || !isFunctionWord(typed)),
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
      weight: weightOf(typed, typed === head),
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
  return { free, places: different.filter((_, at) => areIn[at]), hasKept: kept.size > 0 }
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
  queryWords(typed).some((word) => word.some((all) => all.every(isCategoryWord)))

/** What a text is about, where it is in names of categories; then a thing, then a word of its name, then any other. */
function weightOf(typed: string, isHead: boolean): number {
  if (isHead && isKnown(typed)) return 3
  return nodesMeant(typed).length > 0 ? 2 : isKnown(typed) ? 1 : 0
}

const romance = /(?:^|\s)(?:di|del|della|dei|in|a|per|da|con|senza|de|para|sin|y)\s/iu

/** What things are called stands first in Italian and Spanish (etichette adesive), and last in English and Japanese. */
function headOf(words: readonly string[], text: string): string | undefined {
  const isRomance = romance.test(text) || words.every((word) => /[aeio]s?$/iu.test(word))
  return isRomance ? words[0] : words.at(-1)
}

function withoutWords<Query extends Asked>(query: Query, left: readonly string[]): Query {
  const dropped = new Set(left)
  const kept = query.text.split(/\s+/u).filter((typed) => !dropped.has(typed))
  return { ...query, text: kept.join(' ') }
}
