// Standard rates of value added tax and consumption tax, with the law, its official page and since when each holds.
// Looked up on 2026-11-28. Whoever changes a rate changes its day and source too.

export type TaxRate = {
  /** Hundredths of a percent. */
  rate: number
  /** The day from which it holds. */
  since: string
  source: string
}

/** Law of consumption tax 29 (7.8 %) and law of local tax 72-83 (22/78 of it): ten percent together. */
export const consumptionTax: TaxRate = {
  rate: 1_000,
  since: '2019-10-01',
  source: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shohi/6303.htm',
}

/** Council Directive 2006/112/EC, articles 96 and 97; the rate that each country has told the Commission. */
const commission = 'https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/index_en.htm'
const vat = (rate: number, since: string): TaxRate => ({ rate, since, source: commission })

/** By the country's code in ISO 3166-1. */
export const vatRates: Readonly<Record<string, TaxRate>> = {
  AT: vat(2_000, '1984-01-01'),
  BE: vat(2_100, '1996-01-01'),
  BG: vat(2_000, '1999-01-01'),
  CY: vat(1_900, '2014-01-13'),
  CZ: vat(2_100, '2013-01-01'),
  DE: vat(1_900, '2021-01-01'),
  DK: vat(2_500, '1992-01-01'),
  EE: vat(2_400, '2025-07-01'),
  ES: vat(2_100, '2012-09-01'),
  FI: vat(2_550, '2024-09-01'),
  FR: vat(2_000, '2014-01-01'),
  GR: vat(2_400, '2016-06-01'),
  HR: vat(2_500, '2012-03-01'),
  HU: vat(2_700, '2012-01-01'),
  IE: vat(2_300, '2021-03-01'),
  IT: vat(2_200, '2013-10-01'),
  LT: vat(2_100, '2009-09-01'),
  LU: vat(1_700, '2024-01-01'),
  LV: vat(2_100, '2012-07-01'),
  MT: vat(1_800, '2004-01-01'),
  NL: vat(2_100, '2012-10-01'),
  PL: vat(2_300, '2011-01-01'),
  PT: vat(2_300, '2011-01-01'),
  RO: vat(2_100, '2025-08-01'),
  SE: vat(2_500, '1990-07-01'),
  SI: vat(2_200, '2013-07-01'),
  SK: vat(2_300, '2025-01-01'),
}

/**
 * Parts of those countries where the Directive does not hold (article 6), by the beginnings of their postcodes: Canary Islands,
 * Ceuta and Melilla; Livigno; Büsingen and Heligoland; Åland; the overseas departments; Mount Athos.
 * https://taxation-customs.ec.europa.eu/territorial-status-eu-countries-and-certain-territories_en
 */
const beyond: Readonly<Record<string, RegExp>> = {
  ES: /^(?:35|38|51|52)\d{3}$/,
  IT: /^23041$/,
  DE: /^(?:78266|27498)$/,
  FI: /^22\d{3}$/,
  FR: /^97\d{3}$/,
  GR: /^63086$/,
}

/** The country whose VAT holds at an address, Monaco's being that of France; undefined outside of the EU's territory for VAT. */
export function vatCountryOf({ countryCode, zipCode }: { countryCode: string; zipCode: string }) {
  const country = countryCode === 'MC' ? 'FR' : countryCode
  if (!Object.hasOwn(vatRates, country) || beyond[country]?.test(zipCode.replaceAll(/\s/g, '')))
    return undefined
  return country
}
