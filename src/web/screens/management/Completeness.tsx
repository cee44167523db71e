import { Link } from 'react-router'
import { IconAlertCircle, IconCircle } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { BusinessSection } from '../../../contract/business-management.ts'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { managePath, type ManageTab } from '../../components/manage/tabs.ts'
import { fieldID } from '../../ui/Field.tsx'
import { firstFieldOf, sectionOfTab, tabOfSection } from './fields.ts'
import styles from './Completeness.module.css'

type Props = {
  businessID: string
  /** The section on this page. */
  section: BusinessSection
  percent: number
  /** As the contract names them, most useful first. */
  missing: readonly string[]
  /** Fields of this page that need correction. */
  wrong: readonly string[]
}

const shownFirst = 8

/** How much of the page is there, what to correct, and what to add next, each a way to its field. */
export function Completeness({ businessID, section, percent, missing, wrong }: Props) {
  const ways = missing.flatMap((entry) => wayTo(businessID, section, entry) ?? [])
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="completeness">
      <div className={styles.head}>
        <h2 id="completeness">
          <Trans>Profile completeness</Trans>
        </h2>
        <span className="t-small muted">{percent}%</span>
      </div>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby="completeness" />
      <ul className={styles.list}>
        {wrong.map((name) => (
          <li key={name}>
            <a className={styles.wrong} href={`#${fieldID(name)}`}>
              <IconAlertCircle size={20} stroke={1.5} aria-hidden />
              <span>
                <FieldLabel name={name} />
              </span>
              <small>
                <Trans>Correct</Trans>
              </small>
            </a>
          </li>
        ))}
        {ways.slice(0, shownFirst).map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>
              <IconCircle size={20} stroke={1.5} aria-hidden />
              <span>
                <FieldLabel name={name} />
              </span>
              <small>
                <Trans>Add</Trans>
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {ways.length > shownFirst && (
        <p className="t-small muted">
          <Trans>and {ways.length - shownFirst} more</Trans>
        </p>
      )}
      {percent === 100 && wrong.length === 0 && (
        <p className="t-small muted">
          <Trans>Everything that buyers look for is there.</Trans>
        </p>
      )}
    </section>
  )
}

/** Where something missing is filled in; undefined for what no field is for. */
function wayTo(
  businessID: string,
  here: BusinessSection,
  entry: string,
): { to: string; name: string } | undefined {
  const [first = '', part] = entry.split('.')
  const isHere = (tab: ManageTab) => sectionOfTab(tab) === here
  const way = (tab: ManageTab, name: string, id: string) => ({
    to: `${isHere(tab) ? '' : managePath(businessID, tab)}${id && `#${id}`}`,
    name,
  })
  if (first === 'profilePhoto' || first === 'coverPhoto') return way('general', first, 'pictures')
  if (first === 'texts') return { to: `/business/${businessID}/edit/languages?language=${part}`, name: entry }
  if (first === 'certificates' || first === 'products') return way(first, first, '')
  const section = first as BusinessSection
  const field = part && firstFieldOf(section, part)
  return field ? way(tabOfSection(section), part, fieldID(field)) : undefined
}
