// A product while its rows are read, and what could not be read of them.
import type { DocumentKind } from './meanings.ts'
import type { Weight } from './measures.ts'
import type { Why } from './numbers.ts'

export type ProblemCode =
  | Why
  | 'no-name'
  | 'row-unclear'
  | 'too-long'
  | 'too-many-specs'
  | 'too-many-variants'
  | 'too-many-prices'
  | 'too-many-rows'
  | 'repeated-part-number'
  | 'number-damaged'
  | 'hs-code'
  | 'not-a-file'
  | 'varies'
/** `column` from 0, undefined for a whole row; `text` as it stands in the table. */
export type Problem = { code: ProblemCode; column?: number; row: number; text: string }

export type ReadSpec = { key: string; value: string }
/** What one costs from a quantity on; `amount` is a decimal. */
export type ReadTier = { from: number; amount: string; currency: string }
export type ReadDocument = { file: string; kind: DocumentKind; language?: string; version?: string }
export type ReadVariant = {
  values: string[]
  partNumber?: string
  price?: { amount: string; currency: string }
  weight?: Weight
}

/** A product as a table tells it; what is not there was not said. */
export type ReadProduct = {
  partNumber?: string
  name?: string
  description?: string
  /** Names and descriptions in other languages. */
  texts: { language: string; name?: string; description?: string }[]
  language?: string
  keywords: string[]
  /** As '0004.0004-03-02', where that is sure; else categories to offer, the likeliest first. */
  category?: string
  categoriesOffered: string[]
  /** What the table itself says of its category, to be asked once for all products that have it. */
  categoryText?: string
  specs: ReadSpec[]
  /** Days. */
  leadTime?: number
  stock?: boolean
  minimumOrder?: { quantity: number; unit?: string }
  prices: ReadTier[] | 'on request'
  /** Codes of the list of units. */
  unit?: string
  packaging?: string
  weight?: Weight
  /** Code of a country. */
  origin?: string
  /** Digits alone. */
  hsCode?: string
  variants?: { axes: string[]; rows: ReadVariant[] }
  pictures: string[]
  /** Addresses of videos. */
  videos?: string[]
  /** As a table of ours says it. */
  state?: 'draft' | 'published' | 'unlisted'
  documents: ReadDocument[]
}

/** What one row says: `levels` are its categories, `axes` its values as a variant. */
export type Draft = {
  row: number
  product: ReadProduct
  problems: Problem[]
  parent?: string
  levels: string[]
  /** Quantities and currencies of prices, by the number that they have in common with them. */
  froms: Map<string, number>
  currencies: Map<string, string>
  /** For how many pieces the prices of the row are. */
  per?: number
  pricesBare: { key: string; from: number; amount: string; currency?: string; column: number; text: string }[]
  specName?: string
  specValue?: string
  specUnit?: string
  axes: (string | undefined)[]
  packs: string[]
  /** Cells of a table of ours, by what they hold, with their columns. */
  own?: Map<string, { text: string; at: number }>
}

export const emptyDraft = (row: number, axes: number): Draft => ({
  row,
  product: {
    texts: [],
    keywords: [],
    categoriesOffered: [],
    specs: [],
    prices: [],
    pictures: [],
    documents: [],
  },
  problems: [],
  levels: [],
  froms: new Map(),
  currencies: new Map(),
  pricesBare: [],
  axes: Array.from({ length: axes }, () => undefined),
  packs: [],
})
