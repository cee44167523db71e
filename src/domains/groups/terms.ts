// What a group is found by: how its words begin, and pairs of the letters that Chinese and Japanese write without blanks.
import { plainWriting } from '../../contract/writing.ts'

const longest = 12
const withoutBlanks = /^[\p{Script=Han}\p{Script=Katakana}ー]/u

/** Letters that are written without blanks part from those with. */
const split =
  /[\p{Script=Han}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+/gu

/** A text as runs of one writing, without case, accents and widths. */
const runsOf = (text: string): string[] =>
  plainWriting(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .match(split) ?? []

const pairsOf = (letters: readonly string[]): string[] =>
  letters.slice(0, -1).map((letter, at) => `${letter}${letters[at + 1]!}`)

/** All that a text can be found by. */
export function termsOf(text: string): string[] {
  const terms = runsOf(text).flatMap((run) => {
    const letters = [...run]
    if (withoutBlanks.test(run)) return [...letters, ...pairsOf(letters)]
    return letters.slice(0, longest).map((_, at) => letters.slice(0, at + 1).join(''))
  })
  return [...new Set(terms)]
}

/** What a text must be found by to hold all of these words; null for words without any letter. */
export function termsWanted(words: string): string[] | null {
  const terms = runsOf(words).flatMap((run) => {
    const letters = [...run]
    if (withoutBlanks.test(run)) return letters.length === 1 ? letters : pairsOf(letters)
    return [letters.slice(0, longest).join('')]
  })
  return terms.length === 0 ? null : [...new Set(terms)]
}
