// A text with the words that nobody writes so put right, as far as the dictionary of the documents knows better.
import type { Db } from '../../platform/db.ts'
import type { Segment } from './documents.ts'
import { lettersApart, lettersForgiven, shortenedOf } from './misspellings.ts'
import { findWords, knownFrom, type KnownWord } from './queries/words.ts'
import { normalName, queryWords } from './tokens.ts'

const wordsMost = 6
const lengthMin = 3
const letters = /[\p{L}\p{M}]+/gu

type Asked = { token: string; typed: string }

/** The text with unknown words replaced by known ones; undefined when there are none, or none is like them. */
export async function correctionOf(db: Db, segment: Segment, text: string): Promise<string | undefined> {
  const words = [...new Set(text.match(letters) ?? [])].flatMap((word) => askedOf(word) ?? [])
  const asked = words.slice(0, wordsMost)
  if (asked.length === 0) return undefined
  const known = await findWords(db, segment, {
    tokens: asked.map(({ token }) => token),
    shortened: [...new Set(asked.flatMap(({ token, typed }) => [token, typed]))].flatMap(shortenedOf),
  })
  const there = new Map(known.map((word) => [word.token, word]))
  const unknown = asked.filter(({ token }) => (there.get(token)?.documents ?? 0) < knownFrom)
  const meant = new Map(
    unknown.flatMap((word) => nearest(word, known, there.get(word.token)?.everywhere ?? 0)),
  )
  if (meant.size === 0) return undefined
  return text.replace(letters, (word) => meant.get(askedOf(word)?.token ?? '') ?? word)
}

/** A word that is nothing but letters of a script with spaces; undefined for others. */
function askedOf(word: string): Asked | undefined {
  const [[token, ...parts] = [], ...others] = queryWords(word)[0] ?? []
  const isOne = token !== undefined && parts.length === 0 && others.length === 0
  return isOne && token.length >= lengthMin ? { token, typed: normalName(word) } : undefined
}

/** A word that is written elsewhere is a mistake only when another one is written so many times as often here. */
const oftener = 20

/** The nearest word; of equally near ones that of another length, with the same first letter, then the most frequent. */
function nearest(
  { token, typed }: Asked,
  known: readonly KnownWord[],
  elsewhere: number,
): [string, string][] {
  const near = known
    .filter(({ documents }) => documents >= Math.max(knownFrom, oftener * elsewhere))
    .map((word) => ({
      ...word,
      apart: Math.min(
        lettersApart(token, word.token),
        lettersApart(typed, word.token),
        lettersApart(typed, word.word),
      ),
      // A letter is left out or doubled more often than taken for another.
      isTwin: [...typed].toSorted().join('') === [...word.word].toSorted().join(''),
      isAsLong: word.word.length === typed.length,
      isSameFirst: word.token[0] === token[0],
    }))
    .filter(({ apart }) => apart > 0 && apart <= lettersForgiven(typed))
    .sort(
      (one, other) =>
        one.apart - other.apart ||
        Number(other.isTwin) - Number(one.isTwin) ||
        Number(one.isAsLong) - Number(other.isAsLong) ||
        Number(other.isSameFirst) - Number(one.isSameFirst) ||
        other.documents - one.documents,
    )
  return near[0] ? [[token, near[0].word]] : []
}
