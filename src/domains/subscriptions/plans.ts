// What may be bought for a company (P6.5 and P7.9).
import type { PlanEntry } from '../../contract/subscriptions.ts'
import { subscriptions } from '../../contract/subscription-names.ts'
import { planCurrency, plans } from '../../contract/plans.ts'

/** The plans in order of upgrades. */
export const plansOnOffer: readonly PlanEntry[] = subscriptions.map((subscription) => ({
  ...plans[subscription],
  subscription,
  currency: planCurrency,
  period: 'year',
}))
