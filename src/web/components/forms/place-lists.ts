import type { Page } from '../../api/page.ts'

/** The countries, the states of `country` alone (P5.11), and its dial code, or that of the edition's country, for a telephone number. */
export async function placeLists({ api, edition }: Pick<Page, 'api' | 'edition'>, country: string) {
  const dialed = country || edition.countryCode
  const [countries, states] = await Promise.all([
    api.listCountries({}),
    /^[A-Z]{2}$/.test(country) ? api.listStates({ code: country }).catch(() => []) : [],
  ])
  return {
    countries: countries.map(({ code, countryName }) => ({ value: code, name: countryName })),
    states: states.map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
    dialCode: countries.find(({ code }) => code === dialed)?.dialCodes[0] ?? '',
  }
}
