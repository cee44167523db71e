import type { FacetsEntry } from '../../../contract/search.ts'
import { useSite } from '../../components/layout/site.ts'
import type { SearchAddress } from '../../components/search/address.ts'
import { Filters } from './Filters.tsx'
import { chosenFilters, filterGroups } from './filters.ts'
import { useNames } from './use-names.ts'

type Props = {
  facets: FacetsEntry
  /** What was searched for in the end. */
  address: SearchAddress
  countries: string
  categoryNames: readonly (readonly [string, string])[]
}

/** What the results that were found can be narrowed by; the same for everybody who searches so. */
export function FoundFilters({ facets, address, countries, categoryNames }: Props) {
  const names = useNames(countries, categoryNames)
  const home = useSite()?.edition.countryCode
  const groups = filterGroups(facets, address, { ...names, home })
  return <Filters groups={groups} names={names} chosen={chosenFilters(address).length} />
}
