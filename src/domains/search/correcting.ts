// A text with the words that nobody writes so put right, as far as the dictionary of the documents knows better.
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import type { Statistics } from './costs.ts'
import type { Segment } from './documents.ts'
import { phrasesIn, isCategoryWord } from './query-understanding.ts'
import { lettersApart, lettersForgiven, shortenedOf } from './misspellings.ts'
import { frequentFrom, knownFrom, type KnownWord, type Sought } from './queries/words.ts'
import { isPlaceWord } from './places.ts'
import { isTradeWord } from './synonyms.ts'
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

/** The text with unknown words replaced by `known` ones; undefined when there are none, or none is like them. */
export function correctionOf(text: string, known: readonly KnownWord[]): Correction | undefined {
  const there = new Map(known.map((word) => [word[0], word]))
  const meant = new Map(
    askedIn(text).flatMap((word) => {
      const [, , documents = 0, everywhere = 0] = there.get(word.token) ?? []
      return documents < knownFrom ? nearest(word, known, everywhere) : []
    }),
  )
  if (meant.size === 0) return undefined
  let isGuess = false
  const put = (word: string) => {
    const asked = askedOf(word)
    const other = asked && meant.get(asked.token)
    if (asked === undefined || other === undefined) return word
    isGuess ||= !isSurely(asked, other)
    return other
  }
  const corrected = phrasesIn(text).map(({ typed, isKept }) =>
    isKept || abbreviation.test(typed) ? typed : typed.replace(letters, put),
  )
  return { text: corrected.join(' '), isGuess }
}

/** MOCA, HDPE: nobody mistypes an abbreviation as a word. */
const abbreviation = /^\P{L}*\p{Lu}{2,5}\P{L}*$/u
/** Shorter words are like too many words of other languages. */
const surelyFrom = 6
const surelyOfTwoFrom = 8

/** Whether one word is so like another, of some length and with the same ends, that it is it and no word of its own. */
function isSurely({ token, typed }: Asked, word: string): boolean {
  if (typed[0] !== word[0]) return false
  if (typed.length < surelyFrom) return typed.length >= meantFrom && isTwin(typed, word)
  const [[[stem = word] = []] = []] = queryWords(word)
  const apart = Math.min(...spellingsApart(typed, word), ...ofStems(token, typed, stem))
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
  const isKnown = () => isCategoryWord(token!) || isTradeWord(token!) || isPlaceWord(word)
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

/** The nearest word; of equally near ones that of the same letters, with the same first one, in a category's name, the longer, the most frequent. */
function nearest(
  { token, typed }: Asked,
  known: readonly KnownWord[],
  elsewhere: number,
): [string, string][] {
  const near = known
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
  return near[0] ? [[token, near[0].word]] : []
}
