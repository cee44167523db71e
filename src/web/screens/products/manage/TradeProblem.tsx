import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { numberText } from '../../../ui/numbers.ts'

/** What is wrong with a control of the trade details, by its name; undefined for one that is none of them. */
export function useTradeWords(): (name: string, isTaken: boolean) => string | undefined {
  const { t, i18n } = useLingui()
  const amount = numberText(12.5, i18n.locale)
  const [price, weight] = [`${amount} EUR`, '130 g']
  const { partNumberMax, packagingMax, hsCodeMin, hsCodeMax, priceTiersMax } = limits
  const { variantValueMax, variantAxisMax, variantsPerProductMax } = limits
  return (name, isTaken) => {
    const [field, part = ''] = name.split('-')
    if (field === 'partNumber' || part === 'number')
      return isTaken
        ? t`Another product or variant has this part number already.`
        : t`Please enter at most ${partNumberMax} characters, none of them invisible.`
    if (field === 'minimumOrder' || part === 'quantity')
      return t`Please enter a quantity above 0; in each currency quantities rise from price to price.`
    if (field === 'unit' || field === 'minimumOrderUnit' || field === 'weightUnit')
      return t`Please choose a unit of the list.`
    if (part === 'amount')
      return t`Please enter an amount above 0, such as ${amount}; at most ${priceTiersMax} prices.`
    if (part === 'currency') return t`Please enter the code of a currency, such as EUR.`
    if (field === 'priceOnRequest') return t`Please leave the prices empty, or switch this off.`
    if (field === 'packaging')
      return t`Please enter at most ${packagingMax} characters, none of them invisible.`
    if (field === 'weight') return t`Please enter a weight above 0.`
    if (field === 'origin') return t`Please choose a country of the list.`
    if (field === 'hsCode') return t`Please enter ${hsCodeMin} to ${hsCodeMax} digits.`
    if (field === 'axis')
      return t`Please enter in what variants differ, with at most ${variantAxisMax} characters, each once.`
    if (part === 'price') return t`Please enter a price with its currency, such as ${price}.`
    if (field === 'variant' && part === 'weight')
      return t`Please enter a weight with its unit, such as ${weight}.`
    if (field === 'variant')
      return t`Please enter a value of at most ${variantValueMax} characters for each attribute, each variant once, and at most ${variantsPerProductMax} variants.`
    return undefined
  }
}

/** A control of the trade details by its name, for a list that stands apart from the fields; null for one that is none of them. */
export function TradeControlName({ name }: { name: string }) {
  const [field, part, row] = name.split('-')
  const number = Number(row ?? 0) + 1
  switch (field) {
    case 'partNumber':
      return <Trans>Part number</Trans>
    case 'minimumOrder':
    case 'minimumOrderUnit':
      return <Trans>Minimum order</Trans>
    case 'unit':
      return <Trans>Sold by</Trans>
    case 'price':
      return <Trans>Price {number}</Trans>
    case 'priceOnRequest':
      return <Trans>Price on request</Trans>
    case 'packaging':
      return <Trans>Packaging</Trans>
    case 'weight':
    case 'weightUnit':
      return <Trans>Weight</Trans>
    case 'origin':
      return <Trans>Country of origin</Trans>
    case 'hsCode':
      return <Trans>HS code</Trans>
    case 'axis': {
      const attribute = Number(part ?? 0) + 1
      return <Trans>Attribute {attribute}</Trans>
    }
    default:
      return <Trans>Variant {number}</Trans>
  }
}
