// From the texts of the trade details to what the calls take, and back from what they refuse.
import { limits } from '../../../../contract/limits.ts'
import type { ProductFieldsInput } from '../../../../contract/product-fields.ts'
import type {
  MoneyEntry,
  ProductTradeEntry,
  ProductVariantsEntry,
} from '../../../../contract/product-trade.ts'
import { hsDigits, weightUnits, type WeightUnit } from '../../../../contract/trade-writing.ts'
import { decimalTyped, numberTyped } from '../../../ui/numbers.ts'
import type { TradeValues, VariantRow } from './trade-values.ts'

/** Fields and rows by the names of their controls, in the order of the form. */
export const tradeOrder = [
  'partNumber',
  'unit',
  'minimumOrder',
  'minimumOrderUnit',
  'packaging',
  'price',
  'priceOnRequest',
  'weight',
  'weightUnit',
  'origin',
  'hsCode',
  'axis',
  'variant',
]

type Said = Required<Pick<ProductFieldsInput, 'partNumber' | 'trade' | 'variants'>>

/** The trade details as the calls take them, and all controls with something that no call would take. */
export function tradeFieldsOf(values: TradeValues, language: string): { said: Said; wrong: string[] } {
  const wrong: string[] = []
  const number = (text: string, control: string): number | null => {
    const value = numberTyped(text, language)
    if (value !== null && !(value > 0)) wrong.push(control)
    return value
  }
  const least = number(values.minimumOrder, 'minimumOrder')
  const heavy = number(values.weight, 'weight')
  if (heavy !== null && values.weightUnit === '') wrong.push('weightUnit')
  // A unit of nothing would be lost.
  if (heavy === null && values.weightUnit !== '') wrong.push('weight')
  if (least === null && values.minimumOrderUnit !== '') wrong.push('minimumOrder')
  const trade: ProductTradeEntry = {
    unit: values.unit,
    minimumOrder: least === null ? null : { quantity: least, unit: values.minimumOrderUnit },
    prices: values.prices.map(({ quantity, amount, currency }, at) => {
      const exact = decimalTyped(amount, language)
      if (exact === undefined) wrong.push(`price-amount-${at}`)
      // Who says no quantity means one.
      const from = quantity.trim() === '' ? 1 : number(quantity, `price-quantity-${at}`)
      return { quantity: from ?? 1, amount: exact ?? '', currency: currencyTyped(currency) }
    }),
    priceOnRequest: values.priceOnRequest,
    packaging: values.packaging,
    weight: heavy === null ? null : { value: heavy, unit: values.weightUnit as WeightUnit },
    origin: values.origin,
    hsCode: hsDigits(values.hsCode),
  }
  const variants = variantsOf(values, trade, { language, wrong })
  return { said: { partNumber: values.partNumber, trade, variants }, wrong }
}

const currencyTyped = (text: string) => text.normalize('NFKC').trim().toUpperCase()

type Reading = { language: string; wrong: string[] }

function variantsOf(
  { axes, variants }: TradeValues,
  trade: ProductTradeEntry,
  { language, wrong }: Reading,
): ProductVariantsEntry | null {
  const isNamed = axes.map((name) => name.trim() !== '')
  if (variants.length === 0 && !isNamed.includes(true)) return null
  if (variants.length === 0) wrong.push('variant-value0-0')
  // A value below no name belongs nowhere.
  axes.forEach((_, at) => {
    const isUsed = variants.some(({ values }) => (values[at] ?? '').trim() !== '')
    if (!isNamed[at] && (isUsed || (at === 0 && !isNamed.includes(true)))) wrong.push(`axis-${at}`)
  })
  return {
    axes: axes.filter((_, at) => isNamed[at]),
    rows: variants.map((row, at) => ({
      values: row.values.filter((value, axis) => {
        if (isNamed[axis] && value.trim() === '') wrong.push(`variant-value${axis}-${at}`)
        return isNamed[axis]
      }),
      partNumber: row.number,
      price: priceOf(row, at, trade, { language, wrong }),
      weight: weightOf(row, at, trade, { language, wrong }),
    })),
  }
}

/** `12.50 EUR` or `EUR 12.50`; without a currency in the one that the product's prices have. */
function priceOf({ price }: VariantRow, at: number, trade: ProductTradeEntry, { language, wrong }: Reading) {
  const text = price.normalize('NFKC').trim()
  if (text === '') return null
  const [, before, amount = '', behind] = /^([a-z]{3})?\s*([\d.,'’\s]+?)\s*([a-z]{3})?$/iu.exec(text) ?? []
  const exact = decimalTyped(amount, language)
  const known = [...new Set(trade.prices.map(({ currency }) => currency))]
  const currency = currencyTyped(before ?? behind ?? (known.length === 1 ? known[0]! : ''))
  if (exact === undefined || currency === '') wrong.push(`variant-price-${at}`)
  return { amount: exact ?? '', currency } satisfies MoneyEntry
}

/** `130 g`; without a unit in that of the product's weight. */
function weightOf(
  { weight }: VariantRow,
  at: number,
  trade: ProductTradeEntry,
  { language, wrong }: Reading,
) {
  const text = weight.normalize('NFKC').trim()
  if (text === '') return null
  const [, amount = '', said = ''] = /^([\d.,'’\s]+?)\s*([a-z]*)$/iu.exec(text) ?? []
  const value = numberTyped(amount, language)
  const unit =
    weightUnits.find((one) => one === said.toLowerCase()) ?? (said === '' ? trade.weight?.unit : undefined)
  if (value === null || !(value > 0) || !unit) {
    wrong.push(`variant-weight-${at}`)
    return null
  }
  return { value, unit }
}

/** The control that a path of a call's failure means; undefined for one that is none of these. */
export function tradeControlOf(path: string, { axes }: Pick<TradeValues, 'axes'>): string | undefined {
  const [field, ...rest] = path.split('.')
  if (field === 'partNumber') return 'partNumber'
  if (field === 'trade') return controlOfTrade(rest)
  if (field !== 'variants') return undefined
  const places = axes.flatMap((name, at) => (name.trim() === '' ? [] : [at]))
  const [part, at = '0', inner, axis = '0'] = rest
  if (part !== 'rows') return `axis-${places[Number(at)] ?? 0}`
  if (inner === 'partNumber') return `variant-number-${at}`
  if (inner === 'price' || inner === 'weight') return `variant-${inner}-${at}`
  return `variant-value${places[Number(axis)] ?? 0}-${at}`
}

function controlOfTrade([field = '', part, inner]: string[]): string | undefined {
  if (field === 'prices') return `price-${inner ?? 'amount'}-${part ?? limits.priceTiersMax - 1}`
  if (field === 'minimumOrder' && part === 'unit') return 'minimumOrderUnit'
  if (field === 'weight' && part === 'unit') return 'weightUnit'
  return tradeOrder.includes(field) ? field : undefined
}
