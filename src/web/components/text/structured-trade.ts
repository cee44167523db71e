// What search engines are told of how a product is sold (schema.org): offers with their prices, and its variants.
import type { ProductEntry, ShownTradeEntry, ShownVariantsEntry } from '../../../contract/products.ts'
import { withoutGaps } from './gaps.ts'

/** `isMaker`: its numbers are those of the manufacturer too. */
type Offering = { seller: { '@id': string }; stock: boolean; isMaker: boolean }
type Weight = NonNullable<ShownTradeEntry['weight']>
type Unit = ShownTradeEntry['unit']

/** UN/ECE Recommendation 20; tonnes, pounds and ounces as the others. */
const weightCodes = { g: 'GRM', kg: 'KGM', t: 'TNE', lb: 'LBR', oz: 'ONZ' } as const

/** Everything that a product says of its trade, for its own object: numbers, weight, origin, offers. */
export function tradeOf(
  { partNumber, trade = {} }: Pick<ProductEntry, 'partNumber' | 'trade'>,
  offering: Offering,
): Record<string, unknown> {
  return {
    ...numbersOf(partNumber, offering),
    weight: trade.weight && weightOf(trade.weight),
    countryOfOrigin: trade.origin && {
      '@type': 'Country',
      name: trade.origin.name,
      identifier: trade.origin.code,
    },
    identifier: trade.hsCode && { '@type': 'PropertyValue', propertyID: 'HS', value: trade.hsCode },
    offers: offersOf(trade, offering),
  }
}

const weightOf = ({ value, unit }: Weight) => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: weightCodes[unit],
})

const numbersOf = (partNumber: string | undefined, { isMaker }: Offering) => ({
  sku: partNumber,
  mpn: isMaker ? partNumber : undefined,
})

/** An Offer a currency: of several tiers each price says from how many on it holds. Without a price there is nothing to offer. */
function offersOf(
  { prices = [], unit, minimumOrder }: ShownTradeEntry,
  offering: Offering,
): object | undefined {
  if (prices.length === 0) return undefined
  const offers = [...new Set(prices.map(({ currency }) => currency))].map((currency) => {
    const tiers = prices.filter((price) => price.currency === currency)
    const amounts = tiers.map(({ amount }) => amount).sort((one, other) => Number(one) - Number(other))
    const about = {
      seller: offering.seller,
      availability: offering.stock ? 'https://schema.org/InStock' : 'https://schema.org/MadeToOrder',
      eligibleQuantity: minimumOrder && from(minimumOrder.quantity, minimumOrder.unit),
    }
    const specifications = tiers.map(({ amount, quantity }) =>
      withoutGaps({
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: currency,
        eligibleQuantity: from(quantity, unit),
        unitCode: unit?.unece,
        unitText: unit?.one,
      }),
    )
    return tiers.length === 1
      ? withoutGaps({
          '@type': 'Offer',
          price: amounts[0],
          priceCurrency: currency,
          ...about,
          priceSpecification: specifications[0],
        })
      : withoutGaps({
          '@type': 'AggregateOffer',
          lowPrice: amounts[0],
          highPrice: amounts.at(-1),
          priceCurrency: currency,
          offerCount: tiers.length,
          ...about,
          priceSpecification: specifications,
        })
  })
  return offers.length === 1 ? offers[0] : offers
}

const from = (quantity: number, unit: Unit) =>
  withoutGaps({
    '@type': 'QuantitativeValue',
    minValue: quantity,
    unitCode: unit?.unece,
    unitText: unit?.name,
  })

/** Each variant as a Product: its own number, price and weight, and in what it differs. */
export function variantsOf(
  { axes, rows }: ShownVariantsEntry,
  { name, url, ...offering }: { name: string; url: string } & Offering,
): object[] {
  return rows.map(({ values, partNumber, price, weight }) =>
    withoutGaps({
      '@type': 'Product',
      name: `${name} (${values.join(', ')})`,
      url,
      ...numbersOf(partNumber, offering),
      weight: weight && weightOf(weight),
      additionalProperty: values.map((value, at) => ({ '@type': 'PropertyValue', name: axes[at], value })),
      offers: price && offersOf({ prices: [{ ...price, quantity: 1 }] }, offering),
    }),
  )
}
