// What words of trade are called otherwise: in other languages, in other tables of grades and sizes, by other makers (vocabulary/).
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import { katakanaOf } from '../../contract/writing.ts'
import { areaLines } from './areas.ts'
import { othersOf } from './families.ts'
import { gradesMost, gradesOfMaterials } from './material-families.ts'
import { keyOf, longestTerm, termsNamed } from './spec-terms.ts'
import { termsAmong } from './terms.ts'
import { gradeLines, materialLines, tradeLines } from './trade-names.ts'
import { queryWords, type Word } from './tokens.ts'

/** So many ways to write it a word has at most, its own among them: the index reads a list for each. */
export const spellingsMost = 16
/** Of a phrase whose words are written in several ways. */
const ownMost = 4

type Names = {
  /** By the words of a name, what else it is called: the tokens of each other name. */
  others: Map<string, string[][]>
  /** By the same its other names as they are written. */
  called: Map<string, string[]>
  /** By the same what is a sort or a part of it: grades of a material, places in an area. */
  within: Map<string, string[][]>
  materials: Set<string>
  /** Several words, by their tokens, that are together what a thing is called. */
  things: Set<string>
  longest: number
  words: Set<string>
  grades: Set<string>
}
let known: Names | undefined

function names(): Names {
  if (known) return known
  known = {
    others: new Map(),
    called: new Map(),
    within: new Map(),
    materials: new Set(),
    things: new Set(),
    longest: 1,
    words: new Set(),
    grades: new Set(),
  }
  for (const { names, asked, isThing } of tradeLines()) note(known, names, asked, isThing)
  for (const { names } of gradeLines()) {
    note(known, names, names.flatMap(withWhatItIs))
    for (const grade of names) known.grades.add(keyOf(wordsOf(grade)))
  }
  for (const { names } of materialLines()) noteMaterial(known, names)
  for (const { called, places } of areaLines) noteWithin(known, called, places)
  return known
}

function noteMaterial(all: Names, names: readonly string[]): void {
  for (const name of names) all.materials.add(keyOf(wordsOf(name)))
  noteWithin(
    all,
    names,
    names.flatMap((name) => gradesOfMaterials.get(name) ?? []),
  )
}

/** Whoever asks by one of the names asks for all that is within; by what is within nobody finds the others. */
function noteWithin(all: Names, names: readonly string[], within: readonly string[]): void {
  if (within.length === 0) return
  const ways = within.map((one) => [...new Set(wordsOf(one).flatMap(([usual]) => usual!))])
  for (const own of names.map(wordsOf)) {
    const key = keyOf(own)
    all.within.set(key, [...(all.within.get(key) ?? []), ...ways])
    all.longest = Math.max(all.longest, own.length)
  }
}

/** 4140 steel, inox 304: not with its number alone. */
function withWhatItIs(grade: string): string[] {
  const [, number] = /^AISI ([0-9]{3,4}[A-Z]?[a-z]?)$/u.exec(grade) ?? []
  if (number === undefined) return []
  if (/^[0-9]{4}$/u.test(number)) return [`${number} steel`]
  const inox = [
    'inox',
    'stainless',
    'stainless steel',
    'acciaio inox',
    'acciaio inossidabile',
    'acero inoxidable',
  ]
  const japanese = [`ステンレス${number}`, `${number} ステンレス`]
  return [...inox.flatMap((word) => [`${word} ${number}`, `${number} ${word}`]), ...japanese]
}

/** Whoever asks by one of the names asks for all others; by one that is only `asked` nothing is found that they do not find. */
function note(all: Names, names: readonly string[], asked: readonly string[] = [], isThing = false): void {
  const named = [...names, ...asked].map(wordsOf)
  const ways = names.map((name, at) => (isFaint(name) ? [] : tokensOf(named[at]!)))
  if (isThing)
    for (const way of ways.flat())
      if (way.length > 1 && way.every((token) => lettersOnly.test(token))) all.things.add(way.join(' '))
  for (const [at, own] of named.entries()) {
    const key = keyOf(own)
    const more = ways.flatMap((some, other) => (other === at ? [] : some))
    all.others.set(key, [...(all.others.get(key) ?? []), ...more])
    all.called.set(key, [...(all.called.get(key) ?? []), ...names.filter((_, other) => other !== at)])
    all.longest = Math.max(all.longest, own.length)
    for (const token of own.flat(2)) if (latin.test(token)) all.words.add(token)
  }
}

const latin = /^[a-z]{3,}$/u
const lettersOnly = /^[a-z]+$/u

/** The words of a name as they are asked for. */
function wordsOf(name: string): Word[] {
  const chunks = name.split(' ')
  if (!chunks.some((chunk) => isFunctionWord(chunk) || chunk !== withoutElision(chunk)))
    return queryWords(name)
  const terms = termsAmong(chunks)
  return queryWords(
    chunks
      .filter((chunk, at) => terms[at] || !isFunctionWord(chunk))
      .map(withoutElision)
      .join(' '),
  )
}

/** A character or two in kana are a part of too much else: ビス is in サービス. Where it matters a table has hiragana. */
const isFaint = (name: string): boolean =>
  /^(?:[\p{sc=Kana}ー]{1,2}ー?|\p{sc=Han})$/u.test(name.normalize('NFKC'))

/** A single word in each of its spellings, several in their usual ones. */
const tokensOf = (words: readonly Word[]): string[][] =>
  words.length === 1
    ? words[0]!.map((tokens) => [...tokens])
    : [[...new Set(words.flatMap(([usual]) => usual!))]]

/**
 * The words of a query, each, or several that are a name together, with what else that is called; undefined where nothing is called
 * otherwise. Longer names are taken first: a ball valve is not any valve. `withTerms`: names of specifications and of their values
 * are called by the token of their term as well.
 */
export function widened(words: readonly Word[], { withTerms = false } = {}): Word[] | undefined {
  const { others, within, longest: longestName, grades } = names()
  const longest = withTerms ? Math.max(longestName, longestTerm()) : longestName
  const wider: Word[] = []
  let isWider = false
  const ofGrades: Word[] = []
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + longest)
    let more: readonly string[][] = []
    let inIt: readonly string[][] = []
    let terms: readonly string[][] = []
    for (; to > from; to--) {
      const part = words.slice(from, to)
      const key = keyOf(part)
      more = [...(others.get(key) ?? []), ...othersOf(part)]
      inIt = within.get(key) ?? []
      terms = withTerms ? termsNamed(key).map((token) => [token]) : []
      if (more.length + inIt.length + terms.length > 0) break
    }
    const part = words.slice(from, Math.max(to, from + 1))
    // Of acciaio C45 what is called so as a whole is a term, and its words are called otherwise each for itself.
    const isTermAlone = terms.length > 0 && more.length + inIt.length === 0
    const own = isTermAlone ? waysOf(widened(part) ?? part) : togetherOf(part)
    const isCalledOtherwise = more.length + inIt.length + terms.length > 0
    if (!isCalledOtherwise || (own.length > ownMost && !isTermAlone)) wider.push(...part)
    else {
      const called = unique([...own, ...terms, ...more]).slice(0, Math.max(spellingsMost, own.length))
      wider.push(inIt.length === 0 ? called : unique([...called, ...inIt]).slice(0, gradesMost))
      isWider = true
    }
    if (grades.has(keyOf(part))) ofGrades.push(wider.at(-1)!)
    from += part.length
  }
  if (!isWider) return undefined
  return ofGrades.length === 0
    ? wider
    : wider.filter((word) => ofGrades.includes(word) || !isOfMaterial(word))
}

/** Steel, in one of its languages: a grade says so already. */
const isOfMaterial = (word: Word): boolean =>
  word.some((tokens) => tokens.length === 1 && materialTokens.has(tokens[0]!))
const materialTokens = new Set(
  'steel acer acci stainless inox aluminium alumin brass titanium bronz'.split(' '),
)

/** True of a text that says only what things are made of, in any of its languages. */
export const isMaterial = (typed: string): boolean => {
  const known = materialsAsked.get(typed)
  if (known !== undefined) return known
  const words = wordsOf(typed.replace(madeOf, ''))
  const is = words.length > 0 && (names().materials.has(keyOf(words)) || words.every(isOfMaterial))
  if (materialsAsked.size >= keptMost) materialsAsked.clear()
  materialsAsked.set(typed, is)
  return is
}
/** The words of questions are asked for again and again, while one is answered and later. */
const materialsAsked = new Map<string, boolean>()
const calledAsked = new Map<string, readonly string[]>()
const keptMost = 10_000
/** ステンレス製. */
const madeOf = /(?<=[\p{sc=Han}\p{sc=Kana}ー])製の?$/u

let inRuns: readonly string[] | undefined
/** Names of materials in Japanese and Chinese that compounds begin with, the longest first; a character alone begins too much else. */
export function materialsInRuns(): readonly string[] {
  inRuns ??= materialLines()
    .flatMap(({ names }) => names)
    .filter((name) => /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{2,}$/u.test(name))
    .map(katakanaOf)
    .sort((one, other) => other.length - one.length)
  return inRuns
}

/** Of the chunks of a text, divided at its spaces, those that say what things are made of, alone or together: acero inoxidable. */
export function materialsAmong(chunks: readonly string[]): boolean[] {
  const areIn = chunks.map(() => false)
  for (let from = 0; from < chunks.length; from++)
    for (let to = Math.min(chunks.length, from + materialLongest); to > from; to--)
      if (isMaterial(chunks.slice(from, to).join(' '))) {
        areIn.fill(true, from, to)
        break
      }
  return areIn
}
const materialLongest = 4

/** True of several words that are together what some thing is called, as angle bar; not of a material nor a process. */
export const isThingOfWords = (way: readonly string[]): boolean => names().things.has(way.join(' '))

/** What else a name of trade is called; none of what is no such name. */
export function otherNamesOf(name: string): readonly string[] {
  const known = calledAsked.get(name)
  if (known !== undefined) return known
  const called = names().called.get(keyOf(wordsOf(name))) ?? []
  if (calledAsked.size >= keptMost) calledAsked.clear()
  calledAsked.set(name, called)
  return called
}

/** True of a word in some name of trade: whoever types it means it. */
export const isTradeWord = (token: string): boolean => names().words.has(token)

/** All ways to write several words. */
const togetherOf = (words: readonly Word[]): string[][] =>
  words.reduce<string[][]>(
    (ways, word) => ways.flatMap((way) => word.map((tokens) => [...new Set([...way, ...tokens])])),
    [[]],
  )

/** The first of them, of words that are called otherwise; beside them stand the terms. */
const waysOf = (words: readonly Word[]): string[][] =>
  togetherOf(words.length === 1 ? words : words.map((word) => word.slice(0, ownMost))).slice(
    0,
    spellingsMost - 2,
  )

/** Without those that find nothing more than another one: stainless steel beside stainless. */
const unique = (ways: readonly string[][]): string[][] =>
  ways.filter(
    (tokens, at) =>
      !ways.some(
        (other, before) =>
          other.every((token) => tokens.includes(token)) &&
          (other.length < tokens.length || (other.length === tokens.length && before < at)),
      ),
  )
