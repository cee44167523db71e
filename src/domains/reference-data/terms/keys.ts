import type { Language } from '../../../contract/locale.ts'
import { isLatin, outlineOf, plain, runOf, tokensOf, withoutEndings } from './folding.ts'
import { nameTerms, valueTerms, type Limit, type Term } from './terms.ts'
import { byLength, type ByLength } from './typing-errors.ts'

/** A term that a key leads to, and whether the key may mean another as well. */
export type Hit = { readonly term: Term; readonly isMaybe: boolean; readonly spelling?: string }
export type Hits = readonly Hit[]
/** What was found for a text; unsure findings are only ever asked. */
export type Found = { readonly hits: Hits; readonly limit?: Limit; readonly isUnsure?: boolean }

export type LanguageKeys = {
  /** By the words in their order, by the words in alphabetical order, and without spaces. */
  readonly exact: ReadonlyMap<string, Hits>
  readonly sorted: ReadonlyMap<string, Hits>
  readonly outlines: ReadonlyMap<string, Hits>
  /** Every word of Latin keys by its length; every sign of the others. */
  readonly words: ReadonlySet<string>
  readonly wordsByLength: ByLength
  /** Keys without spaces by their length, for typing errors. */
  readonly runsByLength: ByLength
}

export const sortedKey = (tokens: readonly string[]): string => tokens.toSorted().join(' ')

type Filling = Map<string, Hit[]>

function put(map: Filling, key: string, hit: Hit): void {
  const known = map.get(key)
  if (!known) map.set(key, [hit])
  else if (
    !known.some(
      (one) => one.term === hit.term && one.isMaybe === hit.isMaybe && one.spelling === hit.spelling,
    )
  )
    known.push(hit)
}

/** The spellings under which a term is known in a language. */
export function spellingsOf(term: Term, language: Language): { text: string; isMaybe: boolean }[] {
  const sure = [term.name[language], ...(term.also[language] ?? [])]
  const same = term.kind === 'value' ? term.designations : []
  const maybe = term.kind === 'name' ? (term.maybe[language] ?? []) : []
  return [
    ...[...sure, ...same].map((text) => ({ text, isMaybe: false })),
    ...maybe.map((text) => ({ text, isMaybe: true })),
  ]
}

function keysIn(language: Language): LanguageKeys {
  const exact: Filling = new Map()
  const sorted: Filling = new Map()
  const outlines: Filling = new Map()
  const words = new Set<string>()
  for (const term of [...nameTerms, ...valueTerms]) {
    for (const { text, isMaybe } of spellingsOf(term, language)) {
      const hit = { term, isMaybe, spelling: plain(text) }
      const tokens = isLatin(language) ? tokensOf(text, language) : [runOf(text, language)]
      const key = tokens.join(' ')
      if (key === '') continue
      put(exact, key, hit)
      if (isLatin(language)) {
        put(sorted, sortedKey(tokens), hit)
        const run = tokens.join('')
        if (run.length >= 5) put(exact, run, hit)
        for (const word of tokens) words.add(word)
      } else for (const sign of key) words.add(sign)
      const bare = language === 'ja' ? withoutEndings(text) : undefined
      if (bare !== undefined) put(exact, `~${bare}`, hit)
      put(outlines, outlineOf(isLatin(language) ? hit.spelling.replace(/[^\p{L}\p{N}]/gu, '') : key), hit)
    }
  }
  const runs = [...exact.keys()].filter((key) => !key.includes(' ') && !key.startsWith('~'))
  return { exact, sorted, outlines, words, wordsByLength: byLength(words), runsByLength: byLength(runs) }
}

const made = new Map<Language, LanguageKeys>()

/** All that leads to terms in a language, made at the first call. */
export function keysOf(language: Language): LanguageKeys {
  const known = made.get(language)
  if (known) return known
  const keys = keysIn(language)
  made.set(language, keys)
  return keys
}

let drawn: Filling | undefined

/** The terms that formulas and drawings write so; capitals matter: 'd' is a bore, 'D' an outside diameter. */
export function termsOfSymbol(symbol: string): Hits {
  if (!drawn) {
    drawn = new Map()
    for (const term of nameTerms) {
      for (const one of term.symbols) put(drawn, bareSymbol(one), { term, isMaybe: true })
    }
  }
  return drawn.get(bareSymbol(symbol)) ?? []
}

const bareSymbol = (symbol: string) => symbol.normalize('NFKC').replace(/[.,_\s]/g, '')
