// How the page's language joins names and writes an address on one line.

/** Names one after another, such as "EXW, FOB" or 日本、ドイツ; undefined when there is none. */
export function joinNames(names: readonly { name: string }[], language: string): string | undefined {
  if (names.length === 0) return undefined
  const texts = names.map(({ name }) => name)
  if (isEastAsian(language)) return texts.join(texts.every(isAscii) ? ', ' : '、')
  return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')
}

type Address = {
  city: string | null
  zipcode: string | null
  state: { stateName: string } | null
  country: { code: string; countryName: string }
}

/** City, state, postal code and country; from the largest to the smallest in Japanese and Chinese. */
export function addressLine({ city, zipcode, state, country }: Address, language: string): string {
  const stateName = state && state.stateName !== city ? state.stateName : undefined
  const zip = zipcode?.trim() || undefined
  if (isEastAsian(language)) {
    const local = [stateName, city].filter((part): part is string => Boolean(part))
    const joined = local.join(local.some(isAscii) ? ' ' : '')
    return [country.countryName, zip && (country.code === 'JP' ? `〒${zip}` : zip), joined]
      .filter(Boolean)
      .join(' ')
  }
  const local = [city, [stateName, zip].filter(Boolean).join(' ')].filter(Boolean)
  return [...local, country.countryName].join(', ')
}

/** A text cut around its postal codes with a hyphen: every second part is one. */
export const postalParts = (text: string): string[] => text.split(/(〒?\b\d{3,5}-\d{3,4}\b(?!-))/u)

const isEastAsian = (language: string) => language === 'ja' || language === 'zh'
const isAscii = (text: string) => /^[\p{ASCII}]*$/u.test(text)
