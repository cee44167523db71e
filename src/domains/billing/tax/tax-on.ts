// The tax on what a company of ours sells to another company (decision 102).
import type { BillingDetailsEntry } from '../../../contract/billing-details.ts'
import type { TaxEntry } from '../../../contract/billing-money.ts'
import { isVatNumber } from '../../../contract/company-numbers/vat-numbers.ts'
import { sellers, type SellerCode } from '../../../contract/sellers.ts'
import { consumptionTax, vatCountryOf, vatRates } from './vat-rates.ts'

/** What of the buyer's details tax hangs on. */
export type TaxedBuyer = Pick<BillingDetailsEntry, 'countryCode' | 'taxNumber' | 'zipCode'>

const free = (kind: TaxEntry['kind'], country: string | null = null): TaxEntry => ({
  kind,
  country,
  rate: 0,
  amount: 0,
})

/** The tax on `net` cents that a seller owes for selling to a buyer; half a cent and more counts as one. */
export function taxOn(net: number, seller: SellerCode, details: TaxedBuyer): TaxEntry {
  const { countryCode } = sellers[seller]
  if (countryCode === 'JP') return japanese(net, details)
  return Object.hasOwn(vatRates, countryCode)
    ? european(net, countryCode, details)
    : free('none', countryCode)
}

/** Law of consumption tax 4 (what is sold in Japan) and 7 (exports of services are free of it). */
function japanese(net: number, { countryCode }: TaxedBuyer): TaxEntry {
  if (countryCode !== 'JP') return free('outside', 'JP')
  return {
    kind: 'consumption',
    country: 'JP',
    rate: consumptionTax.rate,
    amount: shareOf(net, consumptionTax.rate),
  }
}

/**
 * Directive 2006/112/EC: among companies of two countries the buyer accounts for it (articles 44 and 196); who shows no number is
 * taxed where they are (article 58, paid by the one-stop shop); outside of the EU no VAT is due (articles 44 and 59).
 */
function european(net: number, home: string, details: TaxedBuyer): TaxEntry {
  const country = vatCountryOf(details)
  if (country === undefined) return free('outside', home)
  if (country !== home && isVatNumber(details.taxNumber, details.countryCode)) return free('reverse', country)
  const { rate } = vatRates[country]!
  return { kind: 'vat', country, rate, amount: shareOf(net, rate) }
}

/** So many hundredths of a percent of an amount, in whole cents, half up. */
export const shareOf = (amount: number, rate: number): number => Math.floor((amount * rate + 5_000) / 10_000)
