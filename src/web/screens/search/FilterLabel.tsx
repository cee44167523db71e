import { Trans } from '@lingui/react/macro'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import { TierName } from '../../components/business/marks.tsx'
import type { Chosen } from './filters.ts'

/** Countries and industries by their codes, in the page's language. */
export type Names = { countries: ReadonlyMap<string, string>; industries: ReadonlyMap<string, string> }

/** One value that results can be narrowed by, in words. */
export function FilterLabel({ name, code, names }: Pick<Chosen, 'name' | 'code'> & { names: Names }) {
  switch (name) {
    case 'country':
      return names.countries.get(code) ?? code
    case 'industry':
      return names.industries.get(code) ?? code
    case 'plan':
      return <TierName tier={code as SubscriptionName} />
    case 'verified':
      return <Trans>Verified</Trans>
    case 'exactly':
      return <Trans>Exactly as typed</Trans>
  }
}
