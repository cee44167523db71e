// Amounts, quantities and weights of trade as they are read in a language: exact, and money in its own currency. On the server alone.
import type { ShownTradeEntry } from '../../../contract/products.ts'

type Unit = NonNullable<ShownTradeEntry['unit']>

const most = { maximumFractionDigits: 6 }

/** A number with all its decimals, such as 1,200.125. */
export const quantityText = (value: number, language: string): string =>
  new Intl.NumberFormat(language, most).format(value)

/** A quantity in its unit, such as 100 pieces and 1 piece. */
export function amountOf(quantity: number, unit: Unit | undefined, language: string): string {
  const number = quantityText(quantity, language)
  if (unit === undefined) return number
  const name = quantity === 1 ? unit.one : unit.name
  // Japanese and Chinese count without a space: 100個; signs such as kg stand apart everywhere.
  return /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u.test(name) ? `${number}${name}` : `${number}\u00a0${name}`
}

/** Money with all the decimals that were typed, such as €11.0375; the currency's own number at least. */
export function moneyText(
  { amount, currency }: { amount: string; currency: string },
  language: string,
): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const usual = new Intl.NumberFormat(language, { style: 'currency', currency })
  const { maximumFractionDigits: usually = 2 } = usual.resolvedOptions()
  const format =
    decimals > usually
      ? new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: decimals })
      : usual
  // A text is formatted as it stands, without the rounding of a number.
  return format.format(amount as `${number}`)
}

/** A weight in the unit in which it was said. */
export const weightText = ({ value, unit }: { value: number; unit: string }, language: string): string =>
  `${quantityText(value, language)}\u00a0${unit}`
