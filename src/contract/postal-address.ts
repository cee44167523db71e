// Addresses as lines: in the order of Japan and China for who reads their script, else as the country itself writes them.
import { formatAddress } from 'localized-address-format'

export type PostalAddress = {
  /** As typed, from the house to the district or the other way round. */
  street: readonly string[]
  city: string | null
  zipcode: string | null
  /** The id of ISO 3166-2 and the name in the script of the city. */
  state: { stateID: string; stateName: string } | null
  /** The name in the reader's language; null leaves the country out, as inside it. */
  country: { code: string; countryName: string | null }
}

export type AddressOrder = 'japanese' | 'chinese' | 'latin'

const chinese: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW'])
// The state is a part of the address by its code there, which is the one of ISO 3166-2.
const byCode: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'US'])
// What addresses call a state is another level of the country than the one that we list.
const otherLevel: ReadonlySet<string> = new Set(['EE', 'ES', 'IT', 'LT', 'PH', 'RO'])

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
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
  const { code } = address.country
  const street = address.street.filter((line) => line !== '')
  const state = stateSaid(address, place)
  const city = place.city || state
  const within = city === state ? '' : state
  if (code === 'JP' || code === 'KR') {
    // The formats of these two have no line for a city in Latin letters, or one for each word.
    return [...street, [city, [within, place.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
  }
  const lines = formatAddress(
    {
      postalCountry: code,
      administrativeArea: within,
      locality: city,
      postalCode: withoutPrefix(place.zip),
      addressLines: street,
    },
    'latin',
  ).map((line) => withZip(line, withoutPrefix(place.zip)))
  // Some formats know no city or no postal code; nothing of an address is lost.
  const below = lines.slice(street.length).join(' ')
  const isWhole = below.includes(city) && below.includes(withoutPrefix(place.zip))
  return isWhole ? lines : [...street, [city, place.zip].filter(Boolean).join(' '), within]
}

function stateSaid({ country, state }: PostalAddress, place: Place): string {
  if (state === null || place.state === place.city) return ''
  // Nobody reads half an address: a name in another script is left out.
  if (place.city !== '' && eastAsian.test(place.state) && !eastAsian.test(place.city)) return ''
  if (place.city !== '' && otherLevel.has(country.code)) return ''
  const isByCode = place.city !== '' && byCode.has(country.code)
  return isByCode ? state.stateID.slice(country.code.length + 1) : place.state
}

// CH-8400 and D-97424 are customs of before: the country stands below.
const withoutPrefix = (zip: string): string => zip.replace(/^(?:[A-Z]{1,2})-(?=\d)/, '')

const withZip = (line: string, zip: string): string => {
  if (zip === '') return line
  const at = line.indexOf(zip)
  if (at === -1) return line
  return (
    line.slice(0, at).replace(/^[A-Z]{1,2}[- ]?$/, '') +
    zip +
    line.slice(at + zip.length).replace(/^-(?= )/, '')
  )
}
