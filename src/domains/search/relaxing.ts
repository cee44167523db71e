// What to offer when nothing has all of a text, and what it names may not be left out unasked (D51): each way with its own number.
import { isFunctionWord } from '../../contract/function-words.ts'
import { headOf, isIndustry, weightOf } from './relaxation.ts'
import { isMaker } from './legal-forms.ts'
import { phrasesIn } from './query-understanding.ts'
import { placesAmong } from './places.ts'
import { sizesIn } from './sizes.ts'
import { besideStandard } from './standards.ts'
import { isMaterial } from './synonyms.ts'
import { termsAmong } from './terms.ts'
import { queryWords } from './tokens.ts'

/** A text of fewer words; `words` as typed are those that are left out, or with `isOnly` all that are kept. */
export type Relaxation = { text: string; words: string[]; isOnly: boolean }

/** Each costs a question. */
const offeredMost = 4
/** Of the ways without one of several. */
const withoutMost = 2

/** Chunks that say one thing together: 24 V, JIS B 1176, hex bolt, New York. */
type Group = { at: number[]; kind: 'term' | 'name' | 'place' | 'word' }

/**
 * The ways to ask for less, at most four: what keeps the thing that is sought first, without a word, a grade or a place before without
 * a size, then the thing with its sizes, then the thing alone, then the measures alone.
 */
export function relaxationsOf(text: string): Relaxation[] {
  const chunks = phrasesIn(text)
  const typed = chunks.map((chunk) => chunk.typed)
  const groups = groupsIn(text)
  const thing = thingAmong(groups, typed, text)
  if (thing === undefined || groups.length < 2) return []
  const others = groups.filter((group) => group !== thing)
  const said = ({ at }: Group) => at.map((one) => typed[one]!).join(' ')
  const sizes = others.filter((group) => group.kind === 'term' && isSize(said(group)))
  const inOrder = [
    ...(['word', 'name', 'term', 'place'] as const).flatMap((kind) =>
      others.filter((group) => group.kind === kind && !sizes.includes(group)),
    ),
    ...sizes,
  ]
  const joined = (kept: readonly Group[]) =>
    groups
      .filter((group) => kept.includes(group))
      .map(said)
      .join(' ')
  const without = (gone: Group): Relaxation => ({
    text: joined(groups.filter((group) => group !== gone)),
    words: [said(gone)],
    isOnly: false,
  })
  const only = (kept: readonly Group[]): Relaxation => ({
    text: joined(kept),
    words: kept.map(said),
    isOnly: true,
  })
  const rest = (['term', 'name', 'place'] as const)
    .map((kind) => others.filter((group) => group.kind === kind))
    .find((some) => some.length > 0)
  const all = [
    ...inOrder.slice(0, withoutMost).map(without),
    ...(sizes.length > 0 && others.length - sizes.length > 1 ? [only([thing, ...sizes])] : []),
    ...(others.length > 1 ? [only([thing])] : []),
    ...(rest ? [only(rest)] : []),
  ]
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()]
    .toReversed()
    .slice(0, offeredMost)
}

function groupsIn(text: string): Group[] {
  const chunks = phrasesIn(text)
  const typed = chunks.map((chunk) => chunk.typed)
  const [terms, places, ofStandard] = [termsAmong(typed), placesAmong(typed), besideStandard(typed)]
  const groups: Group[] = []
  for (const [at, { isKept, isFact }] of chunks.entries()) {
    const word = typed[at]!
    const isJoining = !terms[at] && !isKept && isFunctionWord(word)
    if (ofStandard[at] || isJoining || isMaker(word) || queryWords(word).length === 0) continue
    const kind = terms[at] ? 'term' : places[at] ? 'place' : isKept && !isFact ? 'name' : 'word'
    const last = groups.at(-1)
    const before = last?.at.map((one) => typed[one]!) ?? []
    if (last?.kind === kind && last.at.at(-1) === at - 1 && isTogether(kind, before, word)) last.at.push(at)
    else groups.push({ at: [at], kind })
  }
  return groups
}

/** A measure, a thread or a nominal size; no standard and no grade. */
const isSize = (term: string): boolean =>
  sizesIn(term.normalize('NFKC').toLowerCase()).some(({ to, from }) => to - from === term.length)

const hasDigit = (word: string) => /\p{N}/u.test(word)
const isUnspaced = (word: string) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word)

/** A unit belongs to the number before it, a body of standards to the one behind; names in Japanese stand alone. */
function isTogether(kind: Group['kind'], before: readonly string[], word: string): boolean {
  if (kind === 'term') {
    const isNumber = /^[\p{N}.,/]+$/u.test(before.at(-1)!)
    return before.some(hasDigit) ? isNumber && !hasDigit(word) : true
  }
  return kind === 'place' || (kind === 'name' && !isUnspaced(word))
}

/** The name of a category, else the word that is most surely a thing; a measure where there is nothing else. */
function thingAmong(groups: readonly Group[], typed: readonly string[], text: string): Group | undefined {
  const words = groups.filter(({ kind }) => kind === 'name' || kind === 'word')
  const said = ({ at }: Group) => at.map((one) => typed[one]!).join(' ')
  const head = headOf(words.map(said), text)
  const weight = (group: Group) =>
    (isMaterial(said(group))
      ? 0
      : group.kind === 'name' && !isIndustry(said(group))
        ? 4
        : weightOf(said(group), said(group) === head)) + (said(group) === head ? 0.5 : 0)
  const [thing] = words.toSorted((one, other) => weight(other) - weight(one))
  return thing ?? groups.find(({ kind }) => kind === 'term')
}
