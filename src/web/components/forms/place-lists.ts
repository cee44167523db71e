import type { CountryEntry } from '../../../contract/reference-data.ts'
import type { Page } from '../../api/page.ts'
import type { Option } from './Options.tsx'

/** The countries, the states of `country` alone (P5.11), and its dial code, or that of the edition's country, for a telephone number. */
export async function placeLists({ api, edition }: Pick<Page, 'api' | 'edition'>, country: string) {
  const dialed = country || edition.countryCode
  const [countries, states] = await Promise.all([
    api.listCountries({}),
    /^[A-Z]{2}$/.test(country) ? api.listStates({ code: country }).catch(() => []) : [],
  ])
  return {
    countries: countryOptions(countries, edition),
    states: states.map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
    dialCode: countries.find(({ code }) => code === dialed)?.dialCodes[0] ?? '',
  }
}

/** The countries for a pick list: the edition's own stands first, since most of its people want it. */
export function countryOptions(
  countries: readonly CountryEntry[],
  { countryCode }: Pick<Page['edition'], 'countryCode'>,
): Option[] {
  const isOwn = ({ code }: CountryEntry) => code === countryCode
  return [...countries.filter(isOwn), ...countries.filter((country) => !isOwn(country))].map(
    ({ code, countryName }) => ({ value: code, name: countryName }),
  )
}
