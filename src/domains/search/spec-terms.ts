// Terms of specifications (T11): one token each in the documents of products, which its names in all five languages ask for.
import { isFunctionWord } from '../../contract/function-words.ts'
import { languages } from '../../contract/locale.ts'
import { spellingsOf } from '../reference-data/terms/keys.ts'
import { termsOfSpec, type WrittenSpec } from '../reference-data/terms/specifications.ts'
import { nameTerms, valueTerms, type Term } from '../reference-data/terms/terms.ts'
import { wordsAsked } from './asked-words.ts'
import type { Word } from './tokens.ts'

/** No word holds a colon. */
const tokenOf = (id: string): string => `f:${id}`
export const isTermToken = (token: string): boolean => token.startsWith('f:')

/** The tokens of what a specification is surely about: 内径 is `f:bore`, whatever its company calls it. */
export const tokensOfSpec = (spec: WrittenSpec): string[] => termsOfSpec(spec).map(tokenOf)

/** By the words of a name what it surely is called by: a name of a fact, a value, or one of each. */
type Names = {
  tokens: ReadonlyMap<string, readonly string[]>
  /** Names of facts alone. */
  facts: ReadonlySet<string>
  longest: number
  words: ReadonlySet<string>
}
let known: Names | undefined

/** Words of a question as names are told by them: each as it is written mostly. */
export const keyOf = (words: readonly Word[]): string => JSON.stringify(words.map(([usual]) => usual))
const latin = /^[a-z]{3,}$/u

function names(): Names {
  if (known) return known
  const tokens = new Map<string, string[]>()
  const facts = new Set<string>()
  const words = new Set<string>()
  let longest = 1
  for (const terms of [nameTerms, valueTerms])
    for (const [key, { ids, own }] of keysOf(terms)) {
      if (ids.size > meaningsMost) continue
      tokens.set(key, [...(tokens.get(key) ?? []), ...[...ids].map(tokenOf)])
      if (terms === nameTerms) facts.add(key)
      longest = Math.max(longest, own.length)
      const [[[token = ''] = []] = [], ...more] = own
      if (more.length === 0 && latin.test(token)) words.add(token)
    }
  known = { tokens, facts, longest, words }
  return known
}

/** Diametro di testa is that of a gear or that of a screw: both are asked for. */
const meaningsMost = 2
type Spelt = { ids: Set<string>; own: readonly Word[] }

function keysOf(terms: readonly Term[]): Map<string, Spelt> {
  const spelt = new Map<string, Spelt>()
  for (const term of terms)
    for (const language of languages)
      for (const { text, isMaybe } of spellingsOf(term, language)) {
        if (isMaybe) continue
        const own = wordsAsked(text)
        if (own.length === 0) continue
        const key = keyOf(own)
        const there = spelt.get(key) ?? { ids: new Set(), own }
        there.ids.add(term.id)
        spelt.set(key, there)
      }
  return spelt
}

/** Reads how terms are called, which takes a second once a process: before a connection waits, which would be taken for a silent one. */
export const readTerms = (): void => void names()

/** The tokens of the terms that words of a question, by their key, surely name together; mostly none. */
export const termsNamed = (key: string): readonly string[] => names().tokens.get(key) ?? []

/** So many words a name of a term has at most. */
export const longestTerm = (): number => names().longest

/** True of a word that alone is a name of a term: whoever types it means it. */
export const isTermWord = (token: string): boolean => names().words.has(token)

/** While one search is made its words are looked at many times. */
const asked = new Map<string, boolean>()
const askedMost = 10_000

/** Whether several chunks are the name of a fact, or as a whole text that of a value. */
function isNamed(typed: string, isWhole: boolean): boolean {
  const key = `${isWhole} ${typed}`
  const had = asked.get(key)
  if (had !== undefined) return had
  const words = keyOf(wordsAsked(typed))
  const is = names().facts.has(words) || (isWhole && names().tokens.has(words))
  if (asked.size >= askedMost) asked.clear()
  asked.set(key, is)
  return is
}

/**
 * Of the chunks of a text, divided at its spaces, those that are together the name of a fact, as diametro interno; or all, where they
 * are that of a fact or a value. One word beside others may say what kind a thing is: etichette adesive.
 */
export function factsAmong(chunks: readonly string[]): boolean[] {
  const areFacts = chunks.map(() => false)
  for (let from = 0; from < chunks.length; from++)
    for (let to = Math.min(chunks.length, from + chunksMost); to > from; to--) {
      const isOneOfSeveral = to - from === 1 && chunks.length > 1
      const isJoined = isFunctionWord(chunks[from]!) || isFunctionWord(chunks[to - 1]!)
      if (isOneOfSeveral || isJoined) continue
      if (isNamed(chunks.slice(from, to).join(' '), to - from === chunks.length)) {
        areFacts.fill(true, from, to)
        from = to - 1
        break
      }
    }
  return areFacts
}
const chunksMost = 6
