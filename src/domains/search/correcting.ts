// A text with the words that nobody writes so put right, as far as the dictionary of the documents knows better.
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import type { Statistics } from './costs.ts'
import type { Segment } from './documents.ts'
import { isCategoryWord, nodesNamed, phrasesIn } from './query-understanding.ts'
import { lettersApart, lettersForgiven, shortenedOf } from './misspellings.ts'
import { nameWordsLike } from './name-words.ts'
import { frequentFrom, knownFrom, type KnownWord, type Sought } from './queries/words.ts'
import { isPlaceWord } from './places.ts'
import { isTermWord } from './spec-terms.ts'
import { isTradeWord, otherNamesOf } from './synonyms.ts'
import { normalName, queryWords } from './tokens.ts'

const wordsMost = 6
/** A text of more words is mostly a name that is there. */
const likelyMost = 2
const lengthMin = 3
/** Shorter stems are like too many others, and shorter words are meant by nobody who typed another one. */
const stemFrom = 5
const meantFrom = 4
const letters = /[\p{L}\p{M}]+/gu

type Asked = { token: string; typed: string }

/** What is looked up of a text of which too little was found; undefined when it has no words. */
export const soughtOf = (segment: Segment, text: string): Sought | undefined =>
  soughtFor(segment, askedIn(text))

/** The same of a few words, of which one is so rare that it may well be a mistake; undefined of others. */
export function likelySought(statistics: Statistics, segment: Segment, text: string): Sought | undefined {
  const asked = askedIn(text)
  const isRare = ({ token }: Asked) => statistics.documentsWith(segment, token) < frequentFrom
  return asked.length <= likelyMost && asked.some(isRare) ? soughtFor(segment, asked) : undefined
}

function soughtFor(segment: Segment, asked: readonly Asked[]): Sought | undefined {
  if (asked.length === 0) return undefined
  const forms = new Set(asked.flatMap(({ token, typed }) => [token, typed]))
  return { segment, tokens: asked.map(({ token }) => token), shortened: [...forms].flatMap(shortenedOf) }
}

/** `isGuess`: it may be offered, and is not done by itself. */
export type Correction = { text: string; isGuess: boolean }

/**
 * The text with unknown words replaced by `known` ones or by words of names of categories and of trade; undefined when all are known,
 * or none is like them.
 */
export function correctionOf(text: string, known: readonly KnownWord[]): Correction | undefined {
  const there = new Map(known.map((word) => [word[0], word]))
  const meant = new Map(
    askedIn(text).flatMap((word): [string, Meant][] => {
      const [, , documents = 0, everywhere = 0] = there.get(word.token) ?? []
      if (documents >= knownFrom) return []
      const near = nearest(word, [...known, ...nameWordsLike(word.typed)], everywhere)
      const named = near.find((other) => isNamedWith(text, word, other))
      const other = named ?? near[0]
      if (other === undefined) return []
      const stem = stemIn(other)
      const isInDocuments = known.some(([token, , documents]) => token === stem && documents >= knownFrom)
      return [[word.token, { word: other, isNamed: named !== undefined, isInDocuments }]]
    }),
  )
  if (meant.size === 0) return undefined
  let isGuess = false
  const corrected = replaced(text, (word) => {
    const asked = askedOf(word)
    const other = asked && meant.get(asked.token)
    if (asked === undefined || other === undefined) return word
    isGuess ||= !other.isNamed && !isSurely(asked, other)
    return other.word
  })
  return { text: corrected, isGuess }
}

/** `isNamed`: with it the text names a category, or a thing by several words. */
type Meant = { word: string; isNamed: boolean; isInDocuments: boolean }

/** A text with the words that may be put right as `put` has them. */
const replaced = (text: string, put: (word: string) => string): string =>
  phrasesIn(text)
    .map(({ typed, isKept }) => (isKept || abbreviation.test(typed) ? typed : typed.replace(letters, put)))
    .join(' ')

/** Whether a word, put for a mistyped one, makes a name of several words: valvole a sfra are valvole a sfera. */
function isNamedWith(text: string, asked: Asked, other: string): boolean {
  if (lettersApart(asked.typed, other) > 1) return false
  const better = replaced(text, (word) => (normalName(word) === asked.typed ? other : word))
  if (/\s/u.test(better) && otherNamesOf(better).length > 0) return true
  return phrasesIn(better).some(
    ({ typed, isKept, isFact }) =>
      isKept && !isFact && normalName(typed) === other && nodesNamed(typed).length === 0,
  )
}

/** MOCA, HDPE: nobody mistypes an abbreviation as a word. */
const abbreviation = /^\P{L}*\p{Lu}{2,5}\P{L}*$/u
/** Shorter words are like too many words of other languages. */
const surelyFrom = 6
const surelyOfTwoFrom = 8
/** The same where only names have the other word: what documents say is seldom left out of them, and hoisting is no hosting. */
const surelyOfNameFrom = 8
const surelyOfNameOfTwoFrom = 11

const stemIn = (word: string): string => queryWords(word)[0]?.[0]?.[0] ?? word

/** Whether one word is so like another, of some length and with the same ends, that it is it and no word of its own. */
function isSurely({ token, typed }: Asked, { word, isInDocuments }: Meant): boolean {
  if (typed[0] !== word[0]) return false
  if (!isInDocuments)
    return (
      typed.length >= (lettersApart(typed, word) > 1 ? surelyOfNameOfTwoFrom : surelyOfNameFrom) &&
      typed.at(-1) === word.at(-1)
    )
  if (typed.length < surelyFrom) return typed.length >= meantFrom && isTwin(typed, word)
  const apart = Math.min(...spellingsApart(typed, word), ...ofStems(token, typed, stemIn(word)))
  return apart < 2 || (typed.length >= surelyOfTwoFrom && typed.at(-1) === word.at(-1))
}

function askedIn(text: string): Asked[] {
  const words = phrasesIn(text).flatMap(({ typed, isKept }) =>
    isKept || isFunctionWord(typed) || abbreviation.test(typed)
      ? []
      : (withoutElision(typed).match(letters) ?? []),
  )
  return [...new Set(words)].flatMap((word) => askedOf(word) ?? []).slice(0, wordsMost)
}

/** A word that is nothing but letters of a script with spaces, and no word of trade nor of a category's or place's name; undefined for others. */
function askedOf(word: string): Asked | undefined {
  const [[[token, ...parts] = [], ...others] = [], ...more] = queryWords(word)
  const isOne = token !== undefined && parts.length === 0 && others.length === 0 && more.length === 0
  const isKnown = () =>
    isCategoryWord(token!) || isTradeWord(token!) || isTermWord(token!) || isPlaceWord(word)
  return isOne && token.length >= lengthMin && !isKnown() ? { token, typed: normalName(word) } : undefined
}

/** Whether two words are the same letters in another order. */
const isTwin = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('')

/** A word that is written elsewhere is a mistake only when another one is written so many times as often here. */
const oftener = 20

/** What was typed and what is shown instead must be alike too, not only their stems. */
const isLike = (typed: string, word: string): boolean =>
  [...word].length >= meantFrom && lettersApart(typed, word) <= lettersForgiven(typed) + 1

/** As typed, and without the s of a plural. */
const spellingsApart = (typed: string, word: string): number[] => [
  lettersApart(typed, word),
  lettersApart(typed.replace(/(?<=.{4})s$/u, ''), word) || 1,
]

const ofStems = (token: string, typed: string, other: string): number[] =>
  [token, typed]
    .filter((one) => one.length >= stemFrom && other.length >= stemFrom)
    .map((one) => lettersApart(one, other))

/** Words that are near, the nearest first; of equally near ones that of the same letters, with the same first one, in a category's name, the longer, the most frequent. */
function nearest({ token, typed }: Asked, known: readonly KnownWord[], elsewhere: number): string[] {
  return (
    known
      .filter(([, , documents]) => documents >= Math.max(knownFrom, oftener * elsewhere))
      .map(([other, word, documents]) => ({
        word,
        documents,
        apart: Math.min(...spellingsApart(typed, word), ...ofStems(token, typed, other)),
        // Letters are exchanged or left out more often than added or taken for others, and the first is seldom wrong.
        isTwin: isTwin(token, other) || isTwin(typed, word),
        isLonger: other.length > token.length || word.length > typed.length,
        isSameFirst: other[0] === token[0],
        // Chain rather than China.
        isOfCategory: isCategoryWord(other),
      }))
      .filter(({ apart, word }) => apart > 0 && apart <= lettersForgiven(typed) && isLike(typed, word))
      // Of another first letter and more apart than that it is another word: azienda is not pazienti.
      .filter(({ apart, isSameFirst }) => isSameFirst || apart === 1)
      .sort(
        (one, other) =>
          one.apart - other.apart ||
          Number(other.isTwin) - Number(one.isTwin) ||
          Number(other.isSameFirst) - Number(one.isSameFirst) ||
          lettersApart(typed, one.word) - lettersApart(typed, other.word) ||
          Number(other.isOfCategory) - Number(one.isOfCategory) ||
          Number(other.isLonger) - Number(one.isLonger) ||
          other.documents - one.documents,
      )
      .map(({ word }) => word)
  )
}
