import type { SpecRow, Text, Values } from '../families/family.ts'
import type { Random } from '../random.ts'
import type { Voice } from '../voices.ts'

/**
 * What articles of one kind have in common: machines a warranty, foods a shelf life. Texts may name {noun} (one article),
 * {names} (the subcategory), {things} and {Things} (many), {model} and the values of the kind.
 */
export type Kind = {
  name: Text
  /** `name` is the English name of the subcategory. */
  values: (random: Random, name: string) => Values
  specs: readonly SpecRow[]
  says: readonly Text[]
  lead: readonly [number, number]
  order: { unit: Text; steps: readonly number[] }
  /** Output a month for one person in production; null for services. */
  output: number | null
  /** How the articles come about. */
  steps: Text
  toOrder?: true
  /** What has no plural is called services, not products. */
  serves?: true
  /** Who offers them speaks like this, whatever the industry. */
  voice?: Voice
}

export const both = ['English and Japanese', '日本語・英語'] as const
export const months = ['{months} months', '{months}か月'] as const
