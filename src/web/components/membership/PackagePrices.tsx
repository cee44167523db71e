import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { askPath, priceListPath } from './paths.ts'
import { PlanTable } from './PlanTable.tsx'
import styles from './PackagePrices.module.css'

/** The package prices as a part of another page (P2.30), with the way to the price list. */
export function PackagePrices({ plans }: { plans: readonly PlanEntry[] }) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="prices">
      <h2 id="prices" className="t-page">
        <Trans>Package prices</Trans>
      </h2>
      <PlanTable plans={plans} />
      <PriceNote />
      <p>
        <Link className="reach" to={priceListPath}>
          <Trans>Price list and how memberships work</Trans>
        </Link>
      </p>
    </section>
  )
}

/** What a price is for, what it never buys (D14), and how a plan is paid. */
export function PriceNote() {
  return (
    <p className={styles.note}>
      <Trans>
        Prices in US dollars, for one company and one year. A paid plan includes the check of documents, never
        its result; we have also checked companies on the free plan.
      </Trans>{' '}
      <Trans>
        Taxes are shown before you pay. An owner of the company pays by card or bank transfer;{' '}
        <Link to={askPath}>write to us</Link> if you have questions.
      </Trans>
    </p>
  )
}
