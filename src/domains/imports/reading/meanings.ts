// What a column of a table may mean: the fields of a product, or nothing.
import type { ImportField } from '../../../contract/import-words.ts'

export type Field = ImportField

export const documentKinds = ['data sheet', 'manual', 'cad', 'brochure', 'certificate'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * What a column means. `key` is the name of a specification, and of prices the number that they have beside their quantity; `unit` that of its values where they have none (as written for a
 * specification, a code for weights, days and goods); `from`, `currency` and `per` belong to prices (`per`: for how many pieces);
 * `language` to texts and documents that are not in that of the table.
 */
export type Meaning = {
  field: Field
  key?: string
  unit?: string
  language?: string
  from?: number
  currency?: string
  per?: number
  kind?: DocumentKind
}

/** sure is taken as it is; the others are asked. */
export type Sureness = 'sure' | 'likely' | 'unknown'
/** Why a column was read so; the screens say it. */
export type Reason =
  | 'chosen-before'
  | 'head'
  | 'head-and-contents'
  | 'contents'
  | 'like-the-head'
  | 'contents-differ'
  | 'second'
  | 'known-specification'
  | 'unknown-head'
  | 'no-head'
  | 'empty'
  | 'row-number'
  | 'internal'
  | 'tax-in'
  | 'no-currency'
  | 'no-unit'
  | 'decimal-open'
  | 'for-several'
  | 'steps'

/** A column from 0, its head as joined, and what it means; `others` are fields that it may mean as well. */
export type Column = {
  at: number
  head: string
  meaning: Meaning
  sureness: Sureness
  reason: Reason
  others?: readonly Meaning[]
}
