// Terms of specifications (T11): one token each in the documents of products, which its names in all five languages ask for.
import { languages } from '../../contract/locale.ts'
import { spellingsOf } from '../reference-data/terms/keys.ts'
import { termsOfSpec, type WrittenSpec } from '../reference-data/terms/specifications.ts'
import { nameTerms, valueTerms, type Term } from '../reference-data/terms/terms.ts'
import { wordsAsked } from './asked-words.ts'
import type { Word } from './tokens.ts'

/** No word holds a colon. */
const tokenOf = (id: string): string => `f:${id}`

/** The tokens of what a specification is surely about: 内径 is `f:bore`, whatever its company calls it. */
export const tokensOfSpec = (spec: WrittenSpec): string[] => termsOfSpec(spec).map(tokenOf)

/** By the words of a name what it surely is called by: a name of a fact, a value, or one of each. */
type Names = { tokens: ReadonlyMap<string, readonly string[]>; longest: number; words: ReadonlySet<string> }
let known: Names | undefined

const keyOf = (words: readonly Word[]): string => JSON.stringify(words.map(([usual]) => usual))
const latin = /^[a-z]{3,}$/u

function names(): Names {
  if (known) return known
  const tokens = new Map<string, string[]>()
  const words = new Set<string>()
  let longest = 1
  for (const terms of [nameTerms, valueTerms])
    for (const [key, { sure, maybe, own }] of keysOf(terms)) {
      const [id] = sure
      // Who lists a name as doubtful may mean something else by it.
      if (id === undefined || sure.size > 1 || maybe.has(id)) continue
      tokens.set(key, [...(tokens.get(key) ?? []), tokenOf(id)])
      longest = Math.max(longest, own.length)
      for (const token of own.flat(2)) if (latin.test(token)) words.add(token)
    }
  known = { tokens, longest, words }
  return known
}

type Spelt = { sure: Set<string>; maybe: Set<string>; own: readonly Word[] }

function keysOf(terms: readonly Term[]): Map<string, Spelt> {
  const spelt = new Map<string, Spelt>()
  for (const term of terms)
    for (const language of languages)
      for (const { text, isMaybe } of spellingsOf(term, language)) {
        const own = wordsAsked(text)
        if (own.length === 0) continue
        const key = keyOf(own)
        const there = spelt.get(key) ?? { sure: new Set(), maybe: new Set(), own }
        there[isMaybe ? 'maybe' : 'sure'].add(term.id)
        spelt.set(key, there)
      }
  return spelt
}

/** The tokens of the terms that words of a question surely name together; mostly none. */
export const termsNamed = (words: readonly Word[]): readonly string[] =>
  names().tokens.get(keyOf(words)) ?? []

/** So many words a name of a term has at most. */
export const longestTerm = (): number => names().longest

/** True of a word in some name of a term: whoever types it means it. */
export const isTermWord = (token: string): boolean => names().words.has(token)
