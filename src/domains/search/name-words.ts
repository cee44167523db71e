// Words of the names of categories and of trade: a mistyped one may mean them whether or not a document has them.
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import type { Language } from '../../contract/locale.ts'
import { everyCategoryNode } from '../reference-data/industries.ts'
import { lettersApart } from './misspellings.ts'
import { knownFrom, type KnownWord } from './queries/words.ts'
import { tradeNamesIn } from './trade-names.ts'
import { normalName, queryWords } from './tokens.ts'

const lettersLeast = 4
type NameWord = { word: string; letters: number }
let all: NameWord[] | undefined

/** Those of letters of a script with spaces; names of trade stand in the tables in the singular, and are typed in either. */
function words(): NameWord[] {
  if (all) return all
  const categories = everyCategoryNode().flatMap(({ name }) => wordsOf(name))
  const trade = (['en', 'es', 'it'] as const).flatMap((language) =>
    tradeNamesIn(language)
      .flatMap(wordsOf)
      .flatMap((word) => [word, ...pluralsOf(word, language)]),
  )
  all = [...new Set([...categories, ...trade])].map((word) => ({ word, letters: lettersIn(word) }))
  return all
}

const onlyLetters = new RegExp(`^[a-z]{${lettersLeast},}$`, 'u')
const wordsOf = (name: string): string[] =>
  name
    .split(/\s+/u)
    .flatMap((chunk) => (isFunctionWord(chunk) ? [] : normalName(withoutElision(chunk)).split(' ')))
    .filter((word) => onlyLetters.test(word))

const plurals: Partial<Record<Language, readonly (readonly [ending: RegExp, plural: string])[]>> = {
  en: [
    [/(?<=[^aeiou])y$/u, 'ies'],
    [/(?<=ch|sh|s|x)$/u, 'es'],
    [/(?<=[^sxy])$/u, 's'],
  ],
  es: [
    [/(?<=[aeiou])$/u, 's'],
    [/(?<=[lnrdj])$/u, 'es'],
  ],
  it: [
    [/(?<=[cg])a$/u, 'he'],
    [/(?<=[cg])o$/u, 'hi'],
    [/(?<=[^cg])a$/u, 'e'],
    [/(?<=[^i])[eo]$/u, 'i'],
    [/(?<=i)o$/u, ''],
  ],
}
const pluralsOf = (word: string, language: Language): string[] =>
  (plurals[language] ?? []).flatMap(([ending, plural]) =>
    ending.test(word) ? [word.replace(ending, plural)] : [],
  )

/** Which letters a word has, a bit each. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Shorter words are words of their own: brackets are no bracelets. */
const twoFrom = 9

/** The words of names that differ from `typed`, folded, in a letter, longer ones in two; known as if a few documents had them. */
export function nameWordsLike(typed: string): KnownWord[] {
  if (!onlyLetters.test(typed)) return []
  const [letters, forgiven] = [lettersIn(typed), typed.length < twoFrom ? 1 : 2]
  return (
    words()
      .filter(({ word }) => Math.abs(word.length - typed.length) <= forgiven)
      // A wrong letter is one that is not there, and one that is.
      .filter((one) => bitsIn(one.letters ^ letters) <= 2 * forgiven)
      .filter(({ word }) => lettersApart(word, typed) <= forgiven)
      .map(({ word }) => [queryWords(word)[0]![0]![0]!, word, knownFrom, knownFrom])
  )
}
