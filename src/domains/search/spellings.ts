// How words are written that the index keeps shortened: remembered from documents, so that a correction is a real word.
const tokensMax = 200_000
const noted = new Map<string, Map<string, number>>()
/** Words of other letters are kept whole. */
const shortenable = /^[a-z]{3,}$/

/** Notes that a document spells a token so; what is more than a process should hold is not noted. */
export function noteSpelling(token: string, word: string): void {
  if (!shortenable.test(word)) return
  const words = noted.get(token)
  if (words) words.set(word, (words.get(word) ?? 0) + 1)
  else if (noted.size < tokensMax) noted.set(token, new Map([[word, 1]]))
}

/** The most frequent spelling of each token noted since the last time, where it is not the token. */
export function takeSpellings(): { token: string; word: string }[] {
  const spellings = [...noted].map(([token, words]) => ({ token, word: mostFrequent(words) }))
  noted.clear()
  return spellings.filter(({ token, word }) => token !== word)
}

const mostFrequent = (words: ReadonlyMap<string, number>): string =>
  [...words].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
