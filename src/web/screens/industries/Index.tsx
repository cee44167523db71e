import { Link } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { IndustryIcon } from '../../components/layout/IndustryIcon.tsx'
import { anchorOf, type IndustryData } from './page-data.ts'
import styles from './Index.module.css'

/** A way to each industry further down the page. */
export function Index({ industries }: { industries: readonly IndustryData[] }) {
  const { t } = useLingui()
  return (
    <nav className={styles.index} aria-label={t`Industries on this page`}>
      <ul>
        {industries.map((industry) => (
          <li key={industry.id}>
            <Link to={`#${anchorOf(industry)}`}>
              <IndustryIcon icon={industry.icon} size={20} />
              <span>
                <b>{industry.name}</b>
                {industry.manufacturers && <small>{` ${industry.manufacturers}`}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
