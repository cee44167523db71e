import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../components/layout/site.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { Link } from '../../ui/Link.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { FilterName } from './choices.ts'
import type { FilterGroup, FilterValue } from './filters.ts'
import { FilterLabel, type Names } from './FilterLabel.tsx'
import styles from './Filters.module.css'

type Props = {
  groups: readonly FilterGroup[]
  names: Names
  /** How many are chosen. */
  chosen: number
}

/** What the results can be narrowed by: beside them on wide screens, folded above them on phones (U10). Every value is a link. */
export function Filters({ groups, names, chosen }: Props) {
  const { t } = useLingui()
  if (groups.length === 0) return null
  return (
    <details className={`sheet no-print ${styles.panel}`}>
      <summary>
        <span>
          <Trans>Filters</Trans>
          {chosen > 0 && <span className={styles.number}> {chosen}</span>}
        </span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </summary>
      <nav aria-label={t`Filters`}>
        <p className={styles.title} aria-hidden>
          <Trans>Filters</Trans>
        </p>
        {groups.map((group) => (
          <Group key={group.name} group={group} names={names} />
        ))}
      </nav>
    </details>
  )
}

/** Short values stand beside each other. */
const chipped: ReadonlySet<FilterName> = new Set([
  'certificate',
  'leadTime',
  'employees',
  'minimumOrder',
  'price',
])

function Group({ group, names }: { group: FilterGroup; names: Names }) {
  const { t } = useLingui()
  const language = useSite()?.language ?? 'en'
  const { name, isExact, first, rest } = group
  const labelID = `filter-${name}`
  const shape = chipped.has(name) ? styles.chips : undefined
  const numberOf = (documents: number) => {
    const number = formatNumber(documents, language)
    return isExact ? number : t`~${number}`
  }
  const valueOf = (value: FilterValue) => (
    <li key={value.code}>{valueLink({ name, value, names, numberOf })}</li>
  )
  return (
    <div role="group" aria-labelledby={labelID} className={styles.group}>
      <p id={labelID} className={`t-label ${styles.label}`}>
        <GroupName name={name} />
      </p>
      <ul className={shape}>{first.map(valueOf)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <Trans>Show all</Trans>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <ul className={shape}>{rest.map(valueOf)}</ul>
        </details>
      )}
    </div>
  )
}

function GroupName({ name }: { name: FilterName }) {
  switch (name) {
    case 'country':
      return <Trans>Country</Trans>
    case 'industry':
      return <Trans>Industry</Trans>
    case 'category':
      return <Trans>Category</Trans>
    case 'certificate':
      return <Trans>Certificates stated by the companies</Trans>
    case 'leadTime':
      return <Trans>Lead time</Trans>
    case 'employees':
      return <Trans>Employees</Trans>
    case 'minimumOrder':
      return <Trans>Minimum order</Trans>
    case 'price':
      return <Trans>Price</Trans>
    case 'verified':
      return <Trans>Verification</Trans>
    case 'plan':
      return <Trans>Membership</Trans>
  }
}

type Valued = { name: FilterName; value: FilterValue; names: Names; numberOf: (documents: number) => string }

/** Called and not drawn as components: there are hundreds of them on a page. */
function valueLink({ name, value, names, numberOf }: Valued) {
  const { code, label, documents, isChosen, to } = value
  return (
    <Link to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined} className={styles.value}>
      <span className={styles.box} aria-hidden>
        {isChosen && <IconCheck size={12} stroke={3} />}
      </span>
      {name === 'country' && Flag({ code })}
      <span className={styles.name}>
        {isChosen && (
          <span className="vh">
            <Trans>Remove filter:</Trans>{' '}
          </span>
        )}
        {FilterLabel({ name, code, names, label })}
      </span>{' '}
      {documents !== undefined && <span className={styles.documents}>{numberOf(documents)}</span>}
    </Link>
  )
}
