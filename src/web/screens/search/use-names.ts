import { useMemo } from 'react'
import { useSite } from '../../components/layout/site.ts'
import { unpackCountries } from '../../components/search/countries.tsx'
import type { Names } from './FilterLabel.tsx'

/** Countries and industries by their codes, from what the page brings anyway. */
export function useNames(
  packedCountries: string,
  categoryNames: readonly (readonly [string, string])[],
): Names {
  const industries = useSite()?.industries
  return useMemo(
    () => ({
      countries: unpackCountries(packedCountries).names,
      industries: new Map(industries?.map(({ id, name }) => [id, name])),
      categories: new Map(categoryNames),
    }),
    [packedCountries, industries, categoryNames],
  )
}
