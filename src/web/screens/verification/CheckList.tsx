import { Trans } from '@lingui/react/macro'
import type { CheckEntryOf } from '../../../contract/verification.ts'
import { CheckLine } from '../../components/verification/CheckLine.tsx'
import { documentPath } from './paths.ts'
import styles from './Verification.module.css'

/** Every check of the company, the newest first, those that were taken back too. */
export function CheckList({ businessID, checks }: { businessID: string; checks: readonly CheckEntryOf[] }) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="checks">
      <h2 id="checks" className="t-card">
        <Trans>What was checked</Trans>
      </h2>
      {checks.length === 0 ? (
        <p className="muted">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <ol className={styles.checks}>
          {checks.toReversed().map((check) => (
            <CheckLine key={check.checkID} check={check} reportPath={(id) => documentPath(businessID, id)} />
          ))}
        </ol>
      )}
    </section>
  )
}
