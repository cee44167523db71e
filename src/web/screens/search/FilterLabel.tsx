import { Plural, Trans } from '@lingui/react/macro'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import { Headcount } from '../../components/business/Headcount.tsx'
import { TierName } from '../../components/business/marks.tsx'
import { useSite } from '../../components/layout/site.ts'
import { formatNumber } from '../../components/text/formats.ts'
import type { Chosen } from './filters.ts'

/** Countries, industries and the categories that are chosen by their codes, in the page's language. */
export type Names = Record<'countries' | 'industries' | 'categories', ReadonlyMap<string, string>>

type Props = Pick<Chosen, 'name' | 'code'> & { names: Names; label?: string | undefined }

/** One value that results can be narrowed by, in words; `label` when the answer has them. */
export function FilterLabel({ name, code, names, label }: Props) {
  switch (name) {
    case 'country':
      return names.countries.get(code) ?? code
    case 'industry':
      return names.industries.get(code) ?? code
    case 'category':
      return label ?? names.categories.get(code) ?? code
    case 'certificate':
      return <CertificateName name={code} />
    case 'leadTime':
      return <UpToDays days={Number(code)} />
    case 'employees':
      return <Headcount range={rangeText(code)} />
    case 'minimumOrder':
      return <UpTo most={Number(code)} />
    case 'price':
      return code === 'stated' ? <Trans>Price stated</Trans> : <Trans>Price on request</Trans>
    case 'plan':
      return <TierName tier={code as SubscriptionName} />
    case 'verified':
      return <Trans>Verified</Trans>
    case 'exactly':
      return <Trans>Exactly as typed</Trans>
  }
}

/** Standards are called by their numbers everywhere; a mark has a name in each language. */
function CertificateName({ name }: { name: string }) {
  const [, mark] = /^([A-Z]{2,6}) Mark$/.exec(name) ?? []
  if (name === 'JAS Organic') return <Trans>JAS Organic</Trans>
  return mark === undefined ? name : <Trans>{mark} Mark</Trans>
}

/** The same by itself, where its group is not named beside it. */
export function ChipLabel({ name, code, names }: Props) {
  const value = <FilterLabel name={name} code={code} names={names} />
  switch (name) {
    case 'leadTime':
      return (
        <Trans>
          Lead time: <Value of={value} />
        </Trans>
      )
    case 'employees':
      return (
        <Trans>
          Employees: <Value of={value} />
        </Trans>
      )
    case 'minimumOrder':
      return (
        <Trans>
          Minimum order: <Value of={value} />
        </Trans>
      )
    default:
      return value
  }
}

const Value = ({ of }: { of: React.ReactNode }) => of

function UpTo({ most }: { most: number }) {
  const number = formatNumber(most, useSite()?.language ?? 'en')
  return <Trans>up to {number}</Trans>
}

function UpToDays({ days }: { days: number }) {
  return <Plural value={days} one="up to # day" other="up to # days" />
}

/** 51–200, and 501+ where there is no end. */
function rangeText(code: string): string {
  const [from = '', to = ''] = code.split('-')
  return to === '' ? `${from}+` : `${from}–${to}`
}
