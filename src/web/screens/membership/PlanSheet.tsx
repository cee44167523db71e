import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { PlanButton } from '../../components/membership/PlanButton.tsx'
import { PlanPrice } from '../../components/membership/PlanPrice.tsx'
import { PriceNote } from '../../components/membership/PackagePrices.tsx'
import { NotIncluded } from '../../components/membership/PlanTable.tsx'
import styles from './PlanSheet.module.css'

/** Price, period and benefits of a plan (P3.9), and the way to it. */
export function PlanSheet({ plan }: { plan: PlanEntry }) {
  const { t } = useLingui()
  const { subscription, price, products, verification, boostsPerMonth, supportHours } = plan
  return (
    <section className={`sheet ${styles.sheet} ${styles[subscription]}`} aria-label={t`Price and benefits`}>
      <p>
        <b className={styles.price}>
          <PlanPrice price={price} />
        </b>{' '}
        <span className="muted">
          {price > 0 ? <Trans>for one company and one year</Trans> : <Trans>with no end date</Trans>}
        </span>
      </p>
      <dl className={styles.benefits}>
        <div>
          <dt>
            <Trans>Products shown</Trans>
          </dt>
          <dd>{products}</dd>
        </div>
        <div>
          <dt>
            <Trans>Check of documents</Trans>
          </dt>
          <dd>{verification ? <Trans context="in the plan">Included</Trans> : <NotIncluded />}</dd>
        </div>
        <div>
          <dt>
            <Trans>Boosts a month</Trans>
          </dt>
          <dd>{boostsPerMonth > 0 ? boostsPerMonth : <NotIncluded />}</dd>
        </div>
        <div>
          <dt>
            <Trans>Support a year</Trans>
          </dt>
          <dd>
            {supportHours > 0 ? (
              <Plural value={supportHours} one="# hour" other="# hours" />
            ) : (
              <NotIncluded />
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Company page, inquiries, team</Trans>
          </dt>
          <dd>
            <Trans context="in the plan">Included</Trans>
          </dd>
        </div>
      </dl>
      <PlanButton tier={subscription} variant="primary" size="large" block />
      {price > 0 && <PriceNote />}
    </section>
  )
}
