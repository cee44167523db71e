import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { boostsPath } from '../../../contract/boost-words.ts'
import styles from './Statistics.module.css'

/** The way to what the company shows as Sponsored. */
export function BoostsSheet({ businessID }: { businessID: string }) {
  return (
    <section className={`sheet ${styles.boosts}`} aria-labelledby="boosts">
      <h2 id="boosts" className="t-card">
        <Trans>Boosts</Trans>
      </h2>
      <p className="t-read">
        <Trans>
          Show your page, a product or a post in places marked Sponsored, and read what it brought.
        </Trans>
      </p>
      <Link className="reach" to={boostsPath(businessID)}>
        <Trans>See the boosts</Trans>
      </Link>
    </section>
  )
}
