// What things say in other languages than their own: mostly the same again, so that the index holds less of it.
import { documentTokens } from './tokens.ts'

/** Of a text so many letters are looked at, and so many tokens searched; names and keywords are searched whole. */
const beginning = 300
const tokensMost = 30

/** Tokens of names and keywords in other languages. */
export const tokensOfOtherNames = (names: readonly string[]): string[] =>
  withoutSingles(documentTokens(names))

/** Tokens of the beginnings of texts in other languages. */
export const tokensOfOtherTexts = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => withoutSingles(documentTokens([text.slice(0, beginning)])).slice(0, tokensMost)),
  ),
]

const isSingle = (token: string) => /^[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]$/u.test(token)

/** A character that stands beside others is found with them; alone it would find everything. */
function withoutSingles(tokens: readonly string[]): string[] {
  const singles = tokens.filter(isSingle)
  if (singles.length === 0) return [...tokens]
  const held = new Set(tokens.filter((token) => !isSingle(token)).flatMap((token) => [...token]))
  return tokens.filter((token) => !isSingle(token) || !held.has(token))
}
