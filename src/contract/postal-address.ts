// Addresses as lines: in the order of Japan and China for who reads their script, else as the country itself writes them.
import { linesBelow } from './address-formats.ts'

export type PostalAddress = {
  /** As typed, from the house to the district or the other way round. */
  street: readonly string[]
  city: string | null
  zipcode: string | null
  /** The id of ISO 3166-2 and the name in the script of the city. */
  state: { stateID: string; stateName: string } | null
  /** Null leaves the country out, as inside it. */
  country: { code: string; countryName: string | null }
}

export type AddressOrder = 'japanese' | 'chinese' | 'latin'

const chinese: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW'])
// The state is a part of the address by its code there, which is the one of ISO 3166-2.
const byCode: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'US'])

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Whether a text has a letter of Japan or China. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text)
const latin = /\p{Script=Latin}/u

/** The order for readers of a language: of Japan and China only when all that is said of the place is in their script. */
export function addressOrder({ street, city, country }: PostalAddress, language: string): AddressOrder {
  const said = [city ?? '', ...street].filter((text) => text !== '')
  const isNative = said.every((text) => !latin.test(text)) && (city === null || eastAsian.test(city))
  if (!isNative) return 'latin'
  if (language === 'ja' && country.code === 'JP') return 'japanese'
  return language === 'zh' && chinese.has(country.code) ? 'chinese' : 'latin'
}

/** The lines of an address without empty ones; the country last, in the order of Japan and China first. */
export function addressLines(address: PostalAddress, order: AddressOrder): string[] {
  const { street, zipcode, state, country } = address
  const zip = zipcode?.trim().replace(/^〒\s*/, '') ?? ''
  const place = { city: address.city?.trim() ?? '', state: state?.stateName ?? '', zip }
  const lines =
    order === 'latin'
      ? [...latinLines(address, place), country.countryName ?? '']
      : [
          country.countryName ?? '',
          order === 'japanese' && zip !== '' ? `〒${zip}` : zip,
          largeToSmall(place, street[0] ?? ''),
          ...street.slice(1),
        ]
  return lines.filter((line) => line !== '')
}

type Place = { city: string; state: string; zip: string }

/** 大阪府大阪市 with the street behind; 東京 in 東京都 is said once. */
function largeToSmall({ city, state }: Place, street: string): string {
  return [state, state.startsWith(city) ? '' : city, street].join('')
}

function latinLines(address: PostalAddress, place: Place): string[] {
  const { country, street } = address
  const state = stateSaid(address, place)
  const parts = { C: place.city || state, S: place.city === '' ? '' : state, Z: withoutPrefix(place.zip) }
  return [...street, ...linesBelow(country.code, parts)]
}

/** The state as the address says it; '' where it is called like its city. */
function stateSaid({ country, state }: PostalAddress, { city, state: name }: Place): string {
  if (state === null || name === city) return ''
  if (city === '') return name
  // Nobody reads half an address: a name in another script is left out.
  if (eastAsian.test(name) && !eastAsian.test(city)) return ''
  return byCode.has(country.code) ? state.stateID.slice(country.code.length + 1) : name
}

// CH-8400 and D-97424 are customs of before: the country stands below.
const withoutPrefix = (zip: string): string => zip.replace(/^[A-Z]{1,2}-(?=\d)/, '')
