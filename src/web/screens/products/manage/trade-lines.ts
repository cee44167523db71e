// The trade details of a product as lines of text, for whoever compares two versions of them.
import type { ProductFieldsInput } from '../../../../contract/product-fields.ts'
import type { MoneyEntry, WeightEntry } from '../../../../contract/product-trade.ts'
import { hsDigits, plainAmount } from '../../../../contract/trade-writing.ts'

const money = ({ amount, currency }: MoneyEntry) => `${plainAmount(amount)} ${currency}`
const heavy = ({ value, unit }: WeightEntry) => `${value} ${unit}`
const joined = (lines: readonly (string | null | undefined | false)[]) =>
  lines.filter((line) => typeof line === 'string' && line !== '').join('\n')

/** Everything but numbers and variants, with the codes that are kept. */
export function tradeLines(trade: ProductFieldsInput['trade']): string {
  if (!trade) return ''
  const { unit, minimumOrder, prices, priceOnRequest, packaging, weight, origin, hsCode } = trade
  return joined([
    minimumOrder && `≥ ${minimumOrder.quantity} ${minimumOrder.unit}`.trim(),
    ...prices.map((price) => `${price.quantity}: ${money(price)}`),
    priceOnRequest && '?',
    unit,
    packaging.trim(),
    weight && heavy(weight),
    origin,
    hsDigits(hsCode) && `HS ${hsDigits(hsCode)}`,
  ])
}

export function variantLines(variants: ProductFieldsInput['variants']): string {
  if (!variants) return ''
  const rows = variants.rows.map(({ values, partNumber, price, weight }) =>
    [...values, partNumber, price && money(price), weight && heavy(weight)].filter(Boolean).join(' · '),
  )
  return joined([variants.axes.join(' · '), ...rows])
}
