import type { Page } from '../../api/page.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import type { Option } from '../../components/forms/Options.tsx'
import { placeLists } from '../../components/forms/place-lists.ts'

/** Everything that the form offers to choose from, in the page's language; states of `country` alone (P5.11). */
export async function listsFor({ api, edition }: Pick<Page, 'api' | 'edition'>, country: string) {
  const [places, genders, languages, positions, types, industries] = await Promise.all([
    placeLists({ api, edition }, country),
    api.listGenders({}),
    api.listLanguages({}),
    api.listJobPositions({}),
    api.listBusinessTypes({}),
    api.listIndustries({}),
  ])
  const option = (value: string, name: string): Option => ({ value, name })
  return {
    ...places,
    genders: genders.map(({ code, name }) => option(code, name)),
    languages: languages.map(({ code, languageName }) => option(code, languageName)),
    positions: positions.map(({ jobPositionID, name }) => option(jobPositionID, name)),
    types: companyTypeOptions(types),
    industries: industries.map(({ id, name }) => option(id, name)),
  }
}
export type Lists = Awaited<ReturnType<typeof listsFor>>
