// Where plans are described and bought (P2.29).
import type { SubscriptionName } from '../../../contract/businesses.ts'

export const priceListPath = '/price-list'

/** The page of a plan. */
export const planPath = (tier: SubscriptionName): string => `/membership-${tier}`

/** Where a paid plan is bought: one chooses for which company (P2.29). */
export const buyPath = '/my-business?membership=choose-business'

/** Where questions about plans are asked. */
export const askPath = '/contact-us'
