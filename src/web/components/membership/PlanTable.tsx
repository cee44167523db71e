import { Link } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PlanEntry } from '../../../contract/subscriptions.ts'
import { TierMark } from '../business/marks.tsx'
import { PlanButton } from './PlanButton.tsx'
import { planPath } from './paths.ts'
import { PlanPrice } from './PlanPrice.tsx'
import styles from './PlanTable.module.css'

/** What each plan costs and holds, one line each; on phones one block each. */
export function PlanTable({ plans }: { plans: readonly PlanEntry[] }) {
  return (
    <table className={styles.table}>
      <caption className="vh">
        <Trans>Membership plans, their prices and what they hold</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Plan</Trans>
          </th>
          <th scope="col">
            <Trans>Price for a year</Trans>
          </th>
          <th scope="col">
            <Trans>Products shown</Trans>
          </th>
          <th scope="col">
            <Trans>Check of documents</Trans>
          </th>
          <th scope="col">
            <Trans>Boosts a month</Trans>
          </th>
          <th scope="col">
            <Trans>Support a year</Trans>
          </th>
          <th scope="col" className={styles.action}>
            <Trans>To the plan</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <PlanRow key={plan.planId} plan={plan} />
        ))}
      </tbody>
    </table>
  )
}

function PlanRow({ plan }: { plan: PlanEntry }) {
  const { t } = useLingui()
  const { subscription, price, products, verification, boostsPerMonth, supportHours } = plan
  return (
    <tr>
      <th scope="row">
        <Link className={styles.plan} to={planPath(subscription)}>
          <TierMark tier={subscription} />
        </Link>
      </th>
      <td data-name={t`Price for a year`} className={styles.price}>
        <PlanPrice price={price} />
      </td>
      <td data-name={t`Products shown`} className={styles.number}>
        {products}
      </td>
      <td data-name={t`Check of documents`}>
        {verification ? <Trans context="in the plan">Included</Trans> : <NotIncluded />}
      </td>
      <td data-name={t`Boosts a month`} className={styles.number}>
        {boostsPerMonth > 0 ? boostsPerMonth : <NotIncluded />}
      </td>
      <td data-name={t`Support a year`}>
        {supportHours > 0 ? <Plural value={supportHours} one="# hour" other="# hours" /> : <NotIncluded />}
      </td>
      <td className={styles.action}>
        <PlanButton tier={subscription} />
      </td>
    </tr>
  )
}

/** A line for the eye, words for whoever listens. */
export function NotIncluded() {
  return (
    <>
      <span aria-hidden className="muted">
        –
      </span>
      <span className="vh">
        <Trans context="in the plan">Not included</Trans>
      </span>
    </>
  )
}
