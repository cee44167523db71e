import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { TierMark } from '../../components/business/marks.tsx'
import { planPath, priceListPath } from '../../components/membership/paths.ts'
import { PlanPrice } from '../../components/membership/PlanPrice.tsx'
import styles from './OtherPlans.module.css'

type Props = { plans: readonly PlanEntry[]; current: SubscriptionName }

/** The plans beside this one with their prices, and the list of all. */
export function OtherPlans({ plans, current }: Props) {
  return (
    <nav className={`${styles.plans} no-print`} aria-labelledby="others">
      <h2 id="others" className="t-card">
        <Trans>Other plans</Trans>
      </h2>
      <ul>
        {plans
          .filter(({ subscription }) => subscription !== current)
          .map(({ subscription, price }) => (
            <li key={subscription}>
              <Link to={planPath(subscription)}>
                <TierMark tier={subscription} /> <PlanPrice price={price} />
              </Link>
            </li>
          ))}
        <li>
          <Link to={priceListPath}>
            <Trans>All plans side by side</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
