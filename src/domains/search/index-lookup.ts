// Of what the word index is asked, and what is looked for in the rows it finds: it unpacks the list of every word it is asked for.
import {
  costOfLookingUp,
  costOfReading,
  lengthOf,
  lengthsOfFilters,
  type Lists,
  type Statistics,
} from './costs.ts'
import { allOf, and, filtersOf, isRestrictedIn, lexeme, lexemeIn, type Place } from './text-query.ts'
import type { Word } from './tokens.ts'

type Prefix = '' | 's:' | 'n:'
/** What is looked for in rows: `holds`, patterns of tokens, the `rarest` first; `checked`, a tsquery, for words that are written in several ways. */
export type RowChecks = { rarest?: string; holds?: string[]; checked?: string; heldIn?: string }
/** The question for a field, and what it has the index read. */
export type IndexLookup = {
  query(prefix: Prefix): string | undefined
  lists(prefix: Prefix): Lists
  looked: RowChecks
}

/** To read a row and look it through. */
const perLookedAt = 6
/** What another word leaves is not what its share says: words of a name stand together, its numbers change more freely. */
const leftBy = (token: string, share: number, at: number) => share ** (/\d/.test(token) ? 1 / 2 : 1 / 3 ** at)

/** How to ask for all words of a text in a place: for all tokens, or for some rare ones, when that is cheaper. */
export function lookupFor(statistics: Statistics, place: Place, words: readonly Word[]): IndexLookup {
  const whole = lookupOfAll(statistics, place, words)
  const plain = words.flatMap(([tokens, ...others]) => (tokens && others.length === 0 ? [tokens] : []))
  if (plain.length === 0 || words.flat(2).length < 3 || isRestrictedIn(words)) return whole
  const { documentsIn } = statistics
  const total = Math.max(1, documentsIn(place.segment))
  const length = (token: string) => lengthOf(statistics, place, token)
  const [rarest, ...others] = plain
    .map((tokens) => tokens.toSorted((one, other) => length(one) - length(other))[0]!)
    .sort((one, other) => length(one) - length(other)) as [string, ...string[]]
  const followed = length(rarest)
  let rows = followed
  const pays = (longer: number, left: number) =>
    costOfLookingUp(longer, followed) < rows * perLookedAt * (1 - left)
  const here = place.country === undefined ? total : documentsIn(place.segment, place.country)
  const isHere = place.country !== undefined && pays(here, here / total)
  if (isHere) rows *= here / total
  const asked = [rarest]
  for (const token of others) {
    const left = leftBy(token, length(token) / total, asked.length)
    if (!pays(length(token), left)) continue
    rows *= left
    asked.push(token)
  }
  const there = isHere ? place : { ...place, country: undefined }
  const lists = (prefix: Prefix) =>
    listsOf(
      asked.map((token) => length(prefix + token)),
      lengthsOfFilters(statistics, there),
    )
  if (costOfReading(lists('')) + rows * perLookedAt > costOfReading(whole.lists(''))) return whole
  const several = words.filter((word) => word.length > 1)
  // The rarest first: most rows are done with at once.
  const holds = plain
    .flat()
    .filter((token) => !asked.includes(token))
    .sort((one, other) => length(one) - length(other))
  return {
    query: (prefix) => and(...asked.map((token) => lexeme(prefix + token)), filtersOf(there)),
    lists,
    looked: {
      rarest: holds[0] === undefined ? '' : ` ${holds[0]} `,
      holds: holds.map(patternOf),
      ...(several.length > 0 && { checked: allOf(several, '')! }),
      ...(!isHere && place.country !== undefined && { heldIn: place.country }),
    },
  }
}

/** The index is asked for all there is. */
export function lookupOfAll(statistics: Statistics, place: Place, words: readonly Word[]): IndexLookup {
  const ofFilters = lengthsOfFilters(statistics, place)
  const length = (token: string) => lengthOf(statistics, place, token)
  return {
    query: (prefix) => and(allOf(words, prefix), filtersOf(place)),
    lists(prefix) {
      const of = (tokens: readonly string[]) => tokens.map((token) => length(lexemeIn(prefix, token)))
      // Of a word that may be written in several ways the lists of all are followed.
      const followed = words.map((word) => word.reduce((sum, tokens) => sum + Math.min(...of(tokens)), 0))
      return { lengths: [...of(words.flat(2)), ...ofFilters], followed: Math.min(...followed, ...ofFilters) }
    },
    looked: {},
  }
}

/** Finds a token among others. */
export const patternOf = (token: string): string => `% ${token.replace(/[\\%_]/g, '\\$&')} %`

const listsOf = (ofWords: readonly number[], ofFilters: readonly number[]): Lists => ({
  lengths: [...ofWords, ...ofFilters],
  followed: Math.min(...ofWords, ...ofFilters),
})
