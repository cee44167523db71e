// Where plans are described, and where they are bought (section 2).
import type { SubscriptionName } from '../../../contract/businesses.ts'

export const priceListPath = '/price-list'

/** The page of a plan. */
export const planPath = (tier: SubscriptionName): string => `/membership-${tier}`

/** A membership belongs to a company, which is chosen first. */
export const buyPath = '/my-business?membership=choose-business'
