import { Trans } from '@lingui/react/macro'
import type { MembershipEntry } from '../../../contract/billing.ts'
import { TierMark, TierName } from '../../components/business/marks.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { membershipPath } from './paths.ts'
import { QuoteRows } from './QuoteRows.tsx'
import styles from './MembershipScreen.module.css'

/** The plans above the current one with what each costs now (P6.5); the highest has none. */
export function Upgrades({ membership }: { membership: MembershipEntry }) {
  const { businessID, subscription, upgrades, open, transfer } = membership
  if (subscription === 'platinum')
    return (
      <p className="t-read">
        <Trans>You already have the best membership in our network!</Trans>
      </p>
    )
  const isRunning = open !== null || transfer !== null
  return (
    <div className={styles.stack}>
      {isRunning && (
        <p className="muted">
          <Trans>Another plan can be chosen once the payment above has ended or is withdrawn.</Trans>
        </p>
      )}
      <ul className={styles.plans}>
        {upgrades.map((quote) => (
          <li key={quote.planId} className={styles.planCard}>
            <p>
              <TierMark tier={quote.subscription} />
            </p>
            <QuoteRows quote={quote} />
            {!isRunning && (
              <LinkButton
                variant="primary"
                block
                to={`${membershipPath(businessID, { plan: quote.subscription })}#upgrade`}
                preventScrollReset
              >
                <Trans>
                  Upgrade to <TierName tier={quote.subscription} />
                </Trans>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
