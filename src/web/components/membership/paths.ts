// Where plans are described, and where they are asked for (P2.29).
import type { SubscriptionName } from '../../../contract/businesses.ts'

export const priceListPath = '/price-list'

/** The page of a plan. */
export const planPath = (tier: SubscriptionName): string => `/membership-${tier}`

/** Where a plan is asked for: there is nothing to buy it with yet. */
export const askPath = '/contact-us'
