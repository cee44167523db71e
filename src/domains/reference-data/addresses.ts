// Addresses of record as lines for the reader: names of places in the language and script that the order asks for.
import { addressLines, addressOrder, isEastAsian, type PostalAddress } from '../../contract/postal-address.ts'
import { countryName, stateName } from './countries.ts'
import { languageOf } from './localised.ts'
import { placeName } from './place-names.ts'

/** An address as it was typed; `country` is a code, `state` an id of ISO 3166-2. */
export type AddressOfRecord = {
  street?: readonly string[]
  city: string | null
  zipcode: string | null
  state: string | null
  country: string
}

/**
 * The lines of an address in the order and script of the reader's language: Japanese ones in Japanese and Chinese ones in
 * Chinese for who reads them, all others in Latin letters as their country writes them, the country too. A city without a name in
 * Latin letters has its address in the script in which it is known. Street and postal code stay as typed. `withCountry` false
 * leaves out the country.
 */
export function addressFor(
  { street = [], city, zipcode, state, country }: AddressOfRecord,
  language: string,
  { withCountry = true } = {},
): string[] {
  const namedIn = (wanted: string): PostalAddress => ({
    street,
    zipcode,
    city: city && placeName(city, { country, state }, wanted),
    state: state === null ? null : { stateID: state, stateName: stateName(state, wanted) ?? '' },
    country: { code: country, countryName: withCountry ? (countryName(country, wanted) ?? country) : null },
  })
  const reader = languageOf(language)
  const isOfScript = reader === 'ja' || reader === 'zh'
  const inLatin = namedIn(isOfScript ? 'en' : reader)
  const known = isEastAsian(inLatin.city ?? '') ? (country === 'JP' ? 'ja' : 'zh') : undefined
  for (const script of [isOfScript ? reader : undefined, known]) {
    const address = script && namedIn(script)
    const order = address && addressOrder(address, script)
    if (order && order !== 'latin') return addressLines(address, order)
  }
  return addressLines(inLatin, 'latin')
}
