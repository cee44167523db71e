// What is asked of the index, and where.
import type { Segment } from './documents.ts'
import { normalName, queryWords, type Word } from './tokens.ts'

/** What somebody may meet: nothing that hides from their edition, and nothing of these companies and people. */
export type Sight = { editionBit?: number | undefined; withheld?: ReadonlySet<string> | undefined }
export type Place = Sight & { segment: Segment; country?: string | undefined }
export type Page = { skip: number; size: number }
/** Lexemes ready for the type tsquery, for each place in which the words may stand. */
export type TextQuery = { anywhere: string; strong: string; name: string; normal: string }

/** A text as lexemes; undefined when it has no word. */
export function textQueryOf(text: string, country?: string): TextQuery | undefined {
  const words = queryWords(text)
  if (words.length === 0) return undefined
  return {
    anywhere: allOf(words, '') + (country === undefined ? '' : ` & ${lexeme(`c:${country}`)}`),
    strong: allOf(words, 's:'),
    name: allOf(words, 'n:'),
    normal: normalName(text),
  }
}

function allOf(words: readonly Word[], prefix: string): string {
  const alternative = (tokens: readonly string[]) => tokens.map((token) => lexeme(prefix + token)).join(' & ')
  return words.map((word) => `(${word.map(alternative).join(' | ')})`).join(' & ')
}

/** A lexeme that the type tsquery reads as it stands, whatever is in it. */
export function lexeme(text: string): string {
  return `'${text.replace(/['\\]/g, '$&$&')}'`
}
