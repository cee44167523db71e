import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { keysPath } from '../../components/manage/keys-path.ts'
import styles from './DataScreen.module.css'

/** The way to the keys of the company for its programs. */
export function KeysSheet({ businessID }: { businessID: string }) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="keys">
      <h2 id="keys" className="t-card">
        <Trans>Keys for programs</Trans>
      </h2>
      <p className="t-read">
        <Trans>With a key a program of yours works for the company, such as a run every night.</Trans>
      </p>
      <Link className="reach" to={keysPath(businessID)}>
        <Trans>See the keys</Trans>
      </Link>
    </section>
  )
}
