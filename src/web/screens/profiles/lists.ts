import type { Page } from '../../api/page.ts'
import type { Option } from '../../components/forms/Options.tsx'

/** Everything that the form offers to choose from, in the page's language; states of `country` alone (section 5). */
export async function listsFor({ api }: Pick<Page, 'api'>, country: string) {
  const [countries, states, genders, languages, positions, types, industries] = await Promise.all([
    api.listCountries({}),
    /^[A-Z]{2}$/.test(country) ? api.listStates({ code: country }).catch(() => []) : [],
    api.listGenders({}),
    api.listLanguages({}),
    api.listJobPositions({}),
    api.listBusinessTypes({}),
    api.listIndustries({}),
  ])
  const option = (value: string, name: string): Option => ({ value, name })
  return {
    countries: countries.map(({ code, countryName }) => option(code, countryName)),
    states: states.map(({ stateID, stateName }) => option(stateID, stateName)),
    genders: genders.map(({ code, name }) => option(code, name)),
    languages: languages.map(({ code, languageName }) => option(code, languageName)),
    positions: positions.map(({ jobPositionID, name }) => option(jobPositionID, name)),
    // Products and users are kinds of search result: nobody is of such a type (section 3).
    types: types
      .filter(({ code }) => code !== 'PR' && code !== 'UR')
      .map(({ code, singular }) => option(code, singular)),
    industries: industries.map(({ id, name }) => option(id, name)),
    /** By country, for the hint of the telephone number. */
    dialCode: countries.find(({ code }) => code === country)?.dialCodes[0] ?? '',
  }
}
export type Lists = Awaited<ReturnType<typeof listsFor>>
