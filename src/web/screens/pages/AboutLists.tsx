import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { Platform } from '../../components/editions/platforms.ts'
import { Flag } from '../../ui/Flag.tsx'
import styles from './AboutLists.module.css'

/** Where we have an edition. */
export function Countries({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <section className={styles.part} aria-labelledby="countries">
      <h2 id="countries" className="t-page">
        <Trans>Countries where we are represented</Trans>
      </h2>
      <ul className={styles.countries}>
        {platforms.map(({ code, countryCode, countryName, origin }) => (
          <li key={code}>
            <a href={origin}>
              <Flag code={countryCode} /> {countryName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The export guides in a sentence each. */
export function TipSummary({ guides }: { guides: readonly { title: string; lead: string; to: string }[] }) {
  return (
    <section className={styles.part} aria-labelledby="guides">
      <h2 id="guides" className="t-page">
        <Trans>What we write about exporting</Trans>
      </h2>
      <ol className={styles.guides}>
        {guides.map(({ title, lead, to }) => (
          <li key={to}>
            <h3>
              <Link to={to} className="reach">
                {title}
              </Link>
            </h3>
            <p>{lead}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
