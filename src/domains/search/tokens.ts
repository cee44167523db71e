// One tokeniser for documents and queries (docs/search.md, "What is stored"). A change here needs a new tokeniserVersion.
import { katakanaOf, withHyphens } from '../../contract/writing.ts'
import {
  beforeFraction,
  numberAndUnit,
  withCurrents,
  withDiameters,
  withMicrons,
  withoutPoints,
  withoutThousands,
  withPoints,
} from './measures.ts'
import { endsWithThread, sizesIn } from './sizes.ts'
import { nameThatSoundsLike } from './readings.ts'
import { noteSpelling } from './spellings.ts'
import { asISO, steelsIn } from './standards.ts'
import { stemOf } from './stems.ts'
import { usualCharacters, usualWriting, writingsAsked } from './variants.ts'

export const tokeniserVersion = 10

/** A word is found where all tokens of one of its alternatives are found. */
export type Word = readonly (readonly string[])[]

const tokenLengthMax = 64
const wordsOfQueryMax = 32
const tokensOfFieldMax = 1_500
const nameLengthMax = 400

/** Scripts written without spaces: their runs become overlapping pairs of characters. */
const unspaced = String.raw`[[\p{L}\p{N}\p{M}]&&[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]`
const spaced = String.raw`[[\p{L}\p{N}\p{M}]--${unspaced}]`
const joiner = String.raw`[\-_.\/'’&·\u2010-\u2015\u2212]`

/** Oリング, H鋼 and DCモータ: what a letter stands right before is one word with it. */
const letters = String.raw`(?<!${spaced})(?<letters>[a-z]|[ad]c)`
const lettersAndRun = new RegExp(`${letters}(?<run>${unspaced}+)`, 'gv')
const lettersBefore = new RegExp(String.raw`${letters}[\s\-・]?(?<first>${unspaced})`, 'gv')

const pieces = new RegExp(`(?<run>${unspaced}+)|${spaced}+(?:${joiner}${spaced}+)*`, 'gv')
const notWord = /[^\p{L}\p{N}\p{M}]+/gu
/** A dot between digits stays: 2.5 is not 25. */
const droppedFromWhole = new RegExp(String.raw`(?!(?<=\p{N})\.(?=\p{N}))${joiner}`, 'gv')
const allDigitsOrAllLetters = /^(?:\p{N}+|[\p{L}\p{M}]+)$/u
/** 1/2 is never 12. */
const fraction = /^[0-9]{1,2}\/(?:2|4|8|16|32|64)$/
const digitsOrLetters = /\p{N}+|[\p{L}\p{M}]+/gu

const diacritics = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
const undecomposed: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

const withB: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ', ュ: 'ビュ' }

/** Lower case, without width, form and diacritics; any string is allowed. */
function fold(text: string): string {
  const letters = text
    .toWellFormed()
    .replace(beforeFraction, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(diacritics, '')
    .normalize('NFKC')
    .replace(/[ßøłđæœı]/gu, (letter) => undecomposed[letter] ?? letter)
  // A foreign ヴ is mostly written as ブ.
  return withHyphens(
    katakanaOf(usualCharacters(letters)).replace(
      /ヴ([ァィェォュ]?)/gu,
      (_, vowel: string) => withB[vowel] ?? 'ブ',
    ),
  )
}

/** センサー and センサ are one word: the long vowel at a word's end is a matter of house style, but for キー and バー. */
const withoutFinalLongVowel = (run: string) =>
  run.replace(/(?<=[\u30a1-\u30fc][\u30a1-\u30fa])ー(?![\u30a1-\u30fa])/gu, '')

/** A name as it is compared for being exactly the one searched for: folded words with single spaces. */
export function normalName(text: string): string {
  return [...fold(text).replace(notWord, ' ').trim()].slice(0, nameLengthMax).join('').trim()
}

/** The words of a query, each once, at most 32; empty when the text has no letter or digit. */
export function queryWords(text: string): Word[] {
  const words = new Map<string, Word>()
  for (const word of wordsIn(asAsked(folded(text)))) {
    words.set(JSON.stringify(word), word)
    if (words.size === wordsOfQueryMax) break
  }
  return [...words.values()]
}

/** One of the ways in which numbers and standards are written; documents have what was typed as well. */
const asAsked = (text: string) => asISO(withCurrents(withMicrons(withPoints(text))))
const inchMark = /["”“′']/u
const cutBefore = new RegExp(`${spaced}${joiner}?$`, 'v')
const cutAfter = new RegExp(`^${joiner}?${spaced}`, 'v')

/** Sizes are whole; what is part of something longer, as M8 of ABC-M8-20, is a piece like others. */
function* wordsIn(text: string): Generator<Word> {
  let done = 0
  for (const { from, to, asked } of sizesIn(text)) {
    const isCut = inchMark.test(text[to - 1]!) ? false : cutAfter.test(text.slice(to, to + 4))
    const before = text.slice(Math.max(0, from - 7), from)
    if (isCut || (cutBefore.test(before) && !endsWithThread(before))) continue
    yield* wordsOfPieces(text.slice(done, from))
    yield asked
    done = to
  }
  yield* wordsOfPieces(text.slice(done))
}

function* wordsOfPieces(text: string): Generator<Word> {
  let done = 0
  for (const { index, 0: whole, groups } of plain.test(text) ? [] : text.matchAll(lettersAndRun)) {
    yield* wordsApart(text.slice(done, index))
    yield writingsOf(groups!['run']!, groups!['letters'])
    done = index + whole.length
  }
  yield* wordsApart(text.slice(done))
}

function* wordsApart(text: string): Generator<Word> {
  for (const [piece, isRun] of piecesOf(text)) {
    // A long vowel mark alone is a dash.
    if (!/^ー+$/u.test(piece)) yield isRun ? writingsOf(piece) : alternativesOf(piece)
  }
}

/** The tokens under which a field of a document is found, each once, in order of appearance, at most 1,500. */
export function documentTokens(texts: Iterable<string>): string[] {
  const tokens = new Set<string>()
  for (const text of texts) {
    const parts = text.length > shortText ? knownPieces(text) : [knownIn(shortTexts, text, ofText)]
    for (const found of parts) {
      for (const [short, word] of found.words) noteSpelling(short, word)
      for (const token of found.tokens) tokens.add(token)
      if (tokens.size >= tokensOfFieldMax) return [...tokens].slice(0, tokensOfFieldMax)
    }
  }
  return [...tokens]
}

/** Of a piece or a text its tokens, and the words in it of which a spelling is noted. */
type Known = { tokens: readonly string[]; words: readonly (readonly [token: string, word: string])[] }
const knownMax = 50_000
/** Documents are written in words that other documents use too; names, keywords and the like are the same as a whole. */
const spacedPieces = new Map<string, Known>()
const runs = new Map<string, Known>()
const shortTexts = new Map<string, Known>()
const shortText = 60

function knownIn(known: Map<string, Known>, text: string, make: (text: string) => Known): Known {
  // What is long is hardly ever written twice, and many of it would fill the memory.
  if (text.length > shortText) return make(text)
  const had = known.get(text)
  if (had) return had
  const fresh = make(text)
  if (known.size >= knownMax) known.clear()
  known.set(text, fresh)
  return fresh
}

function* knownPieces(typed: string): Generator<Known> {
  const text = folded(typed)
  const asked = asAsked(text)
  for (const writing of asked === text ? [text] : [text, asked]) yield* piecesKnown(writing)
  const steels = steelsIn(text)
  if (steels.length > 0) yield { tokens: steels, words: [] }
}

function* piecesKnown(text: string): Generator<Known> {
  const sizes = sizesIn(text)
  if (sizes.length > 0) yield { tokens: sizes.flatMap(({ tokens }) => tokens), words: [] }
  const lettered = lettersIn(text)
  if (lettered.length > 0) yield { tokens: lettered, words: [] }
  for (const [piece, isRun] of piecesOf(text))
    yield isRun ? knownIn(runs, piece, ofRun) : knownIn(spacedPieces, piece, ofSpaced)
}

const lettersIn = (text: string): string[] =>
  plain.test(text)
    ? []
    : [...text.matchAll(lettersBefore)].map(({ groups }) => groups!['letters']! + groups!['first']!)

function ofText(text: string): Known {
  const pieces = [...knownPieces(text)]
  return {
    tokens: [...new Set(pieces.flatMap(({ tokens }) => tokens))],
    words: pieces.flatMap(({ words }) => words),
  }
}

const ofRun = (run: string): Known => ({ tokens: tokensOfRun(run), words: [] })

function ofSpaced(piece: string): Known {
  const words = allDigitsOrAllLetters.test(piece) ? [piece] : (piece.match(digitsOrLetters) ?? [])
  const parts = words.length > 1 ? [...words, ...piece.split(dividing)].map(token) : []
  return {
    tokens: [...new Set([...alternativesOf(piece).flat(), ...parts])],
    words: words.map((word) => [token(word), word] as const),
  }
}

const writingsMost = 4

/** As most write it, as it was typed, and in other ways that are the same word: part of a name may be no more than an end of what is written otherwise. */
function writingsOf(run: string, letters?: string): string[][] {
  const name = nameThatSoundsLike(run)
  const writings = [...(name === undefined ? [] : writingsAsked(name)), ...writingsAsked(run)]
  return [...new Set(writings.map(withoutFinalLongVowel))]
    .slice(0, writingsMost)
    .map((writing) =>
      letters === undefined
        ? pairsOf(writing)
        : [letters + [...writing][0]!, ...pairsOf(writing).filter(isPair)],
    )
}

const isPair = (token: string) => [...token].length > 1

/**
 * Single characters too: a query of one character, or one that cuts a run at a digit, finds the document. No more than a
 * field has: the first of a long run.
 */
function tokensOfRun(run: string): string[] {
  const tokens = new Set(pairsOf(run, tokensOfFieldMax))
  const usual = usualWriting(run)
  const others = usual === run ? [run] : [run, usual]
  for (const more of [...others.map((one) => pairsOf(withoutFinalLongVowel(one), tokensOfFieldMax)), run])
    for (const token of more) {
      if (tokens.size >= tokensOfFieldMax) return [...tokens]
      tokens.add(token)
    }
  return [...tokens]
}

const plain = /^[\x20-\x7e]*$/
/** The pieces of plain text, which has no runs. */
const plainPieces = /[a-z0-9]+(?:[-_./'&][a-z0-9]+)*/g

const folded = (text: string) =>
  withoutThousands(plain.test(text) ? withDiameters(text.toLowerCase()) : fold(withDiameters(text)))

/** Of folded text. */
function* piecesOf(text: string): Generator<[piece: string, isRun: boolean]> {
  if (plain.test(text)) {
    for (const piece of text.match(plainPieces) ?? []) yield [piece, false]
    return
  }
  for (const match of text.matchAll(pieces)) yield [match[0], match.groups?.['run'] !== undefined]
}

/** The first `most` different ones; a character that stands alone is its own. 東京都 has nothing of 京都. */
function pairsOf(run: string, most = Infinity): string[] {
  const pairs = new Set<string>()
  let before: string | undefined
  let isTokyo = false
  for (const character of run) {
    if (before !== undefined && !(isTokyo && character === '都')) pairs.add(before + character)
    if (pairs.size >= most) break
    isTokyo = (before === '東' || before === '东') && character === '京'
    before = character
  }
  return pairs.size === 0 && before !== undefined ? [before] : [...pairs]
}

/** A decimal number, a part number of a letter and digits as S45C, is one token; nothing is guessed from its pieces. */
function alternativesOf(piece: string): string[][] {
  if (allDigitsOrAllLetters.test(piece)) return [[token(piece)]]
  if (fraction.test(piece)) return [[...new Set((piece.match(digitsOrLetters) ?? []).map(token))]]
  if (decimal.test(piece))
    return [[withoutPoints(piece) ?? piece].map(token), [token(piece)]].slice(withoutPoints(piece) ? 0 : 1)
  const whole = token(piece.replace(droppedFromWhole, ''))
  const parts = piece.split(dividing).filter((part) => part !== '')
  const apart = parts.flatMap(writtenApart)
  const all = [[whole], parts.map(token), apart.map(token)].map((tokens) => [...new Set(tokens)])
  return [...new Map(all.map((tokens) => [tokens.join(' '), tokens])).values()]
}

const decimal = /^[0-9]+(?:\.[0-9]+)+$/
/** 6204-2rs is written as 62042rs, and as 6204 and 2rs. */
const dividing = new RegExp(String.raw`(?!(?<=\p{N})\.(?=\p{N}))${joiner}`, 'v')
const lettersAndNumber =
  /^(?=.*[0-9]{2})(?:[a-z]{3,}[0-9]{2,}|[a-z]{2}[0-9]{3,}|ip[0-9]{2}|[0-9]{3,}[a-z]{2,})$/

/** Many letters and digits are mostly written apart as well: SUS 304, NU 205, 6204 ZZ, IP 67; a number and its unit too. */
function writtenApart(part: string): string[] {
  const [, number, unit] = numberAndUnit.exec(part) ?? []
  if (number !== undefined && unit !== undefined) return number.includes('.') ? [part] : [number, unit]
  return lettersAndNumber.test(part) ? (part.match(digitsOrLetters) ?? []) : [part]
}

function token(text: string): string {
  const cut = text.length > tokenLengthMax ? [...text].slice(0, tokenLengthMax).join('') : text
  return /^[a-z]+$/.test(cut) ? stemOf(cut) : cut
}
