// Variants of a product in a table of ours: a line for each in each of their columns.
import { plainAmount } from '../../../contract/trade-writing.ts'
import { isListed } from '../../reference-data/lists.ts'
import type { ReadProduct, ReadVariant } from './drafts.ts'
import { linesOf, weightOf, type OwnCells, type TellCell } from './own-values.ts'

/** Reads them into the product; what is no price or weight of a variant is told, and left out. */
export function readOwnVariants(product: ReadProduct, cells: OwnCells, tell: TellCell): void {
  const of = (key: string) => linesOf(cells.get(key)?.text)
  const axes = of('variantAxes')
  if (axes.length === 0) return
  const values = axes.map((_, at) => of(`variantValues${at + 1}`))
  const [numbers, prices, weights] = [of('variantNumbers'), of('variantPrices'), of('variantWeights')]
  const rows = Array.from(
    { length: Math.max(...values.map((lines) => lines.length)) },
    (_, at): ReadVariant => {
      const price = priceIn(prices[at] ?? '')
      const weight = weightIn(weights[at] ?? '')
      if (price === null) tell('not-a-number', 'variantPrices', prices[at])
      if (weight === null) tell('not-a-number', 'variantWeights', weights[at])
      return {
        values: values.map((lines) => lines[at] ?? ''),
        ...(numbers[at] && { partNumber: numbers[at] }),
        ...(price && { price }),
        ...(weight && { weight }),
      }
    },
  )
  if (rows.length > 0) product.variants = { axes, rows }
}

/** '14 JPY'; undefined for nothing, null for anything else. */
function priceIn(line: string): { amount: string; currency: string } | undefined | null {
  if (line.trim() === '') return undefined
  const [, amount = '', currency = ''] = /^\s*(\d+(?:\.\d+)?)\s+([A-Z]{3})\s*$/.exec(line) ?? []
  return isListed('currencies', currency) ? { amount: plainAmount(amount), currency } : null
}

/** '130 g'; the same. */
function weightIn(line: string): ReadVariant['weight'] | undefined | null {
  if (line.trim() === '') return undefined
  const [number = '', unit = ''] = line.trim().split(/\s+/)
  return weightOf(number, unit) ?? null
}
