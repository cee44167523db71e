// The trade details that stand in the editor as everybody would be shown them; what no call would take is left out.
import { ProductTrade, ProductVariants } from '../../../../contract/product-trade.ts'
import type { ProductFieldsInput } from '../../../../contract/product-fields.ts'
import type { ShownTradeEntry, ShownVariantsEntry } from '../../../../contract/products.ts'
import type { Page } from '../../../api/page.ts'

type Shown = { trade?: ShownTradeEntry; variants?: ShownVariantsEntry }

/** With units and countries in the language of the page. */
export async function tradeShown(
  { api }: Pick<Page, 'api'>,
  typed: Pick<ProductFieldsInput, 'trade' | 'variants'>,
): Promise<Shown> {
  const trade = ProductTrade.safeParse(typed.trade).data
  const variants = ProductVariants.safeParse(typed.variants).data
  const [{ units }, countries] = await Promise.all([api.listTradeLists({}), api.listCountries({})])
  const inUnit = (code: string) => {
    const unit = units.find((one) => one.code === code)
    return unit && { unit: { ...unit, name: unit.line } }
  }
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.countryName ?? code
  const { unit, minimumOrder, prices, priceOnRequest, packaging, weight, origin, hsCode } = trade ?? {}
  return {
    trade: {
      ...(unit && inUnit(unit)),
      ...(minimumOrder && {
        minimumOrder: { quantity: minimumOrder.quantity, ...inUnit(minimumOrder.unit) },
      }),
      ...(prices?.length && { prices }),
      ...(priceOnRequest && { priceOnRequest }),
      ...(packaging && { packaging }),
      ...(weight && { weight }),
      ...(origin && { origin: { code: origin, name: nameOf(origin) } }),
      ...(hsCode && { hsCode }),
    },
    ...(variants && {
      variants: {
        axes: variants.axes,
        rows: variants.rows.map(({ values, partNumber, price, weight: own }) => ({
          values,
          ...(partNumber && { partNumber }),
          ...(price && { price }),
          ...(own && { weight: own }),
        })),
      },
    }),
  }
}
