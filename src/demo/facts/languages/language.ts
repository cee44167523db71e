// Languages beside English and Japanese in which companies write, and what must be there for one of them.
import type { CompanySentences, Voice } from '../voices.ts'

export type Written = 'es' | 'it' | 'de' | 'zh'
export type Spoken = 'en' | 'ja' | Written

/** What there is to say in a language. Texts may name {lead} and {order}; those of products {names} as well. */
export type Tongue = {
  sentences: Readonly<Record<Voice, CompanySentences>>
  cares: Readonly<Record<Voice, readonly string[]>>
  /** Whom companies serve, by industry, in the order of the English ones. */
  users: ReadonlyMap<string, readonly string[]>
  /** How products come about, by industry, by sort of article, and of services. */
  steps: ReadonlyMap<string, string>
  /** Kinds of trade, by business type. */
  houses: Readonly<Record<'DI' | 'WS' | 'IM' | 'EX' | 'RE', string>>
  /** By the English word: one, and many; Chinese counts without a word's number. */
  units: Readonly<Record<string, readonly [one: string, many: string]>>
  people: readonly [some: string, about: string]
  /** By key: name of a product and what a company makes. */
  families: ReadonlyMap<string, readonly [name: string, plural: string]>
  /** What names of firms carry, by industry; of public bodies and funds. */
  nameWords: {
    industries: ReadonlyMap<string, readonly string[]>
    GO: readonly string[]
    IN: readonly string[]
  }
  /** Names of articles of the tree: with a model, to drawing, services with their scope, and fasteners of a size. */
  articles: Readonly<Record<'series' | 'work' | 'service' | 'fastener', string>>
  /** The first sentence about a product, and the one with its facts. */
  opening: string
  facts: string
  remarks: Readonly<Record<'maker' | 'producer' | 'service', readonly string[]>>
  closers: Readonly<Record<'stock' | 'order' | 'service', readonly string[]>>
  /** Between facts, between sentences, before the last of several names. */
  marks: { between: string; sentences: string; and: string; comma: string }
  decimal: ',' | '.'
  besides: string
}

/** 'key | a | b' line by line, by key. */
export const table = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ...rest] = line.split(' | ')
        return [key, rest]
      }),
  )
