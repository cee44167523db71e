// Of what the word index is asked, and what is looked for in the rows it finds: it reads the list of every word it is asked for.
import type { Statistics } from './plans.ts'
import { allOf, and, filtersOf, lexeme, type Place } from './text-query.ts'
import type { Word } from './tokens.ts'

/**
 * `holds`: patterns of the tokens that the index was not asked for, and `checked` a tsquery, for words that may be written in
 * several ways; without `holds` the index is asked for all.
 */
export type Asking = {
  query(prefix: '' | 's:' | 'n:'): string | undefined
  holds?: string[]
  checked?: string
}

/** Microseconds: an entry of the list of the rarest word, met with one other token; a row that is read and looked through. */
const perMet = 0.2
const perLookedAt = 5
/** Words of a name stand together: what another word leaves is not what its share says. */
const together = (share: number, at: number) => share ** (1 / 2 ** at)

/** How to ask for all words of a text in a place: for all tokens, or for the rarest of the rarest words, when that is cheaper. */
export function askingFor(statistics: Statistics, place: Place, words: readonly Word[]): Asking {
  const filters = filtersOf(place)
  const whole: Asking = { query: (prefix) => and(allOf(words, prefix), filters) }
  const tokens = words.flat(2).length
  const plain = words.flatMap(([tokens, ...others]) => (tokens && others.length === 0 ? [tokens] : []))
  if (plain.length === 0 || tokens < 3) return whole
  const total = Math.max(1, statistics.documentsIn(place.segment))
  const documentsWith = (token: string) => Math.min(total, statistics.documentsWith(place.segment, token))
  const rarest = plain
    .map((tokens) => tokens.toSorted((one, other) => documentsWith(one) - documentsWith(other))[0]!)
    .sort((one, other) => documentsWith(one) - documentsWith(other))
  const here = place.country === undefined ? total : statistics.documentsIn(place.segment, place.country)
  const read = Math.min(documentsWith(rarest[0]!), here)
  let rows = (documentsWith(rarest[0]!) * here) / total
  const asked = [rarest[0]!]
  for (const token of rarest.slice(1)) {
    const left = together(documentsWith(token) / total, asked.length)
    if (read * perMet > rows * perLookedAt * (1 - left)) break
    rows *= left
    asked.push(token)
  }
  const spared = tokens - asked.length
  if (rows * perLookedAt > spared * read * perMet) return whole
  const several = words.filter((word) => word.length > 1)
  return {
    query: (prefix) => and(...asked.map((token) => lexeme(prefix + token)), filters),
    holds: plain
      .flat()
      .filter((token) => !asked.includes(token))
      .map((token) => `% ${token.replace(/[\\%_]/g, '\\$&')} %`),
    ...(several.length > 0 && { checked: allOf(several, '')! }),
  }
}
