// The trade details of products as columns of a table: codes and plain numbers, so that another program reads them as they are kept.
import { limits } from '../../contract/limits.ts'
import { serverText } from '../../messages/texts.ts'
import { columnOf, type TableColumn } from './export-columns.ts'
import { tradeFields, type TradeContents } from './trade.ts'

const heads = [
  /*i18n*/ { id: 'table.product.partNumber', message: 'Part number' },
  /*i18n*/ { id: 'table.product.unit', message: 'Sold by' },
  /*i18n*/ { id: 'table.product.minimumOrder', message: 'Minimum order' },
  /*i18n*/ { id: 'table.product.minimumOrderUnit', message: 'Unit of the minimum order' },
  /*i18n*/ { id: 'table.product.priceQuantities', message: 'Prices: from quantity' },
  /*i18n*/ { id: 'table.product.priceAmounts', message: 'Prices: amount' },
  /*i18n*/ { id: 'table.product.priceCurrencies', message: 'Prices: currency' },
  /*i18n*/ { id: 'table.product.priceOnRequest', message: 'Price on request' },
  /*i18n*/ { id: 'table.product.packaging', message: 'Packaging' },
  /*i18n*/ { id: 'table.product.weight', message: 'Weight' },
  /*i18n*/ { id: 'table.product.weightUnit', message: 'Unit of the weight' },
  /*i18n*/ { id: 'table.product.origin', message: 'Country of origin' },
  /*i18n*/ { id: 'table.product.hsCode', message: 'HS code' },
  /*i18n*/ { id: 'table.product.variantAxes', message: 'Variants: attributes' },
]
const values = /*i18n*/ {
  id: 'table.product.variantValues',
  message: 'Variants: values of attribute {number}',
}
const lastHeads = [
  /*i18n*/ { id: 'table.product.variantNumbers', message: 'Variants: part number' },
  /*i18n*/ { id: 'table.product.variantPrices', message: 'Variants: price' },
  /*i18n*/ { id: 'table.product.variantWeights', message: 'Variants: weight' },
]
const axes = Array.from({ length: limits.variantAxesMax }, (_, at) => at)

/** As `table.product.` names them. */
export const tradeColumns = (language: string): TableColumn[] => [
  ...heads.map((head) => columnOf(head, language)),
  ...axes.map((at) => ({
    key: `variantValues${at + 1}`,
    head: serverText(values, language, { number: String(at + 1) }),
  })),
  ...lastHeads.map((head) => columnOf(head, language)),
]

/** One line for each price, and for each variant in its columns; `yes` and `no` in the words of the table. */
export function tradeCells(contents: TradeContents, { yes, no }: { yes: string; no: string }): string[] {
  const { partNumber, trade, variants } = tradeFields(contents)
  const { unit, minimumOrder, prices, priceOnRequest, packaging, weight, origin, hsCode } = trade
  const rows = variants?.rows ?? []
  return [
    partNumber ?? '',
    unit,
    minimumOrder ? String(minimumOrder.quantity) : '',
    minimumOrder?.unit ?? '',
    linesOf(prices.map(({ quantity }) => String(quantity))),
    linesOf(prices.map(({ amount }) => amount)),
    linesOf(prices.map(({ currency }) => currency)),
    priceOnRequest ? yes : prices.length > 0 ? no : '',
    packaging,
    weight ? String(weight.value) : '',
    weight?.unit ?? '',
    origin,
    hsCode,
    linesOf(variants?.axes ?? []),
    ...axes.map((at) => linesOf(rows.map((row) => row.values[at] ?? ''))),
    linesOf(rows.map((row) => row.partNumber)),
    linesOf(rows.map(({ price }) => (price ? `${price.amount} ${price.currency}` : ''))),
    linesOf(rows.map((row) => (row.weight ? `${row.weight.value} ${row.weight.unit}` : ''))),
  ]
}

/** Nothing where no line says anything. */
const linesOf = (lines: readonly string[]): string =>
  lines.some((line) => line !== '') ? lines.join('\n') : ''
