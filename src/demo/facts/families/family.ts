import type { Random } from '../random.ts'
import type { Voice } from '../voices.ts'
import type { BusinessType } from '../world.ts'

/** One thing said in English and in Japanese. */
export type Text = readonly [en: string, ja: string]
export type Value = string | number | Text
export type Values = Record<string, Value>

/** A row of the fact table: label in English and Japanese, and the value with {names} of the family's values. */
export type SpecRow = readonly [en: string, ja: string, value: string | Text]

/** A product family: all that is needed to invent any number of its products in both languages. */
export type Family = {
  key: string
  /** Category id of the industries tree; the industry is its first four digits. */
  category: string
  /** Set where all its products are of one subcategory; else subCategories.ts tells. */
  subCategory?: string
  /** Of which sort the articles of its subcategory are (niches/sorting.ts); families written by hand have none. */
  article?: string
  /** Product name, with {names} of values. */
  name: Text
  /** What a company says it makes, in the plural and in lower case. */
  plural: Text
  keywords: Text
  values: (random: Random) => Values
  specs: readonly SpecRow[]
  sentences: { en: readonly string[]; ja: readonly string[] }
  /** Usual lead time in days, shortest and longest. */
  lead: readonly [number, number]
  order: { unit: Text; steps: readonly number[] }
  /** Output a month for one person in production, in order units; null for services. */
  output: number | null
  /** Made to drawing or order only: never in stock. */
  toOrder?: true
  /** How its products come about; else processes.ts tells. */
  steps?: Text
  /** Who offers it speaks like this, whatever the industry. */
  voice?: Voice
  /**
   * Drawing family, its parameters by name of value (else the word or number itself), and the two texts of the sheet;
   * null where no drawing shows such a thing.
   */
  picture: { family: string; params: Readonly<Record<string, string>>; part: string; note: string } | null
  /** Only these business types offer it; left out: all but consultants, investors and government. */
  only?: readonly BusinessType[]
}

/** Units of an order; Japanese counts long, flat and standing things with words of their own. */
export const units = {
  pieces: ['pcs', '個'],
  lengths: ['pcs', '本'],
  flats: ['pcs', '枚'],
  seats: ['pcs', '脚'],
  bodies: ['pcs', '台'],
  sets: ['sets', '組'],
  cases: ['sets', 'セット'],
  units: ['units', '台'],
  plants: ['units', '基'],
  metres: ['m', 'm'],
  sheets: ['sheets', '枚'],
  rolls: ['rolls', '本'],
  cartons: ['cartons', 'ケース'],
  projects: ['projects', '件'],
  tonnes: ['t', 't'],
} as const satisfies Record<string, Text>

/** The trades that services are offered to. */
export const fields = [
  ['machined parts', '機械加工部品'],
  ['food processing lines', '食品加工ライン'],
  ['electronic assemblies', '電子機器組立'],
  ['textile finishing', '染色整理'],
  ['medical device parts', '医療機器部品'],
  ['furniture', '家具'],
  ['castings and forgings', '鋳鍛造品'],
  ['packaging', '包装'],
  ['water treatment', '水処理'],
  ['automotive components', '自動車部品'],
] as const

/** Rounds to a number of decimals. */
export function rounded(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}
