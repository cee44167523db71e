import type { Language } from '../../../contract/locale.ts'
import { isLatin, isNoise, runOf, tokensOf, variantsOf, type LatinLanguage } from './folding.ts'
import { keysOf, spellingsOf } from './keys.ts'
import soundsOfSigns from './sounds.json' with { type: 'json' }
import { nameTerms, valueTerms, type Term } from './terms.ts'
import { byLength, nearestOf, type ByLength } from './typing-errors.ts'
import { unitOf } from './units.ts'

/** A piece of a spelling (a word, a sign, two neighbours, how they sound) and how much it counts. */
type Piece = { readonly key: string; readonly weight: number }
type Spelling = { readonly term: Term; readonly total: number; readonly isMaybe: boolean }
type Index = {
  readonly spellings: readonly Spelling[]
  /** The spellings that have a piece, by piece; a rare piece tells more than one of hundreds of spellings. */
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly wordsByStart: ReadonlyMap<string, readonly string[]>
  /** Other spellings of words ('almacenaje'), which can be mistyped as well. */
  readonly variants: ByLength
}

const soundOf = new Map(
  Object.entries(soundsOfSigns).flatMap(([sound, signs]) => [...signs].map((sign) => [sign, sound] as const)),
)
const syllables = new Set(Object.keys(soundsOfSigns))

/** The signs of a Japanese or Chinese text; Latin letters and digits beside each other are one. */
const signsOf = (run: string): string[] => run.match(/[a-z]+|\d+|[^a-z\d]/g) ?? []
const isWord = (sign: string) => /^[a-z\d]/.test(sign)

/** The pieces by which a Japanese or Chinese text is compared: signs, neighbours, and in Chinese their sounds. */
function signPieces(run: string, language: 'ja' | 'zh'): Piece[] {
  const signs = signsOf(run)
  const neighbours = <T>(all: readonly T[]) => all.slice(1).map((next, at) => [all[at]!, next] as const)
  const pieces: Piece[] = []
  for (const sign of signs) {
    if (/^\p{Script=Han}$/u.test(sign)) pieces.push({ key: sign, weight: 0.5 })
    else if (isWord(sign)) pieces.push({ key: sign, weight: 1.2 })
  }
  for (const pair of neighbours(signs)) pieces.push({ key: pair.join(''), weight: 1 })
  if (language === 'zh') {
    const sounds = signs.map((sign) => soundOf.get(sign) ?? (syllables.has(sign) ? sign : undefined))
    for (const sound of sounds) if (sound !== undefined) pieces.push({ key: `~${sound}`, weight: 0.3 })
    for (const [one, next] of neighbours(sounds)) {
      if (one !== undefined && next !== undefined) pieces.push({ key: `~${one}~${next}`, weight: 0.8 })
    }
  }
  return distinct(pieces)
}

const distinct = (pieces: readonly Piece[]): Piece[] => [
  ...new Map(pieces.map((piece) => [piece.key, piece])).values(),
]

const meaning = (text: string, language: LatinLanguage) =>
  tokensOf(text, language).filter((word) => !isNoise(word, language))
const piecesOf = (text: string, language: Language): Piece[] =>
  isLatin(language)
    ? distinct(meaning(text, language).map((key) => ({ key, weight: 1 })))
    : signPieces(runOf(text, language), language)

const made = new Map<Language, Index>()

function indexOf(language: Language): Index {
  const known = made.get(language)
  if (known) return known
  const entries = [...nameTerms, ...valueTerms].flatMap((term) =>
    spellingsOf(term, language).map(({ text, isMaybe }) => ({
      term,
      isMaybe,
      pieces: piecesOf(text, language),
    })),
  )
  const having = new Map<string, number[]>()
  entries.forEach(({ pieces }, at) => {
    for (const { key } of pieces) {
      const list = having.get(key)
      if (list) list.push(at)
      else having.set(key, [at])
    }
  })
  const rarity = rarityIn(having, entries.length)
  const spellings = entries.map(({ term, isMaybe, pieces }) => ({
    term,
    isMaybe,
    total: pieces.reduce((sum, { key, weight }) => sum + weight * rarity(key), 0),
  }))
  const wordsByStart = new Map<string, string[]>()
  for (const word of isLatin(language) ? having.keys() : []) {
    const list = wordsByStart.get(word[0]!)
    if (list) list.push(word)
    else wordsByStart.set(word[0]!, [word])
  }
  const variants = byLength(isLatin(language) ? variantsOf(language).filter((word) => word.length > 4) : [])
  const index = { spellings, having, wordsByStart, variants }
  made.set(language, index)
  return index
}

/** An unknown piece counts like one of this many spellings. */
const usual = 15
const rarityIn = (having: ReadonlyMap<string, readonly number[]>, count: number) => (key: string) =>
  Math.log(1 + count / (having.get(key)?.length ?? usual))

/** What a typed word may stand for, and how surely: itself, an abbreviation, a slip, two words written as one. */
type Likeness = ReadonlyMap<string, number>

const add = (likeness: Map<string, number>, word: string, likely: number) =>
  likeness.set(word, Math.max(likely, likeness.get(word) ?? 0))

/** Whether the letters of an abbreviation stand in a word in this order ('dza' in 'dureza'). */
function isShortFor(short: string, word: string): boolean {
  let at = 0
  for (const letter of word) if (letter === short[at]) at++
  return at === short.length
}

function likenessOf(
  word: string,
  language: LatinLanguage,
  { having, wordsByStart, variants }: Index,
): Likeness {
  const likeness = new Map<string, number>()
  const isKnown = having.has(word)
  if (isKnown) likeness.set(word, 1)
  // A known short word may be the start of a longer one as well: 'port.' for 'portata'.
  if (!isKnown || word.length < 5) {
    for (const longer of wordsByStart.get(word[0]!) ?? []) {
      if (longer.length <= word.length) continue
      if (longer.startsWith(word))
        add(likeness, longer, word.length === 1 ? 0.5 : 0.6 + (0.35 * word.length) / longer.length)
      else if (
        !isKnown &&
        word.length > 1 &&
        word.length < 5 &&
        longer.length > word.length + 1 &&
        isShortFor(word, longer)
      )
        add(likeness, longer, 0.55)
    }
  }
  if (isKnown || word.length < 4) return likeness
  const most = word.length < 6 ? 1 : 2
  const slip = (distance: number) =>
    word.length < 5 ? 0.7 : distance === 1 ? 0.92 : word.length < 8 ? 0.6 : 0.8
  for (const { text, distance } of nearestOf(word, keysOf(language).wordsByLength, most))
    add(likeness, text, slip(distance))
  for (const { text, distance } of nearestOf(word, variants, most))
    for (const stem of tokensOf(text, language)) add(likeness, stem, slip(distance))
  return likeness
}

/** Words of a label that are written apart or together unlike ours: 're action', 'leadtime'. */
function asWeWrite(words: readonly string[], { having }: Index): string[] {
  const joined = words.reduce<string[]>((done, word) => {
    const both = `${done.at(-1) ?? ''}${word}`
    return done.length > 0 && having.has(both) && !having.has(word)
      ? [...done.slice(0, -1), both]
      : [...done, word]
  }, [])
  return joined.flatMap((word) => {
    if (having.has(word) || word.length < 6) return [word]
    for (let at = 3; at <= word.length - 3; at++) {
      if (having.has(word.slice(0, at)) && having.has(word.slice(at)))
        return [word.slice(0, at), word.slice(at)]
    }
    return [word]
  })
}

const isUnit = (word: string) => word.length > 1 && unitOf(word) !== undefined

/** What was typed, piece by piece, with the pieces of spellings that each may stand for. */
function typedPieces(text: string, dotted: ReadonlySet<string>, language: Language, index: Index) {
  if (!isLatin(language)) {
    return signPieces(runOf(text, language), language)
      .filter(({ key }) => !/[a-z\d%]/.test(key) || index.having.has(key))
      .map(({ key, weight }) => ({
        weight,
        likeness: index.having.has(key) ? new Map([[key, 1]]) : new Map<string, number>(),
      }))
  }
  return asWeWrite([...new Set(meaning(text, language))], index)
    .filter((word) =>
      word.length === 1 ? dotted.has(word) : index.having.has(word) || (!/\d/.test(word) && !isUnit(word)),
    )
    .map((word) => ({
      weight: 1,
      likeness: likenessOf(word, language, index),
      isBeside: word === 'max' || word === 'min' || isUnit(word),
    }))
}

/**
 * How much each term resembles a text in a language, from 0 to 1: the pieces that both have, by how rare they are. What
 * stands `beside` the text counts less where a term does not have it. `dotted` are letters with a dot, short for a word.
 */
export function resembling(
  {
    text,
    beside = '',
    dotted = new Set<string>(),
  }: { text: string; beside?: string; dotted?: ReadonlySet<string> },
  language: Language,
): ReadonlyMap<Term, number> {
  const index = indexOf(language)
  const rarity = rarityIn(index.having, index.spellings.length)
  const inside = typedPieces(text, dotted, language, index)
  const around = typedPieces(beside, dotted, language, index)
  const pieces =
    inside.length === 0 ? around : [...inside, ...around.map((piece) => ({ ...piece, isBeside: true }))]
  const shared = new Map<number, { counts: number; more: number; isMeant: boolean }>()
  let typedTotal = 0
  for (const { weight, likeness, ...piece } of pieces) {
    const part = 'isBeside' in piece && piece.isBeside ? 0.3 : 1
    const best = new Map<number, readonly [counts: number, whole: number]>()
    let likeliest = 0
    let typed = weight * rarity('')
    for (const [key, likely] of likeness) {
      const whole = weight * part * rarity(key)
      if (likely > likeliest) [likeliest, typed] = [likely, whole]
      for (const at of index.having.get(key) ?? []) {
        if (likely * whole > (best.get(at)?.[0] ?? 0)) best.set(at, [likely * whole, whole])
      }
    }
    if (likeliest === 0) typed *= part
    typedTotal += typed
    for (const [at, [counts, whole]] of best) {
      const known = shared.get(at)
      // What was typed is weighed as the word that it is taken for.
      shared.set(at, {
        counts: counts + (known?.counts ?? 0),
        more: whole - typed + (known?.more ?? 0),
        isMeant: part === 1 || known?.isMeant === true,
      })
    }
  }
  const scores = new Map<Term, number>()
  for (const [at, { counts, more, isMeant }] of shared) {
    if (!isMeant) continue
    const { term, total, isMaybe } = index.spellings[at]!
    const score = Math.min(1, (2 * counts) / (typedTotal + more + total)) - (isMaybe ? 0.1 : 0)
    if (score > (scores.get(term) ?? 0)) scores.set(term, score)
  }
  return scores
}
