// Weights and sizes: '1.2kg', '350 g', '1/2 inch', '±0.01', '10〜20 mm', 'φ20'.
import { weightUnits, type WeightUnit } from '../../../contract/trade-writing.ts'
import { unitOf } from '../../reference-data/terms/units.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { isNothing, kept, textOf, tidy } from './cells.ts'
import { amountIn, type DecimalMark, type Read } from './numbers.ts'

export type Weight = { value: number; unit: WeightUnit }

const weightNames: Readonly<Record<WeightUnit, string>> = {
  g: 'g|gr|grs|gram|grams|grammi|gramos|グラム|ｸﾞﾗﾑ|克',
  kg: 'kg|kgs|kilo|kilos|kilograms|chilogrammi|kilogramos|キロ|キログラム|公斤|千克',
  t: 't|ton|tons|tonne|tonnes|トン|吨|tonnellate|toneladas',
  lb: 'lb|lbs|pound|pounds|ポンド|磅|libbre|libras',
  oz: 'oz|ounce|ounces|オンス|盎司|once|onzas',
}
const weights = new Map(
  weightUnits.flatMap((unit) =>
    weightNames[unit].split('|').map((name) => [name.normalize('NFKC'), unit] as const),
  ),
)

/** The unit of weight that a text names: 'Kg', 'lbs.', 'グラム'. */
export const weightUnitOf = (text: string): WeightUnit | undefined =>
  weights.get(
    tidy(text)
      .toLowerCase()
      .replace(/[.\s()[\]]|\/.*$/g, ''),
  )

/** A weight; `unit` is that of the column where the cell has none. Milligrams become grams. */
export function readWeight(
  cell: Cell | undefined,
  mark: DecimalMark | 'none' = 'ask',
  unit?: WeightUnit,
): Read<Weight> {
  if (isNothing(textOf(cell))) return { why: 'empty' }
  const read = amountIn(cell, mark)
  if ('why' in read) return read
  const { number, to, after, isNegative } = read.value
  if (isNegative) return { why: 'negative' }
  if (to !== undefined) return { why: 'not-one-amount' }
  const words = after.replace(/[(（].*$|以下|以内|程度|前後|approx.*$|ca\.?$/giu, '').trim()
  if (/^mg$/i.test(words)) return { value: { value: Number(number) / 1000, unit: 'g' } }
  const own = words === '' ? undefined : weightUnitOf(words)
  if (words !== '' && own === undefined) return { why: 'unknown-unit' }
  const found = own ?? unit
  return found === undefined ? { why: 'no-unit' } : { value: { value: Number(number), unit: found } }
}

/** A value of a specification taken apart, as it is kept: `text` has its unit, that of its column where it has none. */
export type Measure = { text: string; unit?: string; numbers: number }

const number = String.raw`\d+(?:[ '’]\d{3}(?!\d))*(?:[.,]\d+)*`
const fraction = String.raw`(?:\d+(?:[- ]\d+\/\d+|[.,]?\s?[½¼¾⅛⅜⅝⅞])|\d+\/\d+|[½¼¾⅛⅜⅝⅞]|${number})`
const sign = String.raw`(?:±|\+\/-|≤|≥|<|>|~|約|约|ca\.?\s?|approx\.?\s?|φ|Φ|ø|Ø|⌀|\+|-|−|max\.?\s?|min\.?\s?|最大|最小)`
const one = String.raw`${sign}?\s?${fraction}`
const measured = new RegExp(
  String.raw`^(?<numbers>${one}(?:\s?(?:\.{2,3}|[-–~〜～…×xX*/±]|から|to|a)\s?${one}){0,4})\s*(?<unit>[^\d\s].{0,15}?)?(?<more>以上|以下|未満|以内|程度|max\.?|min\.?)?$`,
  'iu',
)
const bare = /^\d+(?:\.\d+)?$/

/** A measure, with the unit of its column where it has no own; texts that are no measure are kept as they are, and nothing is added. */
export function readMeasure(cell: Cell | undefined, unit?: string): Read<Measure> {
  if (cell === undefined) return { why: 'empty' }
  if (bare.test(cell.text)) return { value: withUnit(plainDecimal(cell), cell.unit ?? unit) }
  const text = kept(cell.text)
  if (text === '') return { why: 'empty' }
  const found = text.length > 60 ? null : measured.exec(tidyMeasure(text))?.groups
  if (!found) return { value: { text, numbers: 0 } }
  const numbers = found['numbers']!.match(new RegExp(fraction, 'gu'))?.length ?? 1
  const own = found['unit']?.trim()
  if (own === undefined || own === '') {
    return unit === undefined
      ? { value: { text, numbers } }
      : { value: { text: `${text}${gapBefore(unit)}${unit}`, unit, numbers } }
  }
  const known = unitOf(own)
  return { value: { text, ...(known !== undefined && { unit: known }), numbers } }
}

const withUnit = (text: string, unit: string | undefined): Measure =>
  unit === undefined ? { text, numbers: 1 } : { text: `${text}${gapBefore(unit)}${unit}`, unit, numbers: 1 }

/** '90°' and '1/2"' stand together, '20 mm' apart. */
const gapBefore = (unit: string): string => (/^[°"″'′%]/.test(unit) && !/^°[CF]/.test(unit) ? '' : ' ')

/** A number of a spreadsheet without the errors of its last digits. */
const plainDecimal = (cell: Cell): string =>
  cell.kind === 'number' && cell.text.length > 15
    ? String(Number(Number(cell.text).toPrecision(15)))
    : cell.text

const tidyMeasure = (text: string): string => text.replace(/[～]/g, '〜').replace(/\s+/g, ' ')
