// What words of trade are called otherwise: in other languages, in other tables of grades and sizes, by other makers (vocabulary/).
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import { othersOf } from './families.ts'
import { termsAmong } from './terms.ts'
import { gradeLines, tradeLines } from './trade-names.ts'
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
  longest: number
  words: Set<string>
  grades: Set<string>
}
let known: Names | undefined

function names(): Names {
  if (known) return known
  known = { others: new Map(), called: new Map(), longest: 1, words: new Set(), grades: new Set() }
  for (const line of tradeLines()) note(known, line)
  for (const line of gradeLines()) {
    note(known, line, line.flatMap(withWhatItIs))
    for (const grade of line) known.grades.add(keyOf(wordsOf(grade)))
  }
  return known
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
  return [...inox.map((word) => `${word} ${number}`), `${number} stainless steel`, `ステンレス${number}`]
}

/** Whoever asks by one of the names asks for all others; by one that is only `asked` nothing is found that they do not find. */
function note(all: Names, names: readonly string[], asked: readonly string[] = []): void {
  const named = [...names, ...asked].map(wordsOf)
  const ways = names.map((name, at) => (isFaint(name) ? [] : tokensOf(named[at]!)))
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

const keyOf = (words: readonly Word[]): string => JSON.stringify(words.map(([usual]) => usual))

/**
 * The words of a query, each, or several that are a name together, with what else that is called; undefined where nothing is called
 * otherwise. Longer names are taken first: a ball valve is not any valve.
 */
export function widened(words: readonly Word[]): Word[] | undefined {
  const { others, longest, grades } = names()
  const wider: Word[] = []
  let isWider = false
  const ofGrades: Word[] = []
  for (let from = 0; from < words.length;) {
    let to = Math.min(words.length, from + longest)
    let more: readonly string[][] = []
    for (; to > from; to--) {
      const part = words.slice(from, to)
      more = [...(others.get(keyOf(part)) ?? []), ...othersOf(part)]
      if (more.length > 0) break
    }
    const part = words.slice(from, Math.max(to, from + 1))
    const own = togetherOf(part)
    if (more.length === 0 || own.length > ownMost) wider.push(...part)
    else {
      wider.push(unique([...own, ...more]).slice(0, Math.max(spellingsMost, own.length)))
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

/** True of a word that says only what things are made of, in any of its languages. */
export const isMaterial = (typed: string): boolean =>
  materialsInCharacters.test(typed) || (isSpaced.test(typed) && queryWords(typed).every(isOfMaterial))
const isSpaced = /^[\p{sc=Latin}]+$/u
const materialsInCharacters = /^(?:ステンレス鋼?|アルミ(?:ニウム)?|真鍮|チタン|鉄|鋼|不锈钢|铝|黄铜|钛)製?$/u

/** What else a name of trade is called; none of what is no such name. */
export const otherNamesOf = (name: string): readonly string[] =>
  names().called.get(keyOf(wordsOf(name))) ?? []

/** True of a word in some name of trade: whoever types it means it. */
export const isTradeWord = (token: string): boolean => names().words.has(token)

/** All ways to write several words. */
const togetherOf = (words: readonly Word[]): string[][] =>
  words.reduce<string[][]>(
    (ways, word) => ways.flatMap((way) => word.map((tokens) => [...new Set([...way, ...tokens])])),
    [[]],
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
