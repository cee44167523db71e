// The trade details of the product editor as texts: from the product, and from what was typed.
import { limits } from '../../../../contract/limits.ts'
import type { ProductFieldsInput } from '../../../../contract/product-fields.ts'
import type { MoneyEntry, WeightEntry } from '../../../../contract/product-trade.ts'
import { hsCodeText } from '../../../../contract/trade-writing.ts'
import { numberText } from '../../../ui/numbers.ts'

export type PriceRow = { quantity: string; amount: string; currency: string }
/** Price and weight with their units in one text, such as `12.50 EUR` and `130 g`. */
export type VariantRow = { values: readonly string[]; number: string; price: string; weight: string }

/** Texts by the names of their controls. */
export const tradeTexts = [
  'partNumber',
  'minimumOrder',
  'minimumOrderUnit',
  'unit',
  'packaging',
  'weight',
  'weightUnit',
  'origin',
  'hsCode',
] as const
export type TradeText = (typeof tradeTexts)[number]

export type TradeValues = Record<TradeText, string> & {
  priceOnRequest: boolean
  prices: readonly PriceRow[]
  /** One for each place there is, empty for none. */
  axes: readonly string[]
  variants: readonly VariantRow[]
}

const places = Array.from({ length: limits.variantAxesMax }, (_, at) => at)
const noAxes = places.map(() => '')

export const noTradeValues: TradeValues = {
  ...(Object.fromEntries(tradeTexts.map((name) => [name, ''])) as Record<TradeText, string>),
  priceOnRequest: false,
  prices: [],
  axes: noAxes,
  variants: [],
}

/** Whether anything of it was said. */
export const saysTrade = ({ priceOnRequest, prices, axes, variants, ...texts }: TradeValues): boolean =>
  priceOnRequest ||
  prices.length > 0 ||
  variants.length > 0 ||
  [...axes, ...tradeTexts.map((name) => texts[name])].some((text) => text.trim() !== '')

type Kept = Pick<ProductFieldsInput, 'partNumber' | 'trade' | 'variants'>

/** What the editor shows of it, numbers as they are written in `language`. */
export function tradeValuesOf({ partNumber = '', trade, variants }: Kept, language: string): TradeValues {
  const money = (price: MoneyEntry | null) =>
    price && `${amountText(price.amount, language)} ${price.currency}`
  const heavy = (weight: WeightEntry | null) =>
    weight && `${numberText(weight.value, language)} ${weight.unit}`
  return {
    partNumber,
    minimumOrder: numberText(trade?.minimumOrder?.quantity ?? null, language),
    minimumOrderUnit: trade?.minimumOrder?.unit ?? '',
    unit: trade?.unit ?? '',
    packaging: trade?.packaging ?? '',
    weight: numberText(trade?.weight?.value ?? null, language),
    weightUnit: trade?.weight?.unit ?? '',
    origin: trade?.origin ?? '',
    hsCode: trade?.hsCode ? hsCodeText(trade.hsCode) : '',
    priceOnRequest: trade?.priceOnRequest ?? false,
    prices: (trade?.prices ?? []).map(({ quantity, amount, currency }) => ({
      quantity: numberText(quantity, language),
      amount: amountText(amount, language),
      currency,
    })),
    axes: places.map((at) => variants?.axes[at] ?? ''),
    variants: (variants?.rows ?? []).map(({ values, partNumber: number, price, weight }) => ({
      values,
      number,
      price: money(price) ?? '',
      weight: heavy(weight) ?? '',
    })),
  }
}

/** Exact: a text is formatted as it stands. */
const amountText = (amount: string, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: limits.priceDecimalsMax }).format(
    amount as `${number}`,
  )

/** What was typed; rows that were left empty are gone. */
export function tradeTyped(text: (name: string) => string): TradeValues {
  const numbers = (max: number) => Array.from({ length: max }, (_, at) => at)
  const isTyped = (texts: readonly string[]) => texts.some((one) => one.trim() !== '')
  return {
    ...(Object.fromEntries(tradeTexts.map((name) => [name, text(name)])) as Record<TradeText, string>),
    priceOnRequest: text('priceOnRequest') !== '',
    prices: numbers(limits.priceTiersMax)
      .map((at) => ({
        quantity: text(`price-quantity-${at}`),
        amount: text(`price-amount-${at}`),
        currency: text(`price-currency-${at}`),
      }))
      .filter(({ quantity, amount, currency }) => isTyped([quantity, amount, currency])),
    axes: places.map((at) => text(`axis-${at}`)),
    variants: numbers(limits.variantsPerProductMax + variantsMore)
      .map((at) => ({
        values: places.map((axis) => text(`variant-value${axis}-${at}`)),
        number: text(`variant-number-${at}`),
        price: text(`variant-price-${at}`),
        weight: text(`variant-weight-${at}`),
      }))
      .filter(({ values, number, price, weight }) => isTyped([...values, number, price, weight])),
  }
}

/** Empty rows that stand below the others without scripts. */
export const variantsMore = 5
