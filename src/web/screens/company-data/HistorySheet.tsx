import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { historyPath } from './paths.ts'
import styles from './DataScreen.module.css'

/** The way to what was done to the company. */
export function HistorySheet({ businessID }: { businessID: string }) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="history">
      <h2 id="history" className="t-card">
        <Trans>What was done to the company</Trans>
      </h2>
      <p className="t-read">
        <Trans>Who changed its name, place, rights and membership, and what our staff did.</Trans>
      </p>
      <Link className="reach" to={historyPath(businessID)}>
        <Trans>Read it</Trans>
      </Link>
    </section>
  )
}
