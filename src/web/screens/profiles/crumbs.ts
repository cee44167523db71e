// The way to a person: all people, those of the country, those of the industry; each leads to a search.
import type { PublicProfileEntry } from '../../../contract/profiles.ts'
import { everywhere, searchPath } from '../../components/search/address.ts'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

const people = 'UR'

type Type = { code: string; businessTypeName: string }

/** The breadcrumb of a person's page. */
export function profileCrumbs(
  { country, industry }: Pick<PublicProfileEntry, 'country' | 'industry'>,
  types: readonly Type[],
): Crumb[] {
  const search = (country: string, text = '') => searchPath({ business: people, country, text })
  const all = types.find(({ code }) => code === people)
  return [
    ...(all ? [{ name: all.businessTypeName, to: search(everywhere) }] : []),
    ...(country ? [{ name: country.countryName, to: search(country.code) }] : []),
    ...(industry ? [{ name: industry.name, to: search(country?.code ?? everywhere, industry.name) }] : []),
  ]
}
