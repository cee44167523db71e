// Names of companies as words of their products: what a flange company makes is not therefore a flange.
import { phrasesIn, isCategoryWord } from './query-understanding.ts'
import type { Word } from './tokens.ts'

/** A word of a company's name that names some category is none of its products, only of who makes them. */
const ofOwner = (token: string): string => (isCategoryWord(token) ? `o:${token}` : token)

/** What the tokens of the names of a company are among those of its products. */
export const tokensOfOwner = (ofNames: readonly string[]): string[] => ofNames.map(ofOwner)

/** Words of a question, each met in the name of who makes a product as well. */
export const withOwners = (words: readonly Word[]): Word[] =>
  words.map((word) => [
    ...new Map([...word, ...word.map((way) => way.map(ofOwner))].map((way) => [way.join(' '), way])).values(),
  ])

/** True of a text that may name a company: not all of it names categories, sizes and standards. */
export const mayNameOwner = (text: string): boolean =>
  phrasesIn(text).some(({ isKept, isFact }) => !isKept || isFact)
