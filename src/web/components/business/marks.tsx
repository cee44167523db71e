// Verification is checked and round, membership is paid and square: never the same shape, colour or words (U19).
import { Trans } from '@lingui/react/macro'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import styles from './marks.module.css'

/** "Verified" or "Not Verified" (P4.15). */
export function VerifiedMark({ verified }: { verified: boolean }) {
  if (!verified)
    return (
      <span className={styles.unverified}>
        <Trans>Not Verified</Trans>
      </span>
    )
  return (
    <span className={styles.verified}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2.2 16.2 4.4v5.2c0 3.8-2.6 6.7-6.2 8.2-3.6-1.5-6.2-4.4-6.2-8.2V4.4Z" />
        <path d="m7.2 9.8 2 2 3.7-3.9" />
      </svg>
      <Trans>Verified</Trans>
    </span>
  )
}

/** For the company's own people, who see it on its unverified page and cards (D13): no shield, and no word of a check. */
export function YourCompanyMark() {
  return (
    <span className={styles.yours}>
      <Trans>Your company</Trans>
    </span>
  )
}

/** The paid plan of a company. */
export function TierMark({ tier }: { tier: SubscriptionName }) {
  return (
    <span className={`${styles.tier} ${styles[tier]}`}>
      <span className={styles.hidden}>
        <Trans>Membership:</Trans>{' '}
      </span>
      <TierName tier={tier} />
    </span>
  )
}

/** The name of a plan. */
export function TierName({ tier }: { tier: SubscriptionName }) {
  switch (tier) {
    case 'standard':
      return <Trans>Standard</Trans>
    case 'gold':
      return <Trans>Gold</Trans>
    case 'premium':
      return <Trans>Premium</Trans>
    case 'platinum':
      return <Trans>Platinum</Trans>
  }
}
