// The words of a question, without those that only join others.
import { isFunctionWord, withoutElision } from '../../contract/function-words.ts'
import { withoutForms } from './legal-forms.ts'
import { besideStandard } from './standards.ts'
import { termsAmong } from './terms.ts'
import { queryWords, type Word } from './tokens.ts'

/** ああああ, のにをが: a key that was held down, or particles alone; other texts have a part of it, and nobody meant that. */
const saysNothing =
  /^(?:(?<kana>[\p{sc=Hira}\p{sc=Kana}ー])\k<kana>{3,}|[のにをでとはがへやもノニヲデトハガヘヤモ]{4,})$/u

/** The words of a text that are searched for; when it has none but joining ones, these. */
export function wordsAsked(text: string): Word[] {
  if (saysNothing.test(text.normalize('NFKC').replace(/\s+/gu, ''))) return []
  const meant = queryWords(withoutForms(chunksAsked(text).map(withoutElision).join(' ')))
  return meant.length === 0 ? queryWords(text) : meant
}

/**
 * A text divided at its spaces, without words that only join others: di, per, of, for; and beside a standard without those that
 * say that it is one. A term may look like one: ASTM A 105.
 */
function chunksAsked(text: string): string[] {
  const chunks = text.split(/\s+/u).filter((chunk) => chunk !== '')
  const terms = termsAmong(chunks)
  const areOfStandard = besideStandard(chunks)
  return chunks.filter((chunk, at) => !areOfStandard[at] && (terms[at] || !isFunctionWord(chunk)))
}
