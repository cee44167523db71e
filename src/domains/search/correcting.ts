// A text with the words that nobody writes so put right, as far as the dictionary of the documents knows better.
import type { Db } from '../../platform/db.ts'
import type { Segment } from './documents.ts'
import { lettersApart, lettersForgiven, shortenedOf } from './misspellings.ts'
import { findWords, type KnownWord } from './queries/words.ts'
import { queryWords } from './tokens.ts'

const correctedMost = 4
const lengthMin = 3
const letters = /[\p{L}\p{M}]+/gu

/** The text with unknown words replaced by known ones; undefined when there are none, or none is like them. */
export async function correctionOf(db: Db, segment: Segment, text: string): Promise<string | undefined> {
  const tokens = [...new Set(text.match(letters) ?? [])].flatMap((word) => tokenOf(word) ?? [])
  const asked = tokens.slice(0, correctedMost * 2)
  if (asked.length === 0) return undefined
  const known = await findWords(db, segment, { tokens: asked, shortened: asked.flatMap(shortenedOf) })
  const spelled = new Map(known.map(({ token, word }) => [token, word]))
  const unknown = asked.filter((token) => !spelled.has(token)).slice(0, correctedMost)
  const meant = new Map(unknown.flatMap((token) => nearest(token, known)))
  if (meant.size === 0) return undefined
  return text.replace(letters, (word) => meant.get(tokenOf(word) ?? '') ?? word)
}

/** The token of a word that is nothing but letters of a script with spaces; undefined for others. */
function tokenOf(word: string): string | undefined {
  const [[token, ...parts] = [], ...others] = queryWords(word)[0] ?? []
  const isOne = token !== undefined && parts.length === 0 && others.length === 0
  return isOne && token.length >= lengthMin ? token : undefined
}

/** The nearest word; of equally near ones that with the same first letter, then the most frequent. */
function nearest(token: string, known: readonly KnownWord[]): [string, string][] {
  const near = known
    .map((word) => ({ ...word, apart: lettersApart(token, word.token) }))
    .filter(({ apart }) => apart > 0 && apart <= lettersForgiven(token))
    .sort(
      (one, other) =>
        one.apart - other.apart ||
        Number(other.token[0] === token[0]) - Number(one.token[0] === token[0]) ||
        other.documents - one.documents,
    )
  return near[0] ? [[token, near[0].word]] : []
}
