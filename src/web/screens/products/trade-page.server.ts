// How a product is sold and in which variants there is, in the words of its page: made on the server, so that the scripts of pages
// carry neither these words nor what formats money.
import { msg } from '@lingui/core/macro'
import type { ProductEntry, ShownVariantsEntry } from '../../../contract/products.ts'
import { hsCodeText } from '../../../contract/trade-writing.ts'
import type { pageOf } from '../../api/page.ts'
import { shownIn } from '../../components/text/text-language.ts'
import { amountOf, moneyText, weightText } from '../../components/product/trade-formats.ts'
import type { PriceTable, TradePage, VariantTable } from './trade-page.ts'

type Page = Pick<ReturnType<typeof pageOf>, 'i18n' | 'language'>
type Said = Pick<ProductEntry, 'partNumber' | 'trade' | 'variants' | 'language' | 'businessProfile'>

/** Undefined for a product that says nothing of it. */
export function tradePageOf(page: Page, product: Said): TradePage | undefined {
  const { partNumber, trade = {}, variants } = product
  const { i18n, language } = page
  const where = { country: product.businessProfile.contactInfo.country.code, language }
  const langOf = (text: string) => shownIn(text, product.language, where)
  const { minimumOrder, packaging, weight, origin, hsCode } = trade
  const facts = [
    { key: 'number', name: i18n._(msg`Part number`), text: partNumber },
    {
      key: 'order',
      name: i18n._(msg`Minimum order`),
      text: minimumOrder && amountOf(minimumOrder.quantity, minimumOrder.unit, language),
    },
    { key: 'unit', name: i18n._(msg`Sold by`), text: trade.unit?.one },
    { key: 'packaging', name: i18n._(msg`Packaging`), text: packaging, lang: packaging && langOf(packaging) },
    { key: 'weight', name: i18n._(msg`Weight`), text: weight && weightText(weight, language) },
    { key: 'origin', name: i18n._(msg`Country of origin`), text: origin?.name },
    { key: 'hs', name: i18n._(msg`HS code`), text: hsCode && hsCodeText(hsCode) },
  ].flatMap(({ text, lang, ...fact }) => (text ? [{ ...fact, text, ...(lang && { lang }) }] : []))
  const prices = priceTable(page, trade)
  const shown: TradePage = {
    title: i18n._(msg`Ordering information`),
    facts,
    ...(prices && { prices }),
    ...(trade.priceOnRequest && { onRequest: i18n._(msg`Price on request`) }),
    ...(variants && { variants: variantTable(page, variants, langOf) }),
  }
  return facts.length > 0 || prices || trade.priceOnRequest || variants ? shown : undefined
}

/** A row a quantity, a column a currency; what one of them does not say stays open. */
function priceTable(
  { i18n, language }: Page,
  { prices = [], unit }: NonNullable<Said['trade']>,
): PriceTable | undefined {
  if (prices.length === 0) return undefined
  const currencies = [...new Set(prices.map(({ currency }) => currency))]
  const quantities = [...new Set(prices.map(({ quantity }) => quantity))].sort((one, other) => one - other)
  const rows = quantities.map((quantity) => {
    const from = amountOf(quantity, unit, language)
    return {
      from: i18n._(msg`from ${from}`),
      amounts: currencies.map((currency) => {
        const tier = prices.find((one) => one.currency === currency && one.quantity === quantity)
        return tier ? moneyText(tier, language) : '–'
      }),
    }
  })
  const one = unit?.one ?? ''
  return {
    caption: unit ? i18n._(msg`Price per ${one}`) : i18n._(msg`Price`),
    quantity: i18n._(msg`Order quantity`),
    currencies,
    rows,
  }
}

function variantTable(
  { i18n, language }: Page,
  { axes, rows }: ShownVariantsEntry,
  langOf: (text: string) => string | undefined,
): VariantTable {
  const cell = (text: string | undefined, lang?: string) => ({ text: text ?? '–', ...(lang && { lang }) })
  const more = [
    {
      head: i18n._(msg`Part number`),
      isSaid: rows.some(({ partNumber }) => partNumber !== undefined),
      of: ({ partNumber }: (typeof rows)[number]) => partNumber,
    },
    {
      head: i18n._(msg`Price`),
      isSaid: rows.some(({ price }) => price !== undefined),
      of: ({ price }: (typeof rows)[number]) => price && moneyText(price, language),
    },
    {
      head: i18n._(msg`Weight`),
      isSaid: rows.some(({ weight }) => weight !== undefined),
      of: ({ weight }: (typeof rows)[number]) => weight && weightText(weight, language),
    },
  ].filter(({ isSaid }) => isSaid)
  const count = rows.length
  return {
    title: i18n._(msg`Variants`),
    all: i18n._(msg`Show all ${count} variants`),
    heads: [...axes.map((axis) => cell(axis, langOf(axis))), ...more.map(({ head }) => cell(head))],
    rows: rows.map((row) => [
      ...row.values.map((value) => cell(value, langOf(value))),
      ...more.map(({ of }) => cell(of(row))),
    ]),
  }
}
